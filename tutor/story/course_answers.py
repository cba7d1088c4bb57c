"""What was answered in courses, question by question: kept with a learner's progress, and handed in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.node import Node

__all__ = ["CourseAnswer", "CourseAnswers", "courses_data", "merged_courses", "read_courses"]

MOST_WRONG = 1000
LAST_DAY = 3_652_059
"""The last day of the calendar, as a number."""
MOST_COURSES = 50
MOST_ANSWERS = 1000
_NAME = re.compile(r"[a-z0-9]+(?:[-/_][a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class CourseAnswer:
    """What became of a question of a course."""

    first: bool
    """Whether the first answer was right."""
    wrong: int
    """How many answers were wrong."""
    right: bool
    """Whether it was answered rightly by now."""
    day: int
    """The day of the first answer."""

    def with_one(self, right: bool) -> CourseAnswer:
        """One answer more."""
        return replace(self, wrong=min(self.wrong + (not right), MOST_WRONG), right=self.right or right)

    def merged(self, other: CourseAnswer) -> CourseAnswer:
        """What was answered here and elsewhere: the earlier first answer counts, and of two a wrong one."""
        sooner = min(self, other, key=lambda one: (one.day, one.first))
        return replace(sooner, wrong=max(self.wrong, other.wrong), right=self.right or other.right)


CourseAnswers = Mapping[str, CourseAnswer]
"""The answers of a course by the names of its questions."""


def merged_courses(
    mine: Mapping[str, CourseAnswers], theirs: Mapping[str, CourseAnswers]
) -> Mapping[str, CourseAnswers]:
    """The answers of all courses, given here or there."""
    return {
        **mine,
        **{
            id: {
                **mine.get(id, {}),
                **{name: one.merged(mine.get(id, {}).get(name, one)) for name, one in answers.items()},
            }
            for id, answers in theirs.items()
        },
    }


def courses_data(courses: Mapping[str, CourseAnswers]) -> dict[str, dict[str, list[int]]]:
    """The same ready for JSON."""
    return {
        id: {
            name: [int(one.first), one.wrong, int(one.right), one.day]
            for name, one in sorted(answers.items())
        }
        for id, answers in sorted(courses.items())
    }


def read_courses(node: Node) -> Mapping[str, CourseAnswers]:
    """What was kept. Courses that cannot be opened here stay: they may be elsewhere."""
    kept = list(node.mapping().items())[:MOST_COURSES]
    return {id: _answers(answers) for id, answers in kept if _NAME.fullmatch(id)}


def _answers(node: Node) -> CourseAnswers:
    kept = list(node.mapping().items())[:MOST_ANSWERS]
    return {name: _answer(one) for name, one in kept if _NAME.fullmatch(name)}


def _answer(node: Node) -> CourseAnswer:
    items = node.items("four numbers")
    if len(items) != 4:
        raise node.error(f"expected four numbers, found {len(items)}")
    limits = (1, MOST_WRONG, 1, LAST_DAY)
    first, wrong, right, day = (item.number(0, most) for item, most in zip(items, limits, strict=True))
    return CourseAnswer(bool(first), wrong, bool(right), day)
