"""Electricity on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play


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
