"""A refusal cites the rule by which an answer is none, whatever was asked."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.game import Game
from tests.table import innovation, play


def refused(game: Game, key: str) -> engine.IllegalMove:
    with pytest.raises(engine.IllegalMove) as caught:
        game.choose(key)
    assert caught.value.keys == (() if game.decision is None else game.decision.keys)
    return caught.value


PILE = {"cards": ["oars", "metalworking"]}
ASKED: dict[str, tuple[str, dict[str, Any], dict[str, Any], str, str]] = {
    # What is activated, Ann's things, Bob's things, the wrong answer, the rule.
    "a splay": (
        "philosophy",
        {"board": {"red": PILE, "purple": ["philosophy"]}, "hand": []},
        {},
        "purple",
        "INN-8.1",
    ),
    "an exchange": ("canal_building", {"hand": ["archery"], "score": ["tools"]}, {}, "banking", "INN-7.9"),
    "the highest": ("archery", {}, {"hand": ["tools", "oars"]}, "banking", "INN-7.2"),
    "a demand": ("oars", {}, {"hand": ["city_states", "sailing"]}, "banking", "INN-5.3"),
    "a card": ("agriculture", {"hand": ["tools"]}, {}, "banking", "INN-5.4"),
    "a word": ("agriculture", {"hand": ["tools"]}, {}, "yes", "INN-5.4"),
    "something compulsory": ("clothing", {"hand": ["tools", "oars"]}, {}, "pass", "INN-5.4"),
}


@pytest.mark.parametrize(("card", "ann", "bob", "key", "rule"), ASKED.values(), ids=ASKED)
def test_inside_an_effect(card: str, ann: dict[str, Any], bob: dict[str, Any], key: str, rule: str) -> None:
    colours = {"archery": "red", "oars": "red", "agriculture": "yellow", "canal_building": "yellow"}
    board = {colours.get(card, "green"): [card]} if card != "philosophy" else {}
    game = innovation(Ann={"board": board, **ann}, Bob=bob, piles={1: ["writing", "pottery"]})
    play(game, f"Ann: dogma {card}")
    assert refused(game, key).rule == rule


def test_a_card_of_another_in_the_set_up_and_what_is_no_card() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    assert refused(game, "oars").rule == "INN-1.4"
    assert refused(game, "draw").rule == "INN-1.4"


def test_nobody_passes_who_has_to_act_or_to_meld() -> None:
    acting = innovation(Ann={"hand": ["oars"]}, Bob={})
    assert refused(acting, "pass").rule == "INN-2.1"
    assert "must take an action" in str(refused(acting, "pass"))
    melding = engine.new("innovation", ["Ann", "Bob"], seed=1)
    assert refused(melding, "pass").rule == "INN-1.4"
    assert "must meld one of the two cards" in str(refused(melding, "pass"))


def test_a_move_of_a_game_answers_as_its_key_does_if_it_is_of_whom_is_asked() -> None:
    game = innovation(Ann={"hand": ["oars"]}, Bob={"hand": ["tools"]})
    play(game, "Ann: meld oars")
    again = game.at(0)
    with pytest.raises(engine.IllegalMove, match="Bob: meld oars"):
        again.choose(("Bob", "meld oars"))
    again.choose(game.moves[0])
    assert again.moves == game.moves


def test_a_period_that_is_gone_says_with_whom() -> None:
    game = innovation(Ann={"score": ["fission"]}, Bob={"achievements": [2]}, periods=[3])
    assert "Bob" in str(refused(game, "achieve 2"))
    assert "Bob" not in str(refused(game, "achieve 1"))
    assert refused(game, "achieve 1").rule == "INN-6.2"


@pytest.mark.parametrize(
    ("score", "said"), [(["philosophy"], "10 points"), (["fission", "tools"], "no top card")]
)
def test_a_period_needs_five_points_each_and_a_top_card_INN_6_1(score: list[str], said: str) -> None:
    """Two points are too few for the second period; ten are enough, but there is no top card."""
    game = innovation(Ann={"score": score}, Bob={})
    refusal = refused(game, "achieve 2")
    assert refusal.rule == "INN-6.1"
    assert said in str(refusal)


def test_after_the_end_everything_is_refused_with_the_rule_that_ended_the_game() -> None:
    game = innovation(Ann={"board": {"red": ["fission"]}}, Bob={}, piles={9: [], 10: []})
    play(game, "Ann: draw")
    assert game.decision is None
    assert refused(game, "draw").rule == "INN-10.2"
    assert refused(game, "draw").keys == ()
