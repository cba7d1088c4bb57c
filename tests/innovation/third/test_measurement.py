"""Measurement of the third edition: the card returned is revealed, and its colour is the one that counts."""

from tests.innovation.third.table import third
from tests.table import acting, asked, expect, play, told


def test_measurement_splays_the_colour_of_the_card_returned_and_draws_its_number() -> None:
    game = third(
        Ann={
            "board": {"green": ["measurement"], "blue": ["tools", "pottery"]},
            "hand": ["writing", "archery"],
        },
        Bob={},
        piles={1: ["sailing"], 2: ["currency", "calendar"]},
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Ann", {"writing", "archery", "pass"})
    play(game, "Ann: writing")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={
            "hand": ["archery", "currency"],
            "board": {"blue": {"cards": ["tools", "pottery"], "splay": "right"}},
        },
        piles={1: ["sailing", "writing"], 2: ["calendar"]},
    )
    assert told(game, "reveal", player="Ann", card="writing")


def test_measurement_draws_though_a_pile_of_one_cannot_be_splayed_INN_5_7() -> None:
    game = third(
        Ann={"board": {"green": ["measurement"], "red": ["oars"]}, "hand": ["archery"]},
        Bob={},
        piles={1: ["sailing", "clothing"]},
    )
    play(game, "Ann: dogma measurement", "Ann: archery")
    expect(game, Ann={"hand": ["sailing"], "board": {"red": ["oars"]}}, piles={1: ["clothing", "archery"]})


def test_measurement_draws_a_1_if_there_is_no_card_of_the_colour_INN_3_2() -> None:
    game = third(
        Ann={"board": {"green": ["measurement"]}, "hand": ["coal"]},
        Bob={},
        piles={1: ["sailing"], 5: []},
    )
    play(game, "Ann: dogma measurement", "Ann: coal")
    expect(game, Ann={"hand": ["sailing"]}, piles={1: [], 5: ["coal"]})


def test_measurement_is_shared_and_can_be_declined() -> None:
    game = third(
        Ann={"board": {"green": ["measurement"]}, "hand": ["coal"]},  # 2 bulbs
        Bob={
            "board": {"blue": {"cards": ["tools", "pottery", "writing"], "splay": "right"}},
            "hand": ["calendar"],
        },
        Cat={"board": {"blue": ["experimentation"]}, "hand": ["oars"]},  # 3 bulbs
        Dan={"hand": ["archery"]},
        piles={2: [], 3: ["paper", "compass"], 5: ["physics"]},
    )
    play(game, "Ann: dogma measurement")
    assert asked(game) == ("Bob", {"calendar", "pass"})
    play(game, "Bob: calendar")  # blue is splayed right already; three cards all the same
    assert asked(game) == ("Cat", {"oars", "pass"})
    play(game, "Cat: pass", "Ann: pass")
    expect(
        game,
        Bob={"hand": ["paper"], "board": {"blue": {"splay": "right"}}},
        Cat={"hand": ["oars"]},
        Dan={"hand": ["archery"]},
        Ann={"hand": ["coal", "physics"]},  # the bonus
        piles={2: ["calendar"], 3: ["compass"]},
    )


def test_measurement_asks_nothing_of_an_empty_hand() -> None:
    game = third(Ann={"board": {"green": ["measurement"], "blue": ["tools", "pottery"]}}, Bob={})
    play(game, "Ann: dogma measurement")
    assert acting(game) == "Ann"
    expect(game, Ann={"hand": [], "board": {"blue": {"splay": None}}})
