"""A record is a scenario: loaded again it is the same game."""

from __future__ import annotations

import json

import pytest

import engine
from engine.game import Game

STORY = """\
aula: 1
game: innovation
title: {en: A story, fr: Une histoire}
notes: For a test.
author: Ann 1984
licence: CC0
players: [Ann, Bob]
language: fr
seed: 9
options: {monument: separate}
position:
  turn: Ann
  piles: {1: [oars, tools, archery]}
  players: {Bob: {hand: [writing], board: {red: {cards: [coal, optics], splay: up}}}}
moves:
  - note: {en: First., it: Prima.}
  - Ann: draw
  - note: Now meld it.
  - Ann: meld oars
  - ask: {which: 1, half: 0.5, free: true, none: null}
  - Bob: meld writing
  - note: 1984
expect: {turn: Bob, actions: 1, pending: {player: Bob}, winners: null}
"""


def again(game: Game) -> Game:
    """The game that is made of a game's record, by way of JSON."""
    return engine.load(json.loads(json.dumps(game.record())))


def assert_same(game: Game, other: Game) -> None:
    """Two games are at the same point and have been told in the same way."""
    assert other.report() == game.report()
    assert other.moves == game.moves
    assert other.record() == game.record()


def test_a_record_keeps_what_the_file_says() -> None:
    game = engine.load(STORY)
    record = game.record()
    assert record == {
        "aula": 1,
        "game": "innovation",
        "title": {"en": "A story", "fr": "Une histoire"},
        "notes": "For a test.",
        "author": "Ann 1984",
        "licence": "CC0",
        "players": ["Ann", "Bob"],
        "language": "fr",
        "seed": 9,
        "options": {"monument": "separate"},
        "position": {
            "turn": "Ann",
            "piles": {"1": ["oars", "tools", "archery"]},
            "players": {
                "Bob": {"hand": ["writing"], "board": {"red": {"cards": ["coal", "optics"], "splay": "up"}}}
            },
        },
        "moves": [
            {"note": {"en": "First.", "it": "Prima."}},
            {"Ann": "draw"},
            {"note": "Now meld it."},
            {"Ann": "meld oars"},
            {"ask": {"which": 1, "half": 0.5, "free": True, "none": None}},
            {"Bob": "meld writing"},
            {"note": "1984"},
        ],
        "expect": {"turn": "Bob", "actions": 1, "pending": {"player": "Bob"}, "winners": None},
    }
    assert_same(game, again(game))


def test_a_record_of_the_past_keeps_the_notes_up_to_there() -> None:
    past = engine.load(STORY).at(1)
    record = past.record()
    assert record["moves"] == [
        {"note": {"en": "First.", "it": "Prima."}},
        {"Ann": "draw"},
        {"note": "Now meld it."},
    ]
    assert "expect" not in record
    assert_same(past, again(past))


def test_a_record_of_another_branch_keeps_the_notes_before_it() -> None:
    branch = engine.load(STORY).at(1)
    branch.choose("draw")
    assert branch.record()["moves"][1:] == [{"Ann": "draw"}, {"note": "Now meld it."}, {"Ann": "draw"}]
    assert_same(branch, again(branch))


def test_a_record_of_a_game_that_went_on_expects_nothing() -> None:
    game = engine.load(STORY)
    game.choose("draw")
    record = game.record()
    assert record["moves"][-2:] == [{"note": "1984"}, {"Bob": "draw"}]
    assert "expect" not in record
    assert_same(game, again(game))


def test_a_refused_move_belongs_to_the_record() -> None:
    text = STORY.replace("{turn: Bob, actions: 1, pending: {player: Bob}, winners: null}", "{error: true}")
    game = engine.load(text.replace("Bob: meld writing", "Bob: sing"))
    assert game.record()["moves"][-2:] == [{"Bob": "sing"}, {"note": "1984"}]
    assert game.failures() == again(game).failures() == []
    assert_same(game, again(game))
    game.choose("draw")
    assert "expect" not in game.record()
    assert_same(game, again(game))


def test_a_record_can_be_changed_without_changing_the_game() -> None:
    game = engine.load(STORY)
    before = game.record()
    changed = game.record()
    changed["position"]["players"].clear()
    changed["moves"].clear()
    changed["options"].clear()
    assert game.record() == before


@pytest.mark.parametrize("seed", range(4))
def test_the_record_of_a_whole_game_is_the_same_game(seed: int) -> None:
    game = engine.new("innovation", ["Ann", "Bob", "Carla", "Dan"][: 2 + seed % 3], seed=seed)
    for step in range(400):
        if step in (0, 1, 37, 150):
            assert_same(game, again(game))
        if game.decision is None:
            break
        keys = game.decision.keys
        game.choose(keys[(step * 7 + seed) % len(keys)])
    assert_same(game, again(game))


def test_partners_are_in_the_record_INN_10_4() -> None:
    options = {"teams": [["Bob", "Dan"], ["Carla", "Ann"]]}
    game = engine.new("innovation", ["Ann", "Bob", "Carla", "Dan"], options=options)
    assert game.record()["options"] == options
    assert again(game).teams == game.teams


def test_words_of_plain_data_stay_words() -> None:
    table = {"aula": 1, "game": "innovation", "players": ["Ann", "Bob"], "title": "null", "notes": "07"}
    game = engine.load(table)
    assert (game.scenario["title"], game.scenario["notes"]) == ("null", "07")
