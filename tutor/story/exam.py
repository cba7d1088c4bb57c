"""The exam at the end of a course: questions on every topic of the rules, others each time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cards.rules import rules
from cards.rules.facts import rule_facts
from cards.terms import GameName, Language
from engine import luck
from tutor.story.lessons import Lesson, lessons, stops
from tutor.story.review import lesson_about

__all__ = ["EXAM", "QUESTIONS", "exam_lesson", "page_about", "topic"]

EXAM = "exam"
"""The id of an exam, which is a lesson in no file."""

QUESTIONS = 20


def exam_lesson(game: GameName, seed: int) -> Lesson:
    """A lesson that asks something of each topic; another seed brings other questions."""
    return lesson_about(EXAM, game, _facts(game, seed), seed)


def topic(fact: str, language: Language) -> str:
    """The part of the rules that a fact belongs to."""
    return rules(language)[rule_facts("en")[fact].rule].section


def _facts(game: GameName, seed: int) -> tuple[str, ...]:
    """One fact of each topic, then any, in the order of the rules."""
    own = [fact.id for fact in rule_facts("en").values() if fact.game == game]
    mixed, _ = luck.shuffled(luck.seeded(seed), own)
    first = set({topic(fact, "en"): fact for fact in mixed}.values())
    others = [fact for fact in mixed if fact not in first]
    chosen = {*first, *others[: QUESTIONS - len(first)]}
    return tuple(fact for fact in own if fact in chosen)


@cache
def page_about() -> Mapping[str, tuple[str, int]]:
    """By fact: the lesson that teaches it first, and the place in that lesson."""
    found: dict[str, tuple[str, int]] = {}
    for lesson in lessons().values():
        for place, stop in enumerate(stops(lesson)):
            for fact in lesson.pages[stop.at].facts:
                found.setdefault(fact, (lesson.id, place))
    return found
