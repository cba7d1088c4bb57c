"""Printing Press on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play


def test_printing_press_draws_two_above_purple_and_splays() -> None:
    game = innovation(
        piles={1: [], 4: ["navigation"]},
        Ann={
            "board": {"blue": ["printing_press", "writing"], "purple": ["philosophy"]},
            "score": ["oars", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["printing_press", "writing"], "splay": "right"}
    expect(
        game, piles={1: ["tools"]}, Ann={"score": ["oars"], "hand": ["navigation"], "board": {"blue": blue}}
    )


def test_printing_press_draws_a_two_without_purple_INN_7_1() -> None:
    game = innovation(
        piles={1: ["archery"], 2: ["calendar"]},
        Ann={"board": {"blue": ["printing_press"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"  # a single blue card cannot be splayed
    expect(game, piles={1: ["archery", "oars"], 2: []}, Ann={"score": [], "hand": ["calendar"]})


def test_printing_press_shared_looks_at_the_sharer_s_purple() -> None:
    game = innovation(
        piles={1: [], 4: ["navigation", "gunpowder"], 5: ["coal"]},
        Ann={"board": {"blue": ["printing_press"], "purple": ["mysticism"]}, "score": ["tools"]},  # 2 bulbs
        Bob={"board": {"purple": ["education"]}, "score": ["oars", "archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Bob", {"oars", "archery", "pass"})
    play(game, "Bob: oars")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"]},
        Ann={"hand": ["navigation"], "score": ["tools"]},
        Bob={"hand": ["coal"], "score": ["archery"]},
    )


def test_printing_press_asks_only_for_the_splay_without_a_score() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={"board": {"blue": ["printing_press", "writing"], "purple": ["philosophy"]}, "hand": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: pass")
    expect(game, piles={4: ["navigation"]}, Ann={"hand": ["oars"], "board": {"blue": {"splay": None}}})
