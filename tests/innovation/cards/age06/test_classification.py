"""Classification on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_classification_takes_a_colour_from_all_hands_and_melds_it() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}, "hand": ["oars", "tools"]},
        Bob={"hand": ["archery", "writing"]},
        Cat={"hand": ["coal"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"oars", "archery", "coal"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "archery"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["archery", "oars", "coal"]}, "hand": ["tools"]},
        Bob={"hand": ["writing"]},
        Cat={"hand": []},
    )
    assert len(told(game, "reveal", player="Ann", card="oars")) == 1
    assert len(told(game, "transfer", receiver="Ann")) == 2


def test_classification_reveals_one_and_melds_all_of_its_colour() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}, "hand": ["sailing", "compass", "tools"]},
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Ann", {"sailing", "compass", "tools"})
    play(game, "Ann: compass")
    assert asked(game) == ("Ann", {"sailing", "compass"})
    play(game, "Ann: compass")
    assert acting(game) == "Ann"
    green = ["sailing", "compass", "classification"]
    expect(game, Ann={"board": {"green": green}, "hand": ["tools"]}, Bob={"hand": ["writing"]})
    assert not told(game, "reveal", card="sailing")


def test_classification_of_an_empty_hand_does_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}},
        Bob={"hand": ["archery", "writing"]},
    )
    play(game, "Ann: dogma classification")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "board": {"red": None, "blue": None}}, Bob={"hand": ["archery", "writing"]})
    assert not told(game, "reveal")


def test_classification_shared_takes_the_activator_s_cards_first() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["classification"]}, "hand": ["oars"]},  # 3 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Bob", {"oars", "archery"})  # the order; what to reveal was not asked
    play(game, "Bob: archery")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["democracy"], "board": {"red": None}},
        Bob={"hand": [], "board": {"red": ["oars", "archery"]}},
    )


def test_classification_shared_asks_the_sharer_for_an_own_card() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["classification"]}, "hand": ["tools", "coal"]},
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["archery", "writing"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Bob", {"archery", "writing"})
    play(game, "Bob: writing")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"coal", "archery"})  # the order; she had one card left to reveal
    play(game, "Ann: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["democracy"], "board": {"red": ["archery", "coal"]}},
        Bob={"hand": [], "board": {"blue": ["writing", "tools"]}},
    )
