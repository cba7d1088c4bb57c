"""A class from the course that its teacher writes to the table of its results, thirty browsers in between."""

from __future__ import annotations

import csv
import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import go_to, visit
from tests.courses.conftest import forget
from tests.courses.pupil import attend
from tests.serving.served import started
from tutor.command import main
from tutor.library.own import BROUGHT
from tutor.story.questions import Question

PUPILS = 30

COURSE = """
course: 1
title: {en: Sharing}
due: 2099-12-01
chapters:
  - title: {en: To begin with}
    items: [{text: {en: Welcome.}}, {scenario: table.yaml}]
  - title: {en: To think about}
    items: [{scenario: why.yaml}]
  - title: {en: Exercises}
    items: [{exercise: shares, seed: 2009}]
"""
HEAD = "aula: 1\ngame: innovation\ntitle: {en: %s}\nplayers: [Ann, Bob]\n"
TABLE = """
position:
  turn: Ann
  piles: {1: [oars, tools]}
  players: {Ann: {board: {green: [sailing]}}, Bob: {board: {green: [clothing]}}}
moves:
  - ask: {who: {key: dogma sailing, effect: 1, role: affected}}
  - Ann: dogma sailing
"""
WHY = """
position: {turn: Ann, players: {Ann: {hand: [sailing, oars]}, Bob: {}}}
moves:
  - ask:
      prompt: {en: Why does Ann wait with Oars?}
      choose: [{say: {en: To gain time.}, right: yes}, {say: {en: By mistake.}}]
  - Ann: meld sailing
"""


def written(folder: Path) -> Path:
    """The course of a teacher, in a folder of its own."""
    texts = {"course": COURSE, "table": HEAD % "Who acts?" + TABLE, "why": HEAD % "Why?" + WHY}
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text.lstrip(), encoding="utf-8")
    return folder / "course.yaml"


def questions_of(course: Path) -> list[Question]:
    """The question of each item, with what is right."""
    assert main(["check", str(course)]) == 0
    app = attend("course=own/course&language=en")
    found = []
    for item in range(3):
        app.handle({"do": "item", "n": item})
        assert app.asking is not None
        assert app.asking.question is not None
        found.append(app.asking.question)
    return found


def knows(pupil: int, question: int) -> bool:
    """Every combination of right and wrong answers is handed in by somebody."""
    return bool(pupil >> question & 1)


def answer(page: Page, question: Question, right: bool) -> None:
    """Answer as a pupil does, at first rightly or not."""
    wrong = next(one.id for one in question.options if (one.id,) not in question.right)
    chosen = question.right[0] if right else (wrong,)
    words = {one.id: one.words for one in question.options}
    asked = page.locator(".question").filter(visible=True)
    for id in chosen:
        asked.locator(".options label").get_by_text(words[id], exact=True).click()
    asked.get_by_role("button", name="Check").click()
    expect(asked.locator(".verdict.right" if right else ".verdict.wrong")).to_be_visible()


@pytest.mark.nightly
def test_thirty_browsers_hand_in_what_becomes_a_table(browser: Browser, tmp_path: Path) -> None:
    """Each pupil solves the course in a profile of their own; nothing is known of them but what they save."""
    course = written(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(BROUGHT, os.environ.get(BROUGHT, ""))
        asked = questions_of(course)
    forget()
    command = [sys.executable, "-m", "tutor.command", str(course), "--no-browser", "--port", "8907"]
    files = []
    with started(command, Path.cwd(), dict(os.environ)) as address:
        for pupil in range(PUPILS):
            # Where not everything is on one screen, what can be chosen stands in a list.
            narrow = {"width": 700, "height": 900}
            with visit(browser, address, "?language=en&course=own/course&item=0", viewport=narrow) as page:
                for number, question in enumerate(asked):
                    go_to(page, f"?language=en&course=own/course&item={number}")
                    answer(page, question, knows(pupil, number))
                page.locator(".course-bar").get_by_role("button", name="Contents").click()
                page.get_by_label("Your name").fill(f"Pupil {pupil:02}")
                with page.expect_download() as download:
                    page.get_by_role("button", name="Save the result").click()
                files.append(tmp_path / f"{pupil:02}-{download.value.suggested_filename}")
                download.value.save_as(files[-1])
    table = tmp_path / "class.csv"
    assert main(["collect", *map(str, files), "-o", str(table)]) == 0
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    order = [row["question"] for row in rows[: len(asked)]]
    found = {(row["pupil"], row["question"]): row["first_try_right"] for row in rows}
    assert found == {
        (f"Pupil {pupil:02}", name): str(int(knows(pupil, number)))
        for pupil in range(PUPILS)
        for number, name in enumerate(order)
    }
    assert {row["late"] for row in rows} == {"0"}
    assert f"Pupil {PUPILS - 1}" in table.with_suffix(".html").read_text(encoding="utf-8")
