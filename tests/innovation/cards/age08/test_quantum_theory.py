"""Quantum Theory on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told


def test_quantum_theory_draws_a_10_and_scores_another_for_two_cards() -> None:
    game = innovation(
        Ann={"board": {"blue": ["quantum_theory"]}, "hand": ["oars", "tools", "coal"]},
        Bob={},
        piles={1: [], 5: [], 10: ["robotics", "software", "ai"]},
    )
    play(game, "Ann: dogma quantum_theory")
    assert asked(game) == ("Ann", {"oars", "tools", "coal", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "robotics"], "score": ["software"], "points": 10},
        piles={1: ["tools"], 5: ["coal"], 10: ["ai"]},
    )
    assert not told(game, "reveal")


def test_quantum_theory_gives_nothing_for_one_card_but_a_bonus_for_it_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["quantum_theory"]}, "hand": ["oars", "tools"]},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}, "hand": ["coal"]},  # 3 clocks
        piles={8: ["flight"], 10: ["robotics", "software"]},
    )
    play(game, "Ann: dogma quantum_theory")
    assert asked(game) == ("Bob", {"coal", "pass"})
    play(game, "Bob: coal")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "flight"], "score": []},
        Bob={"hand": [], "score": []},
        piles={10: ["robotics", "software"]},
    )


def test_quantum_theory_draws_the_10s_that_were_returned_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["quantum_theory"]}, "hand": ["robotics", "software"]},
        Bob={},
        piles={10: []},
    )
    play(game, "Ann: dogma quantum_theory", "Ann: software", "Ann: robotics")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["software"], "score": ["robotics"]}, piles={10: []})


def test_quantum_theory_ends_the_game_with_the_last_10_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["quantum_theory"]}, "hand": ["oars", "tools"]},
        Bob={"score": ["writing"]},
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma quantum_theory", "Ann: oars", "Ann: tools")
    assert game.decision is None
    expect(game, Ann={"hand": ["ai"], "points": 0}, winners=["Bob"], reason="INN-10.2")
