"""Industrialization on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play


def test_industrialization_counts_the_factories_of_the_beginning_INN_5_10() -> None:
    game = innovation(
        piles={6: ["canning", "machine_tools", "vaccination"]},
        Ann={"board": {"red": ["industrialization"], "purple": ["emancipation"]}},  # 2 + 2 factories
        Bob={},
    )
    play(game, "Ann: dogma industrialization")  # canning shows two more, which are not added
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    red = {"cards": ["industrialization", "machine_tools"], "splay": "right"}
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"board": {"red": red, "yellow": ["canning"], "purple": ["emancipation"]}, "hand": []},
    )


def test_industrialization_counts_the_sharer_s_own_factories_INN_5_2() -> None:
    game = innovation(
        piles={6: ["canning", "atomic_theory", "democracy", "encyclopedia"]},
        Ann={"board": {"red": ["industrialization"]}},  # 2 factories: one card
        Bob={"board": {"red": ["coal"], "green": ["electricity"]}},  # 3 + 2 factories: two cards
    )
    play(game, "Ann: dogma industrialization")
    assert acting(game) == "Ann"  # nobody has two red or purple cards
    expect(
        game,
        piles={6: []},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["encyclopedia"]},
        Bob={"board": {"yellow": ["canning"], "blue": ["atomic_theory"]}},
    )


def test_industrialization_may_splay_purple_instead() -> None:
    game = innovation(
        piles={6: ["canning", "vaccination"]},
        Ann={
            "board": {
                "red": {"cards": ["industrialization", "archery"], "splay": "left"},
                "yellow": ["masonry"],
                "purple": ["philosophy", "mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma industrialization")
    assert asked(game) == ("Ann", {"red", "purple", "pass"})  # not yellow
    play(game, "Ann: purple")
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={
            "board": {
                "red": {"splay": "left"},
                "yellow": {"cards": ["masonry", "canning"], "splay": None},
                "purple": {"splay": "right"},
            }
        },
    )
