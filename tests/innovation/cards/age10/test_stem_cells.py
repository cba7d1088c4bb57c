"""Stem Cells on whole tables; the icon of its dogma is the leaf."""

from tests.table import acting, asked, expect, innovation, play, told


def test_stem_cells_scores_the_whole_hand() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["stem_cells"]}, "hand": ["oars", "tools", "computers"]}, Bob={}
    )
    play(game, "Ann: dogma stem_cells")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": ["oars", "tools", "computers"], "points": 11})
    assert len(told(game, "score", player="Ann", rule="INN-7.6")) == 3


def test_stem_cells_declined_or_without_a_hand_changes_nothing_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["stem_cells"]}},  # 3 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]},  # 3 leaves
        Cat={"board": {"blue": ["pottery"]}},  # 3 leaves
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma stem_cells")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["oars"], "score": []}, piles={10: ["ai"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_stem_cells_stops_at_the_monument_that_wins_INN_9_8() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["stem_cells"]},
            "hand": ["software", "coal", "tools", "gunpowder", "paper", "calendar", "oars"],
            "achievements": [1, 2, 3, 4, 5],
        },
        Bob={},
    )
    play(game, "Ann: dogma stem_cells", "Ann: yes")
    # One by one, by rising value: the sixth is Coal.
    expect(
        game,
        Ann={
            "hand": ["software"],
            "score": ["oars", "tools", "calendar", "paper", "gunpowder", "coal"],
            "achievements": [1, 2, 3, 4, 5, "monument"],
        },
        winners=["Ann"],
        reason="INN-10.1",
    )
