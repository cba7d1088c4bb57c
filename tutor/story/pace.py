"""How long the lessons take somebody who reads them for the first time: a model, from words and steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cards.terms import GameName, Language
from tutor.story.lessons import Lesson
from tutor.story.questions.kinds import Do, Task
from tutor.words import spoken

__all__ = ["FIRST_GAME", "MOST", "seconds"]

MOST: Final[Mapping[GameName, int]] = {"innovation": 90, "civ": 40}
"""So many minutes the lessons of a game are to take at most."""

FIRST_GAME = 12
"""After so many minutes at most one plays for the first time."""

WORDS = 200 / 60
"""Words read in a second, by somebody who reads to understand."""

THINKING = 8
"""Seconds to look at the table and decide."""

ANSWER = 3
"""Seconds for each answer given at the table."""

VERDICT = 5
"""Seconds to watch what follows."""


def seconds(lesson: Lesson, language: Language) -> float:
    """How long a lesson takes."""
    return sum(
        _reading(spoken(page.say, language)) + sum(_asked(task, language) for task in page.tasks)
        for page in lesson.pages
    )


def _reading(text: str) -> float:
    return len(text.split()) / WORDS


def _asked(task: Task, language: Language) -> float:
    """A question: its words but for the hints, the thought, the answers, and what follows."""
    hints = {id(hint) for hint in task.hints}
    words = sum(_reading(spoken(text, language)) for text in task.texts() if id(text) not in hints)
    answers = task.what.steps if isinstance(task.what, Do) else 1
    return words + THINKING + answers * ANSWER + VERDICT
