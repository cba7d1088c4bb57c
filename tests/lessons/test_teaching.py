"""Which lessons and exercises teach which rule: a table, and no rule without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.rules import rules
from tutor.command import main
from tutor.command.start import notebooks
from tutor.exercise import KINDS
from tutor.lessons import lessons, questions

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


def test_what_a_lesson_teaches_is_decided_by_some_of_its_questions() -> None:
    """But for rules of which no event cites just that one: these are told, or asked about by what follows."""
    told = {
        "INN-1.1", "INN-2.1", "INN-2.3", "INN-5.1", "INN-5.6", "INN-6.2", "INN-7.11", "INN-9.7", "INN-9.8",
        "INN-5.9", "INN-5.10", "INN-5.11", "INN-3.3", "INN-10.3", "INN-7.1", "INN-7.2", "INN-8.3", "INN-7.10",
        "CIV-1.1", "CIV-1.2", "CIV-1.4", "CIV-2.2", "CIV-4.6", "CIV-4.8", "CIV-5.4",
    }  # fmt: skip
    for id, lesson in lessons().items():
        decided = {rule for _, question in questions(lesson, "en") for rule in question.rules}
        missing = set(lesson.teaches) - decided - told
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
