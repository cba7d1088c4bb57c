"""Code of Laws on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play


def test_code_of_laws_tucks_a_colour_on_the_board_and_may_splay_it_left() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["code_of_laws"], "green": ["sailing"]},
            "hand": ["the_wheel", "clothing", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Ann", {"the_wheel", "clothing", "pass"})
    play(game, "Ann: the_wheel")
    expect(game, Ann={"board": {"green": {"cards": ["sailing", "the_wheel"], "splay": None}}})
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    expect(
        game,
        Ann={
            "board": {"green": {"cards": ["sailing", "the_wheel"], "splay": "left"}},
            "hand": ["clothing", "oars"],
            "icons": {"castle": 1},
        },
    )


def test_code_of_laws_offers_no_splay_that_changes_nothing_INN_8_1() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["code_of_laws"],
                "green": {"cards": ["sailing", "clothing"], "splay": "left"},
            },
            "hand": ["the_wheel"],
        },
        Bob={},
    )
    play(game, "Ann: dogma code_of_laws", "Ann: the_wheel")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"green": {"cards": ["sailing", "clothing", "the_wheel"], "splay": "left"}}})


def test_code_of_laws_declined_offers_no_splay() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["code_of_laws"], "green": ["sailing", "clothing"]},  # 4 crowns
            "hand": ["the_wheel"],
        },
        Bob={  # 4 crowns; no hand card of a colour on Bob's board
            "board": {"green": ["compass"], "purple": ["city_states"]},
            "hand": ["oars", "tools"],
        },
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Ann", {"the_wheel", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["the_wheel"]}, Bob={"hand": ["oars", "tools"]})


def test_code_of_laws_looks_at_the_board_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"purple": ["code_of_laws"]}, "hand": ["mysticism"]},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "hand": ["clothing", "currency", "city_states"]},  # 2 crowns
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Bob", {"clothing", "currency", "pass"})
    play(game, "Bob: clothing")
    assert asked(game) == ("Bob", {"green", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"mysticism", "pass"})
    play(game, "Ann: pass")
    # The tuck was a change, even if the splay was declined.
    expect(
        game,
        Ann={"hand": ["mysticism", "oars"]},
        Bob={"board": {"green": {"cards": ["sailing", "clothing"], "splay": None}}},
    )
