"""Globalization on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_globalization_returns_a_top_card_with_a_leaf_and_looks_for_leaves_everywhere() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["globalization"], "purple": ["code_of_laws"]}},  # 3 factories
        Bob={"board": {"yellow": ["agriculture", "masonry"], "green": ["clothing"], "blue": ["tools"]}},
        piles={1: [], 6: ["canning", "democracy"]},
    )
    play(game, "Ann: dogma globalization")
    assert asked(game) == ("Bob", {"agriculture", "clothing"})
    play(game, "Bob: agriculture")
    assert acting(game) == "Ann"  # Bob has two leaves and no factory left
    expect(
        game,
        Ann={"score": ["canning"]},
        Bob={"board": {"yellow": ["masonry"], "green": ["clothing"], "blue": ["tools"]}},
        piles={1: ["agriculture"], 6: ["democracy"]},
        winners=None,
    )


def test_globalization_is_won_by_the_single_player_with_the_most_points_INN_10_3() -> None:
    for score, winners in ([], ["Ann"]), (["bicycle"], ["Bob"]), (["coal", "oars"], None):
        game = innovation(
            Ann={"board": {"yellow": ["globalization"], "green": ["clothing"]}},  # 3 factories, 2 leaves
            Bob={
                "board": {"yellow": ["agriculture"], "green": ["mapmaking"]},
                "score": score,
            },  # 3 leaves, returned
            Cat={},
            piles={6: ["canning"]},
        )
        play(game, "Ann: dogma globalization")
        expect(game, Ann={"points": 6}, winners=winners, reason="INN-10.3" if winners else None)
        assert bool(told(game, "nothing", why="nobody", rule="INN-10.3")) == (winners is None)


def test_globalization_can_be_won_by_a_sharer_before_the_activator_scores_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["globalization"]}, "score": ["coal"]},  # 3 factories
        Bob={"board": {"red": ["machine_tools"]}},  # 3 factories
        piles={6: ["democracy", "canning"]},
    )
    play(game, "Ann: dogma globalization")
    expect(
        game, Ann={"points": 5}, Bob={"points": 6}, piles={6: ["canning"]}, winners=["Bob"], reason="INN-10.3"
    )
    assert game.decision is None


def test_globalization_is_not_won_while_anybody_has_more_leaves_than_factories() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["globalization"]}},  # 3 factories
        Bob={"board": {"yellow": ["agriculture", "refrigeration"]}},  # Refrigeration's leaves come to light
        piles={6: ["canning"]},
    )
    play(game, "Ann: dogma globalization")
    assert acting(game) == "Ann"
    expect(game, Ann={"points": 6}, Bob={"board": {"yellow": ["refrigeration"]}}, winners=None)


def test_globalization_in_teams_is_won_by_the_team_of_the_single_player_INN_10_4() -> None:
    for score, winners in (["computers"], ["Ann", "Cat"]), ([], ["Bob", "Dan"]):
        game = innovation(
            options=TEAMS,
            Ann={"board": {"yellow": ["globalization"]}},  # 3 factories
            Bob={"board": {"yellow": ["anatomy"]}, "score": ["bicycle"]},  # its leaves are returned
            Cat={"board": {"red": ["coal"]}, "score": score},  # 3 factories: scores a 6 before Ann
            Dan={"score": ["physics"]},
            piles={6: ["canning", "democracy"]},
        )
        play(game, "Ann: dogma globalization")
        expect(game, Ann={"score": []}, piles={6: ["democracy"]}, winners=winners, reason="INN-10.3")
