"""The cards of age 8 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}

# Flight: crowns.


def test_flight_asks_for_any_colour_only_once_red_is_splayed_up() -> None:
    game = innovation(
        Ann={"board": {"red": ["flight", "oars"], "blue": ["tools", "writing"], "green": ["the_wheel"]}},
        Bob={},
    )
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Bob"
    expect(
        game,
        Ann={
            "board": {
                "red": {"cards": ["flight", "oars"], "splay": "up"},
                "blue": {"cards": ["tools", "writing"], "splay": "up"},
                "green": {"cards": ["the_wheel"], "splay": None},
            }
        },
    )
    assert told(game, "splay", colour="blue", direction="up", was=None, rule="INN-8.1")


def test_flight_looks_at_the_sharers_own_red_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["flight"], "blue": ["tools", "writing"]}},  # 2 crowns; one red card
        Bob={
            "board": {
                "red": {"cards": ["combustion", "oars"], "splay": "up"},  # 2 + 1 crowns
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "yellow": ["masonry", "agriculture"],
                "green": ["the_wheel"],
            }
        },
        piles={8: ["antibiotics"]},
    )
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Bob", {"purple", "yellow", "pass"})
    play(game, "Bob: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"board": {"purple": {"splay": "up"}, "yellow": {"splay": None}}},
        Ann={"hand": ["antibiotics"], "board": {"blue": {"splay": None}}},
    )
    assert told(game, "bonus", player="Ann", drawn=True)


def test_flight_gives_the_wonder_with_the_fifth_colour_INN_9_3() -> None:
    game = innovation(
        Ann={
            "board": {
                "red": {"cards": ["flight", "oars"], "splay": "up"},
                "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
                "green": {"cards": ["sailing", "clothing"], "splay": "up"},
                "blue": {"cards": ["tools", "writing"], "splay": "right"},
                "purple": {"cards": ["city_states", "mysticism"], "splay": "left"},
            }
        },
        Bob={},
    )
    expect(game, Ann={"achievements": []})
    play(game, "Ann: dogma flight")
    assert asked(game) == ("Ann", {"yellow", "blue", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(game, Ann={"achievements": ["wonder"]})
    assert told(game, "achieve", player="Ann", field="wonder", how="due", rule="INN-9.3")


# Mobility: factories.


def test_mobility_takes_two_of_the_tops_that_were_there_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"]}},  # 2 factories
        Bob={
            "board": {
                "red": ["archery"],
                "green": ["sailing", "bicycle"],
                "blue": ["tools"],
                "purple": ["mysticism"],
            }
        },
        piles={8: ["flight", "rocketry"]},
    )
    play(game, "Ann: dogma mobility")
    assert asked(game) == ("Bob", {"sailing", "tools", "mysticism"})
    play(game, "Bob: sailing")
    expect(game, Ann={"score": ["sailing"]})
    assert asked(game) == ("Bob", {"tools", "mysticism"})  # Bicycle came to light too late
    play(game, "Bob: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["sailing", "tools"], "points": 2},
        Bob={
            "board": {"red": ["archery"], "green": ["bicycle"], "purple": ["mysticism"]},
            "hand": ["flight"],
        },
        piles={8: ["rocketry"]},
    )
    assert len(told(game, "transfer", owner="Bob", receiver="Ann", to="score", rule="INN-7.8")) == 2
    assert not told(game, "reveal")


def test_mobility_takes_what_there_is_and_gives_an_8_only_for_something_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"], "yellow": ["canning"]}},  # 4 factories
        Bob={"board": {"red": ["combustion"], "green": ["electricity"], "blue": ["evolution"]}},  # 3
        Cat={"board": {"purple": ["emancipation"], "red": ["oars"]}},  # 2
        Dan={"board": {"blue": ["atomic_theory"], "green": ["bicycle"], "purple": ["enterprise"]}},  # none
        piles={8: ["antibiotics", "flight", "rocketry"]},
    )
    play(game, "Ann: dogma mobility")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["evolution", "atomic_theory", "bicycle"], "points": 20},
        Bob={"hand": ["antibiotics"], "board": {"blue": None}},
        Cat={"hand": [], "board": {"purple": ["emancipation"], "red": ["oars"]}},
        Dan={"hand": ["flight"], "board": {"green": None, "blue": None}},
        piles={8: ["rocketry"]},
    )
    assert told(game, "nothing", player="Cat", rule="INN-5.7")


def test_mobility_asks_only_among_those_that_tie_for_the_second_place_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"]}},  # 2 factories
        Bob={"board": {"green": ["bicycle"], "blue": ["tools"], "purple": ["mysticism"]}},
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma mobility")
    assert asked(game) == ("Bob", {"tools", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["bicycle", "mysticism"], "points": 8}, Bob={"board": {"blue": ["tools"]}})


# Antibiotics: leaves.


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


# Skyscrapers: crowns.


def test_skyscrapers_scores_the_next_card_and_returns_the_rest_for_the_one_who_obeys_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["skyscrapers"]}},  # 2 crowns
        Bob={
            "board": {
                "purple": ["railroad", "city_states", "code_of_laws", "mysticism"],
                "blue": ["publications"],
                "red": ["fission"],
                "green": ["satellites"],
                "yellow": ["agriculture"],
            }
        },  # no crown
        piles={1: []},
    )
    play(game, "Ann: dogma skyscrapers")
    assert asked(game) == ("Bob", {"railroad", "publications", "fission", "satellites"})
    play(game, "Bob: railroad")
    expect(game, Ann={"board": {"purple": ["railroad"]}}, Bob={"score": ["city_states"], "points": 1})
    assert asked(game) == ("Bob", {"code_of_laws", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": []},
        Bob={"score": ["city_states"], "board": {"purple": None, "blue": ["publications"]}},
        piles={1: ["mysticism", "code_of_laws"]},
    )


def test_skyscrapers_leaves_the_pile_it_arrives_on_alone() -> None:
    game = innovation(
        Ann={
            "board": {
                "yellow": ["skyscrapers"],
                "purple": {"cards": ["enterprise", "monotheism"], "splay": "left"},
            }
        },  # 2 + 3 crowns
        Bob={"board": {"purple": ["lighting", "reformation", "philosophy", "code_of_laws"]}},
        Cat={"board": {"purple": ["railroad"]}},
        Dan={"board": {"purple": ["mysticism"], "blue": ["pottery", "rocketry"]}},  # no top with a clock
        piles={1: [], 2: []},
    )
    play(game, "Ann: dogma skyscrapers")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "purple": {"cards": ["railroad", "lighting", "enterprise", "monotheism"], "splay": "left"}
            },
            "score": [],
        },
        Bob={"score": ["reformation"], "board": {}},
        Cat={"score": [], "board": {}},
        Dan={"score": [], "board": {"purple": ["mysticism"], "blue": ["pottery", "rocketry"]}},
        piles={1: ["code_of_laws"], 2: ["philosophy"]},
    )
    assert told(game, "nothing", player="Dan", rule="INN-5.7")


# Corporations: factories.


def test_corporations_takes_a_factory_and_both_meld_an_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"], "yellow": ["canning"]}},  # 4 factories
        Bob={
            "board": {
                "red": ["combustion", "coal"],
                "blue": ["physics"],
                "green": ["banking"],
                "purple": ["mysticism"],
            }
        },  # 3 factories
        piles={8: ["flight", "antibiotics", "rocketry"]},
    )
    play(game, "Ann: dogma corporations")
    assert asked(game) == ("Bob", {"combustion", "physics"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["physics"], "board": {"yellow": ["antibiotics", "canning"]}},
        Bob={"board": {"red": ["flight", "combustion", "coal"], "blue": None}},
        piles={8: ["rocketry"]},
    )


def test_corporations_without_a_factory_to_give_melds_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"]}},  # 2 factories
        Bob={"board": {"green": ["banking"]}},  # 1 factory, a green one
        Cat={"board": {"purple": ["emancipation"]}},  # 2 factories: shares
        piles={8: ["flight", "empiricism", "rocketry", "antibiotics"]},
    )
    play(game, "Ann: dogma corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"purple": ["empiricism"]}, "score": [], "hand": ["rocketry"]},  # Rocketry is the bonus
        Bob={"board": {"green": ["banking"], "red": None, "blue": None}, "hand": []},
        Cat={"board": {"red": ["flight"], "purple": ["emancipation"]}},
        piles={8: ["antibiotics"]},
    )


def test_corporations_melds_9s_when_the_8s_are_gone_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["corporations"]}},  # 2 factories
        Bob={"board": {"red": ["combustion"]}},  # 1 factory
        piles={8: [], 9: ["genetics", "composites", "ecology"]},
    )
    play(game, "Ann: dogma corporations")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["combustion"], "board": {"red": ["composites"]}},
        Bob={"board": {"blue": ["genetics"]}},
        piles={9: ["ecology"]},
    )


# Mass Media: bulbs.


def test_mass_media_returns_a_value_from_all_scores_the_own_one_last_INN_7_4() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["mass_media"], "purple": ["enterprise", "city_states"]},
            "hand": ["coal"],
            "score": ["oars", "gunpowder"],
        },
        Bob={"score": ["tools"]},
        Cat={"score": ["physics", "perspective"]},
        piles={4: [], 5: []},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Ann", {"coal", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"1", "4", "5"})
    play(game, "Ann: 4")
    expect(
        game,
        Ann={"score": ["oars"]},
        Bob={"score": ["tools"]},
        Cat={"score": ["physics"]},
        piles={4: ["perspective", "gunpowder"], 5: ["coal"]},
    )
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"purple": {"cards": ["enterprise", "city_states"], "splay": "up"}}})


def test_mass_media_with_empty_scores_only_returns_the_card() -> None:
    game = innovation(
        Ann={"board": {"green": ["mass_media"]}, "hand": ["coal"]}, Bob={"hand": ["oars"]}, piles={5: []}
    )
    play(game, "Ann: dogma mass_media", "Ann: coal")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["oars"]}, piles={5: ["coal"]})


def test_mass_media_asks_for_no_value_when_the_scores_hold_but_one() -> None:
    game = innovation(
        Ann={"board": {"green": ["mass_media"]}, "hand": ["coal", "oars"]},  # 2 bulbs
        Bob={"score": ["tools", "writing"]},
        Cat={"board": {"yellow": ["perspective"]}, "hand": ["physics"]},  # 2 bulbs: shares
        piles={1: [], 8: ["flight"]},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Cat", {"physics", "pass"})
    play(game, "Cat: pass")
    assert asked(game) == ("Ann", {"coal", "oars", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: writing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"]}, Bob={"score": []}, piles={1: ["oars", "writing", "tools"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_mass_media_splays_purple_also_without_a_card_to_return() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["mass_media"],
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "red": ["oars", "archery"],
            }
        },
        Bob={"score": ["tools"]},
    )
    play(game, "Ann: dogma mass_media")
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"purple": {"splay": "left"}}}, Bob={"score": ["tools"]})


# Quantum Theory: clocks.


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


# Rocketry: clocks.


def test_rocketry_returns_a_card_of_anothers_score_for_every_two_clocks() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": ["writing"]},  # 3 clocks: one card
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["coal"]},
        piles={5: []},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Ann", {"Bob:1", "Cat:5"})
    play(game, "Ann: Cat:5")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["writing"]},
        Bob={"score": ["oars", "tools"]},
        Cat={"score": []},
        piles={5: ["coal"]},
    )


def test_rocketry_returns_all_unasked_when_more_are_due_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"], "green": ["databases"]}, "score": ["writing"]},  # three due
        Bob={"score": ["oars"]},
        Cat={"score": ["coal"]},
        piles={1: [], 5: []},
    )
    play(game, "Ann: dogma rocketry")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["writing"]}, piles={1: ["oars"], 5: ["coal"]})


def test_rocketry_asks_for_the_order_into_one_age() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"], "purple": ["railroad"]}},  # 5 clocks: two cards
        Bob={"score": ["oars"]},
        Cat={"score": ["tools"]},
        piles={1: []},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Ann", {"Bob:1", "Cat:1"})
    play(game, "Ann: Cat:1")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"]})


def test_rocketry_shared_is_aimed_at_the_activator_too_INN_5_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": ["oars"]},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}, "score": ["physics"]},  # 3 clocks
        Cat={"board": {"purple": ["railroad"]}, "score": ["calendar"]},  # 2 clocks
        piles={1: [], 8: ["flight"]},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Bob", {"Ann:1", "Cat:2"})
    play(game, "Bob: Ann:1")
    assert asked(game) == ("Ann", {"Bob:5", "Cat:2"})
    play(game, "Ann: Cat:2")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": [], "hand": ["flight"]},
        Bob={"score": ["physics"]},
        Cat={"score": []},
        piles={1: ["oars"]},
    )


def test_rocketry_has_nothing_to_do_without_scores_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"]}, "score": []},  # 3 clocks
        Bob={"board": {"blue": ["quantum_theory"]}},  # 3 clocks
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma rocketry")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, piles={8: ["flight"]})
    assert told(game, "bonus", drawn=False, why="nothing")


# Empiricism: bulbs.


def test_empiricism_keeps_a_9_of_another_colour() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"], "blue": ["tools", "writing"]}},
        Bob={},
        piles={9: ["genetics"]},
    )
    play(game, "Ann: dogma empiricism")
    assert asked(game) == ("Ann", {"red", "yellow", "green", "blue", "purple"})
    play(game, "Ann: yellow")
    assert asked(game) == ("Ann", {"red", "green", "blue", "purple"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["genetics"], "board": {"blue": ["tools", "writing"]}}, winners=None)
    assert told(game, "reveal", player="Ann", card="genetics")


def test_empiricism_melds_a_9_of_a_chosen_colour_and_cannot_splay_a_single_card() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"]}},
        Bob={},
        piles={9: ["genetics"]},
    )
    play(game, "Ann: dogma empiricism", "Ann: green", "Ann: blue")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "board": {"blue": {"cards": ["genetics"], "splay": None}}})


def test_empiricism_wins_with_the_twenty_bulbs_that_its_splay_shows_INN_10_3() -> None:
    for green, answer, bulbs, winners in (
        ("classification", "blue", 20, ["Ann"]),
        ("mass_media", "blue", 19, None),
        ("classification", "pass", 9, None),
    ):
        game = innovation(
            Ann={
                "board": {
                    "purple": ["empiricism"],  # 3 bulbs
                    "green": [green],  # 3, or 2
                    "blue": ["evolution", "atomic_theory", "experimentation", "tools", "writing"],
                }
            },
            Bob={},
            piles={9: ["genetics"]},
        )
        play(game, "Ann: dogma empiricism", "Ann: blue", "Ann: red")
        assert asked(game) == ("Ann", {"blue", "pass"})
        play(game, f"Ann: {answer}")
        # Splayed up, blue shows 3 + 2 + 2 + 3 + 2 + 2 bulbs; otherwise the 3 of Genetics.
        expect(game, Ann={"icons": {"bulb": bulbs}}, winners=winners)
        assert (game.decision is None) == (winners is not None)


def test_empiricism_can_be_won_by_a_sharer_INN_10_3() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"]}},  # 3 bulbs
        Bob={
            "board": {
                "blue": {  # 3 + 2 + 3 + 2 + 2 + 2 bulbs
                    "cards": [
                        "evolution",
                        "atomic_theory",
                        "experimentation",
                        "tools",
                        "writing",
                        "printing_press",
                    ],
                    "splay": "up",
                },
                "green": ["classification"],  # 3
                "yellow": ["perspective"],  # 2
                "red": ["colonialism"],  # 1
            }
        },
        piles={9: ["fission", "suburbia"]},
    )
    play(game, "Ann: dogma empiricism", "Bob: blue", "Bob: purple", "Ann: blue", "Ann: purple")
    # Both draw before anybody looks at the bulbs.
    expect(game, Bob={"hand": ["fission"]}, Ann={"hand": ["suburbia"]}, winners=["Bob"], reason="INN-10.3")
    assert game.decision is None


# Socialism: leaves.


def test_socialism_with_a_purple_card_takes_the_lowest_of_each_hand() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}, "hand": ["oars", "city_states"]},
        Bob={"hand": ["tools", "writing", "coal"]},
        Cat={"hand": ["physics"]},
        Dan={},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["oars"], "purple": ["socialism", "city_states"]},
            "hand": ["tools", "writing", "physics"],
        },
        Bob={"hand": ["coal"]},
        Cat={"hand": []},
    )
    assert told(game, "tuck", player="Ann", card="oars", rule="INN-7.5")
    assert len(told(game, "transfer", receiver="Ann", to="hand", rule="INN-7.8")) == 3


def test_socialism_without_a_purple_card_only_tucks() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}, "hand": ["oars", "tools"]},
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma socialism", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["oars"], "blue": ["tools"]}, "hand": []}, Bob={"hand": ["writing"]})


def test_socialism_asks_for_the_order_within_a_colour_INN_7_5() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["socialism"], "blue": ["pottery"]},
            "hand": ["city_states", "code_of_laws", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma socialism", "Ann: yes")
    assert asked(game) == ("Ann", {"city_states", "code_of_laws", "tools"})
    play(game, "Ann: code_of_laws")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"purple": ["socialism", "code_of_laws", "city_states"], "blue": ["pottery", "tools"]}},
    )


def test_socialism_claims_the_monument_with_six_cards_INN_9_1() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["socialism"]},
            "hand": ["oars", "archery", "agriculture", "sailing", "tools", "city_states"],
        },
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma socialism", "Ann: yes", "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["oars", "archery"]}, "hand": ["writing"], "achievements": ["monument"]},
        Bob={"hand": []},
    )
    assert told(game, "achieve", player="Ann", field="monument", how="due", rule="INN-9.1")


def test_socialism_is_not_asked_of_an_empty_hand() -> None:
    game = innovation(
        Ann={"board": {"purple": ["socialism"]}},  # 3 leaves
        Bob={"board": {"blue": ["pottery"]}, "hand": ["city_states"]},  # 3 leaves
        Cat={"hand": ["tools"]},
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["flight"]},
        Bob={"hand": ["tools"], "board": {"purple": ["city_states"]}},
        Cat={"hand": []},
    )


def test_socialism_in_teams_takes_from_the_other_team_INN_10_4() -> None:
    game = innovation(
        options=TEAMS,
        Ann={"board": {"purple": ["socialism"]}, "hand": ["city_states"]},  # 3 leaves
        Bob={"hand": ["oars"]},
        Cat={"board": {"yellow": ["agriculture"]}, "hand": ["tools"]},  # 3 leaves
        Dan={"hand": ["writing", "coal"]},
    )
    play(game, "Ann: dogma socialism")
    assert asked(game) == ("Cat", {"yes", "pass"})
    play(game, "Cat: pass", "Ann: yes")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "writing"]},
        Bob={"hand": []},
        Cat={"hand": ["tools"]},
        Dan={"hand": ["coal"]},
    )
