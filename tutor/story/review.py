"""A review: old facts, each with a question of the lessons that makes one decide it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from cards.rules.facts import rule_facts
from cards.terms import GameName
from tutor.story.lessons import Lesson, LessonPage, lessons
from tutor.story.progress import Progress
from tutor.story.questions import Task
from tutor.words import by_language

__all__ = ["REVIEW", "due", "lesson_about", "review_lesson"]

REVIEW = "review"
"""The id of a review, which is a lesson in no file."""


@cache
def _asking() -> Mapping[str, tuple[tuple[LessonPage, Task], ...]]:
    """The questions that decide a fact, with their pages."""
    asked = [
        (page, task) for lesson in lessons().values() for page in _on_their_own(lesson) for task in page.tasks
    ]
    return {
        fact: tuple((page, task) for page, task in asked if fact in task.facts) for fact in rule_facts("en")
    }


def _on_their_own(lesson: Lesson) -> Iterator[LessonPage]:
    """The pages, each with a table of its own and the moves that led to it."""
    before = lesson.pages[0]
    for page in lesson.pages:
        if page.goes_on:
            moves = (*before.moves, *page.moves)
            before = replace(page, table=before.table, scenario=before.scenario, moves=moves)
        else:
            before = page
        yield before


def due(progress: Progress, game: str, today: int) -> tuple[str, ...]:
    """The facts that are to be asked again; those that went wrong come first."""
    waiting = [
        (memory.box, memory.due, fact)
        for fact, memory in progress.facts.items()
        if memory.due <= today and rule_facts("en")[fact].game == game and _asking()[fact]
    ]
    return tuple(fact for *_, fact in sorted(waiting))


def review_lesson(game: GameName, wanted: Iterable[str], turn: int) -> Lesson:
    """A lesson that asks these facts and teaches nothing; another turn brings other questions."""
    return lesson_about(REVIEW, game, wanted, turn)


def lesson_about(name: str, game: GameName, wanted: Iterable[str], turn: int) -> Lesson:
    """A lesson in no file: of each fact a question, by turns, and what it says of itself under its name."""
    say = by_language(f"{name}_say")
    chosen = {
        id(task): replace(page, say=say, facts=(), tasks=(task,))
        for page, task in (_asking()[fact][turn % len(_asking()[fact])] for fact in wanted)
    }
    return Lesson(name, game, by_language(f"{name}_title"), (), (), tuple(chosen.values()))
