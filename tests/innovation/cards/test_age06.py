"""The cards of age 6 on whole tables."""

from __future__ import annotations

from tests.table import acting, asked, expect, innovation, play, told


def test_industrialization_counts_the_factories_of_the_beginning_INN_5_10() -> None:
    game = innovation(
        piles={6: ["canning", "machine_tools", "vaccination"]},
        Ann={"board": {"red": ["industrialization"], "purple": ["emancipation"]}},  # 2 + 2 factories
        Bob={},
    )
    play(game, "Ann: dogma industrialization")  # canning shows two more, which are not added
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    red = {"cards": ["industrialization", "machine_tools"], "splay": "right"}
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"board": {"red": red, "yellow": ["canning"], "purple": ["emancipation"]}, "hand": []},
    )


def test_industrialization_counts_the_sharer_s_own_factories_INN_5_2() -> None:
    game = innovation(
        piles={6: ["canning", "atomic_theory", "democracy", "encyclopedia"]},
        Ann={"board": {"red": ["industrialization"]}},  # 2 factories: one card
        Bob={"board": {"red": ["coal"], "green": ["electricity"]}},  # 3 + 2 factories: two cards
    )
    play(game, "Ann: dogma industrialization")
    assert acting(game) == "Ann"  # nobody has two red or purple cards
    expect(
        game,
        piles={6: []},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["encyclopedia"]},
        Bob={"board": {"yellow": ["canning"], "blue": ["atomic_theory"]}},
    )


def test_industrialization_may_splay_purple_instead() -> None:
    game = innovation(
        piles={6: ["canning", "vaccination"]},
        Ann={
            "board": {
                "red": {"cards": ["industrialization", "archery"], "splay": "left"},
                "yellow": ["masonry"],
                "purple": ["philosophy", "mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma industrialization")
    assert asked(game) == ("Ann", {"red", "purple", "pass"})  # not yellow
    play(game, "Ann: purple")
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={
            "board": {
                "red": {"splay": "left"},
                "yellow": {"cards": ["masonry", "canning"], "splay": None},
                "purple": {"splay": "right"},
            }
        },
    )


def test_machine_tools_scores_the_value_of_the_highest_score_card() -> None:
    game = innovation(
        piles={5: ["coal"], 6: ["canning"]},
        Ann={"board": {"red": ["machine_tools"]}, "score": ["oars", "banking"]},
        Bob={},
    )
    play(game, "Ann: dogma machine_tools")
    assert acting(game) == "Ann"
    expect(game, piles={5: [], 6: ["canning"]}, Ann={"score": ["oars", "banking", "coal"], "points": 11})


def test_machine_tools_scores_a_one_without_a_score_INN_7_1() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning"]},
        Ann={"board": {"red": ["machine_tools"]}},
        Bob={},
    )
    play(game, "Ann: dogma machine_tools")
    expect(game, piles={1: [], 6: ["canning"]}, Ann={"score": ["tools"], "hand": []})
    assert len(told(game, "draw", card="tools", value=0, age=1, rule="INN-3.2")) == 1


def test_machine_tools_shared_looks_at_each_score() -> None:
    game = innovation(
        piles={3: ["compass"], 6: ["canning"], 7: ["bicycle"], 8: [], 9: ["ecology"]},
        Ann={"board": {"red": ["machine_tools"]}, "score": ["mobility"]},  # 3 factories, an 8
        Bob={"board": {"red": ["explosives"]}, "score": ["paper", "calendar"]},  # 3 factories, a 3
    )
    play(game, "Ann: dogma machine_tools")
    expect(
        game,
        Ann={"score": ["mobility", "ecology"], "hand": ["canning"]},
        Bob={"score": ["paper", "calendar", "compass"], "hand": []},
    )


def test_canning_scores_the_top_cards_without_a_factory() -> None:
    game = innovation(
        piles={6: ["vaccination", "democracy"]},
        Ann={
            "board": {
                "yellow": ["canning"],
                "red": ["archery", "oars"],
                "green": ["sailing"],
                "purple": ["emancipation", "mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={
            "score": ["archery", "sailing"],  # not the oars that come to light
            "board": {
                "yellow": {"cards": ["canning", "vaccination"], "splay": "right"},
                "red": ["oars"],
                "green": None,
                "purple": ["emancipation", "mysticism"],
            },
        },
    )


def test_canning_scores_the_six_it_tucked_alone() -> None:
    game = innovation(
        piles={6: ["encyclopedia"]},
        Ann={"board": {"yellow": ["canning"]}},
        Bob={},
    )
    play(game, "Ann: dogma canning", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["encyclopedia"], "board": {"blue": None, "yellow": ["canning"]}})
    assert [event.data["from"] for event in told(game, "score", card="encyclopedia")] == ["board"]


def test_canning_declined_scores_nothing_but_may_splay() -> None:
    game = innovation(
        piles={6: ["encyclopedia"]},
        Ann={"board": {"yellow": ["canning", "masonry"], "red": ["archery"]}},
        Bob={},
    )
    play(game, "Ann: dogma canning", "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "pass"})
    play(game, "Ann: pass")
    expect(game, piles={6: ["encyclopedia"]}, Ann={"score": [], "board": {"red": ["archery"]}})


def test_canning_shared_scores_each_player_s_own_top_cards() -> None:
    game = innovation(
        piles={6: ["encyclopedia", "vaccination", "democracy"]},
        Ann={"board": {"yellow": ["canning"], "red": ["archery"]}},  # 2 factories
        Bob={"board": {"red": ["coal"], "green": ["sailing"]}},  # 3 factories
    )
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},
        Ann={"score": [], "board": {"red": ["archery"]}, "hand": ["vaccination"]},
        Bob={"score": ["encyclopedia", "sailing"], "board": {"red": ["coal"], "green": None, "blue": None}},
    )


def test_vaccination_returns_the_lowest_in_the_order_asked() -> None:
    game = innovation(
        piles={1: ["tools"], 6: ["canning", "encyclopedia"], 7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"], "red": ["archery"]}},
        Bob={"board": {"yellow": ["masonry"]}, "score": ["oars", "metalworking", "coal"]},
    )
    play(game, "Ann: dogma vaccination")
    assert asked(game) == ("Bob", {"oars", "metalworking"})
    play(game, "Bob: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars", "metalworking"], 6: ["encyclopedia"], 7: []},
        Ann={"board": {"yellow": ["vaccination"], "red": ["combustion", "archery"]}},
        Bob={"score": ["coal"], "board": {"yellow": ["canning", "masonry"]}, "hand": []},
    )


def test_vaccination_does_nothing_to_an_empty_score_INN_5_7() -> None:
    game = innovation(
        piles={6: ["canning"], 7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"]}},
        Bob={"hand": ["oars"]},
    )
    play(game, "Ann: dogma vaccination")
    assert acting(game) == "Ann"
    expect(game, piles={6: ["canning"], 7: ["combustion"]}, Ann={"board": {"red": None}}, Bob={"board": {}})


def test_vaccination_rewards_sharers_for_one_of_two_who_obey() -> None:
    game = innovation(
        piles={4: [], 6: ["canning"], 7: ["combustion", "evolution", "lighting"]},
        Ann={"board": {"yellow": ["vaccination"]}},  # 2 leaves
        Bob={"score": []},
        Cat={"score": ["gunpowder", "coal"]},
        Dan={"board": {"blue": ["pottery"]}, "score": ["oars"]},  # 3 leaves
    )
    play(game, "Ann: dogma vaccination")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["gunpowder"], 6: [], 7: []},
        Ann={"board": {"blue": ["evolution"]}, "hand": ["lighting"]},
        Bob={"board": {}},
        Cat={"board": {"yellow": ["canning"]}, "score": ["coal"]},
        Dan={"board": {"red": ["combustion"], "blue": ["pottery"]}, "score": ["oars"]},
    )


def test_vaccination_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        piles={7: ["combustion"]},
        Ann={"board": {"yellow": ["vaccination"], "green": ["self_service"]}},
        Bob={"score": ["oars"]},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, piles={7: ["combustion"]}, Ann={"board": {"red": None}}, Bob={"score": ["oars"]})


def test_classification_takes_a_colour_from_all_hands_and_melds_it() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}, "hand": ["oars", "tools"]},
        Bob={"hand": ["archery", "writing"]},
        Cat={"hand": ["coal"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"oars", "archery", "coal"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "archery"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"red": ["archery", "oars", "coal"]}, "hand": ["tools"]},
        Bob={"hand": ["writing"]},
        Cat={"hand": []},
    )
    assert len(told(game, "reveal", player="Ann", card="oars")) == 1
    assert len(told(game, "transfer", receiver="Ann")) == 2


def test_classification_reveals_one_and_melds_all_of_its_colour() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}, "hand": ["sailing", "compass", "tools"]},
        Bob={"hand": ["writing"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Ann", {"sailing", "compass", "tools"})
    play(game, "Ann: compass")
    assert asked(game) == ("Ann", {"sailing", "compass"})
    play(game, "Ann: compass")
    assert acting(game) == "Ann"
    green = ["sailing", "compass", "classification"]
    expect(game, Ann={"board": {"green": green}, "hand": ["tools"]}, Bob={"hand": ["writing"]})
    assert not told(game, "reveal", card="sailing")


def test_classification_of_an_empty_hand_does_nothing_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"green": ["classification"]}},
        Bob={"hand": ["archery", "writing"]},
    )
    play(game, "Ann: dogma classification")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "board": {"red": None, "blue": None}}, Bob={"hand": ["archery", "writing"]})
    assert not told(game, "reveal")


def test_classification_shared_takes_the_activator_s_cards_first() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["classification"]}, "hand": ["oars"]},  # 3 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Bob", {"oars", "archery"})  # the order; what to reveal was not asked
    play(game, "Bob: archery")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["democracy"], "board": {"red": None}},
        Bob={"hand": [], "board": {"red": ["oars", "archery"]}},
    )


def test_classification_shared_asks_the_sharer_for_an_own_card() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["classification"]}, "hand": ["tools", "coal"]},
        Bob={"board": {"purple": ["philosophy"]}, "hand": ["archery", "writing"]},
    )
    play(game, "Ann: dogma classification")
    assert asked(game) == ("Bob", {"archery", "writing"})
    play(game, "Bob: writing")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"coal", "archery"})  # the order; she had one card left to reveal
    play(game, "Ann: coal")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["democracy"], "board": {"red": ["archery", "coal"]}},
        Bob={"hand": [], "board": {"blue": ["writing", "tools"]}},
    )


def test_metric_system_splays_any_colour_behind_green() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["metric_system", "sailing"], "splay": "right"},
                "red": ["archery", "oars"],
                "blue": {"cards": ["tools", "writing"], "splay": "left"},
                "purple": ["mysticism"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Ann", {"red", "blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"  # green is splayed right already
    expect(game, Ann={"board": {"blue": {"splay": "right"}, "red": {"splay": None}}})


def test_metric_system_asks_only_for_green_without_the_splay() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["metric_system", "sailing"], "splay": "up"},
                "red": ["archery", "oars"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: green")
    assert acting(game) == "Ann"  # the first effect does not come again
    expect(game, Ann={"board": {"green": {"splay": "right"}, "red": {"splay": None}}})


def test_metric_system_fulfils_wonder_of_the_sharer_INN_9_3() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"green": ["metric_system"]}},  # 2 crowns
        Bob={
            "board": {
                "red": {"cards": ["optics", "oars"], "splay": "up"},  # 3 crowns, and 1 beneath
                "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
                "green": {"cards": ["the_wheel", "sailing"], "splay": "right"},
                "blue": ["tools", "writing"],
                "purple": {"cards": ["mysticism", "monotheism"], "splay": "up"},
            }
        },
    )
    play(game, "Ann: dogma metric_system")
    assert asked(game) == ("Bob", {"red", "blue", "purple", "pass"})  # yellow is right
    play(game, "Bob: blue")
    assert acting(game) == "Ann"
    expect(game, Ann={"achievements": [], "hand": ["democracy"]}, Bob={"achievements": ["wonder"]})
    assert len(told(game, "achieve", player="Bob", how="due", rule="INN-9.3")) == 1


def test_atomic_theory_splays_blue_and_melds_a_seven_on_it() -> None:
    game = innovation(
        piles={7: ["evolution", "bicycle"]},
        Ann={"board": {"blue": ["atomic_theory", "tools"]}},
        Bob={},
    )
    play(game, "Ann: dogma atomic_theory")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["evolution", "atomic_theory", "tools"], "splay": "right"}
    expect(game, piles={7: ["bicycle"]}, Ann={"board": {"blue": blue}})


def test_atomic_theory_shared_goes_effect_by_effect_INN_5_1() -> None:
    game = innovation(
        piles={7: ["bicycle", "combustion", "lighting"]},
        Ann={"board": {"blue": {"cards": ["atomic_theory", "tools"], "splay": "right"}}},  # 3 + 1 bulbs
        Bob={"board": {"blue": ["printing_press", "writing"], "purple": ["democracy"]}},  # 2 + 2 bulbs
    )
    play(game, "Ann: dogma atomic_theory")
    assert asked(game) == ("Bob", {"blue", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"  # hers is splayed right already
    expect(
        game,
        piles={7: []},
        Ann={"board": {"red": ["combustion"]}, "hand": ["lighting"]},
        Bob={"board": {"green": ["bicycle"], "blue": {"splay": None}}},
    )


def test_encyclopedia_melds_all_the_highest_in_the_order_asked() -> None:
    game = innovation(
        Ann={
            "board": {"blue": ["encyclopedia"], "red": ["archery"]},
            "score": ["coal", "the_pirate_code", "banking", "oars"],
        },
        Bob={},
    )
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"coal", "the_pirate_code", "banking"})
    play(game, "Ann: the_pirate_code")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {"red": ["coal", "the_pirate_code", "archery"], "green": ["banking"]},
            "score": ["oars"],
        },
    )


def test_encyclopedia_asks_for_no_order_of_different_colours() -> None:
    game = innovation(
        Ann={"board": {"blue": ["encyclopedia"]}, "score": ["coal", "banking", "oars"]},
        Bob={},
    )
    play(game, "Ann: dogma encyclopedia", "Ann: yes")
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["coal"], "green": ["banking"]}, "score": ["oars"]})
    assert [event.data["from"] for event in told(game, "meld", rule="INN-4.1")] == ["score", "score"]


def test_encyclopedia_shared_melds_the_sharer_s_own_score() -> None:
    game = innovation(
        piles={6: ["democracy"]},
        Ann={"board": {"blue": ["encyclopedia"]}, "score": ["oars"]},  # 3 crowns
        Bob={"board": {"green": ["navigation"]}, "score": ["coal", "gunpowder"]},  # 3 crowns
    )
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Bob", {"yes", "pass"})
    play(game, "Bob: yes")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars"], "hand": ["democracy"]},
        Bob={"score": ["gunpowder"], "board": {"red": ["coal"]}},
    )


def test_encyclopedia_asks_nothing_without_a_score() -> None:
    game = innovation(Ann={"board": {"blue": ["encyclopedia"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma encyclopedia")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": ["oars"], "board": {"red": None}})


def test_encyclopedia_may_leave_a_single_highest_card() -> None:
    game = innovation(Ann={"board": {"blue": ["encyclopedia"]}, "score": ["oars", "coal"]}, Bob={})
    play(game, "Ann: dogma encyclopedia")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["oars", "coal"], "board": {"red": None}})
    assert told(game, "decline", player="Ann")


def test_democracy_rewards_who_has_returned_more_so_far() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools", "writing", "pottery"]},  # 2 bulbs
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars", "archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma democracy")
    assert asked(game) == ("Bob", {"oars", "archery", "pass"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"archery", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"tools", "writing", "pottery", "pass"})
    play(game, "Ann: writing", "Ann: pottery")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars", "writing", "pottery"], 8: []},
        Ann={"score": ["mobility"], "hand": ["tools", "canning"]},
        Bob={"score": ["flight"], "hand": ["archery"]},
    )


def test_democracy_gives_nothing_for_as_many() -> None:
    game = innovation(
        piles={6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars"]},
    )
    play(game, "Ann: dogma democracy", "Bob: oars", "Ann: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={8: ["mobility"]},
        Ann={"score": [], "hand": ["canning"]},
        Bob={"score": ["flight"], "hand": []},
    )


def test_democracy_takes_none_for_never_more() -> None:
    game = innovation(
        piles={8: ["flight"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}},  # shares, with an empty hand
    )
    play(game, "Ann: dogma democracy")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={8: ["flight"]}, Ann={"score": [], "hand": ["tools"]}, Bob={"score": []})
    assert [event.data["drawn"] for event in told(game, "bonus")] == [False]


def test_democracy_for_oneself_compares_with_nobody_INN_5_8() -> None:
    game = innovation(
        piles={1: [], 8: ["flight"]},
        Ann={"board": {"purple": ["democracy"], "green": ["self_service"]}, "hand": ["tools"]},
        Bob={"board": {"blue": ["atomic_theory"]}, "hand": ["oars"]},  # more bulbs, but does not share
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["tools"], 8: []}, Ann={"score": ["flight"]}, Bob={"hand": ["oars"]})


def test_democracy_forgets_the_last_action() -> None:
    game = innovation(
        piles={1: [], 6: ["canning"], 8: ["flight", "mobility"]},
        Ann={"board": {"purple": ["democracy"]}, "hand": ["tools", "writing", "pottery"]},
        Bob={},
    )
    play(game, "Ann: dogma democracy", "Ann: tools", "Ann: writing", "Ann: pass")
    play(game, "Ann: dogma democracy", "Ann: pottery")  # more than anybody else, in this dogma too
    expect(game, Ann={"score": ["flight", "mobility"], "hand": []})


def test_emancipation_takes_a_hand_card_and_gives_a_six() -> None:
    game = innovation(
        piles={6: ["canning"]},
        Ann={"board": {"purple": ["emancipation", "mysticism"], "red": ["archery", "oars"]}},
        Bob={"hand": ["tools", "writing"]},
    )
    play(game, "Ann: dogma emancipation")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"red", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["tools"], "board": {"purple": {"splay": "right"}, "red": {"splay": None}}},
        Bob={"hand": ["writing", "canning"], "score": []},
    )
    assert not told(game, "score")  # INN-7.6: transferred, not scored


def test_emancipation_gives_no_six_for_nothing_INN_5_7() -> None:
    game = innovation(
        piles={6: ["canning", "vaccination"]},
        Ann={"board": {"purple": ["emancipation"]}},
        Bob={"score": ["oars"]},
        Cat={"hand": ["tools"]},
    )
    play(game, "Ann: dogma emancipation")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["vaccination"]},
        Ann={"score": ["tools"]},
        Bob={"hand": [], "score": ["oars"]},
        Cat={"hand": ["canning"]},
    )


def test_emancipation_passes_over_the_partner_who_shares_the_rest_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        piles={6: ["canning", "vaccination", "democracy"]},
        Ann={"board": {"purple": ["emancipation"]}},  # 2 factories
        Bob={"hand": ["oars"]},
        Cat={"hand": ["tools"], "board": {"purple": ["mysticism", "monotheism"], "red": ["coal"]}},
        Dan={"hand": ["archery"]},
    )
    play(game, "Ann: dogma emancipation")
    assert asked(game) == ("Cat", {"purple", "pass"})
    play(game, "Cat: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={6: ["democracy"]},  # what the partner changed earns no bonus
        Ann={"score": ["oars", "archery"], "hand": []},
        Bob={"hand": ["canning"]},
        Cat={"hand": ["tools"], "board": {"purple": {"splay": "right"}}},
        Dan={"hand": ["vaccination"]},
    )
    parts = [(event.data["effect"], event.data["role"]) for event in told(game, "affect", player="Cat")]
    assert parts == [(1, "immune"), (2, "shares")]
    assert [event.data["why"] for event in told(game, "bonus", drawn=False)] == ["partner"]
