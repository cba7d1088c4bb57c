"""A reader steps into what could have happened instead, and comes back to where the scenario was left."""

from __future__ import annotations

from typing import Any

import engine
from tests.scenarios.test_variations import SHARED
from tests.tutor.test_branches import arrive, session, shelf
from tests.tutor.test_guide import guide, ways
from tutor.pages.app import App
from tutor.pages.edit.link import linked
from tutor.pages.present import Presentation
from tutor.pages.walkthrough import WalkthroughHost
from tutor.story.lectures import GameLecture
from tutor.words import said

INTO = {"do": "variation", "n": 0}
OUT = {"do": "variation"}


def opened(step: int = 1, language: str = "en") -> App:
    return arrive(f"?language={language}&draft={linked(SHARED)}&step={step}")


def told(hall: App, kind: str) -> list[str]:
    return [one["text"] for one in hall.view()["content"]["guide"]["says"] if one["kind"] == kind]


def test_where_it_departs_a_variation_is_offered_and_one_comes_back_there() -> None:
    hall = opened(0)
    assert "variation 0" not in ways(hall)
    hall.handle({"do": "go", "at": 1})
    (way,) = (one for one in guide(hall)["ways"] if one["id"] == "variation 0")
    assert (way["word"], way["send"]) == ("What if Ann had drawn?", INTO)
    hall.handle(INTO)
    assert (told(hall, "variation"), guide(hall)["note"]) == (["What if Ann had drawn?"], ["She draws."])
    assert session(hall).at == 1
    assert hall.scene() is not None
    hall.handle({"do": "go", "at": 2})
    assert guide(hall)["question"]["prompt"]
    assert guide(hall)["end"] == []
    hall.handle(OUT)
    assert (session(hall).at, guide(hall)["note"]) == (1, ["Now Bob."])
    hall.handle({"do": "go", "at": 2})
    assert guide(hall)["end"] == [said("walked", "en")]


def test_a_variation_is_a_branch_with_a_name_and_is_entered_again_as_the_same() -> None:
    hall = opened()
    for message in (INTO, OUT, INTO, {"do": "language", "id": "it"}):
        hall.handle(message)
    assert [branch.name for branch in session(hall).branches] == [None, "What if Ann had drawn?"]
    assert told(hall, "variation") == ["E se Anna avesse pescato?"]


def test_who_plays_on_from_a_variation_is_on_his_own_and_can_enter_it_again() -> None:
    hall = opened()
    hall.handle(INTO)
    hall.handle({"do": "go", "at": 2})
    hall.handle({"do": "choose", "key": "draw"})
    assert hall.view()["content"]["guide"] is None
    hall.handle({"do": "branch", "id": 0})
    hall.handle({"do": "go", "at": 1})
    hall.handle(INTO)
    assert told(hall, "variation")


def test_address_and_browser_bring_back_the_variation_and_what_was_answered_there() -> None:
    hall = opened()
    hall.handle(INTO)
    hall.handle({"do": "go", "at": 2})
    hall.handle({"do": "answer", "id": guide(hall)["question"]["id"], "ids": ["1"]})
    assert guide(hall)["verdict"]["right"]
    again = arrive(hall.where(), shelf(hall))
    assert told(again, "variation")
    assert guide(again)["verdict"]["right"]
    assert len(session(again).branches) == 2
    fresh = arrive(hall.where())
    assert told(fresh, "variation"), "whoever gets the link sees it as well"


def test_a_variation_asks_nothing_that_a_course_counts() -> None:
    hall = opened()
    hall.handle(INTO)
    hall.handle({"do": "go", "at": 2})
    assert hall.sitting is not None
    assert hall.sitting.guide is not None
    assert (hall.sitting.guide.number, hall.sitting.guide.walked) == (None, False)


def test_what_is_played_otherwise_becomes_a_variation_of_the_file() -> None:
    hall = opened(0)
    assert "keep" not in [way["id"] for way in hall.view()["content"]["ways"]]
    hall.handle({"do": "choose", "key": "draw"})
    (way,) = (one for one in hall.view()["content"]["ways"] if one["id"] == "keep")
    hall.handle(way["send"])
    draft = hall.workshop.draft
    assert draft is not None
    assert draft.entries[0] == {"or": {"en": "What if …?"}, "moves": [{"Ann": "draw"}]}
    assert [next(iter(entry)) for entry in draft.entries] == ["or", "Ann", "note", "or", "Ann"]
    form = hall.view()["content"]["draft"]["moves"]["form"]
    assert (form["kind"], form["texts"]) == ("or", {"en": "What if …?"})


def test_a_notebook_shows_a_variation_as_the_app_does() -> None:
    table = WalkthroughHost(engine.load(SHARED), "it")
    table.answer({"do": "go", "at": 1})
    shown = table.answer(INTO)
    said_there: list[Any] = shown["view"]["guide"]["says"]
    assert [one["text"] for one in said_there[:2]] == ["E se Anna avesse pescato?", "She draws."]
    assert shown["scene"]["timeline"]["last"] == 2
    assert table.answer(OUT)["view"]["guide"]["says"][0]["text"] == "Now Bob."


def test_a_presenter_goes_through_a_variation_and_back_by_the_same_keys() -> None:
    shown = Presentation(GameLecture(engine.load(SHARED)), "en", 1)
    left = shown.place
    assert [way["send"] for way in shown.content()["ways"]] == [INTO]
    shown.handle(INTO)
    content = shown.content()
    assert content["variation"] == {"word": "What if Ann had drawn?", "back": said("aside_back", "en")}
    assert (content["note"], content["n"], content["ways"]) == (["She draws."], 1, [])
    kinds = []
    while shown.content()["variation"]:
        kinds.append(shown.content()["kind"])
        shown.handle({"do": "forth"})
    assert kinds == ["table", "table", "question", "answer"]
    assert (shown.place, shown.content()["note"]) == (left, ["Now Bob."])
    for leave in ({"do": "backward"}, {"do": "return"}, OUT):
        shown.handle(INTO)
        shown.handle(leave)
        assert (shown.place, shown.content()["variation"]) == (left, None)
