"""Machine Tools on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, expect, innovation, play, told


def test_machine_tools_scores_the_value_of_the_highest_score_card() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning"]},
        Ann={"board": {"red": ["machine_tools"]}, "score": ["oars", "banking"]},
        Bob={},
    )
    play(game, "Ann: dogma machine_tools")
    assert acting(game) == "Ann"
    expect(game, piles={5: [], 6: ["canning"]}, Ann={"score": ["oars", "banking", "coal"], "points": 11})


def test_machine_tools_scores_a_one_without_a_score_INN_7_1() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning"]},
        Ann={"board": {"red": ["machine_tools"]}},
        Bob={},
    )
    play(game, "Ann: dogma machine_tools")
    expect(game, piles={1: [], 6: ["canning"]}, Ann={"score": ["tools"], "hand": []})
    assert len(told(game, "draw", card="tools", value=0, age=1, rule="INN-3.2")) == 1


def test_machine_tools_shared_looks_at_each_score() -> None:
    game = innovation(
        piles={3: ["compass"], 6: ["canning"], 7: ["bicycle"], 8: [], 9: ["ecology"]},
        Ann={"board": {"red": ["machine_tools"]}, "score": ["mobility"]},  # 3 factories, an 8
        Bob={"board": {"red": ["explosives"]}, "score": ["paper", "calendar"]},  # 3 factories, a 3
    )
    play(game, "Ann: dogma machine_tools")
    expect(
        game,
        Ann={"score": ["mobility", "ecology"], "hand": ["canning"]},
        Bob={"score": ["paper", "calendar", "compass"], "hand": []},
    )
