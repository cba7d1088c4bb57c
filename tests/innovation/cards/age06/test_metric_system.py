"""Metric System on whole tables; the icon of its dogma is the crown."""

from tests.table import acting, asked, expect, innovation, play, told


def test_metric_system_splays_any_colour_behind_green() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["metric_system", "sailing"], "splay": "right"},
                "red": ["archery", "oars"],
                "blue": {"cards": ["tools", "writing"], "splay": "left"},
                "purple": ["mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Ann", {"red", "blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"  # green is splayed right already
    expect(game, Ann={"board": {"blue": {"splay": "right"}, "red": {"splay": None}}})


def test_metric_system_asks_only_for_green_without_the_splay() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["metric_system", "sailing"], "splay": "up"},
                "red": ["archery", "oars"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"  # the first effect does not come again
    expect(game, Ann={"board": {"green": {"splay": "right"}, "red": {"splay": None}}})


def test_metric_system_fulfils_wonder_of_the_sharer_INN_9_3() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["metric_system"]}},  # 2 crowns
        Bob={
            "board": {
                "red": {"cards": ["optics", "oars"], "splay": "up"},  # 3 crowns, and 1 beneath
                "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
                "green": {"cards": ["the_wheel", "sailing"], "splay": "right"},
                "blue": ["tools", "writing"],
                "purple": {"cards": ["mysticism", "monotheism"], "splay": "up"},
            }
        },
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Bob", {"red", "blue", "purple", "pass"})  # yellow is right
    play(game, "Bob: blue")
    assert acting(game) == "Ann"
    expect(game, Ann={"achievements": [], "hand": ["democracy"]}, Bob={"achievements": ["wonder"]})
    assert len(told(game, "achieve", player="Bob", how="due", rule="INN-9.3")) == 1
