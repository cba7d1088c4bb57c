"""A lesson being walked through: places one after the other, with sentences and perhaps a question."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cards.terms import Language
from engine.game import Game
from engine.scenario.looks import Look
from tutor.pages.shape import LessonHead
from tutor.story.asking import Asking
from tutor.story.lessons import Lesson, stops, tables
from tutor.story.notes import note_parts
from tutor.story.shape import LessonStep
from tutor.story.tried import Tried
from tutor.table.scene.highlights import look_words
from tutor.words import said, spoken

__all__ = ["Walk"]


class Walk:
    """Where a learner is in a lesson, and what they have answered on the way."""

    def __init__(self, lesson: Lesson, language: Language, at: int = 0, within: Walk | None = None) -> None:
        self.lesson = lesson
        self.within = within
        """Where one has left the lesson for a variation of it, which is walked through here."""
        self.places = stops(lesson)
        self.tried = [Tried() for _ in self.places]
        self.at = max(0, min(at, len(self.places) - 1))
        self.language: Language = language
        self._tables: Sequence[Game] = ()
        self._open()

    def speak(self, language: Language) -> None:
        """Go on in another language."""
        if language != self.language:
            self.language = language
            self._tables = ()
            self._open()

    def go(self, at: int) -> None:
        """Show another place."""
        self.at = max(0, min(at, len(self.places) - 1))
        self._open()

    def know(self, solved: Collection[int]) -> None:
        """Take up which questions, by number, were answered rightly another time."""
        asked = [
            tried for tried, place in zip(self.tried, self.places, strict=True) if place.task is not None
        ]
        for number, tried in enumerate(asked):
            tried.right |= number in solved

    def _open(self) -> None:
        place = self.places[self.at]
        self._tables = self._tables or tables(self.lesson, self.language)
        self.asking = Asking(self._tables[place.at], place, self.language, self.tried[self.at])

    @property
    def last(self) -> bool:
        """Whether this is the last place."""
        return self.at + 1 == len(self.places)

    @property
    def number(self) -> int:
        """The number of the question at this place among those of the lesson, from 0."""
        return sum(place.task is not None for place in self.places[: self.at])

    @property
    def variations(self) -> Iterator[tuple[int, Lesson]]:
        """What could have happened instead from here on, by number; behind a question once it is answered."""
        here = self.places[self.at].at
        answered = sum(place.at == here for place in self.places[: self.at]) + (not self.asking.open)
        for number, variation in enumerate(self.lesson.pages[here].variations):
            if variation.after <= answered:
                yield number, variation.lesson

    def into(self, number: int) -> Walk:
        """The walk through a variation that departs here."""
        return Walk(dict(self.variations)[number], self.language, within=self)

    @property
    def looks(self) -> tuple[Look, ...]:
        """What its author points at here."""
        return self.lesson.pages[self.places[self.at].at].looks

    def content(self) -> LessonHead:
        """The sentences and where one is."""
        page = self.lesson.pages[self.places[self.at].at]
        return {
            "id": f"{self.lesson.id} {self.at} {self.language}",
            "title": spoken(self.lesson.title, self.language),
            "line": said("step_of", self.language, n=self.at + 1, count=len(self.places)),
            "turned": said("new_table", self.language) if self._turned else None,
            "say": list(note_parts(spoken(page.say, self.language), self.lesson.game, self.language)),
            "look": look_words(self.looks, self.language),
            "steps": [self._step(number) for number in range(len(self.places))],
        }

    @property
    def _turned(self) -> bool:
        """Whether something else lies on the table than at the place before."""
        if self.at == 0:
            return False
        here, before = (self._tables[self.places[at].at] for at in (self.at, self.at - 1))
        return here is not before and here.position(None) != before.position(None)

    def _step(self, number: int) -> LessonStep:
        tried = self.tried[number]
        state = "right" if tried.right else "tried" if tried.wrong else None
        word = said("lesson_step" if state is None else f"lesson_step_{state}", self.language, n=number + 1)
        return {
            "n": number,
            "word": word,
            "state": state,
            "current": number == self.at,
            "send": {"do": "step", "at": number},
        }
