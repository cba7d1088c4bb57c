"""What the third edition changes besides its nine cards; and that nothing of it is there unless asked for."""

from __future__ import annotations

import pytest

import engine
from tests.innovation.third.table import third
from tests.table import expect, innovation, play, told

EMPTY: dict[int, list[str]] = {age: [] for age in range(1, 11)}


def test_monument_counts_tucked_and_scored_cards_apart_INN_9_1() -> None:
    players = {"Ann": {"board": {"yellow": ["suburbia"]}, "hand": ["oars", "tools", "writing"]}, "Bob": {}}
    piles = {1: ["archery", "sailing", "pottery"]}
    for game, claimed in (
        (third(piles=piles, **players), []),
        (innovation(piles=piles, **players), ["monument"]),
    ):
        play(game, "Ann: dogma suburbia", "Ann: oars", "Ann: tools", "Ann: writing")
        expect(game, Ann={"achievements": claimed})


def test_a_last_tie_is_called_a_draw_but_has_the_same_winners_INN_10_2() -> None:
    for edition, said in (("third", "draw"), ("first", "share the victory")):
        game = innovation(options={"edition": edition}, Ann={}, Bob={}, piles=EMPTY)
        play(game, "Ann: draw")
        expect(game, winners=["Ann", "Bob"], reason="INN-10.2")
        assert said in told(game, "end")[0].text("en").rpartition(".")[0].rpartition(". ")[2]


def test_a_record_says_the_edition_and_leads_to_the_same_game() -> None:
    game = third(Ann={"board": {"red": ["oars"]}}, Bob={"hand": ["sailing"]}, piles={1: ["tools", "writing"]})
    play(game, "Ann: dogma oars")
    assert game.record()["options"] == {"edition": "third"}
    again = engine.load(game.record())
    assert again.position(None) == game.position(None)
    assert [event.text("fr") for event in again.events] == [event.text("fr") for event in game.events]


def test_a_game_that_says_nothing_is_of_the_first_edition() -> None:
    game = innovation(
        Ann={"board": {"red": ["oars"]}}, Bob={"hand": ["sailing", "writing"]}, piles={1: ["tools"]}
    )
    play(game, "Ann: dogma oars", "Bob: sailing")
    expect(game, Bob={"hand": ["writing", "tools"]})
    assert game.record()["options"] == {}


def test_there_is_no_fourth_edition_here() -> None:
    with pytest.raises(engine.ScenarioError, match="edition"):
        engine.new("innovation", ["Ann", "Bob"], options={"edition": "fourth"})
    with pytest.raises(engine.ScenarioError, match="edition"):
        engine.new("civ", ["Ann", "Bob"], options={"edition": "third"})
