"""The sheet of the lesson or exercise that is open: its question, and what can be done now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.terms import Language
from tutor.pages.learn.practice import Practice
from tutor.pages.learn.walk import Walk
from tutor.pages.shape import LessonSheet
from tutor.story.exam import EXAM
from tutor.story.lessons import lessons
from tutor.story.review import REVIEW
from tutor.story.shape import WayOn
from tutor.words import said, spoken

__all__ = ["lesson_sheet"]


def lesson_sheet(done: Walk | Practice, then: str | None, language: Language) -> LessonSheet:
    """What is seen beside the table; then is the lesson that follows a review."""
    asking, head = done.asking, done.content()
    return {
        **head,
        "question": asking.asked(head["id"]),
        "exploring": asking.aside is not None,
        "ways": _ways(done, then, language),
        "leave": _way("to_course", {"do": "course"}, language),
    }


def _ways(done: Walk | Practice, then: str | None, language: Language) -> list[WayOn]:
    """What can be done now, besides answering."""
    asking = done.asking
    if asking.aside is not None:
        return [_way("return_lesson", {"do": "return"}, language, primary=True)]
    wrong = asking.verdict is not None and not asking.verdict.right
    onward = not wrong and not asking.open
    ways: list[WayOn] = []
    if wrong:
        ways.append(_way("retry", {"do": "retry"}, language, primary=True))
    if asking.diagnosing and not asking.playing:
        ways.append(_way("show_answer", {"do": "show"}, language))
    if isinstance(done, Practice):
        ways.append(_way("another", {"do": "another"}, language, primary=onward))
    else:
        ways += _ways_through(done, then, onward, language)
        ways += _ways_aside(done, onward)
    if onward and not any(way.get("primary") for way in ways):
        ways.insert(0, _way("to_course", {"do": "course"}, language, primary=True))
    ways.append(_way("explore", {"do": "explore"}, language))
    return ways


def _ways_through(walk: Walk, then: str | None, onward: bool, language: Language) -> list[WayOn]:
    """On and back in a lesson."""
    ways: list[WayOn] = []
    if not walk.last:
        send = {"do": "step", "at": walk.at + 1}
        ways.append(_way("next" if onward else "skip", send, language, primary=onward))
    elif walk.lesson.id != REVIEW and walk.within is None:
        word = "exam_result" if walk.lesson.id == EXAM else "finish"
        ways.append(_way("finish", {"do": "finish"}, language, primary=onward, word=word))
    elif then:
        title = spoken(lessons()[then].title, language)
        ways.append(_way("next_lesson", {"do": "lesson", "id": then}, language, primary=onward, title=title))
    if walk.at:
        ways.append(_way("previous", {"do": "step", "at": walk.at - 1}, language))
    return ways


def _ways_aside(walk: Walk, onward: bool) -> Iterator[WayOn]:
    """Into the variations that depart here, or out of one."""
    if walk.within is not None:
        yield _way("leave_variation", {"do": "variation"}, walk.language, primary=onward and walk.last)
        return
    for number, lesson in walk.variations:
        word = spoken(lesson.title, walk.language)
        yield {"id": f"variation {number}", "word": word, "send": {"do": "variation", "n": number}}


def _way(
    id: str,
    send: Mapping[str, Any],
    language: Language,
    primary: bool = False,
    title: str = "",
    word: str | None = None,
) -> WayOn:
    key = word or ("next_step" if id == "next" else id)
    return {"id": id, "word": said(key, language, title=title), "send": dict(send), "primary": primary}
