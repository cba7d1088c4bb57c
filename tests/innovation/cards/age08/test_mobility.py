"""Mobility on whole tables; the icon of its dogma is the factory."""

from tests.table import acting, asked, expect, innovation, play, told


def test_mobility_takes_two_of_the_tops_that_were_there_INN_5_10() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"]}},  # 2 factories
        Bob={
            "board": {
                "red": ["archery"],
                "green": ["sailing", "bicycle"],
                "blue": ["tools"],
                "purple": ["mysticism"],
            }
        },
        piles={8: ["flight", "rocketry"]},
    )
    play(game, "Ann: dogma mobility")
    assert asked(game) == ("Bob", {"sailing", "tools", "mysticism"})
    play(game, "Bob: sailing")
    expect(game, Ann={"score": ["sailing"]})
    assert asked(game) == ("Bob", {"tools", "mysticism"})  # Bicycle came to light too late
    play(game, "Bob: tools")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["sailing", "tools"], "points": 2},
        Bob={
            "board": {"red": ["archery"], "green": ["bicycle"], "purple": ["mysticism"]},
            "hand": ["flight"],
        },
        piles={8: ["rocketry"]},
    )
    assert len(told(game, "transfer", owner="Bob", receiver="Ann", to="score", rule="INN-7.8")) == 2
    assert not told(game, "reveal")


def test_mobility_takes_what_there_is_and_gives_an_8_only_for_something_INN_5_7() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"], "yellow": ["canning"]}},  # 4 factories
        Bob={"board": {"red": ["combustion"], "green": ["electricity"], "blue": ["evolution"]}},  # 3
        Cat={"board": {"purple": ["emancipation"], "red": ["oars"]}},  # 2
        Dan={"board": {"blue": ["atomic_theory"], "green": ["bicycle"], "purple": ["enterprise"]}},  # none
        piles={8: ["antibiotics", "flight", "rocketry"]},
    )
    play(game, "Ann: dogma mobility")
    assert acting(game) == "Ann"
    expect(
        game,
        Ann={"score": ["evolution", "atomic_theory", "bicycle"], "points": 20},
        Bob={"hand": ["antibiotics"], "board": {"blue": None}},
        Cat={"hand": [], "board": {"purple": ["emancipation"], "red": ["oars"]}},
        Dan={"hand": ["flight"], "board": {"green": None, "blue": None}},
        piles={8: ["rocketry"]},
    )
    assert told(game, "nothing", player="Cat", rule="INN-5.7")


def test_mobility_asks_only_among_those_that_tie_for_the_second_place_INN_7_2() -> None:
    game = innovation(
        Ann={"board": {"red": ["mobility"]}},  # 2 factories
        Bob={"board": {"green": ["bicycle"], "blue": ["tools"], "purple": ["mysticism"]}},
        piles={8: ["flight"]},
    )
    play(game, "Ann: dogma mobility")
    assert asked(game) == ("Bob", {"tools", "mysticism"})
    play(game, "Bob: mysticism")
    assert acting(game) == "Ann"
    expect(game, Ann={"score": ["bicycle", "mysticism"], "points": 8}, Bob={"board": {"blue": ["tools"]}})
