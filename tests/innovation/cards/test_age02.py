"""The cards of age 2 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

FIVE = {
    "red": ["construction"],
    "yellow": ["canal_building"],
    "green": ["sailing"],
    "blue": ["writing"],
    "purple": ["code_of_laws"],
}
"""Five top cards, with three castles, all of them Construction's."""

OTHER_FIVE = {
    "red": ["optics"],
    "yellow": ["fermenting"],
    "green": ["currency"],
    "blue": ["calendar"],
    "purple": ["philosophy"],
}
"""Five top cards, with the one castle of Fermenting."""

# Construction: castles.


def test_construction_takes_two_hand_cards_one_by_one_and_gives_a_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"hand": ["oars", "tools", "paper"]},
        piles={2: ["calendar", "currency"]},
    )
    play(game, "Ann: dogma construction")
    assert asked(game) == ("Bob", {"oars", "tools", "paper"})
    play(game, "Bob: tools")
    expect(game, Ann={"hand": ["tools"]})
    assert asked(game) == ("Bob", {"oars", "paper"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game, Ann={"hand": ["tools", "oars"]}, Bob={"hand": ["paper", "calendar"]}, piles={2: ["currency"]}
    )


def test_construction_takes_what_there_is_and_gives_a_2_always_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"hand": ["oars"]},
        Cat={},
        Dan={"hand": ["tools", "paper"]},
        piles={2: ["calendar", "currency", "mapmaking", "mathematics"]},
    )
    play(game, "Ann: dogma construction")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "tools", "paper"], "achievements": []},
        Bob={"hand": ["calendar"]},
        Cat={"hand": ["currency"]},
        Dan={"hand": ["mapmaking"]},
        piles={2: ["mathematics"]},
    )
    assert not told(game, "reveal")


def test_construction_claims_the_empire_for_the_only_player_with_five_colours_INN_9_6() -> None:
    game = innovation(
        Ann={"board": FIVE},
        Bob={  # 2 castles; six cards in four colours
            "board": {
                "red": ["archery"],
                "yellow": ["agriculture", "masonry", "domestication"],
                "green": ["clothing"],
                "blue": ["pottery"],
            },
        },
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma construction")
    expect(game, Ann={"achievements": ["empire"]}, Bob={"hand": ["calendar"]})
    assert told(game, "achieve", player="Ann", field="empire", how="effect", rule="INN-9.6")


def test_construction_claims_nothing_while_two_have_five_colours() -> None:
    game = innovation(
        Ann={"board": FIVE},  # 3 castles
        Bob={"board": OTHER_FIVE},  # 1 castle: does not share, but is looked at
        piles={2: ["mathematics"]},
    )
    play(game, "Ann: dogma construction")
    expect(game, Ann={"achievements": []}, Bob={"achievements": [], "hand": ["mathematics"]})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_construction_can_give_the_empire_to_a_sharer_and_a_bonus_to_the_activator_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"red": ["construction"]}},  # 3 castles
        Bob={"board": OTHER_FIVE | {"red": ["metalworking"]}, "hand": ["oars", "tools"]},  # 4 castles
        piles={2: ["mathematics", "mapmaking"]},
    )
    play(game, "Ann: dogma construction")
    expect(
        game,
        Ann={"achievements": [], "hand": ["mathematics"]},
        Bob={"achievements": ["empire"], "hand": ["oars", "tools"]},
        piles={2: ["mapmaking"]},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")


def test_construction_does_not_mind_a_partner_with_five_colours_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": FIVE},  # 3 castles
        Bob={"board": {"red": ["metalworking"]}},  # 3 castles
        Cat={"board": OTHER_FIVE | {"red": ["engineering"]}, "hand": ["tools"]},  # 3 castles
        Dan={"board": {"purple": ["mysticism"]}},  # 3 castles
    )
    play(game, "Ann: dogma construction")
    # Cat comes before Ann: the only player with five colours but for the partner.
    expect(game, Ann={"achievements": []}, Cat={"achievements": ["empire"], "hand": ["tools"]})


# Road Building: castles.


def test_road_building_trades_the_top_red_card_for_a_top_green_one() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}, "hand": ["oars", "tools", "writing"]},
        Bob={"board": {"green": ["sailing"]}},
        Cat={"board": {"green": ["clothing", "currency"], "red": ["archery"]}},  # 2 castles
    )
    play(game, "Ann: dogma road_building")
    assert asked(game) == ("Ann", {"oars", "tools", "writing"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "writing", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"Bob", "Cat", "pass"})
    play(game, "Ann: Cat")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["road_building"], "blue": ["tools"], "green": ["clothing"]},
            "hand": ["writing"],
        },
        Bob={"board": {"green": ["sailing"]}},
        Cat={"board": {"green": ["currency"], "red": ["oars", "archery"]}},
    )


def test_road_building_with_one_card_melded_trades_nothing() -> None:
    table = {"Bob": {"board": {"green": ["sailing"]}}}
    game = innovation(Ann={"board": {"red": ["road_building"]}, "hand": ["oars", "tools"]}, **table)
    play(game, "Ann: dogma road_building", "Ann: tools")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["road_building"], "blue": ["tools"]}, "hand": ["oars"]})

    game = innovation(Ann={"board": {"red": ["road_building"]}, "hand": ["tools"]}, **table)
    play(game, "Ann: dogma road_building")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"blue": ["tools"]}, "hand": []}, Bob={"board": {"green": ["sailing"]}})


def test_road_building_gives_the_red_card_to_one_without_green_for_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}, "hand": ["writing", "tools"]},
        Bob={"board": {"red": ["archery"]}},  # 2 castles
    )
    play(game, "Ann: dogma road_building", "Ann: writing", "Ann: tools")
    assert asked(game) == ("Ann", {"Bob", "pass"})
    play(game, "Ann: Bob")
    expect(
        game,
        Ann={"board": {"blue": ["tools", "writing"]}},
        Bob={"board": {"red": ["road_building", "archery"]}},
    )


def test_road_building_asks_no_player_of_one_without_a_red_card() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}},  # 3 castles, no hand
        Bob={"board": {"yellow": ["masonry"]}, "hand": ["sailing", "tools"]},  # 3 castles
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma road_building", "Bob: sailing", "Bob: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["road_building"]}, "hand": ["calendar"]},
        Bob={"board": {"green": ["sailing"], "blue": ["tools"]}},
    )


def test_road_building_lets_a_sharer_trade_with_the_activator() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"], "green": ["sailing"]}},  # 3 castles
        Bob={"board": {"red": ["metalworking"]}, "hand": ["tools", "writing", "pottery"]},  # 3 castles
        piles={1: ["masonry"], 2: ["calendar"]},
    )
    play(game, "Ann: dogma road_building")
    assert asked(game) == ("Bob", {"tools", "writing", "pottery"})
    play(game, "Bob: tools", "Bob: writing")
    assert asked(game) == ("Bob", {"Ann", "pass"})
    play(game, "Bob: Ann")
    # Metalworking covers Road Building: the bonus is a 1.
    expect(
        game,
        Ann={"board": {"red": ["metalworking", "road_building"]}, "hand": ["masonry"]},
        Bob={"board": {"blue": ["writing", "tools"], "green": ["sailing"]}, "hand": ["pottery"]},
    )


def test_road_building_trades_with_the_other_team_only_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"red": ["road_building"]}, "hand": ["tools", "writing"]},
        Bob={},
        Cat={"board": {"green": ["sailing"]}},
        Dan={"board": {"green": {"cards": ["currency", "clothing"], "splay": "left"}}},
    )
    play(game, "Ann: dogma road_building", "Ann: tools", "Ann: writing")
    assert asked(game) == ("Ann", {"Bob", "Dan", "pass"})
    play(game, "Ann: Dan")
    expect(
        game,
        Ann={"board": {"green": ["currency"], "blue": ["writing", "tools"]}},
        Dan={"board": {"green": {"cards": ["clothing"], "splay": None}, "red": ["road_building"]}},
    )


# Canal Building: crowns.


def test_canal_building_exchanges_all_the_highest_of_hand_and_score() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["canal_building"]},
            "hand": ["calendar", "mathematics", "tools"],
            "score": ["gunpowder", "navigation", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(
        game,
        Ann={
            "hand": ["tools", "gunpowder", "navigation"],
            "score": ["calendar", "mathematics", "oars"],
            "points": 5,
        },
    )
    assert told(game, "exchange", player="Ann")


def test_canal_building_goes_with_one_side_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}, "hand": ["paper", "optics", "tools"]},
        Bob={},
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(game, Ann={"hand": ["tools"], "score": ["paper", "optics"], "points": 6})


def test_canal_building_asks_nothing_of_two_empty_sides_and_no_bonus_of_a_pass_INN_5_5() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "score": ["calendar"]},  # 2 crowns
    )
    play(game, "Ann: dogma canal_building")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": [], "score": ["calendar"]})


def test_canal_building_exchanges_hand_and_score_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canal_building"]}, "hand": ["gunpowder"]},  # 2 crowns
        Bob={"board": {"green": ["sailing"]}, "hand": ["oars"], "score": ["calendar"]},  # 2 crowns
        piles={2: ["currency"]},
    )
    play(game, "Ann: dogma canal_building", "Bob: yes", "Ann: pass")
    expect(game, Ann={"hand": ["gunpowder", "currency"]}, Bob={"hand": ["calendar"], "score": ["oars"]})


def test_canal_building_scores_nothing_for_the_monument_INN_7_6() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["canal_building"]},
            "hand": ["archery", "oars", "tools", "writing", "masonry", "sailing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma canal_building", "Ann: yes")
    expect(game, Ann={"hand": [], "points": 6, "achievements": []})


# Fermenting: leaves.


def test_fermenting_draws_a_2_for_every_two_leaves_on_the_own_board_INN_5_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["fermenting"], "green": ["clothing"]}},  # 4 leaves
        Bob={"board": {"blue": ["pottery"], "green": ["currency"], "purple": ["code_of_laws"]}},  # 5 leaves
        Cat={"board": {"yellow": ["agriculture"]}},  # 3 leaves
        piles={2: ["calendar", "mathematics", "mapmaking", "monotheism", "philosophy", "construction"]},
    )
    play(game, "Ann: dogma fermenting")
    expect(
        game,
        Bob={"hand": ["calendar", "mathematics"]},
        Cat={"hand": []},
        Ann={"hand": ["mapmaking", "monotheism", "philosophy"]},  # Philosophy is the bonus
        piles={2: ["construction"]},
    )
    assert not told(game, "reveal")


def test_fermenting_counts_the_leaves_that_a_splay_shows_INN_8_2() -> None:
    for splay, cards in (("left", 1), ("right", 1), ("up", 2)):  # 3, 3 and 5 leaves
        pile = {"cards": ["fermenting", "agriculture"], "splay": splay}
        game = innovation(
            Ann={"board": {"yellow": pile}},
            Bob={},
            piles={2: ["calendar", "mathematics", "mapmaking"]},
        )
        play(game, "Ann: dogma fermenting")
        expect(game, Ann={"hand": ["calendar", "mathematics"][:cards]})


# Currency: crowns.


def test_currency_scores_a_2_for_every_different_value_returned() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}, "hand": ["oars", "tools", "calendar", "gunpowder"]},
        Bob={},
        piles={1: [], 2: ["mapmaking", "mathematics", "monotheism"], 4: ["navigation"]},
    )
    play(game, "Ann: dogma currency")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar", "gunpowder", "pass"})
    play(game, "Ann: tools", "Ann: gunpowder")
    assert asked(game) == ("Ann", {"oars", "calendar", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"calendar", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"hand": ["calendar"], "score": ["mapmaking", "mathematics"], "points": 4},
        piles={1: ["tools", "oars"], 2: ["monotheism"], 4: ["navigation", "gunpowder"]},
    )


def test_currency_may_score_the_2_just_returned_to_an_empty_pile_INN_7_4() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}, "hand": ["calendar"]},
        Bob={},
        piles={2: []},
    )
    play(game, "Ann: dogma currency", "Ann: calendar")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": ["calendar"]}, piles={2: []})


def test_currency_declined_changes_nothing() -> None:
    game = innovation(
        Ann={"board": {"green": ["currency"]}},  # 2 crowns, no hand: not asked
        Bob={"board": {"purple": ["city_states"]}, "hand": ["tools"]},  # 2 crowns
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma currency")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, Bob={"hand": ["tools"], "score": []}, piles={2: ["calendar"]})


# Mapmaking: crowns.


def test_mapmaking_takes_a_1_from_the_score_and_scores_another() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["oars", "tools", "calendar"]},
        piles={1: ["writing", "sailing"]},
    )
    play(game, "Ann: dogma mapmaking")
    assert asked(game) == ("Bob", {"oars", "tools"})
    play(game, "Bob: tools")
    expect(
        game,
        Ann={"score": ["tools", "writing"], "points": 2},
        Bob={"score": ["oars", "calendar"], "points": 3},
        piles={1: ["sailing"]},
    )


def test_mapmaking_scores_nothing_when_nobody_had_a_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["calendar"], "hand": ["tools"]},
        Cat={"board": {"purple": ["city_states"]}, "score": ["oars"]},  # 2 crowns
        piles={1: ["writing"]},
    )
    play(game, "Ann: dogma mapmaking")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "hand": []}, Cat={"score": ["oars"]}, piles={1: ["writing"]})
    assert {event.player for event in told(game, "nothing", why="not_so")} == {"Ann", "Cat"}


def test_mapmaking_scores_for_sharers_too_once_any_of_two_gave_a_1() -> None:
    game = innovation(
        Ann={"board": {"green": ["mapmaking"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"purple": ["city_states"]}},  # 2 crowns
        Dan={"score": ["calendar"]},
        piles={1: ["writing", "sailing", "masonry"], 2: ["currency"]},
    )
    play(game, "Ann: dogma mapmaking")
    expect(
        game,
        Ann={"score": ["oars", "sailing"], "hand": ["currency"]},
        Bob={"score": []},
        Cat={"score": ["writing"]},
        Dan={"score": ["calendar"]},
        piles={1: ["masonry"]},
    )


# Calendar: leaves.


def test_calendar_draws_two_3s_with_more_score_than_hand_cards() -> None:
    game = innovation(
        Ann={"board": {"blue": ["calendar"]}, "score": ["oars", "tools"], "hand": ["fission"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "score": ["computers"], "hand": ["writing"]},  # 3 leaves
        piles={3: ["paper", "optics", "compass"]},
    )
    play(game, "Ann: dogma calendar")
    # Cards are counted, not points: Bob has one of each.
    expect(
        game,
        Ann={"hand": ["fission", "paper", "optics"]},
        Bob={"hand": ["writing"]},
        piles={3: ["compass"]},
    )
    assert told(game, "bonus", drawn=False, why="nothing")


def test_calendar_counts_the_cards_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"blue": ["calendar"]}, "score": ["oars"], "hand": ["fission", "ai"]},  # 2 leaves
        Bob={  # 6 leaves
            "board": {"yellow": ["agriculture"], "blue": ["pottery"]},
            "score": ["writing", "tools"],
            "hand": ["sailing"],
        },
        piles={2: ["currency"], 3: ["paper", "optics", "compass"]},
    )
    play(game, "Ann: dogma calendar")
    expect(
        game,
        Ann={"hand": ["fission", "ai", "currency"]},  # the bonus
        Bob={"hand": ["sailing", "paper", "optics"]},
        piles={3: ["compass"]},
    )
    assert not told(game, "reveal")


def test_calendar_does_nothing_with_neither_hand_nor_score() -> None:
    game = innovation(Ann={"board": {"blue": ["calendar"]}}, Bob={}, piles={3: ["paper"]})
    play(game, "Ann: dogma calendar")
    expect(game, Ann={"hand": []}, piles={3: ["paper"]})
    assert told(game, "nothing", player="Ann", why="not_so")


# Mathematics: bulbs.


def test_mathematics_melds_a_card_one_higher_than_the_one_returned_INN_4_2() -> None:
    game = innovation(
        Ann={
            "board": {"blue": ["mathematics"], "red": {"cards": ["oars", "archery"], "splay": "left"}},
            "hand": ["currency", "tools"],
        },
        Bob={},
        piles={2: ["calendar"], 3: ["optics", "paper"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Ann", {"currency", "tools", "pass"})
    play(game, "Ann: currency")
    expect(
        game,
        Ann={"board": {"red": {"cards": ["optics", "oars", "archery"], "splay": "left"}}, "hand": ["tools"]},
        piles={2: ["calendar", "currency"], 3: ["paper"]},
    )


def test_mathematics_of_a_10_ends_the_game_before_the_activator_comes_INN_3_3() -> None:
    game = innovation(
        Ann={"board": {"blue": ["mathematics"]}, "hand": ["tools"], "score": ["calendar"]},  # 2 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["ai"], "score": ["oars"]},  # 3 bulbs
        piles={10: ["robotics"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Bob", {"ai", "pass"})
    play(game, "Bob: ai")
    expect(game, Ann={"hand": ["tools"]}, winners=["Ann"], reason="INN-10.2")


def test_mathematics_declined_melds_nothing() -> None:
    game = innovation(
        Ann={"board": {"blue": ["mathematics"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["writing"]}},  # 2 bulbs, but no hand
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma mathematics")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": ["tools"], "board": {"blue": ["mathematics"]}}, piles={2: ["calendar"]})
    assert told(game, "decline", player="Ann")
    assert told(game, "bonus", drawn=False, why="nothing")


# Monotheism: castles.


def test_monotheism_takes_a_colour_that_the_activator_lacks_and_both_tuck() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"], "red": ["archery"]}},  # 5 castles
        Bob={"board": {"red": ["oars"], "green": ["sailing"], "blue": ["tools"]}},  # 3 castles
        piles={1: ["the_wheel", "city_states", "writing"]},
    )
    play(game, "Ann: dogma monotheism")
    assert asked(game) == ("Bob", {"sailing", "tools"})
    play(game, "Bob: tools")
    expect(
        game,
        Ann={"score": ["tools"], "board": {"purple": ["monotheism", "city_states"]}},
        Bob={"board": {"red": ["oars"], "green": ["sailing", "the_wheel"]}, "hand": []},
        piles={1: ["writing"]},
    )
    assert len(told(game, "tuck")) == 2


def test_monotheism_leaves_colours_that_the_activator_has_and_then_nothing_is_tucked_for_it() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"], "red": ["archery"]}},  # 5 castles
        Bob={"board": {"red": ["oars"], "purple": ["code_of_laws"]}},  # 2 castles
        piles={1: ["the_wheel", "writing"]},
    )
    play(game, "Ann: dogma monotheism")
    expect(
        game,
        Ann={"score": [], "board": {"green": ["the_wheel"]}},
        Bob={"board": {"red": ["oars"], "purple": ["code_of_laws"]}},
        piles={1: ["writing"]},
    )
    assert told(game, "nothing", player="Bob", why="not_done", rule="INN-5.7")


def test_monotheism_demands_of_two_in_turn_and_tucks_for_a_sharer_first() -> None:
    game = innovation(
        Ann={"board": {"purple": ["monotheism"]}},  # 3 castles
        Bob={"board": {"green": ["sailing", "clothing"]}},
        Cat={"board": {"yellow": {"cards": ["masonry", "agriculture"], "splay": "left"}}},  # 3 castles
        Dan={"board": {"blue": ["tools"]}},  # 1 castle
        piles={1: ["the_wheel", "pottery", "domestication", "oars", "writing"], 2: ["calendar"]},
    )
    play(game, "Ann: dogma monotheism")
    expect(
        game,
        Bob={"board": {"green": ["clothing", "the_wheel"]}},
        Dan={"board": {"blue": ["pottery"]}},
        Cat={"board": {"yellow": {"cards": ["masonry", "agriculture", "domestication"], "splay": "left"}}},
        Ann={"score": ["sailing", "tools"], "board": {"red": ["oars"]}, "hand": ["calendar"]},
        piles={1: ["writing"], 2: []},
    )


# Philosophy: bulbs.


def test_philosophy_splays_one_colour_and_scores_a_hand_card() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["philosophy", "mysticism"],
                "red": {"cards": ["oars", "archery"], "splay": "left"},
                "blue": {"cards": ["tools", "writing"], "splay": "up"},
                "green": ["sailing"],
            },
            "hand": ["paper", "optics"],
        },
        Bob={},
    )
    play(game, "Ann: dogma philosophy")
    # Red is splayed left already, green is a single card.
    assert asked(game) == ("Ann", {"purple", "blue", "pass"})
    play(game, "Ann: blue")
    expect(game, Ann={"board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}}})
    assert asked(game) == ("Ann", {"paper", "optics", "pass"})
    play(game, "Ann: optics")
    expect(game, Ann={"hand": ["paper"], "score": ["optics"], "points": 3})
    assert acting(game) == "Ann"


def test_philosophy_finishes_the_splays_of_all_before_any_scoring_INN_5_1() -> None:
    game = innovation(
        Ann={"board": {"purple": ["philosophy", "mysticism"]}, "hand": ["oars"]},  # 3 bulbs
        Bob={"board": {"purple": ["education", "city_states"]}, "hand": ["tools"]},  # 3 bulbs
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma philosophy")
    assert asked(game) == ("Bob", {"purple", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"purple", "pass"})
    play(game, "Ann: purple")
    assert asked(game) == ("Bob", {"tools", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    # Bob declined both: no bonus.
    expect(game, Ann={"hand": ["oars"]}, Bob={"hand": ["tools"], "score": []}, piles={2: ["calendar"]})


def test_philosophy_with_nothing_to_splay_or_score_asks_nothing() -> None:
    game = innovation(Ann={"board": {"purple": ["philosophy"]}}, Bob={})
    play(game, "Ann: dogma philosophy")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": [], "board": {"purple": {"cards": ["philosophy"], "splay": None}}})
