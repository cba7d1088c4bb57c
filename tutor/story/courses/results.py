"""What a pupil hands in at the end of a course, as a file or as a code, and how a teacher's machine reads it.

    {"aula_result": 1, "course": "own/my-class", "title": "Who shares?", "pupil": "Anna Verdi",
     "due": "2026-12-01" or null, "day": "2026-11-30",
     "questions": [["lesson/innovation/01-goal/0", ["INN-1.1.a"], 1, 0, 1, "2026-11-29"], ...]}

A row is a question, the facts that it makes one decide, whether its first answer was right, how many were
wrong, whether it was answered rightly in the end, and when it was first answered; without an answer the last
four are null. A code is the same text, squeezed into letters and digits.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from cards.terms import LANGUAGES, Language
from tutor.story.course_answers import CourseAnswer, CourseAnswers
from tutor.story.courses.course import Course
from tutor.words import spoken

__all__ = ["HandedIn", "ResultRow", "code_of", "hand_in", "read_results"]

VERSION = 1
MOST_BYTES = 500_000
MOST_ROWS = 2_000
LONGEST_WORD = 200


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What became of a question."""

    question: str
    facts: tuple[str, ...]
    answer: CourseAnswer | None
    """None: it was not answered."""


@dataclass(frozen=True, slots=True)
class HandedIn:
    """The result of a pupil."""

    course: str
    title: str
    pupil: str
    day: str
    due: str | None
    rows: tuple[ResultRow, ...]

    @property
    def late(self) -> bool:
        """Whether it was handed in after the day on which it was due."""
        return self.due is not None and self.day > self.due


def hand_in(
    course: Course, answers: CourseAnswers, pupil: str, today: int, language: Language = LANGUAGES[0]
) -> dict[str, Any]:
    """The result of a pupil, ready for JSON."""
    return {
        "aula_result": VERSION,
        "course": course.id,
        "title": spoken(course.title, language),
        "pupil": " ".join(pupil.split())[:LONGEST_WORD],
        "due": None if course.due is None else course.due.isoformat(),
        "day": _iso(today),
        "questions": [
            [name, list(item.facts(number)), *_cells(answers.get(name))]
            for name, (item, number) in course.questions.items()
        ],
    }


def _cells(answer: CourseAnswer | None) -> list[Any]:
    if answer is None:
        return [None, None, None, None]
    return [int(answer.first), answer.wrong, int(answer.right), _iso(answer.day)]


def _iso(day: int) -> str:
    return date.fromordinal(max(1, day)).isoformat()


def code_of(result: Mapping[str, Any]) -> str:
    """A result in letters and digits, to be pasted into a letter or a form.

    >>> read_results(code_of({"aula_result": 1, "course": "a", "title": "A", "pupil": "Bo", "due": None,
    ...     "day": "2026-11-30", "questions": []}))[0].pupil
    'Bo'
    """
    text = json.dumps(result, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def read_results(text: str) -> list[HandedIn]:
    """The results that a text holds: a file that was handed in, or codes, one on each line.

    Raises ValueError, in a few words, if it holds anything else.
    """
    if len(text) > MOST_BYTES:
        raise ValueError("more than a result can be")
    text = text.strip().removeprefix("\ufeff")
    if text.startswith("{"):
        return [_result(text)]
    found = [_result(_unpacked(line.strip())) for line in text.splitlines() if line.strip()]
    if not found:
        raise ValueError("nothing")
    return found


def _unpacked(code: str) -> str:
    try:
        unpacking = zlib.decompressobj()
        raw = unpacking.decompress(base64.urlsafe_b64decode(code), MOST_BYTES)
    except (ValueError, zlib.error) as error:
        raise ValueError("neither a result nor a code") from error
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError("a code that is not whole")
    return raw.decode("utf-8", "replace")


def _result(text: str) -> HandedIn:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError("no result of Aula's") from error
    match said:
        case {
            "aula_result": 1,
            "course": str(course),
            "title": str(title),
            "pupil": str(pupil),
            "day": str(day),
            "due": None | str() as due,
            "questions": [*rows],
        } if len(rows) <= MOST_ROWS:
            return HandedIn(
                course[:LONGEST_WORD],
                title[:LONGEST_WORD],
                " ".join(pupil.split())[:LONGEST_WORD],
                _day(day).isoformat(),
                None if due is None else _day(due).isoformat(),
                tuple(map(_row, rows)),
            )
    raise ValueError("no result of Aula's")


def _row(row: Any) -> ResultRow:
    match row:
        case [str(name), [*facts], None, None, None, None]:
            return ResultRow(name[:LONGEST_WORD], _words(facts), None)
        case [str(name), [*facts], 0 | 1 as first, int(wrong), 0 | 1 as right, str(day)] if wrong >= 0:
            answer = CourseAnswer(bool(first), wrong, bool(right), _day(day).toordinal())
            return ResultRow(name[:LONGEST_WORD], _words(facts), answer)
    raise ValueError("a result that is damaged")


def _words(found: list[Any]) -> tuple[str, ...]:
    return tuple(str(one)[:LONGEST_WORD] for one in found)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ValueError("a result without a day") from error
