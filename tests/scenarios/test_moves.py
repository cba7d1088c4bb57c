"""The moves of a scenario: answers as YAML has them, and what stands between them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.scenario.looks import Target, pointable, read_looks

HEAD = "aula: 1\ngame: innovation\nplayers: [Ann, Bob]\n"


def test_a_name_of_a_file_and_a_text_are_told_apart_by_a_line_break(tmp_path: Path) -> None:
    text = f"{HEAD}position: {{turn: Ann}}\nmoves: [Ann: draw]\n"
    file = tmp_path / "story.yaml"
    file.write_text(text, encoding="utf-8")
    games = [engine.load(source) for source in (text, file, str(file), text.replace("\n", "\r\n"))]
    assert all(game.moves == [("Ann", "draw")] for game in games)


@pytest.mark.parametrize("answer", ["yes", "'yes'", '"yes"'])
def test_an_unquoted_yes_is_the_answer_yes(answer: str) -> None:
    # Canning: may draw and tuck a 6; it is a whole.
    game = engine.load(
        f"""{HEAD}
position:
  turn: Ann
  players: {{Ann: {{board: {{yellow: [canning]}}}}}}
moves:
  - Ann: dogma canning
  - Ann: {answer}
"""
    )
    assert game.moves[-1] == ("Ann", "yes")


@pytest.mark.parametrize("answer", ["7", "'7'"])
def test_an_unquoted_number_is_a_value(answer: str) -> None:
    # Mass Media: may return a hand card; if done, choose a value that is in a score.
    game = engine.load(
        f"""{HEAD}
position:
  turn: Ann
  players:
    Ann: {{hand: [oars], score: [bicycle, tools], board: {{green: [mass_media]}}}}
moves:
  - Ann: dogma mass_media
  - Ann: oars
  - Ann: {answer}
"""
    )
    assert game.moves[-1] == ("Ann", "7")
    assert game.report()["players"]["Ann"]["score"] == ["tools"]


def test_yes_and_numbers_of_plain_data_are_answers_too() -> None:
    data = {"aula": 1, "game": "innovation", "players": ["Ann", "Bob"]}
    canning = {"turn": "Ann", "players": {"Ann": {"board": {"yellow": ["canning"]}}}}
    moves = [{"Ann": "dogma canning"}, {"Ann": True}]
    assert engine.load({**data, "position": canning, "moves": moves}).moves[-1] == ("Ann", "yes")
    media = {
        "turn": "Ann",
        "players": {
            "Ann": {"hand": ["oars"], "score": ["bicycle", "tools"], "board": {"green": ["mass_media"]}}
        },
    }
    moves = [{"Ann": "dogma mass_media"}, {"Ann": "oars"}, {"Ann": 7}]
    assert engine.load({**data, "position": media, "moves": moves}).moves[-1] == ("Ann", "7")


def test_notes_and_questions_are_no_moves() -> None:
    game = engine.load(
        f"""{HEAD}
position: {{turn: Ann, piles: {{1: [oars, tools]}}}}
moves:
  - note: {{en: First., it: Prima.}}
  - Ann: draw
  - note: In between.
  - ask: {{which: 1, free: true}}
  - note: Again.
  - Ann: draw
"""
    )
    assert game.moves == [("Ann", "draw"), ("Ann", "draw")]
    assert game.at(1).report()["players"]["Ann"]["hand"] == ["oars"]


def test_beside_a_note_stands_what_is_for_the_speaker_alone() -> None:
    said = {"note": {"en": "Look."}, "say": "Give them a minute."}
    game = engine.load(f"{HEAD}moves: [{{say: Give them a minute., note: {{en: Look.}}}}]\n")
    assert game.record()["moves"] == [said]
    assert engine.load(game.record()).record() == game.record()


@pytest.mark.parametrize("name", ["say", "look"])
def test_somebody_may_be_called_like_what_stands_beside_a_note(name: str) -> None:
    text = f"aula: 1\ngame: innovation\nplayers: [{name}, Bob]\nposition: {{turn: {name}}}\n"
    assert engine.load(f"{text}moves: [{name}: draw]\n").moves == [(name, "draw")]


def test_a_note_points_at_places_which_stay_as_they_are_written() -> None:
    look = ["Ann", "Ann red", {"from": "Ann score", "to": "pile 3"}, {"spotlight": "graph 2 Bob"}]
    game = engine.load(f"{HEAD}moves: [{{note: Look., look: {json.dumps(look)}}}]\n")
    assert game.record()["moves"] == [{"note": "Look.", "look": look}]
    found = read_looks(game.entries[0].node.mapping()["look"], "innovation", game.players)
    assert [(one.kind, one.at, one.to) for one in found] == [
        ("mark", Target("seat", "Ann"), None),
        ("mark", Target("pile", "Ann", "red"), None),
        ("arrow", Target("holding", "Ann", "score"), Target("stock", None, "3")),
        ("light", Target("graph", "Bob", "2"), None),
    ]


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_an_arrow_can_lead_from_any_place_on_the_table_to_any_other(game: str) -> None:
    there = pointable(game, ("Ann", "Bob"))
    places = {target.kind: words for words, target in there.items() if target.kind != "graph"}
    assert len(places) >= 6
    for kind, words in places.items():
        look = json.dumps([{"from": words, "to": "Bob"}, {"from": "Ann", "to": words}])
        text = f"aula: 1\ngame: {game}\nplayers: [Ann, Bob]\nmoves: [{{note: Look., look: {look}}}]\n"
        (note,) = engine.load(text).entries
        arrows = read_looks(note.node.mapping()["look"], game, ("Ann", "Bob"))
        assert [(one.at.kind, one.to and one.to.kind) for one in arrows] == [(kind, "seat"), ("seat", kind)]


def test_who_is_called_like_a_card_is_meant_first() -> None:
    there = pointable("innovation", ("oars", "Bob"))
    assert there["oars"] == Target("seat", "oars")
    assert there["tools"] == Target("card", None, "tools")
    assert pointable("civ", ("Ann", "Bob"))["Ann army1"] == Target("card", "Ann", "army1")


def test_a_missing_seed_is_0() -> None:
    without, zero = engine.load(HEAD), engine.load(f"{HEAD}seed: 0\n")
    assert without.position(None) == zero.position(None)


def test_a_new_game_is_the_same_as_a_scenario_without_a_position() -> None:
    new = engine.new("innovation", ["Ann", "Bob"], seed=5, language="fr", options={"monument": "separate"})
    loaded = engine.load(f"{HEAD}seed: 5\nlanguage: fr\noptions: {{monument: separate}}\n")
    assert new.record() == loaded.record()
    assert new.position(None) == loaded.position(None)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "game: "),
        ({"players": ["Ann"]}, "players: expected 2 to 4 players, found 1"),
        ({"players": "Ann"}, 'players: expected a list of names, found "Ann"'),
        ({"players": ["Ann", "Bob  Lee"]}, 'players: "Bob  Lee" is no name; expected .* single spaces'),
        ({"options": {"setup": "draft"}}, "options: there is no key"),
        ({"seed": "x"}, "seed: expected a whole number"),
        ({"language": "de"}, "language: "),
    ],
    ids=str,
)
def test_a_new_game_is_checked_as_well(wrong: dict[str, object], message: str) -> None:
    asked: dict[str, object] = {"game": "innovation", "players": ["Ann", "Bob"], **wrong}
    with pytest.raises(engine.ScenarioError, match=message):
        engine.new(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("empty", ["title", "seed", "options", "position", "moves", "expect"])
def test_a_key_with_nothing_behind_it_is_as_good_as_none(empty: str) -> None:
    assert engine.load(f"{HEAD}{empty}:\n").record() == engine.load(HEAD).record()


def test_the_engine_is_imported_without_games_and_readers_of_files() -> None:
    code = (
        "import sys, engine; print(sorted({'ruamel', 'engine.innovation', 'engine.civ'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
