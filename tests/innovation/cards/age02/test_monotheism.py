"""Monotheism on whole tables; the icon of its dogma is the castle."""

from tests.table import asked, expect, innovation, play, told


def test_monotheism_takes_a_colour_that_the_activator_lacks_and_both_tuck() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"], "red": ["archery"]}},  # 5 castles
        Bob={"board": {"red": ["oars"], "green": ["sailing"], "blue": ["tools"]}},  # 3 castles
        piles={1: ["the_wheel", "city_states", "writing"]},
    )
    play(game, "Ann: dogma monotheism")
    assert asked(game) == ("Bob", {"sailing", "tools"})
    play(game, "Bob: tools")
    expect(
        game,
        Ann={"score": ["tools"], "board": {"purple": ["monotheism", "city_states"]}},
        Bob={"board": {"red": ["oars"], "green": ["sailing", "the_wheel"]}, "hand": []},
        piles={1: ["writing"]},
    )
    assert len(told(game, "tuck")) == 2


def test_monotheism_leaves_colours_that_the_activator_has_and_then_nothing_is_tucked_for_it() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"], "red": ["archery"]}},  # 5 castles
        Bob={"board": {"red": ["oars"], "purple": ["code_of_laws"]}},  # 2 castles
        piles={1: ["the_wheel", "writing"]},
    )
    play(game, "Ann: dogma monotheism")
    expect(
        game,
        Ann={"score": [], "board": {"green": ["the_wheel"]}},
        Bob={"board": {"red": ["oars"], "purple": ["code_of_laws"]}},
        piles={1: ["writing"]},
    )
    assert told(game, "nothing", player="Bob", why="not_done", rule="INN-5.7")


def test_monotheism_demands_of_two_in_turn_and_tucks_for_a_sharer_first() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"]}},  # 3 castles
        Bob={"board": {"green": ["sailing", "clothing"]}},
        Cat={"board": {"yellow": {"cards": ["masonry", "agriculture"], "splay": "left"}}},  # 3 castles
        Dan={"board": {"blue": ["tools"]}},  # 1 castle
        piles={1: ["the_wheel", "pottery", "domestication", "oars", "writing"], 2: ["calendar"]},
    )
    play(game, "Ann: dogma monotheism")
    expect(
        game,
        Bob={"board": {"green": ["clothing", "the_wheel"]}},
        Dan={"board": {"blue": ["pottery"]}},
        Cat={"board": {"yellow": {"cards": ["masonry", "agriculture", "domestication"], "splay": "left"}}},
        Ann={"score": ["sailing", "tools"], "board": {"red": ["oars"]}, "hand": ["calendar"]},
        piles={1: ["writing"], 2: []},
    )
