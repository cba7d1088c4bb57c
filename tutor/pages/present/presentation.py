"""A presentation being given: which step is shown, what is hidden, and what a student wants to try."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from cards.terms import LANGUAGES, Language
from engine.errors import ScenarioError
from engine.game import Game
from engine.scenario.variations import Variation, variations
from tutor.library.credit import credit
from tutor.pages.present.votes import PolledPlace, Votes, is_read_out, poll, poll_id
from tutor.pages.shape import SlideAside, SlideKeys, SlideNext, SlideView
from tutor.story.notes import note_text
from tutor.story.shape import AskedQuestion, SaidLine, SaidVerdict, SolvedQuestion, WayOn
from tutor.story.solved import solved
from tutor.story.steps import Step, steps
from tutor.table import explain
from tutor.table.desk import Desk
from tutor.table.hide import still
from tutor.table.host import Host, Message
from tutor.table.scene import scene
from tutor.table.scene.highlights import highlights, look_words
from tutor.table.scene.shape import Scene
from tutor.table.session import Session
from tutor.words import said, spoken, words

__all__ = ["Presentation"]

NOBODY = ""
"""Who sees only what everybody at the table sees."""

KEYS = (
    "forth",
    "backward",
    "jump",
    "list",
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
KEYS_OF_SCREEN = ("part", "blank", "language", "theme", "full", "help", "escape", "scenario", "quit")


class Presentation(Host):
    """Takes what a teacher does, and says what the room is to see then."""

    def __init__(self, game: Game, language: Language, at: int = 0, part: int = 0) -> None:
        self.steps = self._whole = steps(game)
        """The steps that are gone through: those of the scenario, or of a variation in it."""
        self.place = 0
        self.variations = tuple(variations(game))
        self._within: int | None = None
        """The variation that is shown."""
        self._left = 0
        """The place at which the scenario was left for it."""
        self._scenario = game.clone()
        self.hidden = False
        self.votes = Votes()
        self.aside: Desk | None = None
        """A table of its own, on which a "what if" is played; to be thrown away."""
        self.desk = Desk(Session(game), language)
        self.desk.focus = replace(self.desk.focus, walk=True)
        self._language: Language = language
        self._question = cache(self._put)
        self._go(self._place_of(at, part))

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self._language

    @language.setter
    def language(self, language: Language) -> None:
        self._language = self.desk.language = language
        if self.aside is not None:
            self.aside.language = language

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.place]

    @property
    def home(self) -> Step:
        """The step of the scenario that is shown, or at which it was left for a variation."""
        return self.step if self._within is None else self._whole[self._left]

    @property
    def shown(self) -> Session:
        """The table that is seen."""
        return self._seen().session

    @property
    def as_given(self) -> bool:
        """Whether the scenario itself is shown."""
        return self.aside is None and self._within is None

    @property
    def below(self) -> Host | None:
        """The table on which something is tried takes what concerns a table; the line stays as it is."""
        return self.aside

    # What the room sees ------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table; it can only be answered where something is tried."""
        if self.aside is not None:
            return self.aside.scene()
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
        return {**shown, "highlights": highlights(self.step.looks)}

    def content(self) -> SlideView:
        """Everything besides the table."""
        step = self.step
        count = len(self.steps)
        return {
            "title": self._title(),
            "kind": step.kind,
            "n": self.place + 1,
            "count": count,
            "word": said("present_step", self._language, n=self.place + 1, count=count),
            "lead": self._lead() if step.kind == "title" else [],
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

    def _title(self) -> str:
        game = self.desk.session.current.game
        return spoken(game.scenario.get("title"), self._language) or ", ".join(game.players)

    def _lead(self) -> list[str]:
        """What the work is about, and whose it is."""
        whose = credit(self.desk.session.current.game.scenario, self._language)
        return [*self._texts(self.step.notes), *filter(None, [whose])]

    def _texts(self, texts: Iterable[Any]) -> list[str]:
        return [note_text(spoken(text, self._language)) for text in texts]

    def _told(self) -> list[SaidLine]:
        """What the last answer led to, as a commentary; a room reads its lines, not their details."""
        session = self._seen().session
        numbers = range(session.fresh, len(session.shown.events)) if session.at else range(0)
        viewer = NOBODY if self.hidden and self.aside is None else None
        told = explain.commented(session.shown, numbers, viewer, self._language, 0)
        return [{"parts": one["parts"], "rule": one["rule"]} for one in told]

    def _next(self) -> SlideNext | None:
        if self.place + 1 == len(self.steps):
            return None
        return {"words": self._words(self.place + 1), "note": self._texts(self.steps[self.place + 1].notes)}

    def _words(self, place: int) -> str:
        """A step in a sentence: the question, or with what the last answer began."""
        step = self.steps[place]
        if step.kind == "title":
            return self._title()
        if step.kind in ("question", "answer"):
            put = self._question(place, self._language)
            prompt = "" if put is None else explain.text_of(put["prompt"])
            return said(f"present_{step.kind}", self._language, words=prompt)
        session = self.desk.session
        if not step.at:
            return said("beginning", self._language)
        number = session.told[step.at - 1]
        viewer = NOBODY if self.hidden else None
        return explain.text_of(
            explain.explained(session.current.game, [number], viewer, self._language, 0)[0]["parts"]
        )

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
        return self._within, self.place - (self.step.kind == "answer")

    def _poll(self) -> Mapping[str, Any] | None:
        """What devices are told that follow, as long as votes are counted."""
        if not self.votes.counting:
            return None
        puts = {language: self._question(self.place, language) for language in LANGUAGES}
        return poll(self._voted, self._lettered().values(), puts)

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
        """The question of a step, worked out; None if it does not fit there, which `aula check` says."""
        step = self.steps[place]
        game = self.desk.session.current.game.at(step.at)
        try:
            return solved(step.posed(game, language), game.name, language)
        except ScenarioError:
            return None

    def _aside(self) -> SlideAside | None:
        if self.aside is None:
            return None
        return {
            "word": said("present_aside_begun", self._language),
            "back": said("present_aside_back", self._language),
        }

    def _variation(self) -> SlideAside | None:
        if self._within is None:
            return None
        title = spoken(self.variations[self._within].title, self._language)
        return {"word": title, "back": said("aside_back", self._language)}

    def _ways(self) -> Iterator[WayOn]:
        """Into the variations that depart here."""
        for n in self.step.variations if self.aside is None else ():
            word = spoken(self.variations[n].title, self._language)
            yield {"id": f"variation {n}", "word": word, "send": {"do": "variation", "n": n}}

    def _keys(self) -> list[SlideKeys]:
        return [
            {
                "keys": said(f"present_key_{one}", self._language),
                "word": said(f"present_key_{one}_does", self._language),
            }
            for one in (*KEYS, *KEYS_OF_SCREEN)
        ]

    # What the teacher does ---------------------------------------------------------------

    def _seen(self) -> Desk:
        return self.aside or self.desk

    def _place_of(self, at: int, part: int) -> int:
        """The step after so many answers, or the nearest before it."""
        found = [place for place, step in enumerate(self.steps) if (step.at, step.part) <= (at, part)]
        return found[-1]

    def _walk(self, within: int | None, place: int) -> None:
        """Go through a variation, or through the scenario itself."""
        found: Variation | None = None if within is None else self.variations[within]
        if found is not None:
            self._left = self.place
            told = [step for step in steps(found.game) if step.kind != "title" and step.at >= found.at]
            self.steps = tuple(told)
        else:
            self.steps = self._whole
        self._within = within
        self._question.cache_clear()
        self.desk.show_line(self._scenario if found is None else found.game, 0)
        self._go(place)

    def _go(self, place: int) -> None:
        self.aside = None
        self.votes.counting = False
        self.place = max(0, min(place, len(self.steps) - 1))
        self.desk.handle({"do": "go", "at": self.step.at})

    def on_forth(self, _: Message) -> None:
        """On to the next step; where something is tried, to the next answer that was given there."""
        if self.aside is not None:
            self.aside.session.step(1)
        elif self._within is not None and self.place + 1 == len(self.steps):
            self._walk(None, self._left)
        else:
            self._go(self.place + 1)

    def on_backward(self, message: Message) -> None:
        """Back by a step; where something is tried, an answer is taken back."""
        if self.aside is None and (self.place or self._within is None):
            self._go(self.place - 1)
        elif self.aside is not None and self.aside.session.at > self.step.at:
            self.aside.session.step(-1)
        else:
            self.on_return(message)

    def on_jump(self, message: Message) -> None:
        """To a step by its number."""
        self._go(int(message["to"]) - 1)

    def on_aside(self, _: Message) -> None:
        """Begin a "what if" at this point."""
        if self.aside is None and self.desk.session.shown.decision is not None:
            self.aside = Desk(Session(self.desk.session.shown.clone()), self._language)
            self.aside.focus = replace(self.aside.focus, walk=True)

    def on_variation(self, message: Message) -> None:
        """Into a variation that departs here, the first unless one is named, or back to the scenario."""
        if self._within is not None:
            self._walk(None, self._left)
        elif self.aside is None and self.step.variations:
            n = message.get("n")
            self._walk(n if n in self.step.variations else self.step.variations[0], 0)

    def on_return(self, message: Message) -> None:
        """Throw away what was tried, or leave a variation."""
        if self.aside is None and self._within is not None:
            self.on_variation(message)
        self.aside = None

    def on_count(self, _: Message) -> None:
        """Begin to count the votes of the room for each answer, or stop."""
        put = self._asked(self.step)
        lettered = self.step.kind == "question" and put is not None and bool(put["options"])
        self.votes.counting = lettered and self.aside is None and not self.votes.counting

    def on_vote(self, message: Message) -> None:
        """One vote more or less for an answer, by its letter, or so many."""
        answer = self._lettered().get(str(message["letter"]).upper())
        if self.votes.counting and self.step.kind == "question" and answer is not None:
            self.votes.raise_hands(self._voted, answer, message.get("n"), message.get("by", 0))

    def on_votes(self, message: Message) -> None:
        """What devices have voted by now on the question that is shown, by its letters."""
        if message["poll"] == poll_id(self._voted) and self.step.ask is not None:
            counts = {answer: message["votes"].get(one, 0) for one, answer in self._lettered().items()}
            self.votes.take(self._voted, counts)

    def _lettered(self) -> dict[str, str]:
        """The answers of the question that is shown, by their letters."""
        put = self._asked(self.step)
        return {} if put is None else {str(one["letter"]): one["id"] for one in put["options"]}

    def on_hands(self, _: Message) -> None:
        """Hide or show hands."""
        self.hidden = not self.hidden

    def on_open(self, message: Message) -> None:
        """Read a card."""
        self._seen().handle(message)
