"""The cards of age 9 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}

# Composites: factories.


def test_composites_takes_all_but_one_hand_card_and_the_highest_score_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["composites"]}},  # 3 factories
        Bob={"hand": ["oars", "tools", "coal"], "score": ["physics", "the_pirate_code", "writing"]},
    )
    play(game, "Ann: dogma composites")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    play(game, "Bob: coal")
    assert asked(game) == ("Bob", {"physics", "the_pirate_code"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "tools"], "score": ["physics"], "points": 5},
        Bob={"hand": ["coal"], "score": ["the_pirate_code", "writing"]},
    )


def test_composites_leaves_the_only_hand_card_and_still_takes_from_the_score_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["composites"]}},  # 3 factories
        Bob={"hand": ["oars"], "score": ["tools", "coal"]},
        Cat={"score": ["writing"]},
        Dan={"board": {"purple": ["specialization"]}, "hand": ["sailing"]},  # 2 factories
    )
    play(game, "Ann: dogma composites")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": [], "score": ["coal", "writing"], "points": 6},
        Bob={"hand": ["oars"], "score": ["tools"]},
        Cat={"score": []},
        Dan={"hand": ["sailing"]},
    )


# Fission: clocks.


def test_fission_without_a_red_10_gives_10s_and_returns_any_top_card_but_itself() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},  # 3 clocks
        Bob={"board": {"green": ["sailing", "clothing"]}},
        Cat={"board": {"red": ["oars"]}},
        piles={1: [], 10: ["databases", "software", "robotics"]},
    )
    play(game, "Ann: dogma fission")
    assert asked(game) == ("Ann", {"tools", "sailing", "oars"})
    play(game, "Ann: sailing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "blue": ["tools"]}},
        Bob={"hand": ["databases"], "board": {"green": ["clothing"]}},
        Cat={"hand": ["software"]},
        piles={1: ["sailing"], 10: ["robotics"]},
        removed=[],
    )
    assert told(game, "reveal", player="Bob", card="databases")


def test_fission_stops_at_the_first_red_10_INN_7_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission", "archery"]}, "achievements": [1]},  # 3 clocks
        Bob={"hand": ["oars"]},
        Cat={"score": ["tools"], "achievements": ["empire"]},
        Dan={"board": {"blue": ["writing"]}},
        piles={1: ["sailing"], 10: ["databases", "miniaturization", "ai"]},
    )
    play(game, "Ann: dogma fission")
    assert acting(game) == "Ann"
    expect(
        game,
        removed=["fission", "archery", "oars", "databases", "tools", "miniaturization", "writing"],
        Ann={"board": {}, "achievements": [1]},
        Bob={"hand": []},
        Cat={"achievements": ["empire"], "score": [], "hand": []},
        Dan={"board": {}},
        piles={1: ["sailing"], 10: ["ai"]},
        turn="Ann",
        actions=1,
        winners=None,
    )
    assert [event.player for event in told(game, "draw")] == ["Bob", "Cat"]
    assert len(told(game, "remove", rule="INN-7.10")) == 1
    play(game, "Ann: draw")
    expect(game, Ann={"hand": ["sailing"]})


def test_fission_must_return_the_sharers_own_card_if_there_is_no_other_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"red": ["fission"]}},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}},  # 3 clocks: does not obey, shares
        piles={8: [], 9: ["ecology"], 10: ["robotics"]},
    )
    play(game, "Ann: dogma fission")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"]}, "hand": ["ecology"]},  # the bonus
        Bob={"board": {}},
        piles={8: ["quantum_theory"], 10: ["robotics"]},
    )
    assert told(game, "nothing", player="Ann", why="no_card", rule="INN-5.7")


def test_fission_in_teams_spares_the_partners_draw_but_not_the_partners_cards_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"red": ["fission"]}},  # 3 clocks
        Bob={},
        Cat={"board": {"blue": ["tools"]}},  # no clock: neither obeys nor shares
        Dan={"board": {"green": ["sailing"]}},
        piles={1: [], 10: ["databases", "ai", "robotics"]},
    )
    play(game, "Ann: dogma fission")
    expect(game, Bob={"hand": ["databases"]}, Cat={"hand": []}, Dan={"hand": ["ai"]})
    assert asked(game) == ("Ann", {"tools", "sailing"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, Cat={"board": {}}, Dan={"board": {"green": ["sailing"]}}, piles={1: ["tools"]})
    assert told(game, "affect", player="Cat", role="immune", rule="INN-10.4")


# Ecology: bulbs.


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


# Suburbia: leaves.


def test_suburbia_scores_a_1_for_each_card_tucked() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "coal", "canning"]},
        Bob={},
        piles={1: ["writing", "archery", "sailing"]},
    )
    play(game, "Ann: dogma suburbia")
    assert asked(game) == ("Ann", {"oars", "coal", "canning", "pass"})
    play(game, "Ann: coal", "Ann: canning")
    expect(game, Ann={"score": [], "board": {"red": ["coal"], "yellow": ["suburbia", "canning"]}})
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars"], "score": ["writing", "archery"], "points": 2}, piles={1: ["sailing"]})


def test_suburbia_adds_tucked_and_scored_cards_for_the_monument_INN_9_1() -> None:
    for monument, fields in ({}, ["monument"]), ({"monument": "separate"}, []):
        game = innovation(
            options=monument,
            Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools", "coal"]},
            Bob={},
            piles={1: ["writing", "archery", "sailing", "masonry"]},
        )
        play(game, "Ann: dogma suburbia", "Ann: coal", "Ann: oars", "Ann: tools")
        assert acting(game) == "Ann"
        expect(
            game,
            Ann={
                "board": {"red": ["coal", "oars"], "blue": ["tools"]},
                "score": ["writing", "archery", "sailing"],
                "achievements": fields,
            },
            piles={1: ["masonry"]},
        )


def test_suburbia_scores_what_comes_after_the_1s_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools"]},  # 2 leaves
        Bob={"board": {"green": ["clothing"]}},  # 2 leaves, no hand: not asked
        piles={1: ["writing"], 2: [], 3: ["paper"]},
    )
    play(game, "Ann: dogma suburbia", "Ann: oars", "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": ["writing", "paper"], "points": 4}, Bob={"score": []})
    assert told(game, "bonus", drawn=False, why="nothing")


# Collaboration: crowns.


def test_collaboration_lets_the_activator_choose_for_each_who_obeys_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["collaboration"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"blue": ["pottery"]}},
        Cat={},
        piles={9: ["computers", "fission", "ecology", "genetics", "services"]},
    )
    play(game, "Ann: dogma collaboration")
    expect(game, Bob={"hand": ["computers", "fission"]})
    assert asked(game) == ("Ann", {"computers", "fission"})
    play(game, "Ann: fission")
    expect(game, Ann={"board": {"red": ["fission"]}}, Bob={"board": {"blue": ["computers", "pottery"]}})
    assert asked(game) == ("Ann", {"ecology", "genetics"})
    play(game, "Ann: genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "blue": ["genetics", "tools"]}, "hand": []},
        Bob={"hand": []},
        Cat={"board": {"yellow": ["ecology"]}, "hand": []},
        piles={9: ["services"]},
        winners=None,
    )
    assert len(told(game, "reveal", player="Bob")) == 2
    assert told(game, "meld", player="Bob", card="computers")
    assert told(game, "transfer", card="fission", owner="Bob", receiver="Ann", to="board", rule="INN-7.8")


def test_collaboration_wins_with_the_tenth_green_card_just_taken_INN_10_3() -> None:
    for choice, winners in (("satellites", ["Ann"]), ("fission", None)):
        game = innovation(
            Ann={
                "board": {
                    "green": [
                        *("collaboration", "sailing", "clothing", "the_wheel", "currency"),
                        *("mapmaking", "compass", "paper", "navigation"),
                    ]
                }
            },
            Bob={},
            piles={9: ["satellites", "fission"]},
        )
        play(game, "Ann: dogma collaboration", f"Ann: {choice}")
        expect(game, winners=winners, reason="INN-10.3" if winners else None)


def test_collaboration_is_won_by_the_sharer_before_the_activator_INN_5_4() -> None:
    ten = [
        *("collaboration", "compass", "paper", "invention", "banking"),
        *("measurement", "classification", "metric_system", "bicycle", "electricity"),
    ]
    ten_more = [
        *("navigation", "sailing", "clothing", "the_wheel", "currency"),
        *("mapmaking", "corporations", "mass_media", "satellites", "databases"),
    ]
    for bob, winners in (ten_more, ["Bob"]), (ten_more[:9], ["Ann"]):
        game = innovation(
            Ann={"board": {"green": ten}},  # 2 crowns
            Bob={"board": {"green": bob}},  # 3 crowns
        )
        play(game, "Ann: dogma collaboration")
        expect(game, winners=winners, reason="INN-10.3")
        assert game.decision is None


def test_collaboration_ends_the_game_if_the_second_card_cannot_be_drawn_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["collaboration"]}, "score": ["oars"]},
        Bob={"score": ["tools"], "achievements": [1]},
        piles={9: ["ecology"], 10: []},
    )
    play(game, "Ann: dogma collaboration")
    expect(game, Bob={"hand": ["ecology"], "board": {}}, winners=["Bob"], reason="INN-10.2")


# Satellites: clocks.


def test_satellites_changes_the_hand_and_carries_out_the_card_it_melds_alone_INN_5_8() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["satellites"],
                "purple": ["mysticism", "city_states"],
                "blue": ["pottery", "writing"],
            },
            "hand": ["oars", "tools", "calendar"],
        },
        Bob={"board": {"red": ["combustion"]}},  # its factory would obey Corporations
        piles={1: [], 2: [], 8: ["flight", "quantum_theory", "corporations", "mobility", "rocketry"]},
    )
    play(game, "Ann: dogma satellites")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar"})
    play(game, "Ann: tools")
    expect(game, piles={1: ["tools", "oars"], 2: ["calendar"]})
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert asked(game) == ("Ann", {"flight", "quantum_theory", "corporations"})
    play(game, "Ann: corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "green": ["corporations", "satellites"],
                "purple": {"cards": ["mysticism", "city_states"], "splay": "up"},
                "red": ["mobility"],
            },
            "hand": ["flight", "quantum_theory"],
            "score": [],
        },
        Bob={"board": {"red": ["combustion"]}},
        piles={8: ["rocketry"]},
    )
    assert told(game, "execute", player="Ann", card="corporations", rule="INN-5.8")
    assert not told(game, "reveal")


def test_satellites_can_carry_out_fission_without_its_demand_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}},
        Bob={"board": {"blue": ["tools"]}},
        piles={8: [], 9: ["fission", "ecology", "suburbia"], 10: ["robotics"]},
    )
    play(game, "Ann: dogma satellites")
    assert asked(game) == ("Ann", {"fission", "ecology", "suburbia"})
    play(game, "Ann: fission")
    assert asked(game) == ("Ann", {"satellites", "tools"})
    play(game, "Ann: satellites")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["fission"], "green": None}, "hand": ["ecology", "suburbia"]},
        Bob={"board": {"blue": ["tools"]}, "hand": []},
        piles={9: ["satellites"], 10: ["robotics"]},
    )


def test_satellites_melds_a_card_of_demands_for_nothing_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}, "hand": ["oars"]},
        Bob={"board": {"blue": ["tools"]}},
        piles={8: ["mobility", "flight", "rocketry"]},
    )
    play(game, "Ann: dogma satellites", "Ann: mobility")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["mobility"]}, "score": []}, Bob={"board": {"blue": ["tools"]}})
    assert told(game, "nothing", why="no_effects", card="mobility", rule="INN-5.8")


def test_satellites_shared_goes_effect_by_effect_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["satellites"]}},  # 3 clocks
        Bob={"board": {"blue": ["rocketry"]}, "hand": ["oars"]},  # 3 clocks
        piles={
            8: ["quantum_theory", "flight", "mobility", "skyscrapers", "antibiotics", "mass_media"],
            9: ["ecology", "genetics"],
        },
    )
    play(game, "Ann: dogma satellites")
    expect(game, Ann={"hand": ["skyscrapers", "antibiotics", "mass_media"]})
    assert asked(game) == ("Bob", {"quantum_theory", "flight", "mobility"})
    play(game, "Bob: quantum_theory")
    assert asked(game) == ("Bob", {"flight", "mobility", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"skyscrapers", "antibiotics", "mass_media"})  # not of Quantum Theory
    play(game, "Ann: skyscrapers")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"yellow": ["skyscrapers"]}, "hand": ["antibiotics", "mass_media", "ecology"]},
        Bob={"board": {"blue": ["quantum_theory", "rocketry"]}, "hand": ["flight", "mobility"]},
        piles={9: ["genetics"]},
    )


# Computers: clocks.


def test_computers_splays_red_or_green_and_melds_a_10_on_a_splayed_pile_INN_4_2() -> None:
    game = innovation(
        Ann={
            "board": {
                "blue": ["computers", "tools"],
                "red": ["oars", "archery"],
                "green": ["sailing", "clothing"],
                "yellow": ["masonry", "agriculture"],
            }
        },
        Bob={"score": ["coal"]},
        piles={10: ["databases", "software"]},
    )
    play(game, "Ann: dogma computers")
    assert asked(game) == ("Ann", {"red", "green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "green": {"cards": ["databases", "sailing", "clothing"], "splay": "up"},
                "red": {"splay": None},
            }
        },
        Bob={"score": ["coal"]},  # no demand of Databases
        piles={10: ["software"]},
    )
    assert told(game, "nothing", why="no_effects", card="databases", rule="INN-5.8")


def test_computers_carries_out_software_and_that_a_third_card_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"blue": ["computers"]}, "hand": ["oars"]},  # 2 clocks; nothing to splay
        Bob={"hand": ["tools"]},
        piles={10: ["software", "robotics", "miniaturization", "stem_cells", "ai"]},
    )
    play(game, "Ann: dogma computers")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "blue": ["software", "computers"],
                "red": ["miniaturization"],
                "yellow": ["stem_cells"],
            },
            "score": ["robotics", "oars"],
            "hand": [],
        },
        piles={10: ["ai"]},
    )
    assert [event.data["card"] for event in told(game, "execute", player="Ann")] == ["software", "stem_cells"]


def test_computers_ends_the_game_without_a_10_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["computers"], "red": ["oars", "archery"]}, "score": ["tools"]},
        Bob={},
        piles={10: []},
    )
    play(game, "Ann: dogma computers", "Ann: pass")
    expect(game, Ann={"board": {"red": {"splay": None}}}, winners=["Ann"], reason="INN-10.2")


# Genetics: bulbs.


def test_genetics_scores_the_whole_pile_beneath_and_itself_with_it_INN_8_3() -> None:
    game = innovation(
        Ann={
            "board": {"blue": {"cards": ["genetics", "tools", "writing"], "splay": "left"}, "red": ["oars"]}
        },
        Bob={},
        piles={10: ["software", "ai"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": {"cards": ["software"], "splay": None}, "red": ["oars"]},
            "score": ["genetics", "tools", "writing"],
            "points": 11,
        },
        piles={10: ["ai"]},
    )
    assert not told(game, "execute")


def test_genetics_scores_nothing_beneath_a_new_colour_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"blue": ["genetics", "writing"]}},  # 3 bulbs
        Bob={"board": {"blue": ["experimentation"], "red": ["oars"]}},  # 3 bulbs
        piles={10: ["robotics", "stem_cells", "ai", "databases"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"blue": ["genetics", "writing"], "yellow": ["stem_cells"]},
            "score": [],
            "hand": ["ai"],
        },
        Bob={"board": {"blue": ["experimentation"], "red": ["robotics"]}, "score": ["oars"]},
        piles={10: ["databases"]},
    )


def test_genetics_claims_the_monument_with_six_cards_beneath_INN_9_1() -> None:
    game = innovation(
        Ann={"board": {"blue": ["genetics", "tools", "writing", "pottery", "calendar", "mathematics"]}},
        Bob={},
        piles={10: ["bioengineering"]},
    )
    play(game, "Ann: dogma genetics")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["bioengineering"]}, "points": 16, "achievements": ["monument"]})
    assert len(told(game, "score", player="Ann", rule="INN-7.6")) == 6


# Services: leaves.


def test_services_takes_all_the_highest_score_cards_and_gives_a_top_card_of_their_choice() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["services"],
                "red": ["oars", "coal"],
                "blue": ["tools"],
                "yellow": ["agriculture"],
            }
        },  # 6 leaves
        Bob={"board": {"green": ["sailing"]}, "score": ["physics", "steam_engine", "writing"]},  # 1 leaf
        Cat={"board": {"green": ["the_wheel"]}},  # obeys, but has no score
    )
    play(game, "Ann: dogma services")
    assert asked(game) == ("Bob", {"oars", "tools"})
    expect(game, Ann={"hand": ["physics", "steam_engine"]})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["coal"], "blue": ["tools"]}, "hand": ["physics", "steam_engine"]},
        Bob={"hand": ["oars"], "score": ["writing"]},
        Cat={"hand": [], "board": {"green": ["the_wheel"]}},
    )


def test_services_gives_nothing_for_nothing_and_nothing_but_leaves_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"purple": ["services"], "yellow": ["agriculture"]}},  # 6 leaves
        Bob={"score": ["coal"]},
        Cat={},
    )
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["coal"], "board": {"purple": ["services"], "yellow": ["agriculture"]}},
        Bob={"hand": [], "score": []},
        Cat={"hand": []},
    )

    game = innovation(Ann={"board": {"purple": ["services"], "red": ["oars"]}}, Bob={})
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["oars"]}}, Bob={"hand": []})


def test_services_gives_the_next_player_what_came_to_light() -> None:
    game = innovation(
        Ann={"board": {"purple": ["services"], "red": ["coal", "oars"]}},  # 3 leaves
        Bob={"score": ["physics"]},
        Cat={"score": ["writing"]},
    )
    play(game, "Ann: dogma services")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["physics", "writing"], "board": {"red": None}},
        Bob={"hand": ["coal"]},
        Cat={"hand": ["oars"]},
    )


# Specialization: factories.


def test_specialization_takes_the_top_card_of_the_revealed_colour_from_each_board() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["specialization"],
                "yellow": ["masonry", "agriculture"],
                "blue": ["tools", "writing"],
                "red": ["mobility", "flight"],
            },
            "hand": ["oars", "sailing"],
        },
        Bob={"board": {"red": ["archery", "metalworking"], "green": ["clothing"]}},
        Cat={"board": {"red": ["construction"]}},
    )
    play(game, "Ann: dogma specialization")
    assert asked(game) == ("Ann", {"oars", "sailing"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"yellow", "blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "hand": ["oars", "sailing", "archery", "construction"],
            "board": {"blue": {"splay": "up"}, "red": ["mobility", "flight"]},
        },
        Bob={"board": {"red": ["metalworking"], "green": ["clothing"]}},
        Cat={"board": {}},
    )
    assert told(game, "reveal", player="Ann", card="oars")


def test_specialization_can_be_taken_by_a_sharer_and_goes_on_INN_5_6() -> None:
    game = innovation(
        Ann={"board": {"purple": ["specialization"]}, "hand": ["tools"]},  # 2 factories
        Bob={"board": {"red": ["coal"]}, "hand": ["city_states"]},  # 3 factories
        Cat={"board": {"purple": ["mysticism"], "blue": ["pottery"]}},
        piles={1: ["sailing"]},
    )
    play(game, "Ann: dogma specialization")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {}, "hand": ["tools", "pottery", "sailing"]},  # the bonus: no top card, so a 1
        Bob={"hand": ["city_states", "specialization", "mysticism"]},
        Cat={"board": {}},
    )


def test_specialization_reveals_for_a_bonus_even_if_there_is_nothing_to_take_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"purple": ["specialization"], "yellow": ["masonry", "agriculture"]}},  # 2 factories
        Bob={"board": {"red": ["coal"]}, "hand": ["tools"]},  # 3 factories
        piles={9: ["ecology"]},
    )
    play(game, "Ann: dogma specialization")
    # Ann has nothing to reveal, but is asked for a colour.
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["ecology"]}, Bob={"hand": ["tools"]})
    assert told(game, "bonus", drawn=True, rule="INN-5.5")


def test_specialization_in_teams_takes_from_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"purple": ["specialization"]}, "hand": ["oars"]},
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"red": ["construction"]}},
        Dan={"board": {"red": ["metalworking"]}},
    )
    play(game, "Ann: dogma specialization")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "archery", "metalworking"]},
        Bob={"board": {}},
        Cat={"board": {"red": ["construction"]}},
        Dan={"board": {}},
    )
