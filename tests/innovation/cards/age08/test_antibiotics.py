"""Antibiotics on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_antibiotics_draws_two_8s_for_every_different_value() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["antibiotics"]}, "hand": ["oars", "tools", "coal", "physics"]},
        Bob={},
        piles={1: [], 5: [], 8: ["flight", "mobility", "rocketry", "socialism", "empiricism"]},
    )
    play(game, "Ann: dogma antibiotics")
    assert asked(game) == ("Ann", {"oars", "tools", "coal", "physics", "pass"})
    play(game, "Ann: tools", "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "physics", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["physics", "flight", "mobility", "rocketry", "socialism"]},
        piles={1: ["tools", "oars"], 5: ["coal"], 8: ["empiricism"]},
    )
    assert not told(game, "reveal")


def test_antibiotics_draws_the_8s_that_went_back_to_an_empty_pile_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["antibiotics"]}, "hand": ["corporations", "skyscrapers"]},
        Bob={},
        piles={8: []},
    )
    play(game, "Ann: dogma antibiotics", "Ann: corporations")
    assert asked(game) == ("Ann", {"skyscrapers", "pass"})
    play(game, "Ann: skyscrapers")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["corporations", "skyscrapers"]}, piles={8: []})
    assert [event.data["card"] for event in told(game, "draw")] == ["corporations", "skyscrapers"]


def test_antibiotics_declined_draws_nothing_and_earns_no_bonus_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["antibiotics"]}},  # 3 leaves; no hand: not asked
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]},  # 3 leaves
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma antibiotics")
    assert asked(game) == ("Bob", {"oars", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["oars"]}, piles={8: ["flight"]})
    assert told(game, "bonus", drawn=False, why="nothing")
