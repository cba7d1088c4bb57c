"""The result of an exam: by topic, and what to repeat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cards.terms import Language
from tutor.pages.learn.walk import Walk
from tutor.story.exam import page_about, topic
from tutor.story.lessons import lessons
from tutor.words import said, spoken

__all__ = ["exam_end"]

Json = dict[str, Any]

MOST = 6
"""So many lessons are recommended at most."""


def exam_end(walk: Walk, language: Language) -> Json:
    """What was right at once in each topic, and where to read on about the rest."""
    known = list(_known(walk))
    right = sum(well for _, well in known)
    return {
        "title": said("exam_ended", language),
        "line": said("at_once", language, n=right, count=len(known)),
        "course": None,
        "topics": _topics(known, language),
        "can": [],
        "repeat": _repeat([facts for facts, well in known if not well], language),
        "next": [
            {"word": said("exam_again", language), "send": {"do": "exam"}},
            {"word": said("to_course", language), "send": {"do": "course"}},
        ],
    }


def _known(walk: Walk) -> Iterator[tuple[tuple[str, ...], bool]]:
    """The facts of each question, and whether they were known at once."""
    for place, tried in zip(walk.places, walk.tried, strict=True):
        if place.task is not None:
            yield place.task.facts, tried.right and not tried.wrong


def _topics(known: list[tuple[tuple[str, ...], bool]], language: Language) -> list[Json]:
    found: dict[str, list[bool]] = {}
    for facts, well in known:
        found.setdefault(topic(facts[0], language), []).append(well)
    return [
        {
            "word": said("exam_topic", language, topic=title, n=sum(each), count=len(each)),
            "part": sum(each) / len(each),
        }
        for title, each in found.items()
    ]


def _repeat(missed: list[tuple[str, ...]], language: Language) -> list[Json]:
    """The lessons that teach what was not known, each at the first page of it."""
    places: dict[str, int] = {}
    for facts in missed:
        places.setdefault(*page_about()[facts[0]])
    return [
        {
            "word": spoken(lessons()[id].title, language),
            "send": {"do": "lesson", "id": id, "step": step},
        }
        for id, step in list(places.items())[:MOST]
    ]
