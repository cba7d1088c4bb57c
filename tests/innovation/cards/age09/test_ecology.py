"""Ecology on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, asked, expect, innovation, play, told


def test_ecology_returns_one_card_scores_another_and_draws_two_10s() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["ecology"]}, "hand": ["oars", "coal", "tools"]},
        Bob={},
        piles={1: [], 10: ["robotics", "ai", "databases"]},
    )
    play(game, "Ann: dogma ecology")
    assert asked(game) == ("Ann", {"oars", "coal", "tools", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"coal", "tools"})
    play(game, "Ann: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "robotics", "ai"], "score": ["coal"]},
        piles={1: ["oars"], 10: ["databases"]},
    )
    assert not told(game, "reveal")


def test_ecology_shared_scores_from_the_sharers_own_hand_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["ecology"]}, "hand": ["tools"]},  # 2 bulbs
        Bob={"board": {"yellow": ["perspective"]}, "hand": ["oars", "coal"]},  # 2 bulbs
        piles={9: ["genetics"], 10: ["robotics", "ai", "databases"]},
    )
    play(game, "Ann: dogma ecology", "Bob: oars")
    assert asked(game) == ("Ann", {"tools", "pass"})  # Bob scored his last card unasked
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "genetics"], "score": []},
        Bob={"hand": ["robotics", "ai"], "score": ["coal"]},
        piles={10: ["databases"]},
    )


def test_ecology_draws_the_10s_even_with_nothing_left_to_score_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["ecology"]}, "hand": ["oars"]},
        Bob={},
        piles={10: ["robotics", "ai"]},
    )
    play(game, "Ann: dogma ecology")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["robotics", "ai"], "score": []}, piles={10: []})


def test_ecology_declined_or_without_a_hand_does_nothing() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["ecology"]}},  # 2 bulbs
        Bob={"board": {"blue": ["tools"]}, "hand": ["oars", "coal"]},  # 2 bulbs
        piles={10: ["robotics", "ai"]},
    )
    play(game, "Ann: dogma ecology")
    assert asked(game) == ("Bob", {"oars", "coal", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(
        game, Ann={"hand": []}, Bob={"hand": ["oars", "coal"], "score": []}, piles={10: ["robotics", "ai"]}
    )
    assert told(game, "bonus", drawn=False, why="nothing")


def test_ecology_can_end_the_game_with_a_shared_victory_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["ecology"]}, "hand": ["oars", "coal"]},
        Bob={"score": ["physics"]},
        Cat={"score": ["gunpowder"], "achievements": [1]},
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma ecology", "Ann: oars")
    expect(game, Ann={"hand": ["ai"], "points": 5}, winners=["Ann", "Bob"], reason="INN-10.2")
