"""The cards of age 3 on whole tables; the comments count the icons that decide who is affected."""

from tests.table import acting, asked, expect, innovation, play, told

# Engineering: castles.


def test_engineering_takes_all_top_castles_but_none_that_come_to_light_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering"], "purple": ["mysticism"]}},  # 5 castles
        Bob={"board": {"red": ["oars", "archery"], "yellow": ["domestication"], "blue": ["pottery"]}},  # 4
    )
    play(game, "Ann: dogma engineering")
    # A single red card cannot be splayed: nothing is asked.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "domestication"], "board": {"red": ["engineering"]}},
        Bob={"board": {"red": ["archery"], "blue": ["pottery"]}, "icons": {"castle": 2}},
    )
    assert [event.data["card"] for event in told(game, "transfer")] == ["oars", "domestication"]


def test_engineering_unsplays_a_pile_that_shrinks_to_one_INN_8_3() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering"], "purple": ["mysticism"]}},  # 5 castles
        Bob={"board": {"red": {"cards": ["oars", "archery"], "splay": "left"}}},  # 3 castles
        Cat={"board": {"green": {"cards": ["the_wheel", "sailing", "clothing"], "splay": "right"}}},  # 3
    )
    play(game, "Ann: dogma engineering")
    expect(
        game,
        Ann={"score": ["oars", "the_wheel"]},
        Bob={"board": {"red": {"cards": ["archery"], "splay": None}}},
        Cat={"board": {"green": {"cards": ["sailing", "clothing"], "splay": "right"}}},
    )


def test_engineering_may_splay_red_left_for_sharers_first() -> None:
    game = innovation(
        Ann={"board": {"red": ["engineering", "archery"], "green": ["sailing", "clothing"]}},  # 2 castles
        Bob={"board": {"red": ["metalworking", "oars"]}},  # 3 castles
        Cat={"board": {"red": {"cards": ["construction", "optics"], "splay": "left"}}},  # 3 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma engineering")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: red")
    # Cat's red cards are splayed left already.
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"board": {"red": {"cards": ["engineering", "archery"], "splay": None}}, "hand": ["paper"]},
        Bob={"board": {"red": {"cards": ["metalworking", "oars"], "splay": "left"}}},
    )
    assert told(game, "bonus", player="Ann", drawn=True, rule="INN-5.5")


# Optics: crowns.


def test_optics_scores_a_4_when_the_3_has_a_crown() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"], "green": ["sailing"]}, "score": ["oars"]},
        Bob={},
        piles={3: ["paper", "compass"], 4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["paper", "sailing"]}, "score": ["oars", "gunpowder"]},
        Bob={"score": []},
        piles={4: ["navigation"]},
    )


def test_optics_without_a_crown_gives_a_score_card_to_a_poorer_opponent_named_first() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["oars", "tools", "calendar"]},  # 4 points
        Bob={"score": ["paper"]},  # 3 points
        Cat={"score": ["gunpowder"]},  # 4 points: not poorer
        Dan={},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert asked(game) == ("Ann", {"Bob", "Dan"})
    play(game, "Ann: Dan")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar"})
    play(game, "Ann: calendar")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["oars", "tools"], "board": {"blue": ["alchemy"]}},
        Bob={"score": ["paper"]},
        Dan={"score": ["calendar"]},
    )


def test_optics_asks_no_player_when_only_one_is_poorer() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["navigation"]},
        Bob={"score": ["paper"]},
        Cat={"score": ["gunpowder"]},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": []}, Bob={"score": ["paper", "navigation"]}, Cat={"score": ["gunpowder"]})


def test_optics_gives_nothing_when_nobody_is_poorer_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["oars", "tools"]},  # 3 crowns
        Bob={"board": {"blue": ["translation"]}, "score": ["calendar"]},  # 3 crowns
        piles={3: ["engineering", "machinery", "paper", "medicine"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    # Two points each; Bob's Engineering changed something, so that Ann draws Paper.
    expect(
        game,
        Ann={"score": ["oars", "tools"], "board": {"yellow": ["machinery"]}, "hand": ["paper"]},
        Bob={"score": ["calendar"], "board": {"red": ["engineering"]}},
        piles={3: ["medicine"]},
    )
    assert {event.player for event in told(game, "nothing", why="no_player")} == {"Ann", "Bob"}


def test_optics_lets_a_sharer_give_to_the_activator() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}},  # 3 crowns
        Bob={"board": {"blue": ["translation"]}, "score": ["calendar", "oars"]},  # 3 crowns
        piles={3: ["engineering", "paper", "medicine"], 4: ["gunpowder"]},
    )
    play(game, "Ann: dogma optics")
    assert asked(game) == ("Bob", {"calendar", "oars"})
    play(game, "Bob: oars")
    expect(
        game,
        Ann={"score": ["oars", "gunpowder"], "board": {"green": ["paper"]}, "hand": ["medicine"]},
        Bob={"score": ["calendar"], "board": {"red": ["engineering"]}},
    )


def test_optics_passes_over_a_poor_partner_INN_10_4() -> None:
    game = innovation(
        options={"teams": [["Ann", "Cat"], ["Bob", "Dan"]]},
        Ann={"board": {"red": ["optics"]}, "score": ["paper"]},
        Bob={"score": ["gunpowder"]},
        Cat={},
        Dan={"score": ["calendar"]},
        piles={3: ["alchemy"]},
    )
    play(game, "Ann: dogma optics")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": []}, Cat={"score": []}, Dan={"score": ["calendar", "paper"]})


# Machinery: leaves.


def test_machinery_exchanges_a_whole_hand_with_the_highest_and_then_scores_a_castle() -> None:
    game = innovation(
        Ann={
            "board": {"yellow": ["machinery"], "red": ["oars", "archery"]},  # 2 leaves
            "hand": ["calendar", "mathematics", "writing"],
        },
        Bob={"hand": ["masonry", "tools"]},
    )
    play(game, "Ann: dogma machinery")
    assert asked(game) == ("Ann", {"masonry", "tools"})
    expect(game, Ann={"hand": ["writing", "masonry", "tools"]}, Bob={"hand": ["calendar", "mathematics"]})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: red")
    expect(
        game,
        Ann={
            "hand": ["writing", "masonry"],
            "score": ["tools"],
            "board": {"red": {"cards": ["oars", "archery"], "splay": "left"}},
        },
    )


def test_machinery_exchanges_with_each_in_turn_what_is_then_in_hand() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"]}, "hand": ["calendar", "oars"]},  # 2 leaves
        Bob={"hand": ["paper"]},
        Cat={"board": {"purple": ["code_of_laws"]}, "hand": ["sailing", "pottery"]},  # 1 leaf
    )
    play(game, "Ann: dogma machinery")
    # Bob's Paper goes on to Cat. Oars is the only castle, red is a single card: nothing is asked.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["sailing", "pottery"], "score": ["oars"]},
        Bob={"hand": ["calendar"]},
        Cat={"hand": ["paper"]},
    )


def test_machinery_exchanges_with_an_empty_hand_too_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"], "red": ["oars", "archery"]}},
        Bob={"hand": ["tools", "writing"]},
        Cat={},
    )
    play(game, "Ann: dogma machinery")
    # Ann gets Bob's whole hand; both are her highest then, and go to Cat. The splay needs no scoring.
    assert asked(game) == ("Ann", {"red", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": [], "score": []}, Bob={"hand": []}, Cat={"hand": ["tools", "writing"]})


def test_machinery_lets_a_sharer_score_and_splay_red_only() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["machinery"]}},  # 2 leaves, no hand
        Bob={  # 3 leaves
            "board": {"red": ["oars", "archery"], "blue": ["pottery", "calendar"]},
            "hand": ["masonry", "tools", "sailing"],
        },
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma machinery")
    assert asked(game) == ("Bob", {"masonry", "tools"})
    play(game, "Bob: masonry")
    assert asked(game) == ("Bob", {"red", "pass"})
    play(game, "Bob: pass")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["tools", "sailing"], "score": ["masonry"]})


# Medicine: leaves.


def test_medicine_asks_the_one_who_obeys_and_then_the_activator_among_equals_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["medicine"]}, "score": ["tools", "writing", "paper"]},  # 2 leaves
        Bob={"score": ["gunpowder", "navigation", "oars"]},
    )
    play(game, "Ann: dogma medicine")
    assert asked(game) == ("Bob", {"gunpowder", "navigation"})
    play(game, "Bob: gunpowder")
    expect(game, Bob={"score": ["gunpowder", "navigation", "oars"]})  # both sides move at once
    assert asked(game) == ("Ann", {"tools", "writing"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["tools", "paper", "gunpowder"], "points": 8},
        Bob={"score": ["writing", "navigation", "oars"], "points": 6},
    )
    assert not told(game, "score")


def test_medicine_goes_with_one_score_empty_INN_7_9() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["medicine"]}, "score": ["tools"]},  # 2 leaves
        Bob={},
        Cat={"score": ["optics", "oars"]},
        Dan={"board": {"green": ["clothing"]}, "score": ["ai"]},  # 2 leaves
    )
    play(game, "Ann: dogma medicine")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["optics"]},
        Bob={"score": ["tools"]},
        Cat={"score": ["oars"]},
        Dan={"score": ["ai"]},
    )


def test_medicine_of_two_empty_scores_does_nothing() -> None:
    game = innovation(Ann={"board": {"yellow": ["medicine"]}}, Bob={})
    play(game, "Ann: dogma medicine")
    assert acting(game) == "Ann"
    assert told(game, "nothing", player="Bob", why="no_exchange")
    assert not told(game, "exchange")


# Compass: crowns.


def test_compass_lets_the_one_who_obeys_choose_on_both_boards_INN_5_3() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["compass"], "red": ["oars", "archery"], "purple": ["mysticism"]}
        },  # 3 crowns
        Bob={  # 1 crown; Fermenting lies beneath
            "board": {
                "yellow": ["agriculture", "fermenting"],
                "blue": ["pottery"],
                "green": ["clothing"],
            },
        },
    )
    play(game, "Ann: dogma compass")
    assert asked(game) == ("Bob", {"agriculture", "pottery"})
    play(game, "Bob: agriculture")
    expect(game, Ann={"board": {"yellow": ["agriculture"]}})
    assert asked(game) == ("Bob", {"oars", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"], "red": ["oars", "archery"], "yellow": ["agriculture"]}},
        Bob={"board": {"purple": ["mysticism"], "yellow": ["fermenting"], "blue": ["pottery"]}},
    )


def test_compass_gives_a_card_even_when_none_was_taken() -> None:
    game = innovation(
        Ann={"board": {"green": ["compass"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"green": ["sailing"], "blue": ["writing", "pottery"]}},  # 3 crowns
        Cat={"board": {"green": ["clothing"], "red": ["archery"]}},  # 1 crown
        Dan={"board": {"green": ["currency"]}},  # 2 crowns
    )
    play(game, "Ann: dogma compass")
    # Cat's only leaf is on a green card, but Ann's one top card without a leaf goes to Cat all the same.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"]}},
        Bob={"board": {"green": ["sailing"], "blue": ["writing", "pottery"]}},
        Cat={"board": {"green": ["clothing"], "red": ["archery"], "blue": ["tools"]}},
    )


def test_compass_gives_nothing_when_every_top_card_has_a_leaf() -> None:
    game = innovation(
        Ann={"board": {"green": ["compass"], "blue": ["tools"]}},  # 2 crowns
        Bob={"board": {"yellow": ["agriculture", "masonry"]}},
        Cat={"board": {"blue": ["pottery"]}},
    )
    play(game, "Ann: dogma compass")
    # Bob gives Agriculture and takes Tools; for Cat only cards with a leaf are left.
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"board": {"green": ["compass"], "yellow": ["agriculture"], "blue": ["pottery"]}},
        Bob={"board": {"yellow": ["masonry"], "blue": ["tools"]}},
        Cat={"board": {}},
    )


# Paper: bulbs.


def test_paper_splays_green_or_blue_and_draws_for_every_colour_splayed_left() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": ["paper", "sailing"],
                "blue": {"cards": ["tools", "writing"], "splay": "right"},
                "purple": {"cards": ["mysticism", "city_states"], "splay": "left"},
                "red": {"cards": ["oars", "archery"], "splay": "up"},
            },
        },
        Bob={},
        piles={4: ["gunpowder", "navigation", "anatomy"]},
    )
    play(game, "Ann: dogma paper")
    assert asked(game) == ("Ann", {"green", "blue", "pass"})
    play(game, "Ann: blue")
    expect(
        game,
        Ann={
            "board": {"blue": {"cards": ["tools", "writing"], "splay": "left"}},
            "hand": ["gunpowder", "navigation"],
        },
        piles={4: ["anatomy"]},
    )
    assert not told(game, "reveal")


def test_paper_declined_still_draws_for_what_is_splayed_left() -> None:
    game = innovation(
        Ann={
            "board": {
                "green": {"cards": ["paper", "sailing"], "splay": "left"},
                "blue": ["tools", "writing"],
            },
        },
        Bob={},
        piles={4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma paper")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: pass")
    expect(game, Ann={"hand": ["gunpowder"]}, piles={4: ["navigation"]})


def test_paper_draws_nothing_for_nothing_splayed_and_earns_no_bonus_by_it_INN_5_5() -> None:
    game = innovation(
        Ann={
            "board": {"green": ["paper"], "blue": {"cards": ["tools", "writing"], "splay": "left"}}
        },  # 4 bulbs
        Bob={"board": {"purple": ["philosophy"], "red": ["archery"]}},  # 4 bulbs
        piles={3: ["optics"], 4: ["gunpowder", "navigation"]},
    )
    play(game, "Ann: dogma paper")
    assert acting(game) == "Ann"
    expect(game, Bob={"hand": []}, Ann={"hand": ["gunpowder"]}, piles={3: ["optics"]})
    assert told(game, "nothing", player="Bob", why="none_due")
    assert told(game, "bonus", drawn=False, why="nothing")


# Alchemy: castles.


def test_alchemy_keeps_what_is_not_red_then_melds_and_scores_from_hand() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"], "red": ["metalworking"]}, "hand": ["oars", "tools"]},  # 5 castles
        Bob={},
        piles={4: ["navigation", "gunpowder"]},
    )
    play(game, "Ann: dogma alchemy")
    assert told(game, "reveal", card="navigation")
    assert asked(game) == ("Ann", {"oars", "tools", "navigation"})
    play(game, "Ann: navigation")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: tools")
    expect(
        game,
        Ann={
            "board": {"green": ["navigation"], "red": ["metalworking"]},
            "hand": ["oars"],
            "score": ["tools"],
        },
        piles={4: ["gunpowder"]},
    )


def test_alchemy_returns_all_for_one_red_card_in_an_order_that_matters_INN_7_4() -> None:
    table = {
        "Ann": {  # 8 castles: two 4s
            "board": {"blue": ["alchemy"], "red": ["metalworking"], "green": ["the_wheel"]},
            "hand": ["oars"],
        },
        "Bob": {},
        "piles": {1: [], 4: ["gunpowder", "navigation"]},
    }
    game = innovation(**table)
    play(game, "Ann: dogma alchemy")
    assert len(told(game, "reveal")) == 2
    assert asked(game) == ("Ann", {"gunpowder", "navigation", "oars"})
    play(game, "Ann: navigation")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, piles={1: ["oars"], 4: ["navigation", "gunpowder"]})

    game = innovation(**table)
    play(game, "Ann: dogma alchemy", "Ann: oars")
    assert asked(game) == ("Ann", {"gunpowder", "navigation"})
    play(game, "Ann: gunpowder")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "score": []}, piles={1: ["oars"], 4: ["gunpowder", "navigation"]})


def test_alchemy_with_two_castles_draws_nothing_and_a_red_card_in_hand_stays() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"]}, "hand": ["gunpowder"]},  # 2 castles
        Bob={"board": {"yellow": ["masonry"]}, "hand": ["tools"]},  # 3 castles
        piles={1: [], 3: ["paper", "optics"], 4: ["colonialism", "navigation"]},
    )
    play(game, "Ann: dogma alchemy")
    # Bob's Colonialism sends his whole hand back; Ann melds her only card and has none to score.
    assert acting(game) == "Ann"
    assert told(game, "nothing", player="Ann", why="none_due")
    expect(
        game,
        Ann={"board": {"red": ["gunpowder"]}, "hand": ["navigation"], "score": []},
        Bob={"hand": [], "board": {"yellow": ["masonry"]}},
        piles={1: ["tools"], 4: ["colonialism"]},
    )


def test_alchemy_lets_a_sharer_meld_and_score_his_own() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"]}, "hand": ["pottery", "sailing"]},  # 2 castles
        Bob={"board": {"red": ["archery"]}, "hand": ["oars", "tools", "writing"]},  # 2 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma alchemy")
    assert asked(game) == ("Bob", {"oars", "tools", "writing"})
    play(game, "Bob: oars")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    assert asked(game) == ("Ann", {"pottery", "sailing"})
    play(game, "Ann: sailing")
    expect(
        game,
        Ann={"board": {"green": ["sailing"]}, "score": ["pottery"], "hand": ["paper"]},
        Bob={"board": {"red": ["oars", "archery"]}, "score": ["tools"], "hand": ["writing"]},
    )


def test_alchemy_looks_at_the_colour_of_whatever_was_drawn_INN_3_2() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"], "red": ["oars"]}},  # 4 castles
        Bob={},
        piles={4: [], 5: ["coal", "banking"]},
    )
    play(game, "Ann: dogma alchemy")
    expect(game, Ann={"hand": []}, piles={5: ["banking", "coal"]})


# Translation: crowns.


def test_translation_melds_the_whole_score_in_an_order_that_matters_and_may_claim_the_world() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["oars", "archery", "sailing"]},
        Bob={},
    )
    play(game, "Ann: dogma translation")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert asked(game) == ("Ann", {"oars", "archery", "sailing"})
    play(game, "Ann: sailing")
    assert asked(game) == ("Ann", {"oars", "archery"})
    play(game, "Ann: archery")
    assert acting(game) == "Ann"
    # Oars lies on top: each top card has a crown.
    expect(
        game,
        Ann={
            "board": {"red": ["oars", "archery"], "green": ["sailing"], "blue": ["translation"]},
            "score": [],
            "achievements": ["world"],
        },
    )
    assert told(game, "achieve", player="Ann", field="world", how="effect", rule="INN-9.6")


def test_translation_claims_nothing_with_a_top_card_without_a_crown() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["oars", "archery", "sailing"]},
        Bob={},
    )
    play(game, "Ann: dogma translation", "Ann: yes", "Ann: oars")
    # The order of Archery and Sailing makes no difference.
    assert acting(game) == "Ann"
    expect(game, Ann={"board": {"red": ["archery", "oars"], "green": ["sailing"]}, "achievements": []})
    assert told(game, "nothing", player="Ann", why="not_so")


def test_translation_declined_may_claim_the_world_all_the_same_the_sharer_first_INN_9_6() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"]}, "score": ["tools"]},  # 3 crowns
        Bob={"board": {"red": ["optics"]}},  # 3 crowns; no score: not asked
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma translation")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: pass")
    expect(
        game,
        Ann={"achievements": [], "score": ["tools"], "hand": ["paper"]},
        Bob={"achievements": ["world"]},
    )
    assert told(game, "nothing", player="Ann", why="taken", field="world", owner="Bob")


def test_translation_melds_the_score_of_the_sharer_in_his_order() -> None:
    game = innovation(
        Ann={"board": {"blue": ["translation"], "yellow": ["masonry"]}},  # 3 crowns
        Bob={"board": {"red": ["optics"]}, "score": ["tools", "writing"]},  # 3 crowns
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma translation", "Bob: yes")
    assert asked(game) == ("Bob", {"tools", "writing"})
    play(game, "Bob: tools")
    # Writing has a crown, Tools would have none; Ann's Masonry has none.
    expect(
        game,
        Ann={"achievements": [], "hand": ["paper"]},
        Bob={"board": {"blue": ["writing", "tools"]}, "score": [], "achievements": ["world"]},
    )


# Education: bulbs.


def test_education_draws_two_higher_than_the_highest_left() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["gunpowder", "calendar", "oars"]},
        Bob={},
        piles={4: ["navigation"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Ann", {"gunpowder", "pass"})
    play(game, "Ann: gunpowder")
    expect(game, Ann={"score": ["calendar", "oars"], "hand": ["navigation"]}, piles={4: ["gunpowder"]})


def test_education_asks_among_equals_and_counts_the_one_that_stays_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["gunpowder", "navigation", "oars"]},
        Bob={},
        piles={4: [], 6: ["canning"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Ann", {"gunpowder", "navigation", "pass"})
    play(game, "Ann: navigation")
    expect(game, Ann={"score": ["gunpowder", "oars"], "hand": ["canning"]}, piles={4: ["navigation"]})


def test_education_counts_from_0_when_nothing_is_left_INN_7_1() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["computers"]},
        Bob={},
        piles={2: ["calendar"]},
    )
    play(game, "Ann: dogma education", "Ann: computers")
    expect(game, Ann={"score": [], "hand": ["calendar"]})


def test_education_above_a_9_ends_the_game_with_what_is_left_INN_10_2() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["ai", "computers"]},
        Bob={"score": ["robotics"]},
        piles={10: ["software"]},
    )
    play(game, "Ann: dogma education", "Ann: ai")
    assert game.decision is None
    # Nine points to ten.
    expect(game, winners=["Bob"], reason="INN-10.2", piles={10: ["software", "ai"]})


def test_education_counts_the_score_of_the_sharer() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}},  # 3 bulbs, no score
        Bob={"board": {"purple": ["philosophy"]}, "score": ["oars", "tools"]},  # 3 bulbs
        piles={1: [], 2: ["calendar"], 3: ["optics", "paper"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Bob", {"oars", "tools", "pass"})
    play(game, "Bob: oars")
    expect(game, Ann={"hand": ["paper"]}, Bob={"hand": ["optics"], "score": ["tools"]}, piles={1: ["oars"]})
    assert not told(game, "reveal")


def test_education_declined_or_without_a_score_draws_nothing() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}},  # 3 bulbs
        Bob={"board": {"purple": ["philosophy"]}, "score": ["oars"]},  # 3 bulbs
        piles={2: ["calendar"], 3: ["paper"]},
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Bob", {"oars", "pass"})
    play(game, "Bob: pass")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": []}, Bob={"hand": [], "score": ["oars"]}, piles={2: ["calendar"]})


# Feudalism: castles.


def test_feudalism_takes_a_castle_into_the_hand_and_may_splay_yellow_or_purple() -> None:
    game = innovation(
        Ann={
            "board": {
                "purple": ["feudalism", "mysticism"],
                "yellow": ["agriculture", "masonry"],
                "red": ["oars", "archery"],
            },
        },
        Bob={"hand": ["the_wheel", "tools", "sailing"]},
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Bob", {"the_wheel", "tools"})
    play(game, "Bob: tools")
    expect(game, Ann={"hand": ["tools"], "score": []}, Bob={"hand": ["the_wheel", "sailing"]})
    assert asked(game) == ("Ann", {"yellow", "purple", "pass"})
    play(game, "Ann: purple")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "board": {
                "purple": {"cards": ["feudalism", "mysticism"], "splay": "left"},
                "yellow": {"cards": ["agriculture", "masonry"], "splay": None},
            },
        },
    )


def test_feudalism_finds_no_castle_and_lets_a_sharer_splay() -> None:
    game = innovation(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={"hand": ["sailing", "writing"]},
        Cat={"board": {"yellow": ["domestication", "agriculture"]}, "hand": ["oars"]},  # 2 castles
        piles={3: ["paper"]},
    )
    play(game, "Ann: dogma feudalism")
    assert asked(game) == ("Cat", {"yellow", "pass"})
    play(game, "Cat: yellow")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"hand": ["paper"]},
        Bob={"hand": ["sailing", "writing"]},
        Cat={
            "board": {"yellow": {"cards": ["domestication", "agriculture"], "splay": "left"}},
            "hand": ["oars"],
        },
    )


def test_feudalism_demands_of_each_in_turn() -> None:
    game = innovation(
        Ann={"board": {"purple": ["feudalism"]}},  # 2 castles
        Bob={"hand": ["the_wheel"]},
        Cat={"hand": ["writing"]},
        Dan={"board": {"blue": ["tools"]}, "hand": ["fermenting", "oars"]},  # 1 castle
    )
    play(game, "Ann: dogma feudalism")
    expect(game, Ann={"hand": ["the_wheel"]})
    assert asked(game) == ("Dan", {"fermenting", "oars"})
    play(game, "Dan: oars")
    expect(game, Ann={"hand": ["the_wheel", "oars"]}, Cat={"hand": ["writing"]}, Dan={"hand": ["fermenting"]})
    assert told(game, "nothing", player="Cat", why="no_card")
