"""Which lessons and exercises teach which rule: a table, and no rule without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.rules import rules
from tutor.command import main
from tutor.library.folder import notebooks
from tutor.story.exercises import KINDS
from tutor.story.lessons import lessons, questions

LESSONS = sorted((notebooks() / "lessons").rglob("*.yaml"))


def test_every_rule_is_taught() -> None:
    table: dict[str, list[str]] = {rule: [] for rule in rules("en")}
    for id, lesson in lessons().items():
        for rule in lesson.teaches:
            table[rule].append(id)
    for kind in KINDS.values():
        for rule in kind.rules:
            table[rule].append(f"exercise {kind.id}")
    for rule, by in table.items():
        print(f"{rule:9} {', '.join(by)}")
    assert [rule for rule, by in table.items() if not by] == []


def test_lessons_come_after_those_that_teach_what_they_need() -> None:
    for lesson in lessons().values():
        for needed in lesson.needs:
            assert needed in lessons(), f"{lesson.id} needs {needed}"


def test_what_a_lesson_teaches_is_practised_by_its_questions() -> None:
    for id, lesson in lessons().items():
        decided = {rule for _, question in questions(lesson, "en") for rule in question.rules}
        missing = set(lesson.teaches) - decided
        assert not missing, f"{id} teaches {', '.join(sorted(missing))} but asks nothing about it"


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_check_accepts_lessons(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out.endswith(": good\n")


def test_check_refuses_a_broken_lesson_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (notebooks() / "lessons" / "innovation" / "02-drawing.yaml").read_text(encoding="utf-8")
    file = tmp_path / "lesson.yaml"
    for old, new in (
        ("teaches: [INN-2.1", "teaches: [INM-2.1"),
        ("after: [Ada: draw]", "after: [Eva: draw]"),
        ("count: Ada.hand", "count: Ada.hant"),
        ('  it: "Pescare"\n', ""),
        ("lesson: 1", "lesson: 2"),
        ("red: [gunpowder, archery]", "red: [gunpowder, tools]"),
    ):
        assert old in good
        file.write_text(good.replace(old, new), encoding="utf-8")
        assert main(["check", str(file)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "lesson.yaml, line " in said, said
