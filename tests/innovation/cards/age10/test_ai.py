"""A.I. on whole tables; the icon of its dogma is the bulb."""

from tests.table import acting, expect, innovation, play, told


def test_ai_is_won_by_the_single_lowest_score_once_robotics_and_software_are_tops_INN_10_3() -> None:
    for bob, cat, winners in (
        ([], ["oars"], ["Bob"]),
        (["coal"], ["oars"], ["Cat"]),
        (["tools"], ["oars"], None),
    ):
        game = innovation(
            Ann={"board": {"purple": ["ai"]}},  # 2 bulbs
            Bob={"board": {"red": ["robotics"]}, "score": bob},
            Cat={"board": {"blue": ["software"]}, "score": cat},
            piles={10: ["databases"]},
        )
        play(game, "Ann: dogma ai")
        expect(game, Ann={"score": ["databases"]}, winners=winners, reason="INN-10.3" if winners else None)
        assert bool(told(game, "nothing", why="nobody", rule="INN-10.3")) == (winners is None)


def test_ai_is_not_won_while_either_is_covered() -> None:
    for red, blue in (["robotics"], ["pottery", "software"]), (["oars", "robotics"], ["software"]):
        game = innovation(
            Ann={"board": {"purple": ["ai"], "red": red}},  # 2 bulbs
            Bob={"board": {"blue": blue}},
            piles={10: ["databases"]},
        )
        play(game, "Ann: dogma ai")
        assert acting(game) == "Ann"
        expect(game, Ann={"score": ["databases"]}, winners=None)
        assert told(game, "nothing", player="Ann", why="not_so")


def test_ai_melded_by_robotics_scores_and_wins_for_one_alone_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"]}},  # 2 factories
        Bob={
            "board": {"blue": ["software"], "green": ["classification"]},  # 3 bulbs, but nothing is shared
            "score": ["databases", "coal"],
        },
        piles={10: ["ai", "stem_cells", "globalization"]},
    )
    play(game, "Ann: dogma robotics")
    expect(
        game,
        Ann={"score": ["stem_cells"], "points": 10},
        Bob={"points": 15},
        piles={10: ["globalization"]},
        winners=["Ann"],
        reason="INN-10.3",
    )
