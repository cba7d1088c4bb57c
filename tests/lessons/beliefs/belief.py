"""What a belief is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.story.exercises import Exercise
from tutor.story.questions import Question
from tutor.story.questions.question import Answer

Belief = Callable[[Exercise, Question], Answer]
"""What somebody answers who holds a mistaken belief."""


def named(question: Question, ids: Iterable[str]) -> Answer:
    """The options with these ids, in the order in which they are offered."""
    wanted = set(ids)
    return tuple(option.id for option in question.options if option.id in wanted)
