"""Archery on whole tables; the icon of its dogma is the castle."""

from tests.table import acting, asked, expect, innovation, play, told


def test_archery_takes_the_highest_hand_card_whether_drawn_or_held() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},  # 2 castles
        Bob={"hand": ["tools", "calendar"]},
        piles={1: ["oars", "sailing"]},
    )
    play(game, "Ann: dogma archery")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["calendar"]}, Bob={"hand": ["tools", "oars"]}, piles={1: ["sailing"]})
    assert told(game, "affect", player="Bob", role="obeys", rule="INN-5.3")
    assert not told(game, "reveal")


def test_archery_lets_the_owner_choose_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},
        Bob={"hand": ["currency", "calendar", "tools"]},
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma archery")
    assert asked(game) == ("Bob", {"currency", "calendar"})
    play(game, "Bob: currency")
    expect(game, Ann={"hand": ["currency"]}, Bob={"hand": ["calendar", "tools", "oars"]})


def test_archery_counts_the_card_drawn_from_a_higher_pile_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},
        Bob={"hand": ["tools"]},
        piles={1: [], 2: [], 3: ["paper"]},
    )
    play(game, "Ann: dogma archery")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["tools"]}, piles={3: []})


def test_archery_spares_those_with_as_many_castles_and_goes_round_clockwise_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        Ann={"board": {"green": ["sailing"]}},
        Bob={"board": {"red": ["archery"]}},  # 2 castles
        Cat={"board": {"blue": ["tools"]}},  # 1 castle
        Dan={"board": {"yellow": ["domestication"]}, "hand": ["paper"]},  # 2 castles
        piles={1: ["oars", "writing", "pottery"]},
    )
    play(game, "Bob: dogma archery")
    # Cat, on Bob's left, draws Oars and gives it; then Ann draws Writing and gives it.
    assert [event.player for event in told(game, "draw")] == ["Cat", "Ann"]
    expect(game, Bob={"hand": ["oars", "writing"]}, Dan={"hand": ["paper"]}, piles={1: ["pottery"]})
    assert told(game, "affect", player="Dan", role="immune")
    assert acting(game) == "Bob"
