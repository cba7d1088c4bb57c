"""The cards of age 7 on whole tables."""

from __future__ import annotations

from tests.table import acting, asked, expect, innovation, play, told


def test_combustion_takes_two_score_cards() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}, "score": ["tools"]},
        Bob={"score": ["oars", "coal", "canning"]},
    )
    play(game, "Ann: dogma combustion")
    assert asked(game) == ("Bob", {"oars", "coal", "canning"})
    play(game, "Bob: canning")
    assert asked(game) == ("Bob", {"oars", "coal"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["tools", "canning", "oars"], "points": 8}, Bob={"score": ["coal"]})


def test_combustion_takes_all_of_fewer_INN_7_8() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}},  # 2 crowns
        Bob={"score": ["oars"]},
        Cat={"board": {"green": ["bicycle"]}, "score": ["tools", "writing"]},  # 2 crowns: immune
        Dan={"score": ["coal", "canning"]},
    )
    play(game, "Ann: dogma combustion")
    assert acting(game) == "Ann"  # where all must go, none is asked for
    expect(
        game,
        Ann={"score": ["oars", "coal", "canning"]},
        Bob={"score": []},
        Cat={"score": ["tools", "writing"]},
        Dan={"score": []},
    )
    assert [event.player for event in told(game, "transfer", rule="INN-7.8")] == ["Bob", "Dan", "Dan"]


def test_combustion_of_six_cards_is_no_monument_INN_9_1() -> None:
    game = innovation(
        Ann={"board": {"red": ["combustion"]}},
        Bob={"score": ["oars", "tools"]},
        Cat={"score": ["archery", "writing"]},
        Dan={"score": ["pottery", "sailing"]},
    )
    play(game, "Ann: dogma combustion")
    expect(game, Ann={"points": 6, "achievements": []})


def test_explosives_takes_the_three_highest_without_a_question() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": ["oars", "gunpowder", "coal", "colonialism"]},
    )
    play(game, "Ann: dogma explosives")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["bicycle"]},
        Ann={"hand": ["coal", "gunpowder", "colonialism"]},
        Bob={"hand": ["oars"]},
    )


def test_explosives_asks_only_among_the_value_not_all_go_of_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": ["oars", "gunpowder", "coal", "colonialism", "anatomy"]},
    )
    play(game, "Ann: dogma explosives")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism", "anatomy"})
    play(game, "Bob: anatomy")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism"})
    play(game, "Bob: gunpowder")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["coal", "anatomy", "gunpowder"]}, Bob={"hand": ["oars", "colonialism"]})


def test_explosives_consoles_who_lost_all_but_not_who_had_none_INN_5_7() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": []},
        Cat={"hand": ["oars", "tools"]},
    )
    play(game, "Ann: dogma explosives")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["evolution"]},
        Ann={"hand": ["oars", "tools"]},
        Bob={"hand": []},
        Cat={"hand": ["bicycle"]},
    )


def test_explosives_may_end_the_game_for_those_after_INN_10_2() -> None:
    game = innovation(
        piles={7: [], 8: [], 9: [], 10: []},
        Ann={"board": {"red": ["explosives"]}, "score": ["coal"]},
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools"], "score": ["canning"]},
    )
    play(game, "Ann: dogma explosives")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Cat",), "INN-10.2")
    expect(game, Ann={"hand": ["oars"]}, Bob={"hand": []}, Cat={"hand": ["tools"]})


def test_refrigeration_returns_half_rounded_down() -> None:
    game = innovation(
        piles={1: ["pottery"], 5: []},
        Ann={"board": {"yellow": ["refrigeration"]}, "hand": ["calendar"]},
        Bob={"hand": ["oars", "archery", "tools", "writing", "coal"]},
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Bob", {"oars", "archery", "tools", "writing", "coal"})
    play(game, "Bob: writing")
    assert asked(game) == ("Bob", {"oars", "archery", "tools", "coal"})
    play(game, "Bob: oars")
    assert asked(game) == ("Ann", {"calendar", "pass"})
    play(game, "Ann: calendar")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["pottery", "writing", "oars"], 5: []},
        Ann={"hand": [], "score": ["calendar"]},
        Bob={"hand": ["archery", "tools", "coal"]},
    )


def test_refrigeration_leaves_a_single_hand_card() -> None:
    game = innovation(
        piles={1: []},
        Ann={"board": {"yellow": ["refrigeration"]}},
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools", "writing"]},
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Cat", {"tools", "writing"})
    play(game, "Cat: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools"]}, Bob={"hand": ["oars"]}, Cat={"hand": ["writing"]})


def test_refrigeration_lets_the_immune_score_a_hand_card() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"yellow": ["refrigeration"]}},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "coal"]},  # 3 leaves
    )
    play(game, "Ann: dogma refrigeration")
    assert asked(game) == ("Bob", {"oars", "coal", "pass"})
    play(game, "Bob: coal")
    assert acting(game) == "Ann"  # nothing to score; the bonus comes after
    expect(game, Ann={"hand": ["bicycle"], "score": []}, Bob={"hand": ["oars"], "score": ["coal"]})


def test_sanitation_exchanges_the_two_highest_for_the_lowest() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools", "canning"]},
        Bob={"hand": ["coal", "oars", "gunpowder"]},
    )
    play(game, "Ann: dogma sanitation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["canning", "coal", "gunpowder"]}, Bob={"hand": ["oars", "tools"]})
    [event] = told(game, "exchange", rule="INN-7.9")
    assert (set(event.data["given"]), list(event.data["taken"])) == ({"coal", "gunpowder"}, ["tools"])
    assert not told(game, "transfer")


def test_sanitation_asks_each_owner_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools", "writing", "canning"]},
        Bob={"hand": ["coal", "gunpowder", "anatomy", "oars"]},
    )
    play(game, "Ann: dogma sanitation")
    assert asked(game) == ("Bob", {"gunpowder", "anatomy"})  # coal is sure to go
    play(game, "Bob: anatomy")
    assert asked(game) == ("Ann", {"tools", "writing"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "canning", "coal", "anatomy"]},
        Bob={"hand": ["gunpowder", "oars", "writing"]},
    )


def test_sanitation_moves_nothing_before_all_are_named() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}, "hand": ["tools"]},
        Bob={"hand": ["gunpowder", "anatomy", "colonialism"]},
    )
    play(game, "Ann: dogma sanitation")
    assert asked(game) == ("Bob", {"gunpowder", "anatomy", "colonialism"})
    play(game, "Bob: anatomy")
    assert asked(game) == ("Bob", {"gunpowder", "colonialism"})
    expect(game, Ann={"hand": ["tools"]}, Bob={"hand": ["gunpowder", "anatomy", "colonialism"]})
    play(game, "Bob: colonialism")
    expect(game, Ann={"hand": ["anatomy", "colonialism"]}, Bob={"hand": ["gunpowder", "tools"]})


def test_sanitation_exchanges_though_one_hand_is_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["sanitation"]}},
        Bob={"hand": ["coal"]},  # gives it for nothing
        Cat={"hand": []},  # gets it for nothing: it is all that Ann has
    )
    play(game, "Ann: dogma sanitation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": []}, Cat={"hand": ["coal"]})
    assert [event.player for event in told(game, "exchange")] == ["Bob", "Cat"]


def test_bicycle_swaps_hand_and_score() -> None:
    game = innovation(
        Ann={"board": {"green": ["bicycle"]}, "hand": ["oars", "coal"], "score": ["tools", "canning"]},
        Bob={},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["tools", "canning"], "score": ["oars", "coal"], "points": 6})


def test_bicycle_of_six_cards_is_no_monument_INN_7_6() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["bicycle"]},
            "hand": ["oars", "tools", "writing", "pottery", "sailing", "archery"],
        },
        Bob={},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    expect(game, Ann={"hand": [], "points": 6, "achievements": []})
    assert not told(game, "score")


def test_bicycle_asks_nobody_who_has_nothing() -> None:
    game = innovation(
        piles={7: ["evolution"]},
        Ann={"board": {"green": ["bicycle"]}, "score": ["oars"]},  # 2 crowns
        Bob={"board": {"red": ["combustion"]}},  # 2 crowns: shares, with nothing on either side
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["evolution"]}, Ann={"hand": [], "score": ["oars"]})
    assert told(game, "nothing", player="Bob", why="no_exchange")


def test_bicycle_shared_swaps_each_player_s_own_cards() -> None:
    game = innovation(
        piles={7: ["evolution"]},
        Ann={"board": {"green": ["bicycle"]}, "hand": ["oars"], "score": ["archery"]},
        Bob={"board": {"red": ["combustion"]}, "hand": ["tools"], "score": ["coal"]},
    )
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes", "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["oars", "evolution"], "score": ["archery"]},
        Bob={"hand": ["coal"], "score": ["tools"]},
    )


def test_electricity_returns_top_cards_without_a_factory() -> None:
    game = innovation(
        piles={1: ["oars"], 8: ["flight", "mobility", "antibiotics"]},
        Ann={"board": {"green": ["electricity"], "red": ["archery"], "blue": ["writing", "tools"]}},
        Bob={},
    )
    play(game, "Ann: dogma electricity")
    assert asked(game) == ("Ann", {"archery", "writing"})  # both go to the ones
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars", "writing", "archery"], 8: ["antibiotics"]},  # not the tools that come to light
        Ann={
            "board": {"green": ["electricity"], "red": None, "blue": ["tools"]},
            "hand": ["flight", "mobility"],
        },
    )


def test_electricity_asks_for_no_order_of_different_ages() -> None:
    game = innovation(
        piles={1: [], 2: [], 8: ["flight", "mobility", "antibiotics"]},
        Ann={"board": {"green": ["electricity"], "red": ["archery"], "blue": ["calendar"]}},
        Bob={},
    )
    play(game, "Ann: dogma electricity")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["archery"], 2: ["calendar"]}, Ann={"hand": ["flight", "mobility"]})


def test_electricity_draws_nothing_for_nothing() -> None:
    game = innovation(
        piles={8: ["flight"]},
        Ann={"board": {"green": ["electricity"], "red": ["coal", "archery"]}},
        Bob={},
    )
    play(game, "Ann: dogma electricity")
    assert acting(game) == "Ann"
    expect(game, piles={8: ["flight"]}, Ann={"hand": [], "board": {"red": ["coal", "archery"]}})


def test_electricity_shared_returns_each_player_s_own_cards() -> None:
    game = innovation(
        piles={1: [], 7: ["bicycle"], 8: ["flight", "mobility"]},
        Ann={"board": {"green": ["electricity"]}},  # 2 factories
        Bob={"board": {"red": ["coal"], "blue": ["writing"]}},  # 3 factories
    )
    play(game, "Ann: dogma electricity")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["writing"], 7: [], 8: ["mobility"]},
        Ann={"hand": ["bicycle"]},
        Bob={"hand": ["flight"], "board": {"red": ["coal"], "blue": None}},
    )


def test_evolution_scores_an_eight_and_returns_a_card() -> None:
    game = innovation(
        piles={1: ["tools"], 8: ["flight"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: 1")
    assert asked(game) == ("Ann", {"oars", "flight"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"], 8: []}, Ann={"score": ["flight"], "hand": []})


def test_evolution_draws_one_higher_than_the_score() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["coal", "oars"]},  # 3 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}},  # 3 bulbs, no score: one higher than 0
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Bob", {"1", "2", "pass"})
    play(game, "Bob: 2")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={1: [], 6: ["canning"]}, Bob={"hand": ["tools"]}, Ann={"score": ["coal", "oars"]})
    play(game, "Ann: dogma evolution", "Bob: pass", "Ann: 2")
    expect(game, piles={6: []})


def test_evolution_shared_returns_from_the_sharer_s_score() -> None:
    game = innovation(
        piles={1: [], 7: ["bicycle"], 8: ["flight", "mobility"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["tools"]},  # 3 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}, "score": ["oars"]},  # 3 bulbs
    )
    play(game, "Ann: dogma evolution", "Bob: 1")
    assert asked(game) == ("Bob", {"oars", "flight"})
    play(game, "Bob: oars", "Ann: pass")
    expect(
        game, piles={1: ["oars"]}, Ann={"score": ["tools"], "hand": ["bicycle"]}, Bob={"score": ["flight"]}
    )


def test_evolution_returns_the_eight_to_an_empty_score() -> None:
    game = innovation(piles={8: ["flight", "mobility"]}, Ann={"board": {"blue": ["evolution"]}}, Bob={})
    play(game, "Ann: dogma evolution", "Ann: 1")
    assert acting(game) == "Ann"
    expect(game, piles={8: ["mobility", "flight"]}, Ann={"score": []})


def test_evolution_may_end_the_game_above_a_ten_INN_3_3() -> None:
    game = innovation(
        piles={8: ["flight"]},
        Ann={"board": {"blue": ["evolution"]}, "score": ["databases"]},
        Bob={"score": ["coal", "canning"]},
    )
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    play(game, "Ann: 2")
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Bob",), "INN-10.2")


def test_publications_rearranges_and_keeps_the_splay() -> None:
    game = innovation(
        Ann={
            "board": {
                "blue": {"cards": ["publications", "tools", "writing"], "splay": "left"},
                "red": ["archery"],
                "purple": ["mysticism", "monotheism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Ann", {"blue", "purple", "pass"})  # not the single red card
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"publications", "tools", "writing"})
    play(game, "Ann: writing")
    assert asked(game) == ("Ann", {"publications", "tools"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"blue", "pass"})  # the second effect, though covered: INN-5.6
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["writing", "tools", "publications"], "splay": "up"}
    expect(game, Ann={"board": {"blue": blue, "red": ["archery"]}})
    assert len(told(game, "arrange", player="Ann", colour="blue")) == 1


def test_publications_in_the_same_order_earns_no_bonus_INN_5_5() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"blue": ["publications"]}},  # 2 bulbs
        Bob={"board": {"red": ["oars", "archery"], "purple": ["philosophy"]}},  # 3 bulbs
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: red")
    assert asked(game) == ("Bob", {"oars", "archery"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["bicycle"]}, Ann={"hand": []}, Bob={"board": {"red": ["oars", "archery"]}})
    assert told(game, "nothing", player="Bob", why="same_order")
    assert not told(game, "arrange")


def test_publications_in_a_new_order_earns_the_bonus_INN_5_5() -> None:
    game = innovation(
        piles={7: ["bicycle"]},
        Ann={"board": {"blue": ["publications"]}},
        Bob={"board": {"red": ["oars", "archery"], "purple": ["philosophy"]}},
    )
    play(game, "Ann: dogma publications", "Bob: red", "Bob: archery")
    expect(game, piles={7: []}, Ann={"hand": ["bicycle"]}, Bob={"board": {"red": ["archery", "oars"]}})


def test_publications_may_only_splay_yellow_or_blue() -> None:
    game = innovation(
        Ann={
            "board": {
                "red": ["archery", "oars"],
                "yellow": ["masonry", "agriculture"],
                "blue": {"cards": ["publications", "tools"], "splay": "up"},
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Ann", {"red", "yellow", "blue", "pass"})
    play(game, "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "pass"})  # blue is splayed up already
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"yellow": {"splay": "up"}, "red": {"splay": None}}})


def test_lighting_scores_a_seven_for_every_different_value() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution", "railroad"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["oars", "tools", "coal", "canning"]},
        Bob={},
    )
    play(game, "Ann: dogma lighting")
    assert asked(game) == ("Ann", {"oars", "tools", "coal", "canning", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "coal", "canning", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"tools", "canning", "pass"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={7: ["railroad"]},
        Ann={
            "board": {"red": ["oars", "coal"], "blue": ["tools"]},
            "hand": ["canning"],
            "score": ["bicycle", "evolution"],
            "achievements": [],  # three tucked and two scored
        },
    )


def test_lighting_of_three_values_is_monument_INN_9_1() -> None:
    table = {
        "piles": {7: ["bicycle", "evolution", "railroad"]},
        "Ann": {"board": {"purple": ["lighting"]}, "hand": ["oars", "calendar", "coal"]},
        "Bob": {},
    }
    answers = ("Ann: dogma lighting", "Ann: oars", "Ann: calendar", "Ann: coal")
    game = innovation(**table)
    play(game, *answers)
    expect(game, Ann={"points": 21, "achievements": ["monument"]})
    game = innovation(**table, options={"monument": "separate"})
    play(game, *answers)
    expect(game, Ann={"points": 21, "achievements": []})


def test_lighting_stopped_at_once_or_later() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["oars", "tools"]},
        Bob={},
    )
    play(game, "Ann: dogma lighting", "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["bicycle", "evolution"]}, Ann={"hand": ["oars", "tools"], "score": []}, actions=1)
    play(game, "Ann: dogma lighting", "Ann: oars", "Ann: pass")
    expect(game, piles={7: ["evolution"]}, Ann={"hand": ["tools"], "score": ["bicycle"]})


def test_lighting_shared_tucks_from_the_sharer_s_hand() -> None:
    game = innovation(
        piles={7: ["bicycle", "evolution"]},
        Ann={"board": {"purple": ["lighting"]}, "hand": ["tools"]},  # 2 leaves
        Bob={"board": {"yellow": ["agriculture"]}, "hand": ["masonry"]},  # 3 leaves
    )
    play(game, "Ann: dogma lighting")
    assert asked(game) == ("Bob", {"masonry", "pass"})
    play(game, "Bob: masonry")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "evolution"], "score": []},
        Bob={"hand": [], "score": ["bicycle"], "board": {"yellow": ["agriculture", "masonry"]}},
    )


def test_railroad_returns_the_hand_and_draws_three_sixes() -> None:
    game = innovation(
        piles={1: [], 5: [], 6: ["canning", "democracy", "vaccination", "metric_system"]},
        Ann={
            "board": {
                "purple": ["railroad"],
                "red": {"cards": ["archery", "construction"], "splay": "right"},
                "blue": {"cards": ["writing", "calendar"], "splay": "left"},
            },
            "hand": ["oars", "tools", "coal"],
        },
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert asked(game) == ("Ann", {"oars", "tools", "coal"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars"], 5: ["coal"], 6: ["metric_system"]},
        Ann={
            "hand": ["canning", "democracy", "vaccination"],
            "board": {"red": {"splay": "up"}, "blue": {"splay": "left"}},
        },
    )


def test_railroad_draws_for_an_empty_hand_too() -> None:
    game = innovation(
        piles={6: ["canning", "democracy"], 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"], "red": {"cards": ["archery", "oars"], "splay": "up"}}},
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"  # nothing is splayed right
    expect(game, piles={6: [], 7: []}, Ann={"hand": ["canning", "democracy", "bicycle"]})
    assert len(told(game, "draw", card="bicycle", value=6, age=7, rule="INN-3.2")) == 1


def test_railroad_keeps_asking_for_the_order_while_it_matters_INN_7_4() -> None:
    game = innovation(
        piles={1: [], 2: [], 6: ["canning", "democracy", "vaccination"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["oars", "tools", "calendar"]},
        Bob={},
    )
    play(game, "Ann: dogma railroad", "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools", "oars"], 2: ["calendar"], 6: []})


def test_railroad_draws_what_it_returned_if_need_be_INN_7_4() -> None:
    game = innovation(
        piles={6: ["democracy", "vaccination"], 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["canning"]},
        Bob={},
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"
    expect(game, piles={6: [], 7: ["bicycle"]}, Ann={"hand": ["democracy", "vaccination", "canning"]})


def test_railroad_shared_returns_each_hand() -> None:
    six = ["canning", "democracy", "vaccination", "metric_system", "encyclopedia", "classification"]
    game = innovation(
        piles={1: [], 5: [], 6: six, 7: ["bicycle"]},
        Ann={"board": {"purple": ["railroad"]}, "hand": ["coal"]},  # 2 clocks
        Bob={"board": {"blue": ["quantum_theory"]}, "hand": ["oars"]},  # 3 clocks
    )
    play(game, "Ann: dogma railroad")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"], 5: ["coal"], 6: []},
        Ann={"hand": [*six[3:], "bicycle"]},
        Bob={"hand": six[:3]},
    )
