"""What a class sees of a presentation, and what its teacher reads, without its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from cards.terms import LANGUAGES, Language
from tutor.pages.present.votes import PolledPlace, Votes, is_read_out, poll
from tutor.pages.shape import SlideAside, SlideKeys, SlideNext, SlideView
from tutor.story.lectures import Lecture
from tutor.story.notes import note_parts, note_text
from tutor.story.questions.kinds import counted_amount, reads_scores
from tutor.story.shape import AskedQuestion, SaidLine, SaidVerdict, SolvedQuestion, WayOn
from tutor.story.solved import solved
from tutor.story.steps import Step
from tutor.table import explain
from tutor.table.desk import Desk
from tutor.table.hide import still, veiled
from tutor.table.scene import scene
from tutor.table.scene.highlights import highlights, look_words
from tutor.table.scene.shape import Parts, Scene
from tutor.table.session import Session
from tutor.words import said, spoken, words

__all__ = ["NOBODY", "Slides"]

NOBODY = ""
"""Who sees only what everybody at the table sees."""

KEYS = (
    "forth",
    "backward",
    "jump",
    "list",
    "chapter",
    "item",
    "aside",
    "variation",
    "count",
    "votes",
    "hands",
    "players",
    "piles",
    "nodes",
    "notes",
    "window",
    "devices",
)
KEYS_OF_SCREEN = ("part", "blank", "language", "theme", "full", "help", "escape", "quit")


class Slides:
    """Where a presentation is, and what is to be seen there."""

    def __init__(self, lecture: Lecture, language: Language) -> None:
        self.lecture = lecture
        self.item: int | None = None
        """Which item of a course it is, texts included."""
        self.place = 0
        self.within: int | None = None
        """The variation that is gone through."""
        self.left = 0
        """The place at which the lecture was left for it."""
        self.hidden = False
        self.votes = Votes()
        self.aside: Desk | None = None
        """A table of its own, on which a "what if" is played; to be thrown away."""
        self.desk: Desk | None = None
        """The table of the step; None: there is none."""
        self._language: Language = language
        self._question = cache(self._put)

    @property
    def told(self) -> Lecture:
        """What is gone through: the lecture, or a variation in it."""
        return self.lecture if self.within is None else self.lecture.variations[self.within]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that are gone through."""
        return self.told.steps

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.place]

    @property
    def home(self) -> Step:
        """The step of the lecture that is shown, or at which it was left for a variation."""
        return self.step if self.within is None else self.lecture.steps[self.left]

    @property
    def shown(self) -> Session | None:
        """The table that is seen."""
        seen = self._seen()
        return None if seen is None else seen.session

    @property
    def as_given(self) -> bool:
        """Whether the lecture itself is shown."""
        return self.aside is None and self.within is None

    @property
    def first(self) -> bool:
        """Whether nothing of the lecture comes before this."""
        return self.as_given and self.place == 0

    @property
    def last(self) -> bool:
        """Whether nothing of the lecture comes after this."""
        return self.as_given and self.place + 1 == len(self.steps)

    def _seen(self) -> Desk | None:
        return self.aside or self.desk

    # What the room sees ------------------------------------------------------------------

    def scene(self) -> Scene | None:
        """The table, if there is one; it can only be answered where something is tried."""
        if self.aside is not None:
            return self.aside.scene()
        if self.desk is None:
            return None
        shown = self.desk.scene()
        if self.hidden:
            seen = scene(self.desk.session, NOBODY, self._language, self.desk.focus)
            shown = {**seen, "ask": shown["ask"]}
        asked = shown["ask"]
        shown = still(shown)
        if asked is not None:
            shown["ask"] = {**asked, "answers": []}
        if shown["over"] is not None:
            shown["over"]["next"] = []
        return {**self._veiled(shown), "highlights": highlights(self.step.looks)}

    def _veiled(self, shown: Scene) -> Scene:
        """The table without what would give the answer away, as long as the room thinks, and then some."""
        if self.step.ask is None:
            return shown
        if reads_scores(self.step.task):
            shown["players"] = [{**player, "scored": True} for player in shown["players"]]
        # What lies open by itself might say too much.
        if self.desk is not None and self.desk.focus.card is None:
            shown["card"] = None
        thinking = self.step.kind == "question"
        return veiled(shown, counted_amount(self.step.task)) if thinking else {**shown, "graph": None}

    def content(self) -> SlideView:
        """Everything besides the table."""
        step = self.step
        count = len(self.steps)
        return {
            "title": self.lecture.title(self._language),
            "kind": step.kind,
            "n": self.place + 1,
            "count": count,
            "word": said("present_step", self._language, n=self.place + 1, count=count),
            "lead": self._lead(step),
            "question": self._asked(step),
            "counting": self.votes.counting,
            "count_of": self.votes.line(self._voted, step.kind == "question", self._language),
            "poll": self._poll(),
            "told": self._told(),
            "note": self._texts(step.notes),
            "say": self._texts(step.say),
            "look": "" if self.aside is not None else look_words(step.looks, self._language),
            "right": self._right(step),
            "next": self._next(),
            "steps": [
                {"n": n + 1, "kind": one.kind, "words": self._words(n), "current": n == self.place}
                for n, one in enumerate(self.steps)
            ],
            "aside": self._aside(),
            "variation": self._variation(),
            "ways": [*self._ways()],
            "hidden": self.hidden,
            "keys": self._keys(),
            "words": dict(words(self._language, "present")),
        }

    def _lead(self, step: Step) -> list[Parts]:
        """What the room reads of the author's words."""
        texts = self.told.said(step, self._language)
        return [list(note_parts(text, self.told.game, self._language)) for text in texts]

    def _texts(self, texts: Iterable[Any]) -> list[str]:
        return [note_text(words) for text in texts if (words := spoken(text, self._language))]

    def _told(self) -> list[SaidLine]:
        """What the last answer led to, as a commentary; a room reads its lines, not their details."""
        session = self.shown
        if session is None or not (self.told.tells or self.aside):
            return []
        numbers = range(session.fresh, len(session.shown.events)) if session.at else range(0)
        viewer = NOBODY if self.hidden and self.aside is None else None
        told = explain.commented(session.shown, numbers, viewer, self._language, 0)
        return [{"parts": one["parts"], "rule": one["rule"]} for one in told]

    def _next(self) -> SlideNext | None:
        if self.place + 1 == len(self.steps):
            return None
        return {"words": self._words(self.place + 1), "note": self._texts(self.steps[self.place + 1].notes)}

    def _words(self, place: int) -> str:
        """A step in a sentence: the question, what the room reads, or with what the last answer began."""
        step = self.steps[place]
        if step.kind == "title":
            return self.told.title(self._language)
        if step.kind in ("question", "answer"):
            put = self._question(place, self._language)
            prompt = "" if put is None else explain.text_of(put["prompt"])
            return said(f"present_{step.kind}", self._language, words=prompt)
        if not self.told.tells:
            return note_text(" ".join(self.told.said(step, self._language)))
        if not step.at or self.desk is None:
            return said("beginning", self._language)
        session = self.desk.session
        number = session.told[step.at - 1]
        viewer = NOBODY if self.hidden else None
        line = explain.explained(session.current.game, [number], viewer, self._language, 0)[0]
        return explain.text_of(line["parts"])

    def _asked(self, step: Step) -> AskedQuestion | None:
        """The question, and once it has been thought over its answer."""
        if step.ask is None:
            return None
        put = self._question(self.place, self._language)
        if put is None:
            return None
        answered = step.kind == "answer"
        options = self.votes.options(self._voted, put, answered)
        return {
            "id": f"{self._voted} {self._language}",
            "form": "room",
            "prompt": put["prompt"],
            "options": options,
            "given": None,
            "hints": [],
            "hint": None,
            "show": None,
            "help": None,
            "open": False,
            "verdict": self._verdict(put) if answered else None,
        }

    @property
    def _voted(self) -> PolledPlace:
        """The place of the question to which the step belongs that is shown."""
        return self.item, self.within, self.place - (self.step.kind == "answer")

    def _poll(self) -> Mapping[str, Any] | None:
        """What devices are told that follow, as long as votes are counted."""
        if not self.votes.counting:
            return None
        puts = {language: self._question(self.place, language) for language in LANGUAGES}
        return poll(self._voted, self._lettered().values(), puts)

    def _lettered(self) -> dict[str, str]:
        """The answers of the question that is shown, by their letters."""
        put = self._asked(self.step)
        return {} if put is None else {str(one["letter"]): one["id"] for one in put["options"]}

    def _verdict(self, put: SolvedQuestion) -> SaidVerdict:
        """What is right, in words where it does not stand among the options, and why."""
        marked = is_read_out(put) and any(put["right"][:1])
        title = None if marked else said("present_answer", self._language, words=put["shown"])
        if put["form"] == "open":
            title = said("answer_open", self._language)
        return {"right": None, "title": title, "lines": put["verdicts"][0], "told": []}

    def _right(self, step: Step) -> str | None:
        """The answer, for the teacher alone, while the room thinks."""
        put = self._question(self.place, self._language) if step.kind == "question" else None
        if put is None:
            return None
        words = {option["id"]: option["words"] for option in put["options"]}
        right = " / ".join(", ".join(words.get(id, id) for id in answer) or "–" for answer in put["right"])
        return said("present_answer", self._language, words=right)

    def _put(self, place: int, language: Language) -> SolvedQuestion | None:
        """The question of a step, worked out."""
        question = self.told.question(self.steps[place], language)
        return None if question is None else solved(question, self.told.game, language)

    def _aside(self) -> SlideAside | None:
        if self.aside is None:
            return None
        return {
            "word": said("present_aside_begun", self._language),
            "back": said("present_aside_back", self._language),
        }

    def _variation(self) -> SlideAside | None:
        if self.within is None:
            return None
        return {"word": self.told.title(self._language), "back": said("aside_back", self._language)}

    def _ways(self) -> Iterator[WayOn]:
        """Into the variations that depart here."""
        for n in self.step.variations if self.aside is None and self.within is None else ():
            word = self.lecture.variations[n].title(self._language)
            yield {"id": f"variation {n}", "word": word, "send": {"do": "variation", "n": n}}

    def _keys(self) -> list[SlideKeys]:
        return [
            {
                "keys": said(f"present_key_{one}", self._language),
                "word": said(f"present_key_{one}_does", self._language),
            }
            for one in (*KEYS, *KEYS_OF_SCREEN)
        ]
