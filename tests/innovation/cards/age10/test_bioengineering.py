"""Bioengineering on whole tables; the icon of its dogma is the clock."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}


def test_bioengineering_takes_a_top_card_with_a_leaf_and_may_make_another_win_INN_10_3() -> None:
    for taken, winners in (("agriculture", ["Cat"]), ("anatomy", ["Bob"])):
        game = innovation(
            Ann={"board": {"blue": ["bioengineering"], "purple": ["reformation"]}},  # its own is no choice
            Bob={
                "board": {"yellow": ["agriculture"], "green": ["clothing"], "blue": ["tools", "pottery"]}
            },  # 5 leaves
            Cat={"board": {"yellow": ["anatomy"], "purple": ["code_of_laws"]}},  # 4 leaves
            Dan={"board": {"yellow": ["suburbia"]}},  # 2 leaves: fewer than three
        )
        play(game, "Ann: dogma bioengineering")
        assert asked(game) == ("Ann", {"agriculture", "clothing", "anatomy", "code_of_laws", "suburbia"})
        play(game, f"Ann: {taken}")
        expect(game, Ann={"score": [taken]}, winners=winners, reason="INN-10.3")


def test_bioengineering_names_nobody_when_several_have_the_most_leaves_INN_10_3() -> None:
    game = innovation(
        Ann={"board": {"blue": ["bioengineering"]}},  # no leaf
        Bob={"board": {"yellow": ["agriculture"]}},  # none, once it is taken
    )
    play(game, "Ann: dogma bioengineering")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["agriculture"], "points": 1}, Bob={"board": {}}, winners=None)
    assert told(game, "transfer", card="agriculture", to="score", receiver="Ann", rule="INN-7.8")
    assert told(game, "nothing", why="nobody", rule="INN-10.3")


def test_bioengineering_is_not_won_while_everybody_has_three_leaves() -> None:
    game = innovation(
        Ann={"board": {"blue": ["bioengineering"], "yellow": ["stem_cells"], "green": ["clothing"]}},  # 5
        Bob={"board": {"yellow": ["anatomy"], "purple": ["reformation"]}},  # 3 of 6 left
    )
    play(game, "Ann: dogma bioengineering")
    assert asked(game) == ("Ann", {"anatomy", "reformation"})
    play(game, "Ann: anatomy")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["anatomy"]}, winners=None)
    assert told(game, "nothing", player="Ann", why="not_so")


def test_bioengineering_shared_takes_from_the_activator_too_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["bioengineering"], "yellow": ["stem_cells"], "purple": ["reformation"]}},
        Bob={
            "board": {"blue": ["rocketry"], "yellow": ["anatomy"], "purple": ["socialism"]}
        },  # 3 clocks to 2
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma bioengineering")
    assert asked(game) == ("Bob", {"stem_cells", "reformation"})
    play(game, "Bob: stem_cells")
    assert asked(game) == ("Ann", {"anatomy", "socialism"})
    play(game, "Ann: anatomy")
    assert acting(game) == "Ann"  # both have three leaves left
    expect(
        game,
        Ann={"score": ["anatomy"], "board": {"yellow": None, "purple": ["reformation"]}, "hand": ["ai"]},
        Bob={"score": ["stem_cells"], "board": {"yellow": None, "purple": ["socialism"]}},
        winners=None,
    )


def test_bioengineering_in_teams_looks_at_all_but_takes_from_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"blue": ["bioengineering"]}},  # 2 clocks
        Bob={"board": {"yellow": ["agriculture"], "green": ["clothing"]}},
        Cat={"board": {"yellow": ["anatomy"], "blue": ["rocketry"]}},  # 3 clocks: shares, and comes first
        Dan={},
    )
    play(game, "Ann: dogma bioengineering")
    assert asked(game) == ("Cat", {"agriculture", "clothing"})
    play(game, "Cat: clothing")
    # Agriculture is all that is left to Ann; then Cat's three leaves are the most.
    expect(
        game,
        Ann={"score": ["agriculture"]},
        Cat={"score": ["clothing"]},
        winners=["Ann", "Cat"],
        reason="INN-10.3",
    )
