"""Attending a course: which item is open, the way through it, and what is handed in. Drawn by `attend.js`.

The contents of a course are a page:

    title, lead     whose work it is, and until when it is to be done; or ""
    begin       null, or {word, send}: where to begin, or to go on; present, the same: to show it to a class
    chapters    [{title, items: [{text, parts} or {n, title, line, state (null, "begun", "done"), send}]}]
    result      {line, part (from 0 to 1)}: how far one is
    made        null, or a file to be saved now: {n (grows), name, text}
    code        null, or the same in letters and digits

Above whatever else is open stands a line, in the view of the app beside the page:

    course      null, or {title, line (which item of how many) or null, ways: [Way]}

Messages: {do: "item", n} opens an item, {do: "contents"} leads back to the page,
{do: "hand_in", name, as ("file", "code")} makes the result.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from cards.terms import GameName, Language
from tutor.library.credit import credit
from tutor.library.own import OWN
from tutor.pages.shape import SlideCourse
from tutor.story.course_answers import CourseAnswers
from tutor.story.courses import Course, CourseItem, courses, hand_in
from tutor.story.courses.results import code_of
from tutor.story.notes import note_parts, note_text
from tutor.words import said, spoken

__all__ = ["Attending", "brought_course"]

Json = dict[str, Any]


def brought_course() -> str | None:
    """The course with which the app was started, or that came with this site."""
    return next((id for id in courses() if id.startswith(OWN)), None)


@dataclass
class Attending:
    """A course that somebody attends."""

    course: Course
    at: int | None = None
    """The place among the items that was opened last."""
    made: Json | None = None
    code: str | None = None
    _files: int = 0

    @property
    def item(self) -> CourseItem | None:
        """The item that was opened last."""
        places = self.course.places
        return places[self.at] if self.at is not None and self.at < len(places) else None

    def rest(self) -> None:
        """Let go of what was handed to the browser once."""
        self.made = self.code = None

    def give(self, name: str, as_code: bool, answers: CourseAnswers, today: int, language: Language) -> None:
        """Make the result of a pupil."""
        result = hand_in(self.course, answers, name, today, language)
        if as_code:
            self.code = code_of(result)
            return
        self._files += 1
        plain = "-".join("".join(sign if sign.isalnum() else " " for sign in name.casefold()).split())[:60]
        text = json.dumps(result, ensure_ascii=False, indent=1)
        self.made = {"n": self._files, "name": f"aula-{plain or 'result'}.json", "text": text}

    # What is to be seen ------------------------------------------------------------------

    def bar(self, here: bool, language: Language) -> Json:
        """The line above the page; `here`: the item that was opened last is what is seen."""
        course, places = self.course, self.course.places
        at = self.at if here else None
        ways = [_way("contents", said("course_contents", language), {"do": "contents"})]
        if at is not None:
            if at:
                ways.append(_way("previous", said("course_previous", language), _open(at - 1)))
            ways.append(self._onward(at, language))
        return {
            "title": spoken(course.title, language),
            "line": None if at is None else said("course_place", language, n=at + 1, count=len(places)),
            "ways": ways,
        }

    def _onward(self, at: int, language: Language) -> Json:
        places = self.course.places
        if at + 1 == len(places):
            return _way("next", said("course_finish", language), {"do": "contents"})
        title = places[at + 1].title(language)
        return _way("next", said("course_next", language, title=title), _open(at + 1))

    def outline(self, at: int, language: Language) -> SlideCourse:
        """All that can be shown to a class, chapter by chapter, texts included, and the ways from an item."""
        course, starts = self.course, [0]
        for chapter in course.chapters:
            starts.append(starts[-1] + len(chapter.items))
        begun = [start for start, chapter in zip(starts, course.chapters, strict=False) if chapter.items]
        onward = at + 1 if at + 1 < len(course.items) else None
        return {
            "title": spoken(course.title, language),
            "n": at,
            "item": {"next": onward, "previous": at - 1 if at else None},
            "chapter": {
                "next": next((start for start in begun if start > at), None),
                # From within a chapter back to its beginning, as in a book that is heard.
                "previous": next((start for start in reversed(begun) if start < at), None),
            },
            "then": None if onward is None else {"words": _shown(course.items[onward], language), "note": []},
            "chapters": [
                {
                    "title": spoken(chapter.title, language),
                    "items": [
                        {"n": n, "words": _shown(item, language), "current": n == at}
                        for n, item in enumerate(chapter.items, start)
                    ],
                }
                for start, chapter in zip(starts, course.chapters, strict=False)
            ],
        }

    def content(self, answers: CourseAnswers, language: Language) -> Json:
        """The page of contents."""
        course = self.course
        every = course.questions
        given = [answers[name] for name in every if name in answers]
        due = "" if course.due is None else said("course_due", language, day=_day(course, language))
        return {
            "title": spoken(course.title, language),
            "lead": " ".join(filter(None, (due, credit(course.said, language)))),
            "begin": self._begin(answers, language),
            "present": {"word": said("present", language), "send": {"do": "lecture", "n": 0}},
            "chapters": self._chapters(answers, language),
            "result": {
                "line": said(
                    "course_result_line",
                    language,
                    n=len(given),
                    count=len(every),
                    first=sum(one.first for one in given),
                ),
                "part": len(given) / len(every),
            },
            "made": self.made,
            "code": self.code,
        }

    def _begin(self, answers: CourseAnswers, language: Language) -> Json | None:
        """Where to begin or to go on: the first item that is not done."""
        for n, item in enumerate(self.course.places):
            if _state(item, answers) != "done":
                key = "course_go_on" if answers else "course_begin"
                return {"word": said(key, language, title=item.title(language)), "send": _open(n)}
        return None

    def _chapters(self, answers: CourseAnswers, language: Language) -> list[Json]:
        numbers = {item.name: n for n, item in enumerate(self.course.places)}
        return [
            {
                "title": spoken(chapter.title, language),
                "items": [
                    _text(item, self.course.game_of(chapter), language)
                    if item.kind == "text"
                    else _entry(item, numbers[item.name], answers, language)
                    for item in chapter.items
                ],
            }
            for chapter in self.course.chapters
        ]


def _shown(item: CourseItem, language: Language) -> str:
    """An item in a line; of a text the first one."""
    return note_text(item.title(language)).strip().partition("\n")[0]


def _text(item: CourseItem, game: GameName, language: Language) -> Json:
    words = spoken(item.words, language)
    return {"text": note_text(words), "parts": list(note_parts(words, game, language))}


def _entry(item: CourseItem, n: int, answers: CourseAnswers, language: Language) -> Json:
    state, questions = _state(item, answers), item.questions
    about = {
        None: said("course_asked", language, n=len(item.tasks))
        if item.tasks and item.kind != "exercise"
        else "",
        "begun": said(
            "course_begun", language, n=sum(name in answers for name in questions), count=len(questions)
        ),
        "done": said("course_done", language),
    }[state]
    return {
        "n": n,
        "title": item.title(language),
        "line": " · ".join(filter(None, (_kind(item, language), about))),
        "state": state,
        "send": _open(n),
    }


def _kind(item: CourseItem, language: Language) -> str:
    if item.kind == "exercise":
        return said("exercise_level", language, level=item.level)
    return said(f"course_{item.kind}", language)


def _state(item: CourseItem, answers: CourseAnswers) -> str | None:
    """An item is done when each of its questions was answered rightly."""
    given = [answers[name] for name in item.questions if name in answers]
    if len(given) == len(item.questions) and all(one.right for one in given):
        return "done"
    return "begun" if given else None


def _day(course: Course, language: Language) -> str:
    """The day on which it is due, as one writes it."""
    due = course.due
    assert due is not None
    return due.isoformat() if language == "en" else f"{due.day}/{due.month}/{due.year}"


def _open(n: int) -> Json:
    return {"do": "item", "n": n}


def _way(id: str, word: str, send: Json) -> Json:
    return {"id": id, "word": word, "send": send, "primary": id == "next"}
