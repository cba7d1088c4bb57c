"""Fermenting of the third edition: colours with a leaf are counted, not leaves."""

from tests.innovation.third.table import third
from tests.table import expect, play, told

TWOS = ["currency", "mapmaking", "calendar", "mathematics", "philosophy"]


def test_fermenting_draws_once_for_each_colour_with_leaves() -> None:
    game = third(
        Ann={
            "board": {
                "red": ["archery"],
                "yellow": {"cards": ["fermenting", "agriculture"], "splay": "up"},  # five leaves, one colour
                "green": ["sailing"],  # a single leaf is enough
                "blue": ["pottery"],
            }
        },
        Bob={},
        piles={2: TWOS},
    )
    play(game, "Ann: dogma fermenting")
    expect(game, Ann={"hand": TWOS[:3]}, Bob={"hand": []}, piles={2: TWOS[3:]})


def test_fermenting_counts_a_leaf_beneath_only_if_the_splay_shows_it_INN_8_2() -> None:
    for splay, drawn in (("left", 2), ("right", 1)):
        purple = {"cards": ["mysticism", "code_of_laws"], "splay": splay}
        game = third(Ann={"board": {"yellow": ["fermenting"], "purple": purple}}, Bob={}, piles={2: TWOS})
        play(game, "Ann: dogma fermenting")
        expect(game, Ann={"hand": TWOS[:drawn]})


def test_fermenting_counts_each_sharers_own_colours_INN_5_4() -> None:
    game = third(
        Ann={"board": {"yellow": ["fermenting"]}},  # 2 leaves
        Bob={"board": {"green": ["clothing"], "blue": ["pottery"]}},  # 5 leaves
        Cat={"board": {"green": ["sailing"]}},  # 1 leaf
        piles={2: TWOS},
    )
    play(game, "Ann: dogma fermenting")
    expect(
        game,
        Bob={"hand": TWOS[:2]},
        Cat={"hand": []},
        Ann={"hand": TWOS[2:4]},  # one for yellow, one as the sharing bonus
        piles={2: TWOS[4:]},
    )
    assert told(game, "bonus", drawn=True)


def test_fermenting_draws_five_at_most() -> None:
    board = {
        "red": {"cards": ["archery", "combustion"]},
        "yellow": ["fermenting"],
        "green": ["clothing"],
        "blue": ["calendar"],
        "purple": ["reformation"],
    }
    game = third(Ann={"board": board}, Bob={}, piles={2: ["currency", "mapmaking", *TWOS[3:]]})
    play(game, "Ann: dogma fermenting")
    expect(game, Ann={"hand": ["currency", "mapmaking", *TWOS[3:]]})  # no red card has a leaf
