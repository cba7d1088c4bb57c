"""The answers as scenario authors are promised them: what is asked, and with which keys."""

from __future__ import annotations

from tests.table import asked, expect, innovation, play, told


def test_each_card_moves_as_soon_as_it_is_named() -> None:
    game = innovation(Ann={"board": {"red": ["combustion"]}}, Bob={"score": ["oars", "tools", "coal"]})
    assert (game.decision.named, game.decision.due) == (0, None)
    play(game, "Ann: dogma combustion")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    assert (game.decision.named, game.decision.due) == (0, 2)
    play(game, "Bob: coal")
    expect(game, Ann={"score": ["coal"]})
    assert asked(game) == ("Bob", {"oars", "tools"})
    assert (game.decision.named, game.decision.due) == (1, 2)


def test_up_to_has_pass_from_the_first_on() -> None:
    game = innovation(Ann={"board": {"blue": ["pottery"]}, "hand": ["oars", "coal"]}, Bob={})
    play(game, "Ann: dogma pottery")
    assert asked(game) == ("Ann", {"oars", "coal", "pass"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"coal", "pass"})
    assert game.decision.kind == "card"


def test_a_fixed_number_has_pass_only_at_the_first() -> None:
    game = innovation(
        Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "coal", "physics", "banking"]},
        Bob={},
        piles={3: ["optics"]},
    )
    play(game, "Ann: dogma tools")
    assert asked(game) == ("Ann", {"oars", "coal", "physics", "banking", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "physics", "banking"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"physics", "banking"})
    play(game, "Ann: banking")
    expect(game, Ann={"hand": ["physics"], "board": {"red": ["optics"]}})


def test_may_return_three_is_not_asked_of_a_player_with_fewer() -> None:
    game = innovation(Ann={"board": {"blue": ["tools"]}, "hand": ["oars", "coal"]}, Bob={})
    play(game, "Ann: dogma tools")
    expect(game, Ann={"hand": ["oars", "coal"]}, actions=1)
    assert game.decision.kind == "action"


def test_a_card_for_every_two_leaves_goes_on_as_far_as_there_are_cards() -> None:
    """Reformation: five leaves, two due; then seven, three due, but two in hand."""
    board = {"purple": ["reformation"], "green": ["clothing"]}  # 3 + 2 leaves: two cards due
    game = innovation(Ann={"board": board, "hand": ["oars", "coal", "physics"]}, Bob={})
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"oars", "coal", "physics", "pass"})
    play(game, "Ann: coal")
    assert asked(game) == ("Ann", {"oars", "physics"})
    board = {"purple": ["reformation"], "yellow": ["anatomy"]}  # 3 + 3 leaves: three cards due
    game = innovation(Ann={"board": board, "hand": ["physics", "banking"]}, Bob={})
    play(game, "Ann: dogma reformation")
    assert asked(game) == ("Ann", {"physics", "banking", "pass"})
    play(game, "Ann: banking")
    expect(game, Ann={"hand": [], "board": {"blue": ["physics"], "green": ["banking"]}})


def test_a_single_legal_answer_is_not_asked() -> None:
    game = innovation(Ann={"board": {"red": ["combustion"]}}, Bob={"score": ["oars", "coal"]})
    play(game, "Ann: dogma combustion")
    expect(game, Ann={"score": ["oars", "coal"]})


def test_a_may_about_cards_is_answered_by_the_card_even_if_there_is_one() -> None:
    game = innovation(
        Ann={"board": {"purple": ["education"]}, "score": ["oars"]}, Bob={}, piles={2: ["calendar"]}
    )
    play(game, "Ann: dogma education")
    assert asked(game) == ("Ann", {"oars", "pass"})
    assert game.decision.kind == "card"
    play(game, "Ann: oars")
    expect(game, Ann={"hand": ["calendar"]})  # two higher than nothing


def test_yes_is_for_wholes() -> None:
    game = innovation(Ann={"board": {"blue": ["translation"]}, "score": ["oars"]}, Bob={})
    play(game, "Ann: dogma translation")
    assert asked(game) == ("Ann", {"yes", "pass"})
    assert game.decision.kind == "whole"
    game = innovation(Ann={"board": {"yellow": ["canning"]}}, Bob={})
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Ann", {"yes", "pass"})
    game = innovation(Ann={"board": {"green": ["bicycle"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma bicycle")
    assert asked(game) == ("Ann", {"yes", "pass"})


def test_a_may_that_can_do_nothing_is_not_asked() -> None:
    for board, more in (
        ({"blue": ["translation"]}, {}),
        ({"green": ["bicycle"]}, {}),
        ({"red": ["engineering"]}, {}),  # one red card: nothing to splay
        ({"red": {"cards": ["engineering", "oars"], "splay": "left"}}, {}),
        ({"blue": ["publications"]}, {}),
    ):
        game = innovation(Ann={"board": board, **more}, Bob={})
        play(game, f"Ann: dogma {game.decision.keys[-1].removeprefix('dogma ')}")
        assert game.decision.kind == "action", board
        expect(game, actions=1)


def test_an_order_is_asked_for_only_where_it_matters() -> None:
    """Two 1s and a 2 to return: all three are keys; after a 1 the rest goes unasked."""
    table = {"board": {"purple": ["railroad"]}, "hand": ["oars", "tools", "calendar"]}
    game = innovation(Ann=table, Bob={}, piles={1: [], 2: [], 6: ["canning", "democracy", "vaccination"]})
    play(game, "Ann: dogma railroad")
    assert asked(game) == ("Ann", {"oars", "tools", "calendar"})
    assert game.decision.kind == "order"
    play(game, "Ann: tools")
    expect(game, piles={1: ["tools", "oars"], 2: ["calendar"]}, actions=1)
    game = innovation(Ann=table, Bob={}, piles={1: [], 2: [], 6: ["canning", "democracy", "vaccination"]})
    play(game, "Ann: dogma railroad", "Ann: calendar")
    assert asked(game) == ("Ann", {"oars", "tools"})


def test_different_ages_go_back_unasked() -> None:
    game = innovation(
        Ann={"board": {"purple": ["railroad"]}, "hand": ["oars", "calendar"]}, Bob={}, piles={1: [], 2: []}
    )
    play(game, "Ann: dogma railroad")
    expect(game, piles={1: ["oars"], 2: ["calendar"]}, actions=1)


def test_alchemys_drawn_and_hand_cards_are_one_set() -> None:
    game = innovation(
        Ann={"board": {"blue": ["alchemy"], "red": ["metalworking"]}, "hand": ["navigation", "oars"]},
        Bob={},
        piles={4: ["gunpowder"], 1: []},
    )
    play(game, "Ann: dogma alchemy")
    assert asked(game) == ("Ann", {"gunpowder", "navigation", "oars"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"gunpowder", "navigation"})
    play(game, "Ann: navigation")
    expect(game, piles={4: ["navigation", "gunpowder"], 1: ["oars"]}, Ann={"hand": []})


def test_optics_names_the_player_first() -> None:
    game = innovation(
        Ann={"board": {"red": ["optics"]}, "score": ["oars", "coal"]}, Bob={"score": ["tools"]}, Cat={},
        piles={3: ["engineering"]},
    )  # fmt: skip
    play(game, "Ann: dogma optics")
    assert asked(game) == ("Ann", {"Bob", "Cat"})
    assert game.decision.kind == "player"
    play(game, "Ann: Cat")
    assert asked(game) == ("Ann", {"oars", "coal"})
    play(game, "Ann: coal")
    expect(game, Cat={"score": ["coal"]})


def test_in_an_exchange_the_one_who_obeys_is_asked_first() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["medicine"]}, "score": ["oars", "tools"]},
        Bob={"score": ["coal", "physics", "writing"]},
    )
    play(game, "Ann: dogma medicine")
    assert asked(game) == ("Bob", {"coal", "physics"})
    play(game, "Bob: coal")
    expect(game, Bob={"score": ["coal", "physics", "writing"]})
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: tools")
    expect(game, Ann={"score": ["oars", "coal"]}, Bob={"score": ["tools", "physics", "writing"]})


def test_composites_asks_for_the_one_that_stays() -> None:
    game = innovation(
        Ann={"board": {"red": ["composites"]}}, Bob={"hand": ["oars", "tools", "coal"], "score": ["physics"]}
    )
    play(game, "Ann: dogma composites")
    assert asked(game) == ("Bob", {"oars", "tools", "coal"})
    play(game, "Bob: tools")
    expect(game, Bob={"hand": ["tools"], "score": []}, Ann={"hand": ["oars", "coal"], "score": ["physics"]})


def test_road_building_first_must_second_may_then_a_player() -> None:
    game = innovation(
        Ann={"board": {"red": ["road_building"]}, "hand": ["oars", "tools", "coal"]},
        Bob={"board": {"green": ["sailing"]}},
        Cat={},
    )
    play(game, "Ann: dogma road_building")
    assert asked(game) == ("Ann", {"oars", "tools", "coal"})
    play(game, "Ann: oars")
    assert asked(game) == ("Ann", {"tools", "coal", "pass"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"Bob", "Cat", "pass"})
    play(game, "Ann: Bob")
    expect(
        game,
        Ann={"board": {"red": ["road_building"], "blue": ["tools"], "green": ["sailing"]}},
        Bob={"board": {"red": ["oars"]}},
    )


def test_measurement_offers_any_colour_with_a_card() -> None:
    game = innovation(
        Ann={"board": {"green": ["measurement", "sailing"], "red": ["oars"]}, "hand": ["tools"]},
        Bob={},
        piles={1: ["writing"], 2: ["calendar"]},
    )
    play(game, "Ann: dogma measurement", "Ann: tools")
    assert asked(game) == ("Ann", {"green", "red"})
    play(game, "Ann: green")
    expect(game, Ann={"hand": ["calendar"], "board": {"green": {"splay": "right"}}})


def test_empiricism_two_colours_five_keys_then_four() -> None:
    game = innovation(
        Ann={"board": {"purple": ["empiricism"], "blue": ["tools"]}},
        Bob={},
        piles={9: ["computers"]},
    )
    play(game, "Ann: dogma empiricism")
    assert asked(game) == ("Ann", {"red", "yellow", "green", "blue", "purple"})
    play(game, "Ann: red")
    assert asked(game) == ("Ann", {"yellow", "green", "blue", "purple"})
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    expect(game, Ann={"board": {"blue": {"cards": ["computers", "tools"], "splay": "up"}}})


def test_mass_media_card_value_then_each_owner() -> None:
    game = innovation(
        turn="Bob",
        Ann={"score": ["oars", "tools"]},
        Bob={"board": {"green": ["mass_media"]}, "hand": ["coal"], "score": ["writing", "archery"]},
        Cat={"score": ["clothing", "sailing", "physics"]},
        piles={1: []},
    )
    play(game, "Bob: dogma mass_media")
    assert asked(game) == ("Bob", {"coal", "pass"})
    play(game, "Bob: coal")
    assert asked(game) == ("Bob", {"1", "5"})
    assert game.decision.kind == "value"
    play(game, "Bob: 1")
    assert asked(game) == ("Cat", {"clothing", "sailing"})
    play(game, "Cat: sailing")
    assert asked(game) == ("Ann", {"oars", "tools"})
    play(game, "Ann: oars")
    assert asked(game) == ("Bob", {"writing", "archery"})
    play(game, "Bob: archery")
    expect(game, piles={1: ["sailing", "clothing", "oars", "tools", "archery", "writing"]})
    expect(game, Cat={"score": ["physics"]})


def test_publications_colour_then_cards_from_the_top() -> None:
    game = innovation(
        Ann={
            "board": {
                "blue": {"cards": ["publications", "tools", "writing"], "splay": "left"},
                "red": ["oars"],
            }
        },
        Bob={},
    )
    play(game, "Ann: dogma publications")
    assert asked(game) == ("Ann", {"blue", "pass"})
    play(game, "Ann: blue")
    assert asked(game) == ("Ann", {"publications", "tools", "writing"})
    play(game, "Ann: tools")
    assert asked(game) == ("Ann", {"publications", "writing"})
    play(game, "Ann: writing")
    expect(game, Ann={"board": {"blue": {"cards": ["tools", "writing", "publications"], "splay": "left"}}})
    assert told(game, "arrange")


def test_publications_the_same_order_is_nothing() -> None:
    game = innovation(Ann={"board": {"blue": ["publications", "tools"]}}, Bob={})
    play(game, "Ann: dogma publications", "Ann: blue", "Ann: publications")
    assert not told(game, "arrange")
    assert told(game, "nothing", why="same_order")


def test_rocketry_equal_hidden_cards_of_one_owner_are_one_key() -> None:
    game = innovation(
        Ann={"board": {"blue": ["rocketry"], "green": ["databases"]}},  # 7 clocks: three cards
        Bob={"score": ["oars", "tools", "writing"]},
        Cat={"score": ["coal", "clothing"]},
        piles={1: []},
    )
    play(game, "Ann: dogma rocketry")
    assert asked(game) == ("Ann", {"Bob:1", "Cat:5", "Cat:1"})
    play(game, "Ann: Bob:1")
    assert len(game.state["players"]["Bob"]["score"]) == 2
    assert asked(game) == ("Ann", {"Bob:1", "Cat:5", "Cat:1"})


def test_collaboration_asks_the_one_who_activated() -> None:
    game = innovation(
        Ann={"board": {"green": ["collaboration"]}}, Bob={}, piles={9: ["computers", "fission"]}
    )
    play(game, "Ann: dogma collaboration")
    assert asked(game) == ("Ann", {"computers", "fission"})
    play(game, "Ann: fission")
    expect(game, Ann={"board": {"red": ["fission"]}}, Bob={"board": {"blue": ["computers"]}})


def test_self_service_offers_a_card_with_demands_only() -> None:
    game = innovation(
        Ann={"board": {"green": ["self_service"], "red": ["archery"], "blue": ["writing"]}}, Bob={}
    )
    play(game, "Ann: dogma self_service")
    assert asked(game) == ("Ann", {"archery", "writing"})


def test_evolution_offers_both_alternatives_or_pass() -> None:
    game = innovation(Ann={"board": {"blue": ["evolution"]}}, Bob={}, piles={1: ["oars"], 8: ["flight"]})
    play(game, "Ann: dogma evolution")
    assert asked(game) == ("Ann", {"1", "2", "pass"})
    assert game.decision.kind == "option"
    play(game, "Ann: 2")
    expect(game, Ann={"hand": ["oars"]})


def test_ties_only_within_the_value_of_which_there_are_more_than_due_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["explosives"]}},
        Bob={"hand": ["computers", "flight", "mobility", "rocketry", "oars"]},
    )
    play(game, "Ann: dogma explosives")
    assert asked(game) == ("Bob", {"flight", "mobility", "rocketry"})
    play(game, "Bob: mobility")
    assert asked(game) == ("Bob", {"flight", "rocketry"})
    play(game, "Bob: flight")
    expect(game, Ann={"hand": ["computers", "mobility", "flight"]}, Bob={"hand": ["rocketry", "oars"]})


def test_a_may_draw_that_would_end_the_game_is_offered_INN_3_3() -> None:
    game = innovation(
        Ann={"board": {"yellow": ["canning"]}}, Bob={}, piles={6: [], 7: [], 8: [], 9: [], 10: []}
    )
    play(game, "Ann: dogma canning")
    assert asked(game) == ("Ann", {"yes", "pass"})
    play(game, "Ann: yes")
    assert game.result.reason == "INN-10.2"
