"""The course of a game as plain data, words included; drawn by `course.js`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from cards.rules import rules
from cards.terms import Language
from tutor.story.course import course, lanes, lines
from tutor.story.courses import courses
from tutor.story.exam import page_about
from tutor.story.exercises import KINDS, LEVELS
from tutor.story.lessons import Lesson, lessons, stops
from tutor.story.pace import seconds
from tutor.story.progress import AnswerTally, Progress
from tutor.story.review import due
from tutor.words import said, spoken

__all__ = ["SHEETS", "course_page"]

Json = dict[str, Any]

SHEETS = (5, 10, 20)
"""How many exercises a worksheet may have."""


def course_page(game: str, language: Language, progress: Progress, today: int) -> Json:
    """Lessons and what builds on what, exercises, and what has been learned."""
    found = [lesson for lesson in lessons().values() if lesson.game == game]
    waiting = Counter(page_about()[fact][0] for fact in due(progress, game, today))
    coming = _next(found, progress)
    return {
        "title": said(f"learn_{game}", language),
        "lead": said(f"goal_{game}", language),
        "review": _review(game, language, progress, today),
        "begin": _begin(found, language, progress),
        "lessons": [
            {
                **_lesson(lesson, language, progress, waiting[lesson.id], lesson is coming),
                "chapter": _chapter(lesson, language),
            }
            for lesson in found
        ],
        "map": _map(game),
        "exam": {
            "word": said("exam", language),
            "line": said("exam_lead", language),
            "send": {"do": "exam"},
        },
        "mixed": {
            "word": said("mixed", language),
            "line": said("mixed_lead", language),
            "send": {"do": "mixed"},
        },
        "exercises": _exercises(game, language, progress),
        "progress": {**_learned(game, language, progress), "streak": _streak(language, progress, today)},
        "file": json.dumps(progress.data()),
        "worksheet": _worksheet(game, language),
    }


def _review(game: str, language: Language, progress: Progress, today: int) -> Json | None:
    """How many facts are due; nothing where none is."""
    number = len(due(progress, game, today))
    return {"word": said("review", language, n=number), "send": {"do": "review"}} if number else None


def _asked(lesson: Lesson) -> Sequence[int]:
    """The places of the questions."""
    return [number for number, place in enumerate(stops(lesson)) if place.task is not None]


def _left(lesson: Lesson, progress: Progress) -> Sequence[int]:
    """The places of the questions that have not been answered rightly yet."""
    solved = progress.lessons.get(lesson.id, frozenset())
    return [place for number, place in enumerate(_asked(lesson)) if number not in solved]


def _state(lesson: Lesson, progress: Progress) -> str | None:
    left = len(_left(lesson, progress))
    return "done" if not left else "begun" if left < len(_asked(lesson)) else None


def _open(lesson: Lesson, progress: Progress) -> Json:
    """Opens a lesson where one was, or at its beginning."""
    begun = _state(lesson, progress) == "begun"
    return {"do": "lesson", "id": lesson.id, "step": _left(lesson, progress)[0] if begun else 0}


def _begin(found: Sequence[Lesson], language: Language, progress: Progress) -> Json | None:
    """Where to begin or to go on: the first lesson that is not done."""
    lesson = _next(found, progress)
    if lesson is None:
        return None
    key = "go_on_with" if any(_state(one, progress) for one in found) else "begin_with"
    title = spoken(lesson.title, language)
    return {"word": said(key, language, title=title), "send": _open(lesson, progress)}


def _next(found: Sequence[Lesson], progress: Progress) -> Lesson | None:
    """The first lesson that is not done."""
    return next((lesson for lesson in found if _state(lesson, progress) != "done"), None)


def _streak(language: Language, progress: Progress, today: int) -> str | None:
    """On how many days in a row one has learned; of a single one, or of a gap, nothing is said."""
    days = progress.streak(today)
    return said("streak", language, n=days) if days > 1 else None


@cache
def _minutes(id: str, language: Language) -> int:
    return max(1, round(seconds(lessons()[id], language) / 60))


def _lesson(lesson: Lesson, language: Language, progress: Progress, waiting: int, coming: bool) -> Json:
    asked, state = len(_asked(lesson)), _state(lesson, progress)
    answered = asked - len(_left(lesson, progress))
    steps = len(stops(lesson))
    about = [
        said("lesson_minutes", language, n=_minutes(lesson.id, language)),
        said("lesson_steps" if steps > 1 else "lesson_steps_1", language, n=steps),
    ]
    if state is not None:
        about.append(said(f"lesson_{state}", language, n=answered, count=asked))
    if waiting:
        about.append(said("lesson_due", language, n=waiting))
    if coming:
        about.append(said("lesson_next", language))
    needs = [spoken(lessons()[id].title, language) for id in lesson.needs]
    return {
        "id": lesson.id,
        "title": spoken(lesson.title, language),
        "line": " · ".join(about),
        "needs": said("builds_on", language, titles=", ".join(needs)) if needs else None,
        "rules": list(lesson.teaches),
        "state": state,
        "part": answered / asked if asked else 0,
        "next": coming,
        "send": _open(lesson, progress),
    }


def _chapter(lesson: Lesson, language: Language) -> str | None:
    """The title of the chapter that begins with a lesson."""
    course = courses().get(lesson.game)
    chapters = () if course is None else course.chapters
    begun = (one for one in chapters if one.items and one.items[0].id == lesson.id)
    return next((spoken(chapter.title, language) for chapter in begun), None)


def _map(game: str) -> Json:
    """In which lane each lesson lies, and the lines between them: [row, lane, row, lane]."""
    graph = course(game)
    order = list(graph)
    found = lanes(graph, order)
    return {
        "lanes": [found[id] for id in order],
        "lines": [[*line.start, *line.end] for line in lines(graph, order)],
    }


def _exercises(game: str, language: Language, progress: Progress) -> list[Json]:
    return [
        {
            "id": kind.id,
            "title": spoken(kind.title, language),
            "rules": list(kind.rules),
            "levels": [
                {
                    "level": level,
                    "word": said("level", language, n=level),
                    "solved": _solved(progress.exercises.get(f"{kind.id}/{level}"), language),
                    "send": {"do": "exercise", "kind": kind.id, "level": level},
                }
                for level in LEVELS
            ],
        }
        for kind in KINDS.values()
        if kind.game == game
    ]


def _solved(tally: AnswerTally | None, language: Language) -> str | None:
    if tally is None or not tally.right:
        return None
    return said("solved_1" if tally.right == 1 else "solved", language, n=tally.right)


def _worksheet(game: str, language: Language) -> Json:
    """What can be chosen for a worksheet."""
    kinds = [
        {"id": kind.id, "word": spoken(kind.title, language)} for kind in KINDS.values() if kind.game == game
    ]
    return {
        "kinds": [{"id": "", "word": said("worksheet_all", language)}, *kinds],
        "levels": [{"id": level, "word": said("level", language, n=level)} for level in LEVELS],
        "numbers": list(SHEETS),
    }


def _learned(game: str, language: Language, progress: Progress) -> Json:
    """What was learned, rule by rule."""
    own = [rule for rule in rules(language).values() if rule.game == game]
    learned = [rule for rule in own if progress.standing(rule.id) == "learned"]
    sections = list(dict.fromkeys(rule.section for rule in own))
    return {
        "line": said("rules_learned", language, n=len(learned), count=len(own)),
        "part": len(learned) / len(own),
        "sections": [
            {
                "title": section,
                "rules": [_rule(rule.id, language, progress) for rule in own if rule.section == section],
            }
            for section in sections
        ],
    }


def _rule(id: str, language: Language, progress: Progress) -> Json:
    standing = progress.standing(id)
    return {"id": id, "state": standing, "word": f"{id} · {said(f'rule_{standing}', language)}"}
