"""Atomic Theory on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play


def test_atomic_theory_splays_blue_and_melds_a_seven_on_it() -> None:
    game = innovation(
        piles={7: ["evolution", "bicycle"]},
        Ann={"board": {"blue": ["atomic_theory", "tools"]}},
        Bob={},
    )
    play(game, "Ann: dogma atomic_theory")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["evolution", "atomic_theory", "tools"], "splay": "right"}
    expect(game, piles={7: ["bicycle"]}, Ann={"board": {"blue": blue}})


def test_atomic_theory_shared_goes_effect_by_effect_INN_5_1() -> None:
    game = innovation(
        piles={7: ["bicycle", "combustion", "lighting"]},
        Ann={"board": {"blue": {"cards": ["atomic_theory", "tools"], "splay": "right"}}},  # 3 + 1 bulbs
        Bob={"board": {"blue": ["printing_press", "writing"], "purple": ["democracy"]}},  # 2 + 2 bulbs
    )
    play(game, "Ann: dogma atomic_theory")
    assert asked(game) == ("Bob", {"blue", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"  # hers is splayed right already
    expect(
        game,
        piles={7: []},
        Ann={"board": {"red": ["combustion"]}, "hand": ["lighting"]},
        Bob={"board": {"green": ["bicycle"], "blue": {"splay": None}}},
    )
