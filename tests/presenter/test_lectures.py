"""Lessons, exercises and texts before a class: steps like those of a scenario, their tables and questions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cards.terms import LANGUAGES
from tests.tutor.test_app import arrive
from tutor.pages.app import App
from tutor.pages.present import Presentation
from tutor.story.exercises import KINDS
from tutor.story.exercises.exercise import exercise
from tutor.story.lectures import ExerciseLecture, LessonLecture
from tutor.story.lessons import lessons, read_lesson, stops

DRAWING = "innovation/02-drawing"
SHARES = "?language=en&page=present&exercise=shares&level=1&seed=2009"


def content(app: App) -> Any:
    return app.view()["content"]


def steps_of(presentation: Presentation) -> list[Any]:
    seen = []
    for _ in presentation.steps:
        seen.append({**presentation.content(), "scene": presentation.scene()})
        presentation.handle({"do": "forth"})
    return seen


@pytest.mark.parametrize("id", lessons())
def test_every_lesson_can_be_presented(id: str) -> None:
    lesson = lessons()[id]
    for language in LANGUAGES[:1] if len(stops(lesson)) > 8 else LANGUAGES:
        title, *seen = steps_of(Presentation(LessonLecture(lesson), language))
        assert (title["kind"], title["lead"]) == ("title", [])
        tables = [one for one in seen if one["kind"] == "table"]
        assert [len(one["lead"]) for one in tables] == [1 if page.say else 0 for page in lesson.pages]
        asked = [one["question"] for one in seen if one["kind"] == "question"]
        assert len(asked) == sum(len(page.tasks) for page in lesson.pages)
        assert all(one["verdict"] is None for one in asked)
        told = [one["question"]["verdict"] for one in seen if one["kind"] == "answer"]
        assert len(told) == len(asked)
        assert all(one["title"] or one["lines"] for one in told)
        assert all(one["scene"]["players"] for one in seen)


@pytest.mark.parametrize("id", KINDS)
def test_every_exercise_is_a_moment_with_its_question(id: str) -> None:
    question, answer = steps_of(Presentation(ExerciseLecture(exercise(id, 1, 3)), "fr"))
    assert (question["kind"], answer["kind"]) == ("question", "answer")
    assert question["scene"]["graph"] is None
    assert question["right"]
    assert answer["question"]["verdict"]


def test_what_is_asked_for_is_not_seen_while_the_room_thinks_and_then_what_follows() -> None:
    app = arrive(SHARES)
    asked = content(app)
    scene: Any = app.scene()
    assert asked["kind"] == "question"
    assert {count["n"] for player in scene["players"] for count in player["counts"]} == {"?"} or scene["card"]
    before = json.dumps(scene["players"])
    app.handle({"do": "forth"})
    scene = app.scene()
    assert content(app)["kind"] == "answer"
    assert json.dumps(scene["players"]) != before, "the card that was asked about has been carried out"
    app.handle({"do": "backward"})
    again: Any = app.scene()
    assert json.dumps(again["players"]) == before


def test_votes_are_counted_in_a_lesson() -> None:
    app = arrive(f"?language=en&page=present&lesson={DRAWING}")
    while content(app)["kind"] != "question" or not content(app)["question"]["options"]:
        app.handle({"do": "forth"})
    app.handle({"do": "count"})
    app.handle({"do": "vote", "letter": "a", "by": 3})
    app.handle({"do": "forth"})
    assert content(app)["question"]["options"][0]["votes"] == 3


def test_the_address_of_a_step_opens_it_again() -> None:
    app = arrive(f"?language=it&page=present&lesson={DRAWING}")
    for _ in range(content(app)["count"]):
        again = arrive(f"?{app.where()}")
        assert again.where() == app.where()
        assert (content(again)["n"], content(again)["kind"]) == (content(app)["n"], content(app)["kind"])
        app.handle({"do": "forth"})
    assert content(app)["n"] == content(app)["count"], "there is nothing behind it but in a course"


def test_presenting_a_lesson_begins_at_its_page_and_ends_at_the_same_place() -> None:
    app = arrive(f"?language=en&lesson={DRAWING}&step=2")
    way = next(way for way in content(app)["ways"] if way["id"] == "present")
    app.handle(way["send"])
    assert (app.view()["page"], content(app)["kind"]) == ("present", "table")
    found = stops(lessons()[DRAWING])
    page = found[2].at
    assert app.presentation is not None
    assert app.presentation.home.at == page
    while content(app)["kind"] != "question":
        app.handle({"do": "forth"})
    app.handle({"do": "leave"})
    first = next(n for n, stop in enumerate(found) if stop.at == page)
    assert (app.view()["page"], app.study.where.step) == ("lesson", first)


def test_an_exercise_is_left_for_itself() -> None:
    app = arrive(SHARES)
    app.handle({"do": "leave"})
    assert app.view()["page"] == "lesson"
    assert "exercise=shares&level=1" in app.where()


def test_what_if_is_tried_on_the_table_of_a_lesson_and_thrown_away() -> None:
    app = arrive(f"?language=en&page=present&lesson={DRAWING}&step=1")
    before = json.dumps([content(app), app.scene()])
    app.handle({"do": "aside"})
    scene: Any = app.scene()
    key = scene["ask"]["answers"][0]["key"] if scene["ask"]["answers"] else "draw"
    app.handle({"do": "choose", "key": key})
    assert content(app)["told"]
    app.handle({"do": "return"})
    assert json.dumps([content(app), app.scene()]) == before


@pytest.mark.parametrize(
    "query",
    ["lesson=innovation/none", "exercise=none", "exercise=shares&level=9", "course=innovation&text=99"],
)
def test_what_there_is_not_is_one_sentence(query: str) -> None:
    app = arrive(f"?language=en&page=present&{query}")
    assert app.view()["trouble"]
    assert app.presentation is None
    assert app.view()["page"] in ("learn", "course")


def test_a_scenario_as_a_lesson_has_its_words_for_the_speaker_and_its_variations() -> None:
    lesson = read_lesson("""\
aula: 1
game: innovation
title: A draw
players: [Ann, Bob]
position: {turn: Ann}
moves:
  - {note: "**Look** at Ann.", say: Wait a minute., look: [Ann hand]}
  - {or: What if she had achieved?, moves: [{Ann: draw}, {note: She has drawn.}]}
  - Ann: draw
  - note: That was it.
""")
    presentation = Presentation(LessonLecture(lesson), "en")
    presentation.handle({"do": "forth"})
    shown = presentation.content()
    assert shown["lead"] == [[{"text": "Look", "bold": True}, {"text": " at Ann."}]]
    assert (shown["say"], shown["note"]) == (["Wait a minute."], ["Look at Ann."])
    assert len(presentation.scene()["highlights"]) == 1  # type: ignore[index]
    presentation.handle(shown["ways"][0]["send"])
    while presentation.content()["variation"]:
        seen = presentation.content()["lead"]
        presentation.handle({"do": "forth"})
    assert "".join(part["text"] for part in seen[0]) == "She has drawn."
    assert presentation.content()["lead"] == shown["lead"]
