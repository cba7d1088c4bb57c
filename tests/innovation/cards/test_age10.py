"""The cards of age 10 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}

# Miniaturization: bulbs.


def test_miniaturization_draws_a_10_for_every_value_in_the_score() -> None:
    game = innovation(
        Ann={
            "board": {"red": ["miniaturization"]},
            "hand": ["robotics", "oars"],
            "score": ["tools", "writing", "coal", "computers"],  # values 1, 5 and 9
        },
        Bob={"score": ["paper"]},
        piles={10: ["ai", "databases", "software"]},
    )
    play(game, "Ann: dogma miniaturization")
    assert asked(game) == ("Ann", {"robotics", "oars", "pass"})
    play(game, "Ann: robotics")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "ai", "databases", "software"]}, piles={10: ["robotics"]})
    assert not told(game, "reveal")


def test_miniaturization_shared_looks_at_the_sharers_score_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "score": ["tools"]},  # 2 bulbs
        Bob={"board": {"yellow": ["perspective"]}, "hand": ["robotics"], "score": ["coal", "oars"]},  # 2
        piles={10: ["ai", "databases", "software"]},
    )
    play(game, "Ann: dogma miniaturization", "Bob: robotics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["software"]},  # the bonus
        Bob={"hand": ["ai", "databases"]},
        piles={10: ["robotics"]},
    )


def test_miniaturization_draws_nothing_for_less_than_a_10_or_without_a_score() -> None:
    for hand, score in (["computers"], ["tools", "coal"]), (["robotics"], []):
        game = innovation(
            Ann={"board": {"red": ["miniaturization"]}, "hand": hand, "score": score},
            Bob={},
            piles={9: [], 10: []},
        )
        play(game, "Ann: dogma miniaturization", f"Ann: {hand[0]}")
        assert acting(game) == "Ann"
        expect(game, Ann={"hand": []}, winners=None)


def test_miniaturization_draws_its_own_10_and_then_ends_the_game_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "hand": ["robotics"], "score": ["tools", "coal"]},
        Bob={"score": ["computers"]},
        piles={10: []},
    )
    play(game, "Ann: dogma miniaturization", "Ann: robotics")
    expect(game, Ann={"hand": ["robotics"], "points": 6}, winners=["Bob"], reason="INN-10.2")


def test_miniaturization_declined_by_a_sharer_is_no_change_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["miniaturization"]}, "score": ["tools"]},  # 2 bulbs, no hand: not asked
        Bob={"board": {"yellow": ["perspective"]}, "hand": ["robotics"], "score": ["coal"]},  # 2 bulbs
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma miniaturization")
    assert asked(game) == ("Bob", {"robotics", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["robotics"]}, piles={10: ["ai"]})


# Robotics: factories.


def test_robotics_scores_the_top_green_card_and_carries_out_a_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"], "green": ["sailing", "clothing"]}, "hand": ["oars"]},
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["tools"]},  # would share Stem Cells
        piles={10: ["stem_cells", "ai"]},
    )
    play(game, "Ann: dogma robotics")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["sailing"],
            "hand": ["oars"],
            "board": {"green": ["clothing"], "yellow": ["stem_cells"]},
        },
        Bob={"hand": ["tools"]},
        piles={10: ["ai"]},
    )


def test_robotics_melds_a_10_without_a_green_card_too_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"]}, "hand": ["tools"]},  # 2 factories
        Bob={
            "board": {"red": ["coal"], "green": ["measurement", "sailing"]},
            "hand": ["oars"],
        },  # 3 factories
        piles={10: ["databases", "miniaturization", "ai", "software"]},
    )
    play(game, "Ann: dogma robotics")
    # Bob, who shares, scores Measurement and melds Databases; Ann alone carries out Miniaturization.
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["miniaturization", "robotics"]}, "score": [], "hand": ["tools", "ai"]},
        Bob={"board": {"green": ["databases", "sailing"]}, "hand": ["oars"], "score": ["measurement"]},
        piles={10: ["software"]},
    )


def test_robotics_scores_the_green_card_before_it_melds_a_green_one() -> None:
    game = innovation(
        Ann={"board": {"red": ["robotics"], "green": ["sailing"]}},
        Bob={},
        piles={10: ["self_service"], 1: ["oars"]},
    )
    play(game, "Ann: dogma robotics")
    # Self Service carries out Robotics, the only other top card: it scores Self Service, and no 10 is left.
    expect(game, Ann={"score": ["sailing", "self_service"], "points": 11}, winners=["Ann"], reason="INN-10.2")
    assert [event.data["card"] for event in told(game, "execute")] == ["self_service", "robotics"]


# Globalization: factories.


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


# Stem Cells: leaves.


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


# Databases: clocks.


def test_databases_returns_half_of_each_score_rounded_up() -> None:
    game = innovation(
        Ann={"board": {"green": ["databases"]}, "score": ["writing"]},  # 3 clocks
        Bob={"score": ["oars", "tools", "coal"]},
        Cat={"score": ["paper"]},
        Dan={},
        piles={1: [], 3: [], 5: []},
    )
    play(game, "Ann: dogma databases")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    play(game, "Bob: tools")
    expect(game, piles={1: ["tools"]})
    assert asked(game) == ("Bob", {"oars", "coal"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["writing"]},
        Bob={"score": ["coal"]},
        Cat={"score": []},
        piles={1: ["tools", "oars"], 3: ["paper"], 5: []},
    )
    assert told(game, "nothing", player="Dan", rule="INN-5.7")


def test_databases_spares_those_with_as_many_clocks_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["databases"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}, "score": ["oars", "tools"]},  # 3 clocks
        Cat={"board": {"purple": ["railroad"]}, "score": ["coal", "paper", "physics", "optics"]},  # 2 clocks
        piles={3: [], 5: []},
    )
    play(game, "Ann: dogma databases", "Cat: physics")
    assert asked(game) == ("Cat", {"coal", "paper", "optics"})
    play(game, "Cat: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["paper", "optics"]},
        piles={3: [], 5: ["physics", "coal"]},
    )


# Self Service: crowns.


def test_self_service_carries_out_another_top_card_alone() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "blue": ["writing", "tools"], "red": ["archery"]}},
        Bob={"board": {"blue": ["experimentation"]}, "hand": ["coal"]},  # would share Writing
        piles={2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Ann", {"writing", "archery"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"  # nobody has an achievement: Ann has not more than Bob
    expect(game, Ann={"hand": ["calendar"]}, Bob={"hand": ["coal"]}, piles={2: ["currency"]}, winners=None)
    assert told(game, "execute", player="Ann", card="writing", rule="INN-5.8")
    assert told(game, "bonus", drawn=False, why="nobody")


def test_self_service_finds_no_demand_behind_mapmaking_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "purple": ["mysticism"]}},
        Bob={"board": {"green": ["mapmaking"], "purple": ["city_states"]}, "score": ["calendar"]},  # 4 crowns
        Cat={"score": ["oars"]},
        piles={1: ["tools"]},
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Bob", {"mapmaking", "city_states"})
    play(game, "Bob: mapmaking")
    # Then Ann, with one other top card, is not asked; Mysticism melds nothing: no blue pile yet.
    assert acting(game) == "Ann"
    expect(game, Bob={"score": ["calendar"]}, Cat={"score": ["oars"]}, Ann={"hand": ["tools"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_self_service_earns_a_bonus_by_what_the_sharer_carries_out_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"]}},  # 3 crowns
        Bob={"board": {"green": ["navigation"], "blue": ["writing"]}},  # 4 crowns
        piles={2: ["calendar"], 10: ["ai"]},
    )
    play(game, "Ann: dogma self_service", "Bob: writing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["ai"]}, Bob={"hand": ["calendar"]})
    assert told(game, "bonus", drawn=True, rule="INN-5.5")


def test_self_service_without_another_top_card_does_nothing() -> None:
    game = innovation(Ann={"board": {"green": ["self_service", "sailing"]}}, Bob={"hand": ["oars"]})
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    assert not told(game, "execute")
    assert told(game, "nothing", player="Ann", why="no_card", rule="INN-5.7")


def test_self_service_wins_with_more_achievements_than_each_other_player_INN_10_3() -> None:
    for bob, winners in (["empire"], ["Ann"]), (["empire", "world"], None):
        game = innovation(
            Ann={"board": {"green": ["self_service"]}, "achievements": [1, 2]},
            Bob={"achievements": bob},
            Cat={},
        )
        play(game, "Ann: dogma self_service")
        expect(game, winners=winners, reason="INN-10.3" if winners else None)


def test_self_service_can_be_won_by_a_sharer_INN_10_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"]}, "achievements": [1]},  # 3 crowns
        Bob={"board": {"green": ["navigation"]}, "achievements": [2, 3]},  # 3 crowns
    )
    play(game, "Ann: dogma self_service")
    expect(game, winners=["Bob"], reason="INN-10.3")
    assert told(game, "nothing", player="Bob", why="no_effects", card="navigation", rule="INN-5.8")


def test_self_service_wins_with_a_field_that_the_other_card_claims_INN_9_6() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "purple": ["astronomy"]}},
        Bob={},
        piles={6: ["canning"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"hand": ["canning"], "achievements": ["universe"]}, winners=["Ann"], reason="INN-10.3")


# Bioengineering: clocks.


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


# Software: clocks.


def test_software_carries_out_only_the_second_10_it_melds() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}, "hand": ["oars"]},
        Bob={},
        piles={10: ["robotics", "stem_cells", "miniaturization", "ai"]},
    )
    play(game, "Ann: dogma software")
    assert asked(game) == ("Ann", {"oars", "pass"})  # of Miniaturization; Stem Cells asked nothing
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"yellow": ["stem_cells"], "red": ["miniaturization"]},
            "score": ["robotics"],
            "hand": ["oars"],
        },
        piles={10: ["ai"]},
    )
    assert [event.data["card"] for event in told(game, "execute")] == ["miniaturization"]


def test_software_ends_the_game_when_the_second_10_is_missing_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}, "hand": ["oars"]},
        Bob={"score": ["computers"]},
        piles={10: ["robotics", "stem_cells"]},
    )
    play(game, "Ann: dogma software")
    expect(
        game,
        Ann={"board": {"yellow": ["stem_cells"]}, "points": 10, "hand": ["oars"]},
        winners=["Ann"],
        reason="INN-10.2",
    )
    assert not told(game, "execute")


def test_software_shared_finishes_each_effect_first_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"blue": ["software"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}},  # 3 clocks
        piles={
            10: [
                *("robotics", "miniaturization"),  # scored by Bob and Ann
                *("globalization", "databases"),  # melded by Bob
                *("bioengineering", "stem_cells"),  # melded by Ann
                "ai",
            ]
        },
    )
    play(game, "Ann: dogma software")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": ["bioengineering", "software"], "yellow": ["stem_cells"]},
            "score": ["miniaturization"],
            "hand": ["ai"],
        },
        Bob={
            "board": {"blue": ["rocketry"], "yellow": ["globalization"], "green": ["databases"]},
            "score": ["robotics"],
        },
        piles={10: []},
    )


# A.I.: bulbs.


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


# The Internet: clocks.


def test_the_internet_melds_a_10_for_every_two_clocks_that_its_splay_shows_INN_5_2() -> None:
    tens = ["ai", "robotics", "stem_cells", "globalization", "self_service", "miniaturization"]
    for answer, clocks, melded in (("green", 8, 4), ("pass", 5, 2)):
        game = innovation(
            Ann={
                "board": {
                    "purple": ["the_internet"],  # 2 clocks
                    "green": ["databases", "satellites"],  # 3, splayed up 6
                    "blue": ["pottery", "writing"],
                }
            },
            Bob={},
            piles={10: tens},
        )
        play(game, "Ann: dogma the_internet")
        assert asked(game) == ("Ann", {"green", "pass"})
        play(game, f"Ann: {answer}")
        assert acting(game) == "Ann"
        expect(game, Ann={"score": ["ai"], "points": 10}, piles={10: tens[1 + melded :]})
        assert [event.data["card"] for event in told(game, "meld")] == tens[1 : 1 + melded], clocks
        assert not told(game, "execute")


def test_the_internet_claims_the_world_before_it_draws_INN_9_4() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["the_internet"],  # 2 clocks
                "blue": ["software"],  # 3
                "green": ["databases", "satellites", "mass_media"],  # 3, splayed up 3 + 3 + 1
            },
            "achievements": [1, 2, 3, 4, 5],
        },
        Bob={},
        piles={10: ["ai"]},
    )
    play(game, "Ann: dogma the_internet", "Ann: green")
    expect(
        game,
        Ann={"score": [], "icons": {"clock": 12}},
        piles={10: ["ai"]},
        winners=["Ann"],
        reason="INN-10.1",
    )
    assert told(game, "achieve", player="Ann", field="world", how="due", rule="INN-9.4")


def test_the_internet_counts_each_players_own_clocks_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"purple": ["the_internet"]}},  # 2 clocks: one 10
        Bob={"board": {"blue": ["rocketry"], "purple": ["railroad"]}},  # 5 clocks: two 10s
        piles={
            10: [
                *("robotics", "miniaturization"),  # scored by Bob and Ann
                *("databases", "stem_cells"),  # melded by Bob: with Databases he has 8 clocks
                "self_service",  # melded by Ann
                *("ai", "software"),
            ]
        },
    )
    play(game, "Ann: dogma the_internet")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["self_service"]}, "score": ["miniaturization"], "hand": ["ai"]},
        Bob={"board": {"green": ["databases"], "yellow": ["stem_cells"]}, "score": ["robotics"]},
        piles={10: ["software"]},
    )
