"""Industrialization of the third edition: colours with a factory are counted, not factories."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told

SIXES = ["vaccination", "atomic_theory", "classification", "democracy"]


def test_industrialization_tucks_a_6_for_each_colour_with_factories() -> None:
    game = third(
        Ann={
            "board": {
                "red": ["industrialization", "oars"],  # 2 factories
                "yellow": ["agriculture"],
                "green": ["banking"],  # 1 factory
            }
        },
        Bob={},
        piles={6: SIXES},
    )
    play(game, "Ann: dogma industrialization")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    expect(
        game,
        Ann={
            "board": {
                "red": {"cards": ["industrialization", "oars"], "splay": "right"},
                "yellow": ["agriculture", "vaccination"],
                "blue": ["atomic_theory"],
            }
        },
        piles={6: SIXES[2:]},
    )


def test_industrialization_adds_no_factory_that_comes_to_light_INN_5_10() -> None:
    game = third(
        Ann={
            "board": {
                "red": ["industrialization"],
                "yellow": {"cards": ["agriculture", "masonry"], "splay": "up"},
            }
        },
        Bob={},
        piles={6: ["canning", "vaccination"]},
    )
    play(game, "Ann: dogma industrialization")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"yellow": ["agriculture", "masonry", "canning"]}, "icons": {"factory": 4}},
        piles={6: ["vaccination"]},
    )


def test_industrialization_counts_each_sharers_own_colours() -> None:
    game = third(
        Ann={"board": {"red": ["industrialization"]}},  # 2 factories
        Bob={"board": {"red": ["coal"], "blue": ["chemistry"]}},  # 5 factories
        Cat={"board": {"green": ["banking"]}},  # 1 factory
        piles={6: [*SIXES, "encyclopedia"]},
    )
    play(game, "Ann: dogma industrialization")
    expect(
        game,
        Bob={"board": {"yellow": ["vaccination"], "blue": ["chemistry", "atomic_theory"]}},
        Cat={"board": {"green": ["banking"]}},
        Ann={"board": {"green": ["classification"]}, "hand": ["democracy"]},  # the bonus is a 6
        piles={6: ["encyclopedia"]},
    )
    assert told(game, "bonus", drawn=True)


def test_industrialization_offers_red_or_purple_to_those_who_share() -> None:
    game = third(
        Ann={"board": {"red": ["industrialization"]}},
        Bob={"board": {"red": ["coal", "oars"], "purple": ["mysticism", "philosophy"]}},
        piles={6: SIXES},
    )
    play(game, "Ann: dogma industrialization")
    assert asked(game) == ("Bob", {"red", "purple", "pass"})
    play(game, "Bob: purple")
    expect(game, Bob={"board": {"red": {"splay": None}, "purple": {"splay": "right"}}})
