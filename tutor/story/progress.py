"""What a learner has learned, by lesson and by rule: plain data that stays with the learner.

As JSON, to be kept in a browser, exported and imported:

    {"progress": 1,
     "lessons": {"innovation/02-drawing": [0, 1, 3]},          questions answered rightly, by number
     "rules": {"INN-3.1": [4, 1]},                             how often right, how often wrong
     "exercises": {"shares/2": [7, 2]},                        the same by kind and level
     "facts": {"INN-3.1.a": [2, 739938]},                      box of a fact, and the day of its last answer
     "days": [739936, 739938],                                 the days on which something was answered
     "courses": {"own/my-class": {"lesson/innovation/01-goal/0": [1, 0, 1, 739938]}}}
                    each question of a course: right at the first try or not, how often wrong, right by now,
                    and the day of the first answer
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from cards.rules import rules
from cards.rules.facts import rule_facts
from engine.node import Node
from engine.reading import read
from tutor.story.course_answers import CourseAnswer, courses_data, merged_courses, read_courses
from tutor.story.days import days_in_a_row, last_days
from tutor.story.exercises import KINDS, LEVELS
from tutor.story.leitner import BOXES, Memory, recalled
from tutor.story.lessons import lessons

__all__ = ["AnswerTally", "Progress", "kept_progress", "read_progress"]

T = TypeVar("T")

VERSION = 1

LONGEST = 200_000
"""No longer text is read as progress."""

MOST = 1_000_000
"""No count of an imported file is believed above this."""

MOST_QUESTIONS = 1000

LAST_DAY = 3_652_059
"""The last day of the calendar, as a number."""

Standing = Literal["new", "met", "learned"]


@dataclass(frozen=True, slots=True)
class AnswerTally:
    """How often something was answered rightly and wrongly."""

    right: int = 0
    wrong: int = 0

    def with_one(self, right: bool) -> AnswerTally:
        """One answer more."""
        return AnswerTally(self.right + right, self.wrong + (not right))

    def merged(self, other: AnswerTally) -> AnswerTally:
        """The greater of both counts: a file that is imported twice changes nothing."""
        return AnswerTally(max(self.right, other.right), max(self.wrong, other.wrong))


@dataclass(frozen=True, slots=True)
class Progress:
    """What was learned. Nothing of it is ever changed: each answer makes a new one."""

    lessons: Mapping[str, frozenset[int]] = field(default_factory=dict)
    rules: Mapping[str, AnswerTally] = field(default_factory=dict)
    exercises: Mapping[str, AnswerTally] = field(default_factory=dict)
    facts: Mapping[str, Memory] = field(default_factory=dict)
    courses: Mapping[str, Mapping[str, CourseAnswer]] = field(default_factory=dict)
    days: frozenset[int] = frozenset()
    """The days on which something was answered."""

    def answered(self, lesson: str, number: int, rules: Iterable[str], right: bool) -> Progress:
        """A question of a lesson was answered.

        >>> Progress().answered("innovation/02-drawing", 0, ["INN-3.1"], True).standing("INN-3.1")
        'met'
        """
        solved = self.lessons.get(lesson, frozenset()) | ({number} if right else set())
        return replace(self._counted(rules, right), lessons={**self.lessons, lesson: frozenset(solved)})

    def practised(self, kind: str, level: int, rules: Iterable[str], right: bool) -> Progress:
        """An exercise was answered."""
        key = f"{kind}/{level}"
        tally = self.exercises.get(key, AnswerTally()).with_one(right)
        return replace(self._counted(rules, right), exercises={**self.exercises, key: tally})

    def recalled(self, facts: Iterable[str], known: bool, today: int) -> Progress:
        """Facts were asked: known is what was answered rightly at the first try."""
        more = {fact: recalled(self.facts.get(fact), known, today) for fact in facts}
        return replace(self, facts={**self.facts, **more})

    def due_again(self, rules: Container[str], today: int) -> Progress:
        """The facts of some rules are to be asked again, as far as they ever were; their boxes stay."""
        more = {
            fact: memory.due_on(today)
            for fact, memory in self.facts.items()
            if fact.rpartition(".")[0] in rules and memory.due > today
        }
        return replace(self, facts={**self.facts, **more})

    def on_day(self, today: int) -> Progress:
        """Something was answered today."""
        return replace(self, days=last_days(self.days, (today,)))

    def streak(self, today: int) -> int:
        """On how many days in a row something was answered."""
        return days_in_a_row(self.days, today)

    def answered_in(self, course: str, question: str, right: bool, today: int) -> Progress:
        """A question of a course was answered."""
        answers = self.courses.get(course, {})
        answer = answers.get(question, CourseAnswer(right, 0, False, today)).with_one(right)
        return replace(self, courses={**self.courses, course: {**answers, question: answer}})

    def _counted(self, rules: Iterable[str], right: bool) -> Progress:
        more = {rule: self.rules.get(rule, AnswerTally()).with_one(right) for rule in rules}
        return replace(self, rules={**self.rules, **more})

    def knows(self, rule: str) -> bool:
        """Whether a rule was answered more often rightly than wrongly."""
        tally = self.rules.get(rule)
        return tally is not None and tally.right > tally.wrong

    def standing(self, rule: str) -> Standing:
        """How well a rule is known.

        Learned is what was answered more often rightly than wrongly, and of which facts were asked, each of
        which was known on different days.
        """
        if rule not in self.rules:
            return "new"
        asked = [memory.learned for fact, memory in self.facts.items() if fact.rpartition(".")[0] == rule]
        return "learned" if self.knows(rule) and asked and all(asked) else "met"

    def done(self, questions: Mapping[str, int]) -> frozenset[str]:
        """The lessons whose questions were all answered rightly; how many each has is given."""
        return frozenset(
            id
            for id, number in questions.items()
            if number and self.lessons.get(id, frozenset()) >= set(range(number))
        )

    def merged(self, other: Progress) -> Progress:
        """What was learned here and there; in whichever order, and as often as one likes."""
        return Progress(
            {
                id: self.lessons.get(id, frozenset()) | other.lessons.get(id, frozenset())
                for id in (*self.lessons, *(id for id in other.lessons if id not in self.lessons))
            },
            _merged(self.rules, other.rules),
            _merged(self.exercises, other.exercises),
            {
                **self.facts,
                **{fact: memory.merged(self.facts.get(fact, memory)) for fact, memory in other.facts.items()},
            },
            merged_courses(self.courses, other.courses),
            last_days(self.days, other.days),
        )

    def data(self) -> dict[str, Any]:
        """The same ready for JSON."""
        return {
            "progress": VERSION,
            "lessons": {id: sorted(solved) for id, solved in sorted(self.lessons.items())},
            "rules": _pairs(self.rules),
            "exercises": _pairs(self.exercises),
            "facts": {fact: [memory.box, memory.day] for fact, memory in sorted(self.facts.items())},
            # What nobody has done needs no place.
            **({"days": sorted(self.days)} if self.days else {}),
            **({"courses": courses_data(self.courses)} if self.courses else {}),
        }


def _merged(mine: Mapping[str, AnswerTally], theirs: Mapping[str, AnswerTally]) -> dict[str, AnswerTally]:
    return {
        key: mine.get(key, AnswerTally()).merged(theirs.get(key, AnswerTally()))
        for key in (*mine, *(key for key in theirs if key not in mine))
    }


def _pairs(tallies: Mapping[str, AnswerTally]) -> dict[str, Sequence[int]]:
    return {key: [tally.right, tally.wrong] for key, tally in sorted(tallies.items())}


def read_progress(data: Mapping[str, Any] | str) -> Progress:
    """What was exported: plain data or the text of a file.

    Lessons, rules and exercises that there are not (any more) are left out. Raises ScenarioError, in one
    sentence, if it is none.
    """
    root = read(f"{data}\n" if isinstance(data, str) else data)
    found = root.fields(
        ("progress", "lessons", "rules", "exercises", "facts", "days", "courses"), "a progress, a mapping"
    )
    if "progress" not in found or found["progress"].word("the version of the format") != str(VERSION):
        raise root.error(f"expected progress: {VERSION}, the version of the format")
    kinds = {f"{kind}/{level}" for kind in KINDS for level in LEVELS}
    return Progress(
        _known(found, "lessons", lessons(), _numbers),
        _known(found, "rules", rules("en"), _tally),
        _known(found, "exercises", kinds, _tally),
        _known(found, "facts", rule_facts("en"), _memory),
        read_courses(found["courses"]) if "courses" in found else {},
        last_days(_days(found["days"])) if "days" in found else frozenset(),
    )


def _known(
    found: Mapping[str, Node], key: str, known: Container[str], read: Callable[[Node], T]
) -> dict[str, T]:
    """What is said of what there is; all of it has to be readable."""
    said = {id: read(node) for id, node in found[key].mapping().items()} if key in found else {}
    return {id: one for id, one in said.items() if id in known}


def _numbers(node: Node) -> frozenset[int]:
    return frozenset(item.number(0, MOST_QUESTIONS) for item in node.items("a list of numbers"))


def _days(node: Node) -> frozenset[int]:
    return frozenset(item.number(0, LAST_DAY) for item in node.items("a list of days"))


def _tally(node: Node) -> AnswerTally:
    right, wrong = _two(node)
    return AnswerTally(right.number(0, MOST), wrong.number(0, MOST))


def _memory(node: Node) -> Memory:
    box, day = _two(node)
    return Memory(box.number(0, BOXES - 1), day.number(0, LAST_DAY))


def _two(node: Node) -> tuple[Node, ...]:
    items = tuple(node.items("two numbers"))
    if len(items) != 2:
        raise node.error(f"expected two numbers, found {len(items)}")
    return items


def kept_progress(text: str) -> Progress:
    """Progress from a text that may come from anywhere.

    Raises ValueError if it is none.
    """
    if len(text) > LONGEST:
        raise ValueError("too long")
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error
    if not isinstance(found, dict):
        raise ValueError("no progress")
    return read_progress(found)
