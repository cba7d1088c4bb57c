"""The end of a lesson, and of the course: what one can do now, what to repeat, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards.terms import Language
from tutor.library.scenarios import library
from tutor.pages.learn.walk import Walk
from tutor.story.exercises import KINDS
from tutor.story.lessons import Lesson, lessons, stops
from tutor.story.progress import Progress
from tutor.table import explain
from tutor.words import said, spoken

__all__ = ["lesson_end"]

Json = dict[str, Any]

FIRST_GAME = "first-game"
"""From the lesson of this name on one knows enough to play."""

QUIET = ({"name": "Ada", "kind": "human"}, {"name": "Leo", "kind": "distracted"})
"""The game that one can play after a lesson: against somebody who is easily beaten."""


def lesson_end(walk: Walk, progress: Progress, language: Language) -> Json:
    """What a lesson has brought; after the last one that was left, what the whole course has."""
    own = [lesson for lesson in lessons().values() if lesson.game == walk.lesson.game]
    left = [lesson for lesson in own if not _done(lesson, progress)]
    asked = [(step, tried) for step, tried in enumerate(walk.tried) if walk.places[step].task is not None]
    at_once = sum(tried.right and not tried.wrong for _, tried in asked)
    taught = walk.lesson.teaches if left else [id for lesson in own for id in lesson.teaches]
    known = [id for id in dict.fromkeys(taught) if progress.knows(id)]
    return {
        "title": said(
            "course_ended" if not left else "lesson_ended", language, title=_title(walk.lesson, language)
        ),
        "line": said("at_once", language, n=at_once, count=len(asked)) if asked else None,
        "topics": [],
        "can": [_rule(id, language) for id in known] if left else [],
        "course": None
        if left
        else said("course_can", language, n=len(known), count=len(dict.fromkeys(taught))),
        "repeat": [
            *(
                {
                    "word": said("repeat_step", language, n=step + 1),
                    "send": {"do": "lesson", "id": walk.lesson.id, "step": step},
                }
                for step, tried in asked
                if tried.wrong or not tried.right
            ),
            *_practice(taught, known, walk.lesson.game, language),
        ],
        "next": _next(walk.lesson, own, left, language),
    }


def _done(lesson: Lesson, progress: Progress) -> bool:
    questions = sum(stop.task is not None for stop in stops(lesson))
    return not questions or bool(progress.done({lesson.id: questions}))


def _title(lesson: Lesson, language: Language) -> str:
    return spoken(lesson.title, language)


def _rule(id: str, language: Language) -> Json:
    """A rule by its first sentences."""
    found = explain.rule(id, language)
    assert found is not None
    return {"id": id, "parts": found["paragraphs"][0]}


def _practice(taught: Sequence[str], known: Sequence[str], game: str, language: Language) -> list[Json]:
    """The exercises for what was taught, those for what is not known yet first."""
    kinds = [kind for kind in KINDS.values() if kind.game == game and set(kind.rules) & set(taught)]
    ordered = sorted(kinds, key=lambda kind: all(rule in known for rule in kind.rules))
    return [
        {
            "word": said("practise_kind", language, title=spoken(kind.title, language)),
            "send": {"do": "exercise", "kind": kind.id, "level": 1},
        }
        for kind in ordered[:2]
    ]


def _next(lesson: Lesson, own: Sequence[Lesson], left: Sequence[Lesson], language: Language) -> list[Json]:
    """Where to go on: the next lesson that is not done, or a game; and the course."""
    later = [one for one in own[own.index(lesson) + 1 :] if one in left]
    ways = [
        {
            "word": said("next_lesson", language, title=_title(one, language)),
            "send": {"do": "lesson", "id": one.id, "step": 0},
        }
        for one in (*later, *left)[:1]
    ]
    if not left:
        ways.append({"word": said("play_now", language), "send": {"do": "page", "page": "play"}})
        ways.append({"word": said("exam", language), "send": {"do": "exam"}})
    elif any(one.id.endswith(FIRST_GAME) for one in own[: own.index(lesson) + 1]):
        ways.append({"word": said("play_on", language), "send": {"do": "start", "players": QUIET}})
    return [
        *ways,
        *_scenarios(lesson, language),
        {"word": said("to_course", language), "send": {"do": "course"}},
    ]


def _scenarios(lesson: Lesson, language: Language) -> list[Json]:
    """Where it can be seen in a game."""
    return [
        {
            "word": said("see_it_in", language, title=library()[id].said("title", language)),
            "send": {"do": "scenario", "id": id},
        }
        for id in lesson.see
        if id in library()
    ]
