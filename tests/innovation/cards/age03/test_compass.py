"""Compass on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_compass_lets_the_one_who_obeys_choose_on_both_boards_INN_5_3() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["compass"], "red": ["oars", "archery"], "purple": ["mysticism"]}
        },  # 3 crowns
        Bob={  # 1 crown; Fermenting lies beneath
            "board": {
                "yellow": ["agriculture", "fermenting"],
                "blue": ["pottery"],
                "green": ["clothing"],
            },
        },
    )
    play(game, "Ann: dogma compass")
    assert asked(game) == ("Bob", {"agriculture", "pottery"})
    play(game, "Bob: agriculture")
    expect(game, Ann={"board": {"yellow": ["agriculture"]}})
    assert asked(game) == ("Bob", {"oars", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"], "red": ["oars", "archery"], "yellow": ["agriculture"]}},
        Bob={"board": {"purple": ["mysticism"], "yellow": ["fermenting"], "blue": ["pottery"]}},
    )


def test_compass_gives_a_card_even_when_none_was_taken() -> None:
    game = innovation(
        Ann={"board": {"green": ["compass"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"green": ["sailing"], "blue": ["writing", "pottery"]}},  # 3 crowns
        Cat={"board": {"green": ["clothing"], "red": ["archery"]}},  # 1 crown
        Dan={"board": {"green": ["currency"]}},  # 2 crowns
    )
    play(game, "Ann: dogma compass")
    # Cat's only leaf is on a green card, but Ann's one top card without a leaf goes to Cat all the same.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"]}},
        Bob={"board": {"green": ["sailing"], "blue": ["writing", "pottery"]}},
        Cat={"board": {"green": ["clothing"], "red": ["archery"], "blue": ["tools"]}},
    )


def test_compass_gives_nothing_when_every_top_card_has_a_leaf() -> None:
    game = innovation(
        Ann={"board": {"green": ["compass"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"yellow": ["agriculture", "masonry"]}},
        Cat={"board": {"blue": ["pottery"]}},
    )
    play(game, "Ann: dogma compass")
    # Bob gives Agriculture and takes Tools; for Cat only cards with a leaf are left.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"], "yellow": ["agriculture"], "blue": ["pottery"]}},
        Bob={"board": {"yellow": ["masonry"], "blue": ["tools"]}},
        Cat={"board": {}},
    )
