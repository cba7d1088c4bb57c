"""The cards of age 1 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

# Archery: castles.


def test_archery_takes_the_highest_hand_card_whether_drawn_or_held() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},  # 2 castles
        Bob={"hand": ["tools", "calendar"]},
        piles={1: ["oars", "sailing"]},
    )
    play(game, "Ann: dogma archery")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["calendar"]}, Bob={"hand": ["tools", "oars"]}, piles={1: ["sailing"]})
    assert told(game, "affect", player="Bob", role="obeys", rule="INN-5.3")
    assert not told(game, "reveal")


def test_archery_lets_the_owner_choose_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},
        Bob={"hand": ["currency", "calendar", "tools"]},
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma archery")
    assert asked(game) == ("Bob", {"currency", "calendar"})
    play(game, "Bob: currency")
    expect(game, Ann={"hand": ["currency"]}, Bob={"hand": ["calendar", "tools", "oars"]})


def test_archery_counts_the_card_drawn_from_a_higher_pile_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["archery"]}},
        Bob={"hand": ["tools"]},
        piles={1: [], 2: [], 3: ["paper"]},
    )
    play(game, "Ann: dogma archery")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["tools"]}, piles={3: []})


def test_archery_spares_those_with_as_many_castles_and_goes_round_clockwise_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        Ann={"board": {"green": ["sailing"]}},
        Bob={"board": {"red": ["archery"]}},  # 2 castles
        Cat={"board": {"blue": ["tools"]}},  # 1 castle
        Dan={"board": {"yellow": ["domestication"]}, "hand": ["paper"]},  # 2 castles
        piles={1: ["oars", "writing", "pottery"]},
    )
    play(game, "Bob: dogma archery")
    # Cat, on Bob's left, draws Oars and gives it; then Ann draws Writing and gives it.
    assert [event.player for event in told(game, "draw")] == ["Cat", "Ann"]
    expect(game, Bob={"hand": ["oars", "writing"]}, Dan={"hand": ["paper"]}, piles={1: ["pottery"]})
    assert told(game, "affect", player="Dan", role="immune")
    assert acting(game) == "Bob"


# Metalworking: castles.


def test_metalworking_scores_castles_until_a_card_has_none_INN_5_9() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: ["oars", "city_states", "sailing", "tools"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(
        game, Ann={"score": ["oars", "city_states"], "hand": ["sailing"], "points": 2}, piles={1: ["tools"]}
    )
    assert len(told(game, "reveal", player="Ann")) == 3
    assert len(told(game, "repeat", rule="INN-5.9")) == 2


def test_metalworking_goes_on_into_age_2_and_keeps_the_first_card_without_a_castle_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: ["oars"], 2: ["monotheism", "calendar"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(game, Ann={"score": ["oars", "monotheism"], "hand": ["calendar"], "points": 3})


def test_metalworking_brings_the_monument_in_the_middle_of_the_effect_INN_9_1() -> None:
    castles = ["archery", "oars", "domestication", "masonry", "the_wheel", "tools"]
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},
        Bob={},
        piles={1: [*castles, "sailing"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(game, Ann={"score": castles, "hand": ["sailing"], "achievements": ["monument"]})
    kinds = [event.kind for event in game.events]
    assert told(game, "achieve", player="Ann", field="monument", how="due", rule="INN-9.1")
    assert kinds[kinds.index("achieve") :].count("draw") == 1


def test_metalworking_stops_at_once_with_the_winning_achievement_INN_10_1() -> None:
    castles = ["archery", "oars", "domestication", "masonry", "the_wheel", "tools"]
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}, "achievements": [1, 2, 3, 4, "empire"]},
        Bob={},
        piles={1: [*castles, "mysticism"]},
    )
    play(game, "Ann: dogma metalworking")
    assert game.decision is None
    expect(game, Ann={"score": castles}, piles={1: ["mysticism"]}, winners=["Ann"], reason="INN-10.1")


def test_metalworking_is_repeated_by_a_sharer_before_the_activator_begins_INN_5_9() -> None:
    game = innovation(
        Ann={"board": {"red": ["metalworking"]}},  # 3 castles
        Bob={"board": {"purple": ["mysticism"]}},  # 3 castles
        piles={1: ["oars", "sailing", "masonry", "writing", "clothing", "pottery"]},
    )
    play(game, "Ann: dogma metalworking")
    expect(
        game,
        Bob={"score": ["oars"], "hand": ["sailing"]},
        Ann={"score": ["masonry"], "hand": ["writing", "clothing"]},  # Clothing is the bonus
        piles={1: ["pottery"]},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")


# Oars: castles.


def test_oars_takes_a_crown_and_the_one_who_gave_it_draws() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["sailing", "tools"]},
        piles={1: ["writing", "clothing"]},
    )
    play(game, "Ann: dogma oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["sailing"], "hand": []},
        Bob={"hand": ["tools", "writing"]},
        piles={1: ["clothing"]},
    )
    assert told(game, "nothing", player="Ann", why="not_so")
    assert not told(game, "reveal")


def test_oars_lets_the_one_who_obeys_choose_among_crowns() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},
        Bob={"hand": ["sailing", "tools", "currency"]},
        piles={1: ["writing"]},
    )
    play(game, "Ann: dogma oars")
    assert asked(game) == ("Bob", {"sailing", "currency"})
    play(game, "Bob: currency")
    expect(game, Ann={"score": ["currency"], "points": 2}, Bob={"hand": ["sailing", "tools", "writing"]})


def test_oars_draws_for_all_who_share_when_no_crown_was_given() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["tools"]},  # has no crown to give
        Cat={"board": {"yellow": ["masonry"]}, "hand": ["sailing"]},  # 3 castles
        piles={1: ["writing", "clothing", "pottery", "agriculture"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Bob={"hand": ["tools"]},
        Cat={"hand": ["sailing", "writing"]},
        Ann={"hand": ["clothing", "pottery"], "score": []},
        piles={1: ["agriculture"]},
    )
    assert told(game, "nothing", player="Bob", why="not_done", rule="INN-5.7")
    assert not told(game, "reveal")


def test_oars_draws_for_nobody_when_one_of_two_gave_a_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"hand": ["tools"]},
        Cat={"hand": ["writing"]},
        Dan={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={1: ["clothing", "pottery"]},
    )
    play(game, "Ann: dogma oars")
    expect(
        game,
        Ann={"score": ["writing"], "hand": []},
        Bob={"hand": ["tools"]},
        Cat={"hand": ["clothing"]},
        Dan={"hand": []},
        piles={1: ["pottery"]},
    )
    assert not told(game, "bonus", drawn=True)


def test_oars_draws_when_nobody_must_obey() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}},  # 2 castles
        Bob={"board": {"yellow": ["domestication"]}, "hand": ["sailing"]},  # 2 castles
        piles={1: ["writing", "clothing", "pottery", "tools"]},
    )
    play(game, "Ann: dogma oars")
    assert told(game, "nothing", why="none_to_obey")
    expect(game, Bob={"hand": ["sailing", "writing"]}, Ann={"hand": ["clothing", "pottery"]})


def test_oars_has_no_demand_for_yourself_only_and_so_draws_INN_5_8() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "red": ["oars"]}},
        Bob={"hand": ["sailing"]},
        piles={1: ["writing", "clothing"]},
    )
    play(game, "Ann: dogma self_service")
    expect(game, Ann={"hand": ["writing"], "score": []}, Bob={"hand": ["sailing"]}, piles={1: ["clothing"]})


# Agriculture: leaves.


def test_agriculture_scores_a_card_one_higher_than_the_one_returned() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["tools", "calendar"]},
        Bob={},
        piles={1: ["oars"], 2: ["currency", "mapmaking"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Ann", {"tools", "calendar", "pass"})
    play(game, "Ann: tools")
    expect(
        game,
        Ann={"hand": ["calendar"], "score": ["currency"]},
        piles={1: ["oars", "tools"], 2: ["mapmaking"]},
    )
    assert acting(game) == "Ann"


def test_agriculture_declined_by_a_sharer_earns_no_bonus_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}},  # 3 leaves; no hand: Ann is not asked
        Bob={"board": {"blue": ["pottery"]}, "hand": ["tools"]},  # 3 leaves
        piles={2: ["currency"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": ["tools"], "score": []}, piles={2: ["currency"]})
    assert told(game, "bonus", drawn=False, why="nothing")


def test_agriculture_of_a_10_ends_the_game_even_with_10s_left_INN_3_3() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["ai"]},
        Bob={"score": ["tools"]},
        piles={10: ["robotics"]},
    )
    play(game, "Ann: dogma agriculture")
    assert asked(game) == ("Ann", {"ai", "pass"})
    play(game, "Ann: ai")
    assert game.decision is None
    expect(game, winners=["Bob"], reason="INN-10.2", piles={10: ["robotics", "ai"]})


def test_agriculture_looks_further_when_the_next_age_is_empty_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["agriculture"]}, "hand": ["calendar"]},
        Bob={},
        piles={2: [], 3: [], 4: [], 5: ["banking"]},
    )
    play(game, "Ann: dogma agriculture", "Ann: calendar")
    expect(game, Ann={"score": ["banking"], "points": 5}, piles={2: ["calendar"], 5: []})


# Domestication: castles.


def test_domestication_melds_the_lowest_before_it_draws() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["calendar", "paper"]},
        Bob={},
        piles={1: ["oars", "sailing"]},
    )
    play(game, "Ann: dogma domestication")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["calendar"]}, "hand": ["paper", "oars"]}, piles={1: ["sailing"]})
    assert not told(game, "reveal")


def test_domestication_asks_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["tools", "masonry", "paper"]},
        Bob={},
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma domestication")
    assert asked(game) == ("Ann", {"tools", "masonry"})
    play(game, "Ann: masonry")
    expect(game, Ann={"board": {"yellow": ["masonry", "domestication"]}, "hand": ["tools", "paper", "oars"]})


def test_domestication_draws_even_with_nothing_to_meld_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}},  # 2 castles
        Bob={"board": {"red": ["archery"]}},  # 2 castles
        Cat={"board": {"blue": ["tools"]}, "hand": ["writing"]},  # 1 castle
        piles={1: ["oars", "sailing", "pottery", "mysticism"]},
    )
    play(game, "Ann: dogma domestication")
    expect(
        game,
        Bob={"hand": ["oars"]},
        Cat={"hand": ["writing"]},
        Ann={"hand": ["sailing", "pottery"]},  # Pottery is the bonus
        piles={1: ["mysticism"]},
    )


def test_domestication_lets_a_sharer_choose_among_his_own_lowest() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["domestication"]}, "hand": ["sailing", "calendar"]},  # 2 castles
        Bob={"board": {"red": ["archery"]}, "hand": ["tools", "writing", "paper"]},  # 2 castles
        piles={1: ["oars", "pottery", "mysticism"]},
    )
    play(game, "Ann: dogma domestication")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: writing")
    expect(
        game,
        Bob={"board": {"red": ["archery"], "blue": ["writing"]}, "hand": ["tools", "paper", "oars"]},
        Ann={"board": {"green": ["sailing"]}, "hand": ["calendar", "pottery", "mysticism"]},
    )


# Masonry: castles.


def test_masonry_melds_castles_one_by_one_and_claims_the_monument_with_four_INN_9_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},
            "hand": ["archery", "oars", "the_wheel", "mysticism", "sailing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma masonry")
    assert asked(game) == ("Ann", {"archery", "oars", "the_wheel", "mysticism", "pass"})
    play(game, "Ann: archery")
    expect(game, Ann={"board": {"red": ["archery"]}})
    assert asked(game) == ("Ann", {"oars", "the_wheel", "mysticism", "pass"})
    play(game, "Ann: oars", "Ann: mysticism")
    assert asked(game) == ("Ann", {"the_wheel", "pass"})
    play(game, "Ann: the_wheel")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["oars", "archery"], "green": ["the_wheel"], "purple": ["mysticism"]},
            "hand": ["sailing"],
            "achievements": ["monument"],
        },
    )
    assert told(game, "achieve", player="Ann", field="monument", how="effect", rule="INN-9.6")


def test_masonry_with_three_claims_nothing() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["masonry"]}, "hand": ["archery", "oars", "the_wheel", "mysticism"]},
        Bob={},
    )
    play(game, "Ann: dogma masonry", "Ann: archery", "Ann: oars", "Ann: the_wheel", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["mysticism"], "achievements": []})


def test_masonry_claims_only_when_the_melding_is_over() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},
            "hand": ["archery", "oars", "the_wheel", "mysticism", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma masonry", "Ann: archery", "Ann: oars", "Ann: the_wheel", "Ann: tools")
    assert asked(game) == ("Ann", {"mysticism", "pass"})
    expect(game, Ann={"achievements": []})
    play(game, "Ann: pass")
    expect(game, Ann={"achievements": ["monument"], "hand": ["mysticism"]})


def test_masonry_gives_the_monument_to_the_sharer_who_comes_first_INN_9_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["masonry"]},  # 3 castles
            "hand": ["archery", "oars", "city_states", "domestication"],
        },
        Bob={
            "board": {"red": ["metalworking"]},  # 3 castles
            "hand": ["the_wheel", "mysticism", "tools", "construction"],
        },
        piles={1: ["sailing"]},
    )
    play(game, "Ann: dogma masonry")
    play(game, "Bob: the_wheel", "Bob: mysticism", "Bob: tools", "Bob: construction")
    expect(game, Bob={"achievements": ["monument"]})
    play(game, "Ann: archery", "Ann: oars", "Ann: city_states", "Ann: domestication")
    assert told(game, "nothing", player="Ann", why="taken", field="monument", owner="Bob")
    expect(game, Ann={"achievements": [], "hand": ["sailing"]}, Bob={"achievements": ["monument"]})


def test_masonry_asks_nothing_of_a_hand_without_castles() -> None:
    game = innovation(Ann={"board": {"yellow": ["masonry"]}, "hand": ["sailing", "writing"]}, Bob={})
    play(game, "Ann: dogma masonry")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["sailing", "writing"]})


# Clothing: leaves.


def test_clothing_melds_a_new_colour_and_scores_for_colours_nobody_else_has() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["oars", "sailing", "tools"]},  # 2 leaves
        Bob={"board": {"red": ["archery"]}},  # no leaf
        piles={1: ["pottery", "writing"]},
    )
    play(game, "Ann: dogma clothing")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    # Green is Ann's alone, red is Bob's too.
    expect(
        game,
        Ann={"board": {"red": ["oars"]}, "hand": ["sailing", "tools"], "score": ["pottery"]},
        piles={1: ["writing"]},
    )


def test_clothing_scores_even_when_nothing_was_melded_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"], "red": ["oars"], "blue": ["tools"]}, "hand": ["sailing"]},
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"purple": ["mysticism"]}},
        piles={1: ["pottery", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["sailing"], "score": ["pottery", "writing"]}, piles={1: ["masonry"]})


def test_clothing_finishes_all_melding_before_any_scoring_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["oars"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["archery", "sailing", "masonry"]},  # 3 leaves
        piles={1: ["pottery", "tools", "writing", "mysticism"]},
    )
    play(game, "Ann: dogma clothing")
    # Green is new to Bob, whatever Ann has; yellow is not.
    assert asked(game) == ("Bob", {"archery", "sailing"})
    play(game, "Bob: archery")
    # Both have red by now: Bob scores for yellow, Ann for green; then comes the bonus.
    expect(
        game,
        Bob={"score": ["pottery"], "board": {"red": ["archery"]}},
        Ann={"score": ["tools"], "hand": ["writing"], "board": {"red": ["oars"]}},
        piles={1: ["mysticism"]},
    )


def test_clothing_is_shared_by_the_counts_taken_when_it_was_activated_INN_5_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["clothing"]}, "hand": ["agriculture"]},  # 2 leaves, and 5 after melding
        Bob={"board": {"green": ["sailing"], "purple": ["code_of_laws"]}},  # 2 leaves
        piles={1: ["pottery", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    expect(
        game,
        Bob={"score": ["pottery"]},
        Ann={"score": ["tools"], "hand": ["writing"], "icons": {"leaf": 5}},
        piles={1: ["masonry"]},
    )


def test_clothing_does_not_mind_the_colours_of_a_partner_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"green": ["clothing"], "red": ["oars"]}},  # 2 leaves
        Bob={"board": {"red": ["archery"]}},
        Cat={"board": {"green": ["the_wheel"], "yellow": ["agriculture"]}},  # 3 leaves
        Dan={},
        piles={1: ["pottery", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma clothing")
    # Both score for green, Cat for yellow too; a partner's sharing earns no bonus.
    expect(game, Cat={"score": ["pottery", "tools"]}, Ann={"score": ["writing"], "hand": []})
    expect(game, piles={1: ["masonry"]})
    assert told(game, "bonus", drawn=False, why="partner")


# Sailing: crowns.


def test_sailing_melds_what_it_draws_continuing_the_splay_INN_4_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["sailing"], "red": {"cards": ["oars", "archery"], "splay": "left"}}},
        Bob={},
        piles={1: ["metalworking"]},
    )
    play(game, "Ann: dogma sailing")
    expect(game, Ann={"board": {"red": {"cards": ["metalworking", "oars", "archery"], "splay": "left"}}})


def test_sailing_covers_itself_and_is_carried_out_to_the_end_INN_5_6() -> None:
    game = innovation(
        Ann={"board": {"green": ["sailing"]}},  # 2 crowns
        Bob={"board": {"purple": ["city_states"]}},  # 2 crowns
        Cat={"board": {"blue": ["writing"]}},  # 1 crown
        piles={1: ["oars", "the_wheel", "tools", "masonry"]},
    )
    play(game, "Ann: dogma sailing")
    expect(
        game,
        Bob={"board": {"red": ["oars"]}},
        Cat={"board": {"blue": ["writing"]}, "hand": []},
        Ann={"board": {"green": ["the_wheel", "sailing"]}, "hand": ["tools"]},
        piles={1: ["masonry"]},
    )


# The Wheel: castles.


def test_the_wheel_draws_two_the_second_from_age_2_when_the_first_pile_is_done_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"green": ["the_wheel"]}},
        Bob={},
        piles={1: ["oars"], 2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma the_wheel")
    expect(game, Ann={"hand": ["oars", "calendar"]}, piles={1: [], 2: ["currency"]})
    assert [event.data["age"] for event in told(game, "draw", value=1)] == [1, 2]
    assert not told(game, "reveal")


def test_the_wheel_shared_by_two_earns_one_bonus_only_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"green": ["the_wheel"], "blue": ["calendar"]}},  # 3 castles
        Bob={"board": {"purple": ["mysticism"]}},  # 3 castles
        Cat={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={
            1: ["oars", "sailing", "tools", "pottery", "writing", "clothing"],
            2: ["currency", "mapmaking"],
        },
    )
    play(game, "Ann: dogma the_wheel")
    expect(
        game,
        Bob={"hand": ["oars", "sailing"]},
        Cat={"hand": ["tools", "pottery"]},
        Ann={"hand": ["writing", "clothing", "currency"]},  # the bonus is a draw action: Calendar is a 2
        piles={2: ["mapmaking"]},
    )


def test_the_wheel_ends_the_game_when_no_card_is_left_INN_3_3() -> None:
    piles: dict[int, list[str]] = {age: [] for age in range(1, 10)}
    game = innovation(
        Ann={"board": {"green": ["the_wheel"]}, "score": ["oars"]},
        Bob={"score": ["tools"], "achievements": [1]},
        piles={**piles, 10: ["ai"]},
    )
    play(game, "Ann: dogma the_wheel")
    assert game.decision is None
    # One point each: Bob has more achievements.
    expect(game, Ann={"hand": ["ai"]}, winners=["Bob"], reason="INN-10.2")


# Pottery: leaves.


def test_pottery_returns_up_to_three_and_scores_their_number() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}, "hand": ["oars", "tools", "calendar", "sailing"]},
        Bob={},
        piles={1: ["writing"], 2: ["currency"], 3: ["paper", "optics"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar", "sailing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"oars", "calendar", "sailing", "pass"})
    play(game, "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "sailing", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["sailing", "writing"], "score": ["paper"]},
        piles={1: ["tools", "oars"], 2: ["currency", "calendar"], 3: ["optics"]},
    )
    assert not told(game, "reveal")


def test_pottery_may_score_the_very_card_that_was_returned_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}, "hand": ["tools"]},
        Bob={},
        piles={1: [], 2: ["currency"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: tools")
    expect(game, Ann={"score": ["tools"], "hand": ["currency"]}, piles={1: [], 2: []})


def test_pottery_declined_still_draws_so_a_sharer_earns_the_bonus_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"blue": ["pottery"]}},  # 3 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]},  # 3 leaves
        piles={1: ["sailing", "tools", "writing", "masonry"]},
    )
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Bob", {"oars", "pass"})
    play(game, "Bob: pass")
    expect(
        game,
        Bob={"hand": ["oars", "sailing"], "score": []},
        Ann={"hand": ["tools", "writing"], "score": []},
        piles={1: ["masonry"]},
    )


# Tools: bulbs.


def test_tools_is_begun_or_declined_at_the_first_of_three_cards() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "masonry", "calendar"]},
        Bob={},
        piles={1: [], 3: ["paper", "optics"]},
    )
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Ann", {"oars", "sailing", "masonry", "calendar", "pass"})
    play(game, "Ann: sailing")
    assert asked(game) == ("Ann", {"oars", "masonry", "calendar"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"masonry", "calendar"})
    play(game, "Ann: masonry")
    assert acting(game) == "Ann"
    # The 3 was melded: there is none in hand for the second effect.
    expect(
        game,
        Ann={"hand": ["calendar"], "board": {"green": ["paper"]}},
        piles={1: ["sailing", "oars", "masonry"], 3: ["optics"]},
    )


def test_tools_is_not_asked_of_fewer_than_three_cards() -> None:
    game = innovation(Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing"]}, Bob={})
    play(game, "Ann: dogma tools")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "sailing"], "board": {"blue": ["tools"]}})


def test_tools_with_just_three_asks_for_an_order_only_where_it_matters_INN_7_4() -> None:
    table = {
        "Ann": {"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "calendar"]},
        "Bob": {},
        "piles": {1: [], 2: [], 3: ["optics"]},
    }
    game = innovation(**table)
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Ann", {"oars", "sailing", "calendar", "pass"})
    play(game, "Ann: sailing")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["optics"]}}, piles={1: ["sailing", "oars"], 2: ["calendar"]})

    game = innovation(**table)
    play(game, "Ann: dogma tools", "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "sailing"})
    play(game, "Ann: oars")
    expect(game, Ann={"board": {"red": ["optics"]}}, piles={1: ["oars", "sailing"], 2: ["calendar"]})


def test_tools_turns_a_3_into_three_1s() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["paper", "gunpowder"]},  # 2 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["optics"]},  # 3 bulbs
        piles={1: ["oars", "sailing", "writing", "masonry"], 2: ["calendar"], 3: []},
    )
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Bob", {"optics", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"paper", "pass"})
    play(game, "Ann: paper")
    expect(
        game,
        Ann={"hand": ["gunpowder", "oars", "sailing", "writing"]},
        Bob={"hand": ["optics"]},
        piles={1: ["masonry"], 3: ["paper"]},
    )
    assert not told(game, "bonus", drawn=True)


def test_tools_offers_the_3_after_the_first_effect_was_declined() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "sailing", "paper"]},
        Bob={},
        piles={1: ["writing"], 3: []},
    )
    play(game, "Ann: dogma tools", "Ann: pass")
    assert asked(game) == ("Ann", {"paper", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars", "sailing", "paper"]}, piles={1: ["writing"]})


def test_tools_serves_a_sharer_in_both_effects() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}},  # 2 bulbs
        Bob={  # 3 bulbs
            "board": {"purple": ["philosophy"], "green": ["the_wheel"]},
            "hand": ["calendar", "gunpowder", "banking", "optics", "compass"],
        },
        piles={1: ["oars", "sailing", "writing", "masonry", "pottery"], 3: ["paper"]},
    )
    play(game, "Ann: dogma tools", "Bob: calendar", "Bob: gunpowder", "Bob: banking")
    expect(game, Bob={"board": {"green": ["paper", "the_wheel"]}})
    assert asked(game) == ("Bob", {"optics", "compass", "pass"})
    play(game, "Bob: compass")
    assert acting(game) == "Ann"
    expect(
        game,
        Bob={"hand": ["optics", "oars", "sailing", "writing"]},
        Ann={"hand": ["masonry"]},  # the bonus
        piles={1: ["pottery"], 3: ["compass"]},
    )
    assert not told(game, "reveal")


# Writing: bulbs.


def test_writing_draws_a_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},
        Bob={"board": {"purple": ["education"]}},  # 3 bulbs
        piles={1: ["oars"], 2: ["calendar", "currency", "mapmaking"]},
    )
    play(game, "Ann: dogma writing")
    expect(
        game,
        Bob={"hand": ["calendar"]},
        Ann={"hand": ["currency", "oars"]},  # the bonus follows Ann's own top card, a 1
        piles={1: [], 2: ["mapmaking"]},
    )
    assert not told(game, "reveal")


def test_writing_draws_from_the_next_age_with_cards_and_leaves_others_alone_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["writing"]}},  # 2 bulbs
        Bob={"board": {"blue": ["calendar"]}},  # 1 bulb
        piles={2: [], 3: [], 4: ["gunpowder"]},
    )
    play(game, "Ann: dogma writing")
    expect(game, Ann={"hand": ["gunpowder"]}, Bob={"hand": []}, piles={4: []})
    assert not told(game, "bonus", drawn=True)


# City States: crowns.


def test_city_states_takes_a_top_card_with_a_castle_from_one_with_four() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"], "red": ["oars"]}},  # 3 crowns
        Bob={  # 4 castles, 1 crown
            "board": {"red": ["archery"], "yellow": ["domestication"], "green": ["clothing"]},
        },
        piles={1: ["tools", "writing"]},
    )
    play(game, "Ann: dogma city_states")
    assert asked(game) == ("Bob", {"archery", "domestication"})
    play(game, "Bob: archery")
    expect(
        game,
        Ann={"board": {"red": ["archery", "oars"]}},
        Bob={"board": {"yellow": ["domestication"]}, "hand": ["tools"]},
        piles={1: ["writing"]},
    )
    assert not told(game, "reveal")


def test_city_states_passes_over_one_with_three_castles() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"]}},
        Bob={"board": {"red": ["metalworking"]}},  # 3 castles
        piles={1: ["tools"]},
    )
    play(game, "Ann: dogma city_states")
    assert told(game, "affect", player="Bob", role="obeys")
    assert told(game, "nothing", player="Bob", why="not_so")
    expect(game, Bob={"board": {"red": ["metalworking"]}, "hand": []}, piles={1: ["tools"]})


def test_city_states_counts_castles_beneath_but_takes_only_top_cards() -> None:
    game = innovation(
        Ann={"board": {"purple": ["city_states"]}},  # 2 crowns
        Bob={  # 3 castles, and 1 beneath; no crown shows
            "board": {"red": {"cards": ["metalworking", "oars"], "splay": "left"}},
        },
        Cat={  # 3 and 1 castles, all beneath: The Wheel's and Tools'; 1 crown
            "board": {
                "green": {"cards": ["clothing", "the_wheel"], "splay": "up"},
                "blue": {"cards": ["pottery", "tools"], "splay": "left"},
            },
        },
        piles={1: ["writing", "sailing"]},
    )
    play(game, "Ann: dogma city_states")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["metalworking"]}},
        Bob={"board": {"red": {"cards": ["oars"], "splay": None}}, "hand": ["writing"]},
        Cat={"hand": [], "icons": {"castle": 4}},
        piles={1: ["sailing"]},
    )
    assert told(game, "nothing", player="Cat", why="not_done", rule="INN-5.7")


# Code of Laws: crowns.


def test_code_of_laws_tucks_a_colour_on_the_board_and_may_splay_it_left() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["code_of_laws"], "green": ["sailing"]},
            "hand": ["the_wheel", "clothing", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Ann", {"the_wheel", "clothing", "pass"})
    play(game, "Ann: the_wheel")
    expect(game, Ann={"board": {"green": {"cards": ["sailing", "the_wheel"], "splay": None}}})
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    expect(
        game,
        Ann={
            "board": {"green": {"cards": ["sailing", "the_wheel"], "splay": "left"}},
            "hand": ["clothing", "oars"],
            "icons": {"castle": 1},
        },
    )


def test_code_of_laws_offers_no_splay_that_changes_nothing_INN_8_1() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["code_of_laws"],
                "green": {"cards": ["sailing", "clothing"], "splay": "left"},
            },
            "hand": ["the_wheel"],
        },
        Bob={},
    )
    play(game, "Ann: dogma code_of_laws", "Ann: the_wheel")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"green": {"cards": ["sailing", "clothing", "the_wheel"], "splay": "left"}}})


def test_code_of_laws_declined_offers_no_splay() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["code_of_laws"], "green": ["sailing", "clothing"]},  # 4 crowns
            "hand": ["the_wheel"],
        },
        Bob={  # 4 crowns; no hand card of a colour on Bob's board
            "board": {"green": ["compass"], "purple": ["city_states"]},
            "hand": ["oars", "tools"],
        },
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Ann", {"the_wheel", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["the_wheel"]}, Bob={"hand": ["oars", "tools"]})


def test_code_of_laws_looks_at_the_board_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"purple": ["code_of_laws"]}, "hand": ["mysticism"]},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "hand": ["clothing", "currency", "city_states"]},  # 2 crowns
        piles={1: ["oars"]},
    )
    play(game, "Ann: dogma code_of_laws")
    assert asked(game) == ("Bob", {"clothing", "currency", "pass"})
    play(game, "Bob: clothing")
    assert asked(game) == ("Bob", {"green", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"mysticism", "pass"})
    play(game, "Ann: pass")
    # The tuck was a change, even if the splay was declined.
    expect(
        game,
        Ann={"hand": ["mysticism", "oars"]},
        Bob={"board": {"green": {"cards": ["sailing", "clothing"], "splay": None}}},
    )


# Mysticism: castles.


def test_mysticism_melds_a_colour_on_the_board_and_draws_again() -> None:
    game = innovation(
        Ann={"board": {"purple": ["mysticism"], "red": ["oars"]}},
        Bob={},
        piles={1: ["archery", "city_states", "tools"]},
    )
    play(game, "Ann: dogma mysticism")
    # The second card is not looked at: City States stays in hand.
    expect(game, Ann={"board": {"red": ["archery", "oars"]}, "hand": ["city_states"]}, piles={1: ["tools"]})
    assert len(told(game, "reveal", player="Ann")) == 1


def test_mysticism_keeps_another_colour_each_by_his_own_board() -> None:
    game = innovation(
        Ann={"board": {"purple": ["mysticism"]}},  # 3 castles
        Bob={"board": {"yellow": ["masonry"]}},  # 3 castles
        piles={1: ["code_of_laws", "agriculture", "tools", "writing"]},
    )
    play(game, "Ann: dogma mysticism")
    expect(
        game,
        Bob={"hand": ["code_of_laws"], "board": {"yellow": ["masonry"]}},
        Ann={"hand": ["agriculture", "tools"], "board": {"purple": ["mysticism"]}},
        piles={1: ["writing"]},
    )
    assert told(game, "reveal", player="Bob", card="code_of_laws")
