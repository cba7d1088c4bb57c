"""A course made in Make: its chapters and what is in them, the files beside it, and how it is tried."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from cards.terms import LANGUAGES
from tests.courses.conftest import forget
from tests.courses.three import COURSE, LESSON, TABLE
from tests.editor.table import do
from tutor.library.own import BROUGHT
from tutor.pages.app import App
from tutor.pages.edit.workshop import Workshop
from tutor.story.courses import read_course


@pytest.fixture
def workshop() -> Workshop:
    made = Workshop("en")
    do(made, "course")
    return made


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is opened here is forgotten afterwards."""
    monkeypatch.setenv(BROUGHT, "")
    yield
    monkeypatch.undo()
    forget()


def items(shown: dict[str, Any]) -> list[list[str]]:
    """The titles of what is in each chapter."""
    return [[item["title"] for item in one["items"]] for one in shown["draft"]["contents"]["chapters"]]


def saved(workshop: Workshop) -> str:
    assert workshop.course is not None
    return workshop.course.text


def test_a_course_is_begun_filled_and_can_be_read(workshop: Workshop) -> None:
    do(workshop, "course_add", chapter=0, id="text")
    do(workshop, "course_say", path=["chapters", 0, "items", 0, "text"], language="en", text="Welcome.")
    do(workshop, "course_add", chapter=0, id="lesson/innovation/01-goal")
    do(workshop, "chapter")
    do(workshop, "course_add", chapter=1, id="scenario/innovation/who-begins")
    do(workshop, "course_add", chapter=1, id="exercise/shares")
    for key, value in (("level", "2"), ("seed", "2009"), ("number", "3")):
        do(workshop, "course_change", at=[1, 1], key=key, value=value)
    do(workshop, "course_tell", key="due", text="2026-12-01")
    shown = do(workshop, "course_say", path=["title"], language="it", text="Il mio corso")
    course = read_course(saved(workshop))
    assert [item.name for item in course.places] == [
        "lesson/innovation/01-goal",
        "scenario/innovation/who-begins",
        *(f"exercise/shares/2/{seed}" for seed in (2009, 2010, 2011)),
    ]
    assert course.title == {"en": "My course", "it": "Il mio corso"}
    assert course.due is not None
    assert items(shown)[0][0] == "Welcome."
    assert "Italiano" in " ".join(one["text"] for one in shown["draft"]["warnings"])
    assert workshop.toast is None


def test_what_is_in_chapters_is_put_in_order_by_dropping_and_by_steps(workshop: Workshop) -> None:
    for id in ("lesson/innovation/02-drawing", "exercise/shares", "lesson/civ/01-a-turn"):
        do(workshop, "course_add", chapter=0, id=id)
    shown = do(workshop, "chapter")
    names = {one["id"] for one in shown["draft"]["contents"]["choices"]}
    assert {"text", "new/civ", "lesson/innovation/02-drawing", "scenario/innovation/who-begins"} <= names
    first = items(shown)[0]
    shown = do(workshop, "course_move", at=[0, 2], to=[0, 0])
    moved = [first[2], first[0], first[1]]
    assert items(shown) == [moved, []]
    shown = do(workshop, "course_move", at=[0, 0], to=[1, 0])
    assert items(shown) == [moved[1:], moved[:1]]
    shown = do(workshop, "course_move", at=[1, 0], by=-1)
    assert items(shown) == [[*moved[1:], moved[0]], []]
    shown = do(workshop, "course_move", at=[0, 2], by=1)
    assert items(shown) == [moved[1:], moved[:1]]
    shown = do(workshop, "chapter_move", at=1, by=-1)
    assert items(shown) == [moved[:1], moved[1:]]
    shown = do(workshop, "course_delete", at=[0, 0])
    assert items(do(workshop, "undo")) == [moved[:1], moved[1:]]
    assert items(do(workshop, "chapter_delete", at=0)) == [moved[1:]]


def test_comments_of_a_course_stay_when_it_is_changed(workshop: Workshop) -> None:
    text = (
        "course: 1\n# Mine.\ntitle: A\nchapters:\n  - title: B\n    items:\n      - exercise: shares # easy\n"
    )
    do(workshop, "open", text=text, name="course.yaml")
    do(workshop, "course_change", at=[0, 0], key="level", value="2")
    assert "# Mine." in saved(workshop)
    assert "shares # easy" in saved(workshop)


def test_a_new_scenario_of_a_course_is_made_at_the_table_and_goes_back_to_it(workshop: Workshop) -> None:
    shown = do(workshop, "course_add", chapter=0, id="new/innovation")
    assert shown["draft"]["course"]["word"] == "Back to the course"
    do(workshop, "put", zone="0/blue", at=0) if do(workshop, "pick", card="writing") else None
    shown = do(workshop, "say", key="title", language="en", text="Who writes?")
    assert "Who writes?" in shown["draft"]["course"]["kept"]["beside"]["table.yaml"]
    shown = do(workshop, "close")
    assert items(shown) == [["Who writes?"]]
    assert "writing" in shown["draft"]["beside"]["table.yaml"]
    assert "Who writes?" in do(workshop, "beside", name="table.yaml")["draft"]["text"]


def test_files_are_added_packed_and_opened_again(workshop: Workshop) -> None:
    do(workshop, "course_file", chapter=0, name="Table.yaml", text=TABLE)
    do(workshop, "course_file", chapter=0, name="mine.yaml", text=LESSON)
    do(workshop, "course_file", chapter=0, name="table.yaml", text=TABLE.replace("Who shares?", "Another"))
    packed = do(workshop, "course_pack")["draft"]["packed"]
    with ZipFile(BytesIO(base64.b64decode(packed["text"]))) as archive:
        assert archive.namelist() == ["course.yaml", "table.yaml", "mine.yaml", "table-1.yaml"]
    again = Workshop("it")
    assert items(do(again, "open", packed=packed["text"], name="course.zip")) == [
        ["Chi condivide?", "Mia", "Chi condivide?"]
    ]
    assert again.course is not None
    assert again.course.text == saved(workshop)


@pytest.mark.parametrize("text", ["aula: 1\n", "lesson: 1\n", "[", "course: 1\n"])
def test_what_is_no_scenario_is_refused_with_a_reason(workshop: Workshop, text: str) -> None:
    before = saved(workshop)
    shown = do(workshop, "course_file", chapter=0, name="odd.yaml", text=text)
    assert "odd.yaml" in shown["toast"]["text"]
    assert saved(workshop) == before


@pytest.mark.parametrize("packed", ["", "!", base64.b64encode(b"PK\x03\x04 no").decode()])
def test_what_is_no_packed_course_is_refused_with_a_reason(packed: str) -> None:
    shown = do(Workshop("en"), "open", packed=packed, name="odd.zip")
    assert "odd.zip" in shown["toast"]["text"]
    assert shown["draft"] is None


def test_a_course_says_what_is_missing_in_every_language() -> None:
    for language in LANGUAGES:
        workshop = Workshop(language)
        shown = do(workshop, "course")
        assert [one["grave"] for one in shown["draft"]["warnings"]] == [True]
        shown = do(workshop, "open", text=COURSE, name="course.yaml")
        told = [one["text"] for one in shown["draft"]["warnings"]]
        assert ["table.yaml" in told[0], "mine.yaml" in told[1], len(told)] == [True, True, 2]


def with_a_table() -> App:
    """The app of somebody who makes a course, with a scenario of their own in it."""
    app = App()
    app.answer({"do": "arrive", "query": "?language=en&page=make"})
    app.answer({"do": "edit", "what": "course"})
    app.answer({"do": "edit", "what": "course_file", "chapter": 0, "name": "table.yaml", "text": TABLE})
    return app


@pytest.mark.usefixtures("forgotten")
def test_a_scenario_made_at_the_table_is_a_lesson_if_its_author_likes() -> None:
    app = with_a_table()
    seen = app.answer({"do": "edit", "what": "course_change", "at": [0, 0], "key": "as", "value": "lesson"})
    (item,) = seen["view"]["content"]["draft"]["contents"]["chapters"][0]["items"]
    assert (item["kind"], item["title"], item["own"]) == ("lesson", "Who shares?", "table.yaml")
    app.answer({"do": "edit", "what": "try"})
    seen = app.answer({"do": "item", "n": 0})["view"]
    assert seen["page"] == "lesson"
    assert "Ann has two crowns." in str(seen["content"])


@pytest.mark.usefixtures("forgotten")
def test_a_course_is_tried_as_learners_see_it() -> None:
    app = with_a_table()
    seen = app.answer({"do": "edit", "what": "try"})["view"]
    assert seen["page"] == "course"
    assert seen["content"]["chapters"][0]["items"][0]["title"] == "Who shares?"
    assert app.answer({"do": "item", "n": 0})["view"]["page"] == "table"
    back = app.answer({"do": "page", "page": "make"})["view"]
    assert items({"draft": back["content"]["draft"]}) == [["Who shares?"]]
    assert back["course"] is None, "the way through it is not offered to who makes it"
    app.answer({"do": "edit", "what": "course_add", "chapter": 0, "id": "scenario/nowhere"})
    seen = app.answer({"do": "edit", "what": "try"})["view"]
    assert seen["page"] == "make"
    assert "nowhere" in seen["trouble"]


def of_a_lesson(shown: dict[str, Any], at: int = 0) -> dict[str, Any]:
    """An item of the first chapter."""
    return dict(shown["draft"]["contents"]["chapters"][0]["items"][at])


def test_a_lesson_gets_several_tables_in_any_order_and_gives_them_back(workshop: Workshop) -> None:
    second = TABLE.replace("Who shares?", "Who does not?")
    do(workshop, "course_file", chapter=0, name="one.yaml", text=TABLE)
    do(workshop, "course_file", chapter=0, name="two.yaml", text=second)
    assert of_a_lesson(do(workshop, "undo"))["more"] == [], "a scenario has one table"
    do(workshop, "redo")
    shown = do(workshop, "course_change", at=[0, 0], key="as", value="lesson")
    assert [one["id"] for one in of_a_lesson(shown)["more"]] == ["new/innovation", "item/0/1"]
    shown = do(workshop, "course_add", into=[0, 0], id="item/0/1")
    assert items(shown) == [["Who shares? · 2 tables"]]
    do(workshop, "course_add", into=[0, 0], id="new/innovation")
    do(workshop, "say", key="title", language="en", text="And now?")
    shown = do(workshop, "close")
    assert [one["title"] for one in of_a_lesson(shown)["tables"]] == [
        "Who shares?",
        "Who does not?",
        "And now?",
    ]
    shown = do(workshop, "course_table", at=[0, 0], n=2, by=-1)
    assert "- lesson: [one.yaml, table.yaml, two.yaml]\n" in saved(workshop)
    shown = do(workshop, "course_table", at=[0, 0], n=0, by=0)
    assert items(shown) == [["And now? · 2 tables", "Who shares?"]]
    assert items(do(workshop, "undo")) == [["Who shares? · 3 tables"]]


def test_the_tables_of_a_lesson_are_of_one_game_and_are_there(workshop: Workshop) -> None:
    do(workshop, "course_file", chapter=0, name="one.yaml", text=TABLE)
    do(workshop, "course_change", at=[0, 0], key="as", value="lesson")
    civ = "aula: 1\ngame: civ\nplayers: [Ann, Ben]\n"
    shown = do(workshop, "course_file", into=[0, 0], name="civ.yaml", text=civ)
    assert shown["toast"]["text"] == "The tables of a lesson are all of the same game."
    missing = COURSE.replace("lesson: mine.yaml", "lesson: [mine.yaml, gone.yaml]")
    shown = do(workshop, "open", text=missing, name="course.yaml", beside={"mine.yaml": LESSON})
    assert any("gone.yaml" in one["text"] for one in shown["draft"]["warnings"])
    packed = do(workshop, "course_pack")["draft"]["packed"]
    with ZipFile(BytesIO(base64.b64decode(packed["text"]))) as archive:
        assert archive.namelist() == ["course.yaml", "mine.yaml"]
