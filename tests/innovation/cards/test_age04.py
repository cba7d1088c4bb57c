"""The cards of age 4 on whole tables."""

from __future__ import annotations

from tests.table import acting, asked, expect, innovation, play, told


def test_colonialism_repeats_while_crowns_come() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "alchemy", "machinery"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    assert acting(game) == "Ann"
    board = {"red": ["colonialism", "optics"], "green": ["compass"], "blue": ["alchemy"]}
    expect(game, piles={3: ["machinery"]}, Ann={"board": board, "hand": []})
    assert len(told(game, "repeat", card="colonialism")) == 2
    assert len(told(game, "tuck", player="Ann", rule="INN-7.5")) == 3


def test_colonialism_repeats_for_the_sharer_first_INN_5_9() -> None:
    game = innovation(
        piles={3: ["medicine", "engineering", "paper", "feudalism"], 4: ["reformation"]},
        Ann={"board": {"red": ["colonialism"]}},  # 2 factories
        Bob={"board": {"red": ["gunpowder"]}},  # 2 factories
    )
    play(game, "Ann: dogma colonialism")
    expect(
        game,
        Ann={"board": {"green": ["paper"], "purple": ["feudalism"]}, "hand": ["reformation"]},
        Bob={"board": {"yellow": ["medicine"], "red": ["gunpowder", "engineering"]}, "hand": []},
    )
    assert [event.player for event in told(game, "tuck")] == ["Bob", "Bob", "Ann", "Ann"]
    assert [event.rule for event in told(game, "draw", card="reformation")] == ["INN-5.5"]


def test_colonialism_goes_on_with_fours_INN_3_2() -> None:
    game = innovation(
        piles={3: ["optics"], 4: ["anatomy", "navigation"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    expect(game, piles={3: [], 4: ["navigation"]}, Ann={"board": {"yellow": ["anatomy"]}})
    assert len(told(game, "draw", card="anatomy", value=3, age=4, rule="INN-3.2")) == 1


def test_colonialism_tucks_six_for_monument_INN_9_1() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "medicine", "paper", "translation", "feudalism"]},
        Ann={"board": {"red": ["colonialism"]}},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")
    expect(game, piles={3: []}, Ann={"achievements": ["monument"]})
    assert len(told(game, "achieve", field="monument", how="due", rule="INN-9.1")) == 1


def test_colonialism_stops_when_monument_wins_INN_9_8() -> None:
    game = innovation(
        piles={3: ["compass", "optics", "medicine", "paper", "translation"], 4: ["navigation", "anatomy"]},
        Ann={"board": {"red": ["colonialism"]}, "achievements": [1, 2, 3, 4, "world"]},
        Bob={},
    )
    play(game, "Ann: dogma colonialism")  # navigation, the sixth, has a crown too
    assert game.decision is None
    assert (tuple(game.result.winners), game.result.reason) == (("Ann",), "INN-10.1")
    expect(game, piles={4: ["anatomy"]}, Ann={"board": {"green": ["compass", "paper", "navigation"]}})


def test_gunpowder_takes_a_castle_and_scores_a_two() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"green": ["the_wheel", "sailing"], "blue": ["pottery"], "purple": ["mysticism"]}},
    )
    play(game, "Ann: dogma gunpowder")
    assert asked(game) == ("Bob", {"the_wheel", "mysticism"})
    play(game, "Bob: the_wheel")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["the_wheel", "calendar"], "points": 3},
        Bob={"board": {"green": ["sailing"], "blue": ["pottery"], "purple": ["mysticism"]}},
    )
    assert len(told(game, "transfer", card="the_wheel", receiver="Ann", rule="INN-7.8")) == 1


def test_gunpowder_scores_nothing_without_a_castle() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"green": ["sailing", "the_wheel"], "blue": ["pottery"]}},  # the castles are covered
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(
        game, piles={2: ["calendar"]}, Ann={"score": []}, Bob={"board": {"green": ["sailing", "the_wheel"]}}
    )
    assert told(game, "nothing", player="Ann", why="not_so")


def test_gunpowder_rewards_who_shares_for_what_another_lost_INN_5_4() -> None:
    game = innovation(
        piles={2: ["calendar", "monotheism"], 4: ["anatomy"]},
        Ann={"board": {"red": ["gunpowder"]}},  # 2 factories
        Bob={"board": {"green": ["the_wheel"]}},  # none: obeys
        Cat={"board": {"purple": ["emancipation"], "red": ["archery"]}},  # 2 factories: shares
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["the_wheel", "monotheism"], "hand": ["anatomy"]},
        Bob={"score": [], "board": {}},
        Cat={"score": ["calendar"], "board": {"red": ["archery"]}},
    )


def test_gunpowder_gives_no_bonus_if_sharing_changed_nothing_INN_5_5() -> None:
    game = innovation(
        piles={2: ["calendar"], 4: ["anatomy"]},
        Ann={"board": {"red": ["gunpowder"]}},
        Bob={"board": {"purple": ["emancipation"]}},
    )
    play(game, "Ann: dogma gunpowder")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["calendar"], 4: ["anatomy"]}, Ann={"hand": [], "score": []}, Bob={"score": []})
    assert [event.data["drawn"] for event in told(game, "bonus", rule="INN-5.5")] == [False]


def test_gunpowder_for_oneself_has_no_demand_behind_it_INN_5_8() -> None:
    game = innovation(
        piles={2: ["calendar"]},
        Ann={"board": {"red": ["gunpowder"], "green": ["self_service"]}},
        Bob={"board": {"purple": ["mysticism"]}},
    )
    play(game, "Ann: dogma self_service")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["calendar"]}, Ann={"score": []}, Bob={"board": {"purple": ["mysticism"]}})
    assert len(told(game, "execute", card="gunpowder", rule="INN-5.8")) == 1


def test_anatomy_returns_a_score_card_and_its_equal() -> None:
    game = innovation(
        piles={1: ["tools"], 2: []},
        Ann={"board": {"yellow": ["anatomy"]}},  # 3 leaves
        Bob={"board": {"red": ["archery"], "green": ["sailing"]}, "score": ["oars", "currency"]},  # 1 leaf
    )
    play(game, "Ann: dogma anatomy")
    assert asked(game) == ("Bob", {"oars", "currency"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"archery", "sailing"})
    play(game, "Bob: archery")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["tools", "oars", "archery"], 2: []},
        Bob={"score": ["currency"], "board": {"red": None, "green": ["sailing"]}},
    )
    assert len(told(game, "return", player="Bob", rule="INN-7.4")) == 2


def test_anatomy_finds_no_equal_top_card_INN_5_7() -> None:
    game = innovation(
        piles={2: []},
        Ann={"board": {"yellow": ["anatomy"]}},
        Bob={"board": {"red": ["archery", "construction"]}, "score": ["currency"]},
    )
    play(game, "Ann: dogma anatomy")
    assert acting(game) == "Ann"
    expect(game, piles={2: ["currency"]}, Bob={"score": [], "board": {"red": ["archery", "construction"]}})


def test_anatomy_leaves_the_board_alone_without_a_score() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["anatomy"]}},
        Bob={"board": {"red": ["archery"]}, "hand": ["oars"]},
    )
    play(game, "Ann: dogma anatomy")
    assert acting(game) == "Ann"
    expect(game, Bob={"board": {"red": ["archery"]}, "hand": ["oars"]})
    assert not told(game, "return")


def test_anatomy_is_finished_by_one_before_the_next_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        piles={1: []},
        Ann={"board": {"red": ["archery"]}, "score": ["tools"]},
        Bob={"board": {"yellow": ["anatomy"]}},
        Cat={"board": {"red": ["oars"], "purple": ["mysticism"]}, "score": ["writing"]},
    )
    play(game, "Bob: dogma anatomy")
    assert asked(game) == ("Cat", {"oars", "mysticism"})
    expect(game, piles={1: ["writing"]}, Ann={"score": ["tools"]})
    play(game, "Cat: oars")
    assert acting(game) == "Bob"
    expect(
        game,
        piles={1: ["writing", "oars", "tools", "archery"]},
        Ann={"board": {}, "score": []},
        Cat={"board": {"red": None, "purple": ["mysticism"]}},
    )


def test_perspective_scores_a_card_for_every_two_bulbs() -> None:
    game = innovation(
        piles={1: []},
        Ann={
            "board": {"yellow": ["perspective"], "blue": ["experimentation"]},  # 2 + 3 bulbs: two cards
            "hand": ["oars", "archery", "tools", "writing"],
        },
        Bob={},
    )
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"archery", "tools", "writing"})
    play(game, "Ann: archery")
    assert asked(game) == ("Ann", {"tools", "writing"})
    play(game, "Ann: tools")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["oars"]}, Ann={"hand": ["writing"], "score": ["archery", "tools"]})


def test_perspective_returns_the_last_card_for_nothing_INN_5_7() -> None:
    game = innovation(piles={1: []}, Ann={"board": {"yellow": ["perspective"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"
    expect(game, piles={1: ["oars"]}, Ann={"hand": [], "score": []})


def test_perspective_counts_the_bulbs_of_who_shares_INN_5_2() -> None:
    game = innovation(
        piles={1: [], 4: ["gunpowder"]},
        Ann={"board": {"yellow": ["perspective"]}, "hand": ["oars", "tools"]},  # 2 bulbs
        Bob={  # 3 + 3 bulbs: three cards, of which there are two
            "board": {"blue": ["experimentation"], "purple": ["philosophy"]},
            "hand": ["coal", "archery", "writing"],
        },
    )
    play(game, "Ann: dogma perspective")
    assert asked(game) == ("Bob", {"coal", "archery", "writing", "pass"})
    play(game, "Bob: archery")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["archery"]},
        Ann={"hand": ["oars", "tools", "gunpowder"], "score": []},
        Bob={"hand": [], "score": ["coal", "writing"]},
    )


def test_invention_turns_a_left_splay_right() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={
            "board": {
                "green": {"cards": ["invention", "sailing"], "splay": "left"},
                "red": {"cards": ["archery", "oars"], "splay": "left"},
                "blue": ["tools", "writing"],
                "purple": {"cards": ["mysticism", "philosophy"], "splay": "up"},
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Ann", {"green", "red", "pass"})
    play(game, "Ann: red")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["navigation"], "board": {"red": {"splay": "right"}, "green": {"splay": "left"}}},
        fields=["monument", "empire", "wonder", "world", "universe"],
    )


FIVE = {
    "red": {"cards": ["archery", "oars"], "splay": "up"},
    "yellow": {"cards": ["masonry", "agriculture"], "splay": "right"},
    "green": {"cards": ["sailing", "the_wheel"], "splay": "left"},
    "blue": {"cards": ["writing", "tools"], "splay": "right"},
    "purple": {"cards": ["mysticism", "city_states"], "splay": "up"},
}
"""Five splayed colours, one of them to the left."""


def test_invention_claims_wonder_for_any_splays_INN_9_6() -> None:
    board = FIVE | {"green": {"cards": ["invention", "sailing"], "splay": "left"}}
    game = innovation(piles={4: ["navigation"]}, Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["navigation"]}, Ann={"achievements": ["wonder"], "score": []})
    assert len(told(game, "achieve", field="wonder", how="effect", rule="INN-9.6")) == 1


def test_invention_fulfils_wonder_before_it_claims_it_INN_9_3() -> None:
    board = FIVE | {"green": {"cards": ["invention", "sailing"], "splay": "left"}}
    game = innovation(piles={4: ["navigation"]}, Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention", "Ann: green")
    expect(game, Ann={"achievements": ["wonder"], "score": ["navigation"]})
    achieved = told(game, "achieve")
    assert [(event.rule, event.data["how"]) for event in achieved] == [("INN-9.3", "due")]
    [splay], [scored] = told(game, "splay"), told(game, "score")
    order = [list(game.events).index(event) for event in (splay, achieved[0], scored)]
    assert order == sorted(order)  # INN-9.8: at once, in the middle of the effect


def test_invention_lets_the_sharer_claim_first_INN_9_6() -> None:
    game = innovation(
        piles={4: ["navigation", "anatomy"]},
        Ann={  # 2 bulbs, of invention
            "board": FIVE
            | {
                "red": {"cards": ["construction", "road_building"], "splay": "up"},
                "yellow": {"cards": ["canal_building", "fermenting"], "splay": "right"},
                "green": {"cards": ["invention", "currency"], "splay": "left"},
                "blue": {"cards": ["translation", "calendar"], "splay": "right"},
                "purple": {"cards": ["monotheism", "feudalism"], "splay": "up"},
            }
        },
        Bob={"board": FIVE},  # 4 bulbs: 1 of archery, 2 of writing, 1 of tools
    )
    play(game, "Ann: dogma invention")
    assert asked(game) == ("Bob", {"green", "pass"})
    play(game, "Bob: pass")
    assert asked(game) == ("Ann", {"green", "pass"})
    play(game, "Ann: pass")
    expect(
        game, Ann={"achievements": [], "hand": ["navigation"]}, Bob={"achievements": ["wonder"], "score": []}
    )
    assert told(game, "nothing", player="Ann", why="taken", field="wonder", owner="Bob")


def test_invention_claims_nothing_for_four_splays() -> None:
    board = FIVE | {"green": ["invention", "sailing"]}
    game = innovation(Ann={"board": board}, Bob={})
    play(game, "Ann: dogma invention")
    assert acting(game) == "Ann"  # none is splayed left
    expect(game, Ann={"achievements": []})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_invention_asks_nothing_without_a_left_splay() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={
            "board": {
                "green": {"cards": ["invention", "sailing"], "splay": "up"},
                "blue": ["tools", "writing"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma invention")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["navigation"]}, Ann={"score": [], "achievements": []})


def test_navigation_takes_a_two_or_a_three() -> None:
    game = innovation(
        Ann={"board": {"green": ["navigation"]}},
        Bob={"score": ["calendar", "compass", "oars", "coal"]},
    )
    play(game, "Ann: dogma navigation")
    assert asked(game) == ("Bob", {"calendar", "compass"})
    play(game, "Bob: calendar")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["calendar"]}, Bob={"score": ["compass", "oars", "coal"]})


def test_navigation_passes_over_equals_and_who_has_neither_INN_5_3() -> None:
    game = innovation(
        Ann={"board": {"green": ["navigation"]}},  # 3 crowns
        Bob={"score": ["oars", "gunpowder"]},
        Cat={"board": {"purple": ["enterprise"]}, "score": ["compass"]},  # 3 crowns: immune
        Dan={"board": {"yellow": ["domestication"]}, "score": ["paper", "archery"]},  # 1 crown
    )
    play(game, "Ann: dogma navigation")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["paper"]},
        Bob={"score": ["oars", "gunpowder"]},
        Cat={"score": ["compass"]},
        Dan={"score": ["archery"]},
    )
    roles = [(event.player, event.data["role"]) for event in told(game, "affect")]
    assert [role for role in roles if role[1] != "immune"] == [("Bob", "obeys"), ("Dan", "obeys")]


def test_experimentation_melds_a_five_on_the_splay_INN_4_2() -> None:
    game = innovation(
        piles={5: ["physics", "coal"]},
        Ann={"board": {"blue": {"cards": ["experimentation", "tools"], "splay": "left"}}},
        Bob={},
    )
    play(game, "Ann: dogma experimentation")
    assert acting(game) == "Ann"
    blue = {"cards": ["physics", "experimentation", "tools"], "splay": "left"}
    expect(game, piles={5: ["coal"]}, Ann={"board": {"blue": blue}, "hand": []})
    assert len(told(game, "meld", card="physics", rule="INN-4.2")) == 1


def test_experimentation_shared_gives_a_bonus_of_the_new_age_INN_5_5() -> None:
    game = innovation(
        piles={5: ["coal", "physics", "astronomy"]},
        Ann={"board": {"blue": ["experimentation"]}},
        Bob={"board": {"purple": ["philosophy"]}},  # 3 bulbs as well
    )
    play(game, "Ann: dogma experimentation")
    expect(
        game,
        piles={5: []},
        Ann={"board": {"blue": ["physics", "experimentation"]}, "hand": ["astronomy"]},
        Bob={"board": {"red": ["coal"]}, "hand": []},
    )


def test_experimentation_melds_a_higher_card_if_there_is_no_five_INN_3_2() -> None:
    game = innovation(
        piles={5: [], 6: [], 7: ["bicycle"]}, Ann={"board": {"blue": ["experimentation"]}}, Bob={}
    )
    play(game, "Ann: dogma experimentation")
    expect(game, piles={7: []}, Ann={"board": {"green": ["bicycle"]}})


def test_printing_press_draws_two_above_purple_and_splays() -> None:
    game = innovation(
        piles={1: [], 4: ["navigation"]},
        Ann={
            "board": {"blue": ["printing_press", "writing"], "purple": ["philosophy"]},
            "score": ["oars", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert acting(game) == "Ann"
    blue = {"cards": ["printing_press", "writing"], "splay": "right"}
    expect(
        game, piles={1: ["tools"]}, Ann={"score": ["oars"], "hand": ["navigation"], "board": {"blue": blue}}
    )


def test_printing_press_draws_a_two_without_purple_INN_7_1() -> None:
    game = innovation(
        piles={1: ["archery"], 2: ["calendar"]},
        Ann={"board": {"blue": ["printing_press"]}, "score": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"oars", "pass"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"  # a single blue card cannot be splayed
    expect(game, piles={1: ["archery", "oars"], 2: []}, Ann={"score": [], "hand": ["calendar"]})


def test_printing_press_shared_looks_at_the_sharer_s_purple() -> None:
    game = innovation(
        piles={1: [], 4: ["navigation", "gunpowder"], 5: ["coal"]},
        Ann={"board": {"blue": ["printing_press"], "purple": ["mysticism"]}, "score": ["tools"]},  # 2 bulbs
        Bob={"board": {"purple": ["education"]}, "score": ["oars", "archery"]},  # 3 bulbs
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Bob", {"oars", "archery", "pass"})
    play(game, "Bob: oars")
    assert asked(game) == ("Ann", {"tools", "pass"})
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={1: ["oars"]},
        Ann={"hand": ["navigation"], "score": ["tools"]},
        Bob={"hand": ["coal"], "score": ["archery"]},
    )


def test_printing_press_asks_only_for_the_splay_without_a_score() -> None:
    game = innovation(
        piles={4: ["navigation"]},
        Ann={"board": {"blue": ["printing_press", "writing"], "purple": ["philosophy"]}, "hand": ["oars"]},
        Bob={},
    )
    play(game, "Ann: dogma printing_press")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: pass")
    expect(game, piles={4: ["navigation"]}, Ann={"hand": ["oars"], "board": {"blue": {"splay": None}}})


def test_enterprise_takes_a_crown_and_gives_a_four() -> None:
    game = innovation(
        piles={4: ["gunpowder", "anatomy"]},
        Ann={"board": {"purple": ["enterprise"], "green": ["the_wheel"]}},  # 3 crowns
        Bob={"board": {"green": ["sailing", "clothing"], "red": ["archery"]}},  # 2 crowns
    )
    play(game, "Ann: dogma enterprise")
    assert asked(game) == ("Ann", {"green", "pass"})  # Bob had no choice
    play(game, "Ann: green")
    assert acting(game) == "Ann"
    expect(
        game,
        piles={4: ["anatomy"]},
        Ann={"board": {"green": {"cards": ["sailing", "the_wheel"], "splay": "right"}}, "hand": []},
        Bob={"board": {"green": ["clothing"], "red": ["gunpowder", "archery"]}, "hand": []},
    )


def test_enterprise_does_not_take_purple() -> None:
    game = innovation(
        piles={4: ["gunpowder"]},
        Ann={"board": {"purple": ["enterprise"], "green": ["the_wheel"]}},
        Bob={"board": {"purple": ["city_states"], "red": ["archery"]}},
    )
    play(game, "Ann: dogma enterprise")
    assert acting(game) == "Ann"
    expect(game, piles={4: ["gunpowder"]}, Bob={"board": {"purple": ["city_states"], "red": ["archery"]}})


def test_enterprise_asks_each_who_obeys_in_turn_INN_5_3() -> None:
    game = innovation(
        turn="Bob",
        piles={4: ["gunpowder", "anatomy"]},
        Ann={"board": {"red": ["oars"], "blue": ["writing"]}},  # 2 crowns
        Bob={"board": {"purple": ["enterprise"]}},  # 3 crowns
        Cat={"board": {"yellow": ["domestication"]}},  # 1 crown
    )
    play(game, "Bob: dogma enterprise")
    assert asked(game) == ("Ann", {"oars", "writing"})  # Cat, on the left, has been first
    play(game, "Ann: writing")
    assert acting(game) == "Bob"
    expect(
        game,
        Ann={"board": {"red": ["oars"], "yellow": ["anatomy"], "blue": None}},
        Bob={"board": {"yellow": ["domestication"], "blue": ["writing"]}},
        Cat={"board": {"red": ["gunpowder"], "yellow": None}},
    )


def test_reformation_tucks_card_by_card_for_the_leaves_of_the_beginning_INN_5_10() -> None:
    game = innovation(
        Ann={
            "board": {"purple": ["reformation"], "blue": ["pottery"], "green": ["the_wheel"]},  # 6 leaves
            "hand": ["oars", "archery", "tools", "writing", "agriculture"],
        },
        Bob={},
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing", "agriculture", "pass"})
    play(game, "Ann: agriculture")  # shows three more leaves
    assert asked(game) == ("Ann", {"oars", "archery", "tools", "writing"})
    play(game, "Ann: archery")
    assert asked(game) == ("Ann", {"oars", "tools", "writing"})
    play(game, "Ann: oars")
    assert acting(game) == "Ann"  # neither yellow nor purple has two cards
    expect(
        game,
        Ann={"board": {"yellow": ["agriculture"], "red": ["archery", "oars"]}, "hand": ["tools", "writing"]},
    )


def test_reformation_declined_still_splays_yellow_or_purple() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["reformation", "mysticism"],
                "yellow": ["masonry", "domestication"],
                "green": ["the_wheel", "sailing"],
            },
            "hand": ["oars", "tools"],
        },
        Bob={},
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"oars", "tools", "pass"})
    play(game, "Ann: pass")
    assert asked(game) == ("Ann", {"yellow", "purple", "pass"})
    play(game, "Ann: yellow")
    assert acting(game) == "Ann"
    yellow = {"cards": ["masonry", "domestication"], "splay": "right"}
    expect(game, Ann={"hand": ["oars", "tools"], "board": {"yellow": yellow, "purple": {"splay": None}}})


def test_reformation_tucks_as_far_as_there_are_cards_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"purple": ["reformation"], "blue": ["pottery"]}, "hand": ["oars", "mysticism"]},
        Bob={},
    )
    play(game, "Ann: dogma reformation")  # three are due
    assert asked(game) == ("Ann", {"oars", "mysticism", "pass"})
    play(game, "Ann: mysticism")
    assert asked(game) == ("Ann", {"purple", "pass"})  # oars went without a question
    play(game, "Ann: pass")
    expect(game, Ann={"board": {"red": ["oars"], "purple": ["reformation", "mysticism"]}, "hand": []})


def test_reformation_shared_counts_the_sharer_s_leaves_INN_5_2() -> None:
    game = innovation(
        piles={4: ["gunpowder"]},
        Ann={"board": {"purple": ["reformation"]}, "hand": ["tools"]},  # 3 leaves: one card
        Bob={"board": {"yellow": ["anatomy"], "blue": ["pottery"]}, "hand": ["oars", "writing", "coal"]},  # 6
    )
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Bob", {"oars", "writing", "coal", "pass"})
    play(game, "Bob: writing", "Bob: coal")
    assert asked(game) == ("Ann", {"tools", "pass"})  # the last one went without a question
    play(game, "Ann: pass")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["tools", "gunpowder"], "board": {"blue": None}},
        Bob={"hand": [], "board": {"blue": ["pottery", "writing"], "red": ["coal", "oars"]}},
    )
