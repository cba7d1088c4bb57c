"""Whatever is wrong in a scenario gets one sentence that names the place and what was expected there."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine

LONG = "L" + "o" * 78 + "n"
"""Of a longer word only so much is quoted."""
GOOD = """\
aula: 1
game: innovation
title: {en: A start, it: Un inizio}
players: [Ann, Bob, Carla]
language: en
seed: 3
options: {monument: separate}
position:
  turn: Ann
  actions: 2
  piles: {1: [oars, tools], 10: []}
  periods: [2, 3]
  removed: [fission]
  players:
    Ann:
      hand: [writing]
      score: [agriculture]
      achievements: [1, empire]
      board:
        green: [banking, compass]
        blue: {cards: [evolution, calendar], splay: right}
    Bob:
      hand: [archery]
      achievements: [9]
moves:
  - Ann: draw
  - note: And so on.
  - Ann: meld writing
expect:
  turn: Bob
"""


def error(text: str) -> str:
    """The message for a bad text; it is one line."""
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(text)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_the_good_file_is_good() -> None:
    game = engine.load(GOOD)
    assert game.failures() == []
    assert game.moves == [("Ann", "draw"), ("Ann", "meld writing")]


# What is replaced in the good file, by what, and what the message says then.
MISTAKES = [
    ("aula: 1", "aula: 2", 'line 1: aula: expected version 1 of the format, found "2"'),
    ("aula: 1\n", "", "line 1: expected a key aula, found none"),
    ("game: innovation\n", "", "line 1: expected a key game, found none"),
    ("game: innovation", "game: inovation", 'line 2: game: "inovation" is no game; did you mean innovation?'),
    ("game: innovation", "game: chess", 'line 2: game: "chess" is no game; expected innovation or civ'),
    ("game: innovation", "game: [innovation]", "line 2: game: expected a game, found a list"),
    ("title:", "titel:", 'line 3: there is no key "titel"; did you mean title?'),
    ("title:", "license:", 'line 3: there is no key "license"; did you mean licence?'),
    ("title:", "~:", 'line 3: there is no key "~"; expected'),
    ("it: Un inizio", "de: Ein Anfang", 'line 3: title: there is no key "de"; expected en or it or fr'),
    ("en: A start", "en: [A start]", "line 3: title.en: expected words, found a list"),
    ("title: {en: A start, it: Un inizio}", "title: [A start]", "line 3: title: expected words, or"),
    ("[Ann, Bob, Carla]", "Ann", 'line 4: players: expected a list of names, found "Ann"'),
    ("[Ann, Bob, Carla]", "[Ann]", "line 4: players: expected 2 to 4 players, found 1"),
    ("[Ann, Bob, Carla]", "[Ann, Bob, C, D, E]", "line 4: players: expected 2 to 4 players, found 5"),
    ("[Ann, Bob, Carla]", "[Ann, Bob, Ann]", 'line 4: players: "Ann" is here twice'),
    ("[Ann, Bob, Carla]", "[Ann, Bob, {}]", "line 4: players: expected a name, found a mapping"),
    ("Carla]", "Bob-2]", 'line 4: players: "Bob-2" is no name; expected letters, digits and spaces'),
    ("Carla]", "' Carla']", 'line 4: players: " Carla" is no name; expected 1 to 40 signs, with single'),
    ("Carla]", "'']", 'line 4: players: "" is no name'),
    ("Carla]", f"{'x' * 41}]", 'line 4: players: "xxxxxx'),
    *(
        ("Carla]", f"{word}]", f'line 4: players: "{word}" is no name; expected one that is no answer')
        for word in ("pass", "yes", "red", "7", "draw", "oars", "meld it", "achieve 5", "note", "ask")
    ),
    ("language: en", "language: de", 'line 5: language: "de" is no language; expected en or it or fr'),
    ("seed: 3", "seed: many", 'line 6: seed: expected a whole number, found "many"'),
    ("seed: 3", "seed: 1.5", 'line 6: seed: expected a whole number, found "1.5"'),
    ("seed: 3", f"seed: {'9' * 5000}", "line 6: seed: expected a whole number, found one of more than 18"),
    ("seed: 3", "seed: 3\nseed: 4", 'line 7: "seed" is here twice'),
    ("monument: separate", "monument: twice", 'line 7: options.monument: "twice" is no value of monument; e'),
    ("monument: separate", "setup: draft", 'line 7: options: there is no key "setup"; expected teams or e'),
    (
        "monument: separate",
        "teams: [[Ann, Bob], [Carla, Bob]]",
        "line 7: options.teams: expected four players for teams, found 3",
    ),
    ("turn: Ann", "turn: Anna", 'line 9: position.turn: "Anna" is no player; did you mean Ann?'),
    ("turn: Ann", "turns: Ann", 'line 9: position: there is no key "turns"; did you mean turn?'),
    ("turn: Ann", "first: Ann", 'line 9: position: there is no key "first"; expected turn or actions'),
    ("  turn: Ann\n  actions: 2\n", "", "line 13: position.players.Ann: expected a hand only; without a"),
    ("actions: 2", "actions: 3", "line 10: position.actions: expected a whole number from 0 to 2, found 3"),
    ("actions: 2", "actions: two", "line 10: position.actions: expected a whole number from 0 to 2, found"),
    ("10: []", "11: []", 'line 11: position.piles: there is no key "11"'),
    ("10: []", "1: []", 'line 11: position.piles: "1" is here twice'),
    ("10: []", "'1': []", 'line 11: position.piles: "1" is here twice'),
    ("10: []", "10: oars", 'line 11: position.piles.10: expected a list of cards, found "oars"'),
    ("10: []", "10: [coal]", "line 11: position.piles.10: coal is a card of age 5, expected cards of age 10"),
    ("10: []", "10: [robots]", 'line 11: position.piles.10: there is no card "robots"; did you mean'),
    ("[oars, tools]", "[oars, Utensili]", 'line 11: position.piles.1: there is no card "Utensili"; did you'),
    ("[oars, tools]", "[oars, [tools]]", "line 11: position.piles.1: expected a card, found a list"),
    ("[oars, tools]", "[oars, tools, oars]", "line 11: position.piles.1: oars is already in pile 1; every"),
    ("periods: [2, 3]", "periods: [2, 10]", "line 12: position.periods: expected a whole number from 1 to 9"),
    ("periods: [2, 3]", "periods: [2, 2]", "line 12: position.periods: 2 is here twice"),
    ("periods: [2, 3]", "periods: [2, 9]", "line 12: position.periods: 9 is achieved already"),
    ("removed: [fission]", "removed: [oars]", "line 11: position.piles.1: oars is already removed; every"),
    ("    Bob:\n", "    Bub:\n", 'line 22: position.players: there is no key "Bub"; did you mean Bob?'),
    ("hand: [archery]", "hnad: [archery]", 'line 23: position.players.Bob: there is no key "hnad"; did you'),
    ("hand: [archery]", "hand: archery", "line 23: position.players.Bob.hand: expected a list of cards,"),
    ("hand: [archery]", "hand: [calendar]", "line 23: position.players.Bob.hand: calendar is already on"),
    ("hand: [archery]", "hand: [agriculture]", "agriculture is already in Ann's score; every card exists"),
    ("hand: [archery]", "hand: [writing]", "line 23: position.players.Bob.hand: writing is already in Ann's"),
    ("[1, empire]", "[1, 1]", "line 18: position.players.Ann.achievements: 1 is achieved twice"),
    ("[1, empire]", "[1, 10]", 'line 18: position.players.Ann.achievements: "10" is no achievement;'),
    ("[1, empire]", "[1, empires]", '.achievements: "empires" is no achievement; did you mean empire?'),
    ("achievements: [9]", "achievements: [1]", "line 24: position.players.Bob.achievements: 1 is achieved"),
    ("achievements: [9]", "achievements: [9, empire]", "line 24: position.players.Bob.achievements: empire"),
    (
        "achievements: [9]",
        "achievements: [9, 8, 7, 6, 5]",
        "line 8: position: expected fewer than 5 achievements, found 5: Bob has won already (INN-10.1)",
    ),
    ("green: [", "pink: [", 'line 20: position.players.Ann.board: there is no key "pink"; expected red or'),
    ("green: [", "red: [", "line 20: position.players.Ann.board.red: banking is green, expected red cards"),
    ("[evolution, calendar]", "[evolution]", "line 21: position.players.Ann.board.blue.splay: expected two"),
    ("splay: right", "splay: down", 'board.blue.splay: "down" is no direction; expected left or right or up'),
    ("cards: [evolution, calendar], ", "", "line 21: position.players.Ann.board.blue: expected cards, top f"),
    ("splay: right", "spaly: right", 'line 21: position.players.Ann.board.blue: there is no key "spaly";'),
    ("- Ann: draw", "- Anna: draw", 'line 26: moves: there is no player "Anna"; did you mean Ann?'),
    ("- Ann: draw", "- Ann:", "line 26: moves.Ann: expected an answer, found nothing"),
    ("- Ann: draw", "- {Ann: draw, Bob: draw}", "line 26: moves: expected one key, a player's name or note"),
    ("- Ann: draw", "- [Ann, draw]", "line 26: moves: expected a player and an answer, like Ann: draw, or a"),
    ("- Ann: draw", "- Ann:draw", "line 26: moves: expected a player and an answer, like Ann: draw, or a"),
    ("- Ann: draw", "- Ann draw", 'or a note, found "Ann draw"'),
    ("- Ann: draw", "- ask: which", 'line 26: moves.ask: expected a question, a mapping, found "which"'),
    ("- Ann: draw", "- Ann: dogma oars", 'line 26: moves: move 1, Ann: "dogma oars" is refused: '),
    ("- Ann: draw", "- Bob: draw", 'line 26: moves: move 1, Bob: "draw" is refused: Ann is asked, not Bob'),
    ("- Ann: meld writing", "- Ann: dance", 'line 28: moves: move 2, Ann: "dance" is refused: '),
    ("note: And so on.", "note: {de: Und so weiter.}", 'line 27: moves.note: there is no key "de"; expected'),
    ("note: And so on.", "say: Wait.", "line 27: moves.say: expected a note beside it, found none"),
    ("note: And so on.", "{say: Wait., ask: {which: 1}}", "moves.say: expected a note beside it, found none"),
    ("note: And so on.", "{note: So., sya: Wait.}", 'moves: there is no key "sya"; did you mean say?'),
    ("note: And so on.", "{note: So., say: {de: So}}", 'moves.say: there is no key "de"; expected en or it'),
    ("note: And so on.", "{note: So., say: }", "line 27: moves.say: expected words, or a mapping of"),
    ("note: And so on.", "{note: So., Ann: draw}", 'moves: there is no key "Ann"; expected note or say or'),
    ("note: And so on.", f"{LONG}: x", f'there is no player "{LONG}"'),
    ("note: And so on.", f"{LONG}g: x", f'there is no player "{LONG}..."'),
    ("note: And so on.", "look: Ann", "line 27: moves.look: expected a note beside it, found none"),
    ("note: And so on.", "{note: So., look: Ann purpel}", 'look: "Ann purpel" is no place; did you mean Ann'),
    ("note: And so on.", "{note: So., look: Cleo}", 'look: "Cleo" is no place; expected one like Ann or'),
    ("note: And so on.", "{note: So., look: [[Ann]]}", "moves.look: expected a place, like Ann or Ann"),
    ("note: And so on.", "{note: So., look: {from: Ann}}", "moves.look: expected a key to, found none"),
    ("note: And so on.", "{note: So., look: {from: Ann, to: graph Bob}}", "look.to: expected a place on the"),
    ("note: And so on.", "{note: So., look: {spotlight: Ann, to: Bob}}", 'look: there is no key "to"; exp'),
    ("note: And so on.", "{note: So., look: [{spotlight: Ann}, {spotlight: Bob}]}", "look: expected one"),
    ("note: And so on.", f"{{note: So., look: [{'Ann, ' * 21}]}}", "moves.look: expected at most 20 places"),
    ("  turn: Bob", "  trun: Bob", 'line 30: expect: there is no key "trun"; did you mean turn?'),
    ("  turn: Bob", "  turn: Bub", 'line 30: expect.turn: "Bub" is no player; did you mean Bob?'),
    ("  turn: Bob", "  players: {Bub: {}}", 'line 30: expect.players: there is no key "Bub"; did you mean'),
    ("  turn: Bob", "  players: {Bob: {hnad: []}}", 'expect.players.Bob: there is no key "hnad"; did you'),
    ("  turn: Bob", "  players: {Bob: {hand: [oar]}}", 'expect.players.Bob.hand: there is no card "oar";'),
    ("  turn: Bob", "  players: {Bob: {hand: oars}}", "expect.players.Bob.hand: expected a list of cards,"),
    ("  turn: Bob", "  pending: {kind: action}", 'line 30: expect.pending: there is no key "kind"; expected'),
    ("  turn: Bob", "  deck: []", 'line 30: expect: there is no key "deck"'),
    ("  turn: Bob", "  error: no", 'line 30: expect.error: expected true, found "no"'),
    ("  turn: Bob", "  actions: null", "line 30: expect.actions: expected a whole number, found nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "message"), MISTAKES, ids=[mistake[1] for mistake in MISTAKES])
def test_a_mistake_is_named_with_its_place(right: str, wrong: str, message: str) -> None:
    assert GOOD.count(right) >= 1
    found = error(GOOD.replace(right, wrong, 1))
    assert found.startswith("the scenario, line ")
    assert message in found


def test_a_file_is_named_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(GOOD.replace("archery", "oars"), encoding="utf-8")
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(file)
    expected = "line 11: position.piles.1: oars is already in Bob's hand; every card exists once"
    assert str(caught.value) == f"{file}, {expected}"


def test_plain_data_is_checked_in_the_same_way() -> None:
    position = {"turn": "Ann", "piles": {5: ["banking"]}, "players": {"Bob": {"hand": ["banking"]}}}
    data = {"aula": 1, "game": "innovation", "players": ["Ann", "Bob"], "position": position}
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(data)
    expected = "position.piles.5: banking is already in Bob's hand; every card exists once"
    assert str(caught.value) == f"the scenario: {expected}"


def test_a_seed_that_is_too_long_is_told_so() -> None:
    assert engine.new("civ", ["Ann", "Bob"], seed=10**18 - 1).decision
    for seed in (10**18, -(10**18), 2**63):
        with pytest.raises(engine.ScenarioError, match="seed: expected a number of at most 18 digits"):
            engine.new("civ", ["Ann", "Bob"], seed=seed)


@pytest.mark.parametrize(
    ("teams", "message"),
    [
        ("[[A, B], [C, D]]", "expected partners that sit opposite: A and C, B and D"),
        ("[[A, C], [A, C]]", "expected two teams, found one of them twice"),
        ("[[A, C]]", "expected partners that sit opposite"),
        ("[[A, C, B], [D]]", "expected partners that sit opposite"),
        ("[[A, C], [B, E]]", '"E" is no player; expected A or B or C or D'),
        ("A", 'expected a list of two teams, found "A"'),
    ],
)
def test_partners_sit_opposite_INN_10_4(teams: str, message: str) -> None:
    found = error(f"aula: 1\ngame: innovation\nplayers: [A, B, C, D]\noptions:\n  teams: {teams}\n")
    assert f"line 5: options.teams: {message}" in found


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("actions: 1", "position.actions: expected a turn that has actions, found none"),
        (
            "players: {Ann: {hand: []}}",
            "position.players.Ann.hand: expected a card to begin with, found none",
        ),
        ("players: {Ann: {score: [oars]}}", "position.players.Ann: expected a hand only"),
        ("players: {Ann: {board: {red: [oars]}}}", "position.players.Ann: expected a hand only"),
        ("players: {Ann: {achievements: [world]}}", "position.players.Ann: expected a hand only"),
    ],
)
def test_before_the_first_turn_there_are_only_hands_INN_1_4(position: str, message: str) -> None:
    found = error(f"aula: 1\ngame: innovation\nplayers: [Ann, Bob]\nposition: {{{position}}}\n")
    assert f"line 4: {message}" in found


def test_the_cause_of_a_refused_move_is_the_illegal_move() -> None:
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(GOOD.replace("Ann: draw", "Ann: dogma oars"))
    cause = caught.value.__cause__
    assert isinstance(cause, engine.IllegalMove)
    assert cause.keys == ("draw", "meld writing", "dogma banking", "dogma evolution")
    assert str(caught.value).endswith("; expected draw or meld writing or dogma banking or dogma evolution")


def test_a_move_of_a_player_who_is_not_asked_is_refused() -> None:
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(GOOD.replace("Ann: draw", "Bob: draw"))
    assert isinstance(caught.value.__cause__, engine.IllegalMove)
