"""`expect` compares what it names, and only that, with the game after the last move."""

from __future__ import annotations

import pytest

import engine

STORY = """\
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  piles: {7: [bicycle, railroad, lighting], 2: []}
  removed: [fission]
  players:
    Ann:
      hand: [writing, sailing]
      score: [agriculture, pottery]
      achievements: [4, empire]
      board:
        green: [banking, compass]
        blue: {cards: [evolution, calendar], splay: right}
moves:
  - Ann: draw
expect:
"""

HOLDS = [
    "{}",
    "turn: Ann",
    "actions: 1",
    "winners: null",
    "reason: null",
    "game: innovation",
    "pending: {player: Ann}",
    "pending: {keys: [dogma evolution, dogma banking, meld bicycle, meld sailing, meld writing, draw]}",
    "piles: {7: [railroad, lighting], 2: []}",
    "piles: {'7': [railroad, lighting]}",
    "periods: [9, 8, 7, 6, 5, 3, 2, 1]",
    "fields: [world, wonder, universe, monument]",
    "removed: [fission]",
    "players: {Ann: {hand: [bicycle, sailing, writing]}}",
    "players: {Ann: {score: [pottery, agriculture], points: 2}}",
    "players: {Ann: {achievements: [empire, 4]}}",
    "players: {Ann: {icons: {bulb: 3, castle: 0}}}",
    "players: {Ann: {board: {green: [banking, compass]}}}",
    "players: {Ann: {board: {blue: [evolution, calendar]}}}",
    "players: {Ann: {board: {blue: {splay: right}}}}",
    "players: {Ann: {board: {green: {cards: [banking, compass], splay: null}}}}",
    "players: {Ann: {board: {red: []}}}",
    "players: {Bob: {board: {red: {cards: [], splay: null}}, hand: []}}",
]

FAILS = [
    ("turn: Bob", "turn: expected Bob, found Ann"),
    ("actions: 2", "actions: expected 2, found 1"),
    ("winners: [Ann]", "winners: expected Ann, found null"),
    ("winners: []", "winners: expected nothing, found null"),
    ("pending: null", "pending: expected null, found player: Ann; keys: draw, meld"),
    ("pending: {player: Bob}", "pending.player: expected Bob, found Ann"),
    ("piles: {7: [lighting, railroad]}", "piles.7: expected lighting, railroad, found railroad, lighting"),
    ("removed: []", "removed: expected nothing, found fission"),
    ("players: {Ann: {hand: [oars, sailing]}}", "players.Ann.hand: expected oars, sailing, found"),
    ("players: {Ann: {hand: [oars, sailing, writing, writing]}}", "players.Ann.hand: expected oars, s"),
    ("players: {Ann: {points: 3}}", "players.Ann.points: expected 3, found 2"),
    ("players: {Ann: {board: {green: [compass, banking]}}}", "players.Ann.board.green: expected compass, b"),
    (
        "players: {Ann: {board: {blue: {splay: null}}}}",
        "players.Ann.board.blue.splay: expected null, found right",
    ),
    ("players: {Ann: {board: {red: [oars]}}}", "players.Ann.board.red: expected oars, found nothing"),
    (
        "players: {Ann: {board: {red: {cards: [oars]}}}}",
        "players.Ann.board.red.cards: expected oars, found noth",
    ),
]


@pytest.mark.parametrize("expected", HOLDS)
def test_what_holds_is_no_failure(expected: str) -> None:
    assert engine.load(f"{STORY}  {expected}\n").failures() == []


@pytest.mark.parametrize(("expected", "failure"), FAILS, ids=[expected for expected, _ in FAILS])
def test_what_does_not_hold_is_said(expected: str, failure: str) -> None:
    (found,) = engine.load(f"{STORY}  {expected}\n").failures()
    assert found.startswith(failure)


def test_somebody_called_no_is_found_as_other_readers_of_YAML_read_the_name() -> None:
    table = {"aula": 1, "game": "innovation", "players": [False, "Bob"], "position": {"turn": False}}
    game = engine.load({**table, "expect": {"turn": False}})
    assert game.players == ("no", "Bob")
    assert game.failures() == []
    other = engine.load({**table, "position": {"turn": "Bob"}, "expect": {"turn": False}})
    assert other.failures() == ["turn: expected no, found Bob"]


def test_each_difference_is_a_sentence() -> None:
    game = engine.load(f"{STORY}  turn: Bob\n  actions: 0\n  winners: null\n")
    assert game.failures() == ["turn: expected Bob, found Ann", "actions: expected 0, found 1"]


def test_without_expectations_there_are_no_failures() -> None:
    assert engine.load(STORY).failures() == []
    assert engine.new("innovation", ["Ann", "Bob"]).failures() == []


def test_the_end_of_a_game_can_be_expected_INN_10_2() -> None:
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  piles: {10: []}
  players: {Ann: {score: [oars], board: {purple: [ai]}}}
moves:
  - Ann: draw
expect: {winners: [Ann], reason: INN-10.2, pending: null, turn: Ann}
"""
    )
    assert game.failures() == []


REFUSED = STORY.replace("expect:\n", "  - MOVE\n  - note: Refused.\nexpect: {error: true}\n")


@pytest.mark.parametrize("move", ["Ann: dogma oars", "Ann: sing", "Bob: draw"])
def test_a_last_move_that_must_be_refused(move: str) -> None:
    game = engine.load(REFUSED.replace("MOVE", move))
    assert game.moves == [("Ann", "draw")]
    assert game.failures() == []


def test_a_last_move_that_is_accepted_all_the_same() -> None:
    game = engine.load(REFUSED.replace("MOVE", "Ann: draw"))
    assert game.failures() == ["expected the last move (Ann: draw) to be refused, but it is legal"]


def test_of_several_moves_it_is_the_last_that_must_be_refused() -> None:
    text = REFUSED.replace("  - MOVE\n", "  - Ann: meld writing\n  - Bob: draw\n  - Bob: dogma sailing\n")
    text = text.replace("  players:\n", "  players:\n    Bob: {board: {green: [sailing]}}\n")
    game = engine.load(text.replace("[writing, sailing]", "[writing]"))
    assert game.failures() == ["expected the last move (Bob: dogma sailing) to be refused, but it is legal"]


def test_only_the_last_move_may_be_refused() -> None:
    text = REFUSED.replace("MOVE", "Ann: sing\n  - Ann: draw")
    with pytest.raises(engine.ScenarioError, match='move 2, Ann: "sing" is refused'):
        engine.load(text)


def test_a_refusal_needs_a_move() -> None:
    text = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nexpect: {error: true}\n"
    with pytest.raises(engine.ScenarioError, match="line 4: expect: expected a move that is refused"):
        engine.load(text)


def test_after_the_end_every_answer_is_refused() -> None:
    game = engine.load(
        """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  piles: {10: []}
  players: {Ann: {board: {purple: [ai]}}}
moves:
  - Ann: draw
  - Ann: draw
expect: {error: true, reason: INN-10.2}
"""
    )
    assert game.failures() == []
