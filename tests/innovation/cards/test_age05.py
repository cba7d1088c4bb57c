"""The cards of age 5 on whole tables."""

from __future__ import annotations

from tests.table import acting, asked, expect, innovation, play, told


def test_coal_tucks_splays_and_scores_two() -> None:
    game = innovation(
        piles={5: ["the_pirate_code", "physics"]},
        Ann={"board": {"red": ["coal"], "green": ["sailing"]}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert asked(game) == ("Ann", {"coal", "sailing", "pass"})
    play(game, "Ann: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["physics"]},
        Ann={
            "board": {"red": None, "green": ["sailing"]},
            "score": ["coal", "the_pirate_code"],
            "points": 10,
        },
    )
    scored = told(game, "score", player="Ann", rule="INN-7.6")
    assert [event.data["card"] for event in scored] == ["coal", "the_pirate_code"]


def test_coal_scores_a_single_card_alone_INN_5_7() -> None:
    game = innovation(
        piles={5: ["physics"]},
        Ann={"board": {"red": ["coal"], "green": ["sailing"]}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"coal", "sailing", "physics", "pass"})  # red is a single card: no splay
    play(game, "Ann: sailing")
    expect(game, Ann={"score": ["sailing"], "board": {"red": ["coal"], "green": None, "blue": ["physics"]}})


def test_coal_leaves_one_card_without_a_splay_INN_8_3() -> None:
    game = innovation(
        piles={5: ["physics"]},
        Ann={"board": {"red": {"cards": ["coal", "archery", "oars"], "splay": "right"}}},
        Bob={},
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Ann", {"coal", "physics", "pass"})  # red is splayed right already
    play(game, "Ann: coal")
    expect(game, Ann={"score": ["coal", "archery"], "board": {"red": {"cards": ["oars"], "splay": None}}})


def test_coal_is_finished_effect_by_effect_for_all_INN_5_1() -> None:
    game = innovation(
        piles={5: ["the_pirate_code", "physics", "banking"]},
        Ann={"board": {"red": ["coal"]}},  # 3 factories
        Bob={"board": {"red": ["explosives"]}},  # 3 factories
    )
    play(game, "Ann: dogma coal")
    assert asked(game) == ("Bob", {"red", "pass"})  # both have tucked
    play(game, "Bob: pass")
    assert asked(game) == ("Bob", {"explosives", "pass"})  # Ann had nothing to splay
    play(game, "Bob: explosives")
    assert asked(game) == ("Ann", {"coal", "physics", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: []},
        Ann={"board": {"red": ["coal"], "blue": ["physics"]}, "hand": ["banking"], "score": []},
        Bob={"board": {}, "score": ["explosives", "the_pirate_code"]},
    )


def test_the_pirate_code_takes_two_and_scores_the_lowest_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["sailing"], "blue": ["pottery"]}},
        Bob={"score": ["oars", "calendar", "gunpowder", "coal"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert asked(game) == ("Bob", {"oars", "calendar", "gunpowder"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"calendar", "gunpowder"})
    play(game, "Bob: gunpowder")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["oars", "gunpowder", "sailing"],
            "board": {"red": ["the_pirate_code"], "green": None, "blue": ["pottery"]},
        },
        Bob={"score": ["calendar", "coal"]},
    )


def test_the_pirate_code_asks_which_of_two_lowest_crowns_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["sailing"], "purple": ["city_states"]}},
        Bob={"score": ["oars", "calendar"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert asked(game) == ("Ann", {"sailing", "city_states"})
    play(game, "Ann: city_states")
    expect(
        game,
        Ann={"score": ["oars", "calendar", "city_states"], "board": {"green": ["sailing"], "purple": None}},
        Bob={"score": []},
    )


def test_the_pirate_code_scores_itself_for_a_single_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code", "archery"], "blue": ["pottery"]}},
        Bob={"score": ["coal", "gunpowder"]},
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["gunpowder", "the_pirate_code"], "board": {"red": ["archery"], "blue": ["pottery"]}},
        Bob={"score": ["coal"]},
    )


def test_the_pirate_code_shared_scores_the_sharer_s_lowest_crown() -> None:
    game = innovation(
        piles={1: ["tools"]},
        Ann={"board": {"red": ["the_pirate_code"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"yellow": ["domestication"], "red": ["optics"], "purple": ["mysticism"]}},  # 4 crowns
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "the_pirate_code"], "board": {}, "hand": ["tools"]},  # a bonus of age 1
        Cat={"score": ["domestication"], "board": {"yellow": None, "red": ["optics"]}},
    )


def test_the_pirate_code_scores_nothing_if_nothing_was_taken() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"]}},
        Bob={"score": ["coal", "physics"]},  # fives are too high
    )
    play(game, "Ann: dogma the_pirate_code")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"red": ["the_pirate_code"]}}, Bob={"score": ["coal", "physics"]})


def test_the_pirate_code_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"red": ["the_pirate_code"], "green": ["self_service"]}},
        Bob={"score": ["oars"]},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"red": ["the_pirate_code"]}}, Bob={"score": ["oars"]})


def test_statistics_repeats_with_exactly_one_hand_card() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics", "agriculture"]}},
        Bob={"score": ["oars", "coal", "compass"]},
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: yellow")
    expect(
        game,
        Ann={"board": {"yellow": {"cards": ["statistics", "agriculture"], "splay": "right"}}},
        Bob={"hand": ["coal", "compass"], "score": ["oars"]},
    )
    assert len(told(game, "repeat", player="Bob", rule="INN-5.9")) == 1


def test_statistics_asks_the_owner_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"score": ["oars", "coal", "physics"], "hand": ["archery"]},
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Bob", {"coal", "physics"})
    play(game, "Bob: physics")
    assert acting(game) == "Ann"  # two hand cards: no repetition
    expect(game, Bob={"hand": ["archery", "physics"], "score": ["oars", "coal"]})


def test_statistics_needs_a_transfer_to_repeat_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["statistics"]}},
        Bob={"hand": ["archery"]},  # one hand card, but nothing was transferred
        Cat={"score": ["oars"]},  # the repetition finds nothing
    )
    play(game, "Ann: dogma statistics")
    assert acting(game) == "Ann"
    expect(game, Bob={"hand": ["archery"]}, Cat={"hand": ["oars"], "score": []})
    assert [event.player for event in told(game, "repeat")] == ["Cat"]


def test_statistics_shared_splays_yellow_of_who_is_immune() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"yellow": ["statistics"]}},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture", "masonry"]}, "score": ["oars"]},  # 3 leaves
    )
    play(game, "Ann: dogma statistics")
    assert asked(game) == ("Bob", {"yellow", "pass"})
    play(game, "Bob: yellow")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"]}, Bob={"score": ["oars"], "board": {"yellow": {"splay": "right"}}})


def test_steam_engine_scores_the_bottom_yellow_card() -> None:
    game = innovation(
        piles={4: ["gunpowder", "navigation", "invention"]},
        Ann={"board": {"yellow": ["steam_engine", "masonry"]}},
        Bob={},
    )
    play(game, "Ann: dogma steam_engine")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["invention"]},
        Ann={
            "board": {"yellow": ["steam_engine"], "red": ["gunpowder"], "green": ["navigation"]},
            "score": ["masonry"],
        },
    )


def test_steam_engine_scores_the_four_it_tucked_INN_7_11() -> None:
    game = innovation(
        piles={4: ["anatomy", "perspective"]},
        Ann={"board": {"yellow": ["steam_engine"]}},
        Bob={},
    )
    play(game, "Ann: dogma steam_engine")
    expect(game, Ann={"board": {"yellow": ["steam_engine", "anatomy"]}, "score": ["perspective"]})


def test_steam_engine_scores_itself_and_a_sharer_nothing() -> None:
    game = innovation(
        piles={4: ["gunpowder", "navigation", "invention", "enterprise"], 5: ["coal"]},
        Ann={"board": {"yellow": ["steam_engine"], "blue": ["physics"]}},  # 3 factories
        Bob={"board": {"red": ["explosives"]}},  # 3 factories, no yellow
    )
    play(game, "Ann: dogma steam_engine")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "score": ["steam_engine"],
            "hand": ["coal"],
            "board": {"yellow": None, "green": ["invention"], "purple": ["enterprise"]},
        },
        Bob={"score": [], "board": {"red": ["explosives", "gunpowder"], "green": ["navigation"]}},
    )
    assert told(game, "nothing", player="Bob", why="no_card", rule="INN-5.7")


def test_banking_takes_a_factory_and_gives_a_five() -> None:
    game = innovation(
        piles={5: ["astronomy", "coal"]},
        Ann={"board": {"green": ["banking", "sailing"], "purple": ["enterprise"]}},  # 5 crowns
        Bob={
            "board": {
                "red": ["colonialism"],
                "yellow": ["steam_engine", "masonry"],
                "green": ["corporations"],
            }
        },
    )
    play(game, "Ann: dogma banking")  # Bob: 2 crowns
    assert asked(game) == ("Bob", {"colonialism", "steam_engine"})  # not the green one
    play(game, "Bob: steam_engine")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["coal"]},
        Ann={
            "board": {
                "green": {"cards": ["banking", "sailing"], "splay": "right"},
                "yellow": ["steam_engine"],
            },
            "score": [],
        },
        Bob={"score": ["astronomy"], "board": {"yellow": ["masonry"]}},
    )


def test_banking_gives_no_five_without_a_factory_INN_5_7() -> None:
    game = innovation(
        piles={5: ["astronomy"]},
        Ann={"board": {"green": ["banking"]}},
        Bob={"board": {"red": ["archery", "coal"], "green": ["corporations"]}},  # 1 crown
    )
    play(game, "Ann: dogma banking")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["astronomy"]},
        Bob={"score": [], "board": {"red": ["archery", "coal"], "green": ["corporations"]}},
    )


def test_banking_counts_the_crowns_once_INN_5_2() -> None:
    game = innovation(
        piles={5: ["astronomy", "coal"]},
        Ann={"board": {"green": ["banking"]}},  # 2 crowns
        Bob={"board": {"yellow": ["steam_engine"]}},  # 1 crown: obeys
        Cat={"board": {"green": ["metric_system", "sailing"], "red": ["gunpowder"]}},  # 3 crowns: shares
    )
    play(game, "Ann: dogma banking")  # Bob's steam engine gives Ann the third crown: Cat still shares
    assert asked(game) == ("Cat", {"green", "pass"})
    play(game, "Cat: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["coal"]},  # declined: no bonus
        Ann={"board": {"yellow": ["steam_engine"]}, "hand": []},
        Bob={"score": ["astronomy"], "board": {}},
        Cat={"board": {"red": ["gunpowder"]}},
    )


def test_measurement_splays_and_draws_by_the_number_of_cards() -> None:
    game = innovation(
        piles={1: [], 3: ["compass"]},
        Ann={
            "board": {"green": ["measurement"], "red": ["archery", "oars", "construction"]},
            "hand": ["tools", "writing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Ann", {"tools", "writing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"green", "red"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    red = {"cards": ["archery", "oars", "construction"], "splay": "right"}
    expect(game, piles={1: ["tools"], 3: []}, Ann={"board": {"red": red}, "hand": ["writing", "compass"]})


def test_measurement_draws_a_one_for_a_single_card() -> None:
    game = innovation(
        piles={1: ["tools"]},
        Ann={"board": {"green": ["measurement"]}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: coal")
    assert acting(game) == "Ann"  # only one colour: not asked
    expect(game, piles={1: []}, Ann={"board": {"green": ["measurement"]}, "hand": ["tools"]})
    assert not told(game, "splay")


def test_measurement_draws_though_the_splay_is_there_already_INN_8_1() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"green": {"cards": ["measurement", "sailing"], "splay": "right"}}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: coal")
    expect(game, piles={2: []}, Ann={"hand": ["calendar"], "board": {"green": {"splay": "right"}}})
    assert not told(game, "splay")


def test_measurement_declined_draws_nothing() -> None:
    game = innovation(
        Ann={"board": {"green": ["measurement", "sailing"]}, "hand": ["coal"]},
        Bob={},
    )
    play(game, "Ann: dogma measurement", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal"], "board": {"green": {"splay": None}}})
    assert told(game, "decline", player="Ann")


def test_measurement_shared_counts_the_sharer_s_cards() -> None:
    game = innovation(
        piles={1: [], 2: ["calendar"], 5: ["coal"]},
        Ann={"board": {"green": ["measurement", "sailing", "clothing"]}},  # 2 bulbs, no hand
        Bob={"board": {"blue": ["writing", "tools"], "red": ["oars"]}, "hand": ["archery"]},  # 2 bulbs
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Bob", {"archery", "pass"})
    play(game, "Bob: archery")
    assert asked(game) == ("Bob", {"red", "blue"})
    play(game, "Bob: blue")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["archery"], 2: []},
        Ann={"hand": ["coal"], "board": {"green": {"splay": None}}},
        Bob={"hand": ["calendar"], "board": {"blue": {"splay": "right"}}},
    )


def test_chemistry_scores_one_higher_and_returns_a_score_card() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"]},
        Ann={"board": {"blue": ["chemistry", "tools"], "red": ["archery"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma chemistry")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"oars", "canning"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    blue = {"cards": ["chemistry", "tools"], "splay": "right"}
    expect(game, piles={1: ["oars"], 6: []}, Ann={"board": {"blue": blue}, "score": ["canning"]})


def test_chemistry_must_return_the_only_score_card() -> None:
    game = innovation(
        piles={6: ["canning", "democracy"]},
        Ann={"board": {"blue": ["chemistry"]}},
        Bob={},
    )
    play(game, "Ann: dogma chemistry")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["democracy", "canning"]}, Ann={"score": []})


def test_chemistry_shared_looks_at_the_sharer_s_highest_top_card() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning"], 8: ["flight"]},
        Ann={"board": {"blue": ["chemistry"]}, "score": ["oars"]},  # 2 factories
        Bob={"board": {"green": ["electricity"]}, "score": ["archery"]},  # 2 factories, top 7
    )
    play(game, "Ann: dogma chemistry")
    assert asked(game) == ("Bob", {"archery", "flight"})
    play(game, "Bob: archery", "Ann: oars")
    expect(game, Ann={"score": ["canning"], "hand": ["coal"]}, Bob={"score": ["flight"]})


def test_chemistry_above_a_ten_ends_the_game_INN_3_3() -> None:
    game = innovation(
        piles={10: ["databases"]},
        Ann={"board": {"blue": ["chemistry"], "purple": ["ai"]}, "score": ["oars"]},
        Bob={"score": ["calendar"]},
    )
    play(game, "Ann: dogma chemistry")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Bob",), "INN-10.2")
    expect(game, piles={10: ["databases"]}, Ann={"score": ["oars"]})


def test_physics_keeps_three_colours() -> None:
    game = innovation(
        piles={6: ["canning", "classification", "democracy", "vaccination"]},
        Ann={"board": {"blue": ["physics"]}, "hand": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"hand": ["oars", "canning", "classification", "democracy"]},
    )
    assert len(told(game, "reveal", player="Ann", rule="INN-7.7")) == 3


def test_physics_returns_all_as_one_set_in_the_order_asked_INN_7_4() -> None:
    game = innovation(
        piles={1: [], 5: [], 6: ["canning", "vaccination", "democracy", "emancipation"]},
        Ann={"board": {"blue": ["physics"]}, "hand": ["oars", "coal"]},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Ann", {"canning", "vaccination", "democracy", "oars", "coal"})
    play(game, "Ann: vaccination")
    assert asked(game) == ("Ann", {"canning", "democracy", "oars", "coal"})
    play(game, "Ann: democracy")
    assert acting(game) == "Ann"  # the rest goes to three different ages
    expect(
        game,
        piles={1: ["oars"], 5: ["coal"], 6: ["emancipation", "vaccination", "democracy", "canning"]},
        Ann={"hand": []},
    )


def test_physics_shared_finds_what_the_sharer_returned() -> None:
    game = innovation(
        piles={
            1: [],
            5: ["coal"],
            6: ["canning", "vaccination", "democracy", "metric_system", "encyclopedia"],
        },
        Ann={"board": {"blue": ["physics"]}, "hand": ["tools"]},  # 2 bulbs
        Bob={"board": {"blue": ["writing"]}, "hand": ["oars"]},  # 2 bulbs
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Bob", {"canning", "vaccination", "democracy", "oars"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"canning", "vaccination", "democracy"})
    play(game, "Bob: vaccination", "Bob: democracy")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"], 5: [], 6: ["democracy", "canning"]},
        Ann={"hand": ["tools", "metric_system", "encyclopedia", "vaccination", "coal"]},
        Bob={"hand": []},
    )


def test_physics_looks_at_the_colours_of_sevens_too_INN_3_2() -> None:
    game = innovation(
        piles={6: ["canning"], 7: ["sanitation", "bicycle", "evolution"]},
        Ann={"board": {"blue": ["physics"]}},
        Bob={},
    )
    play(game, "Ann: dogma physics")
    assert asked(game) == ("Ann", {"canning", "sanitation", "bicycle"})
    play(game, "Ann: bicycle")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["canning"], 7: ["evolution", "bicycle", "sanitation"]}, Ann={"hand": []})


def test_astronomy_melds_green_and_blue_and_claims_universe() -> None:
    game = innovation(
        piles={6: ["classification", "encyclopedia", "canning", "democracy"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={
            "board": {"green": ["classification"], "blue": ["encyclopedia"], "purple": ["astronomy"]},
            "hand": ["canning"],
            "achievements": ["universe"],
        },
    )
    assert len(told(game, "repeat", rule="INN-5.9")) == 2
    assert len(told(game, "achieve", field="universe", how="effect", rule="INN-9.6")) == 1


def test_astronomy_claims_universe_with_only_purple_INN_5_11() -> None:
    game = innovation(
        piles={6: ["canning"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(game, Ann={"board": {"purple": ["astronomy"]}, "hand": ["canning"], "achievements": ["universe"]})
    assert not told(game, "repeat")


def test_astronomy_claims_nothing_over_a_low_top_card() -> None:
    game = innovation(
        piles={6: ["classification", "canning"]},
        Ann={"board": {"purple": ["astronomy"], "red": ["coal"], "green": ["sailing"]}},  # red: a five
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game, Ann={"board": {"green": ["classification", "sailing"]}, "hand": ["canning"], "achievements": []}
    )


def test_astronomy_goes_on_with_sevens_INN_3_2() -> None:
    game = innovation(
        piles={6: [], 7: ["bicycle", "combustion", "evolution"]},
        Ann={"board": {"purple": ["astronomy"], "red": ["coal", "archery"]}},
        Bob={},
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game,
        piles={7: ["evolution"]},
        Ann={
            "board": {"green": ["bicycle"], "red": ["coal", "archery"]},
            "hand": ["combustion"],
            "achievements": [],
        },
    )


def test_astronomy_looks_at_each_board() -> None:
    game = innovation(
        piles={5: ["banking"], 6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["astronomy"]}},
        Bob={"board": {"purple": ["democracy"], "red": ["coal"]}},  # 2 bulbs, and a five
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game, Ann={"achievements": ["universe"], "hand": ["vaccination", "banking"]}, Bob={"achievements": []}
    )
    assert [event.player for event in told(game, "reveal", rule="INN-7.7")] == ["Bob", "Ann"]
    assert [event.data["drawn"] for event in told(game, "bonus")] == [True]


def test_astronomy_lets_the_sharer_claim_first_INN_9_6() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["astronomy"]}},  # 2 bulbs
        Bob={"board": {"purple": ["democracy"]}},  # 2 bulbs
    )
    play(game, "Ann: dogma astronomy")
    expect(
        game,
        Ann={"hand": ["vaccination", "coal"], "achievements": []},
        Bob={"hand": ["canning"], "achievements": ["universe"]},
    )
    assert told(game, "nothing", player="Ann", why="taken", field="universe", owner="Bob")


def test_societies_takes_a_bulb_and_gives_a_five() -> None:
    game = innovation(
        piles={5: ["coal", "banking"]},
        Ann={"board": {"purple": ["societies"]}},  # 2 crowns
        Bob={"board": {"blue": ["tools"], "green": ["paper"], "purple": ["philosophy"]}},  # 1 crown
    )
    play(game, "Ann: dogma societies")
    assert asked(game) == ("Bob", {"tools", "paper"})
    play(game, "Bob: paper")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={5: ["banking"]},
        Ann={"board": {"green": ["paper"]}, "hand": []},
        Bob={"board": {"green": None, "blue": ["tools"], "purple": ["philosophy"]}, "hand": ["coal"]},
    )


def test_societies_continues_one_splay_and_ends_the_other_INN_7_8() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"purple": ["societies"], "blue": {"cards": ["pottery", "calendar"], "splay": "up"}}},
        Bob={"board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}}},  # 1 crown
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"blue": {"cards": ["tools", "pottery", "calendar"], "splay": "up"}}},
        Bob={"board": {"blue": {"cards": ["writing"], "splay": None}}, "hand": ["coal"]},
    )


def test_societies_does_not_take_purple_INN_5_7() -> None:
    game = innovation(
        piles={5: ["coal"]},
        Ann={"board": {"purple": ["societies"]}},
        Bob={"board": {"purple": ["philosophy"], "red": ["oars", "colonialism"]}},
    )
    play(game, "Ann: dogma societies")
    assert acting(game) == "Ann"
    expect(game, piles={5: ["coal"]}, Bob={"hand": [], "board": {"purple": ["philosophy"]}})
