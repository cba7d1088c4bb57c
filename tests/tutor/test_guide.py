"""Along a scenario its author speaks and asks; whoever follows may answer, or go on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tutor.test_app import EXAMPLE, arrive
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.pages.edit.link import linked

DO = """
aula: 1
game: innovation
players: [Ann, Bob]
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players:
    Ann: {board: {green: [sailing]}}
    Bob: {board: {green: [clothing]}}
moves:
  - ask: {do: {goal: {event: {kind: meld, player: Ann}}}}
  - note: One note.
  - ask: {count: Ann.icons.crown}
  - note: Another.
  - Ann: draw
"""


def follow(step: int = 0, scenario: str = EXAMPLE, language: str = "en") -> App:
    return arrive(f"?language={language}&scenario={scenario}&step={step}")


def guide(hall: App) -> dict[str, Any]:
    """What is said by kind, the question that is asked, and its verdict."""
    found = hall.view()["content"]["guide"]
    assert found is not None
    told = {
        kind: [each["text"] for each in found["says"] if each["kind"] == kind]
        for kind in ("intro", "note", "end")
    }
    question = next((each for each in found["says"] if each["kind"] == "question"), None)
    return {**told, "question": question, "verdict": question and question["verdict"], "ways": found["ways"]}


def scene(hall: App) -> dict[str, Any]:
    found = hall.scene()
    assert found is not None
    return found


def ways(hall: App) -> list[str]:
    return [way["id"] for way in guide(hall)["ways"]]


def test_a_question_is_asked_and_the_table_does_not_answer_it() -> None:
    hall = follow()
    asked = guide(hall)["question"]
    assert (asked["form"], asked["open"]) == ("some", True)
    hall.handle({"do": "look", "key": "dogma banking"})
    assert scene(hall)["graph"] is None
    assert scene(hall)["card"]["id"] == "banking"
    assert {player["role"] for player in scene(hall)["players"]} == {None}


def test_what_a_note_points_at_is_marked_and_said_as_long_as_it_stands() -> None:
    hall = follow(step=2)
    marks = scene(hall)["highlights"]
    luca, andrea = ({"kind": "pile", "player": name, "name": "blue"} for name in ("Luca", "Andrea"))
    assert marks[0] == {"kind": "arrow", "at": luca, "to": andrea}
    said = [each["text"] for each in hall.view()["content"]["guide"]["says"] if each["kind"] == "look"]
    assert said == ["Look at: Luca: blue pile → Andrea: blue pile; Luca: Score."]
    hall.handle({"do": "choose", "key": "pass"})
    assert scene(hall)["highlights"] == [], "where one plays otherwise nothing is pointed at"


def test_a_wrong_answer_is_explained_and_can_be_given_anew() -> None:
    hall = follow()
    hall.handle({"do": "hint"})
    assert len(guide(hall)["question"]["hints"]) == 1
    hall.handle({"do": "answer", "ids": ["Carlo"]})
    verdict = guide(hall)["verdict"]
    assert not verdict["right"]
    assert verdict["lines"]
    assert ways(hall) == ["retry", "show"]
    assert scene(hall)["graph"] is None
    hall.handle({"do": "show"})
    assert [each["rule"] for each in guide(hall)["verdict"]["lines"]] == ["INN-5.3", "INN-5.3"]
    assert ways(hall) == ["retry"]
    hall.handle({"do": "retry"})
    hall.handle({"do": "answer", "ids": ["Luca"]})
    assert guide(hall)["verdict"]["right"]
    assert ways(hall) == []
    hall.handle({"do": "look", "key": "dogma banking"})
    assert scene(hall)["graph"]["nodes"]


@pytest.mark.parametrize("message", [{"do": "go", "at": 1}, {"do": "choose", "key": "dogma banking"}])
def test_one_can_go_on_without_answering(message: dict[str, Any]) -> None:
    hall = follow()
    hall.handle(message)
    assert scene(hall)["timeline"]["at"] == 1
    assert "Luca" in guide(hall)["note"][0]
    assert scene(hall)["graph"] is not None
    hall.handle({"do": "go", "at": 0})
    assert guide(hall)["question"]["open"]


def test_a_question_can_be_passed_over_and_taken_up_again() -> None:
    hall = follow()
    assert ways(hall) == ["pass"]
    hall.handle({"do": "pass"})
    assert (guide(hall)["question"], ways(hall)) == (None, ["ask"])
    hall.handle({"do": "ask"})
    assert guide(hall)["question"]["open"]


def test_an_answer_stays_in_another_language_and_when_one_comes_back() -> None:
    hall = follow()
    hall.handle({"do": "answer", "ids": ["Luca"]})
    hall.handle({"do": "language", "id": "fr"})
    assert guide(hall)["verdict"]["title"] == "Juste."
    hall.handle({"do": "go", "at": 3})
    hall.handle({"do": "go", "at": 0})
    assert guide(hall)["verdict"]["right"]


def test_what_is_legal_is_not_shown_while_it_is_asked_for() -> None:
    hall = follow(1, "civ/copying")
    assert guide(hall)["question"]["open"]
    assert (scene(hall)["ask"]["prompt"] != "", scene(hall)["ask"]["answers"]) == (True, [])
    assert '"key": "copy' not in json.dumps(scene(hall))
    assert scene(hall)["timeline"]["at"] == 1
    hall.handle({"do": "pass"})
    assert scene(hall)["ask"]["answers"]


def test_amid_an_answer_the_words_before_it_stay_and_nothing_is_asked() -> None:
    hall = follow()
    hall.handle({"do": "by", "by": "event"})
    at = scene(hall)["timeline"]["at"]
    hall.handle({"do": "go", "at": at + 1})
    found = guide(hall)
    assert (found["question"], found["ways"]) == (None, [])
    assert "lampadine" in found["note"][0] or "bulbs" in found["note"][0]


def test_whoever_leaves_the_authors_way_hears_nothing_more() -> None:
    hall = follow(2)
    hall.handle({"do": "choose", "key": "pass"})
    assert hall.view()["content"]["guide"] is None
    hall.handle({"do": "branch", "id": 0})
    assert guide(hall)["note"]


def test_questions_come_one_after_the_other_and_are_played_where_it_is_asked_for() -> None:
    hall = arrive(f"?language=en&draft={linked(DO)}")
    assert (guide(hall)["question"]["form"], guide(hall)["note"]) == ("play", [])
    hall.handle({"do": "choose", "key": "dogma sailing"})
    assert guide(hall)["verdict"]["right"]
    assert guide(hall)["note"] == ["One note."]
    assert scene(hall)["timeline"]["at"] == 0
    hall.handle({"do": "pass"})
    assert guide(hall)["question"]["form"] == "number"
    assert scene(hall)["players"][0]["counts"][1]["n"] == "?"
    hall.handle({"do": "answer", "ids": ["2"]})
    assert (guide(hall)["verdict"]["right"], guide(hall)["note"]) == (True, ["One note.", "Another."])
    hall.handle({"do": "choose", "key": "draw"})
    assert scene(hall)["timeline"]["at"] == 1


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("id", list(library()))
def test_every_question_of_the_library_is_asked(id: str, language: str) -> None:
    asks = [one for one in library()[id].game.scenario["moves"] if "ask" in one]
    hall = follow(0, id, language)
    put = 0
    for at in range(scene(hall)["timeline"]["last"] + 1):
        hall.handle({"do": "go", "at": at})
        while guide(hall)["question"] is not None:
            put += 1
            hall.handle({"do": "pass"})
    assert put == len(asks)


def test_at_the_end_it_says_so_and_leads_on() -> None:
    hall = follow(5)
    assert "ends here" in guide(hall)["end"][0]
    assert ways(hall) == ["leave"]
    hall.handle(guide(hall)["ways"][0]["send"])
    assert hall.view()["page"] == "scenarios"
    assert guide(follow(4))["end"] == []
