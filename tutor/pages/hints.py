"""A hint at a table, in steps: where to look, which answer, why, and what is likely to come then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from cards.terms import Language
from engine.advice import hint, searched
from engine.opponents.search import Search
from tutor.story.advice import Remark, advice, going_on, played_on, where_to_look
from tutor.table.desk import Desk
from tutor.table.session import Session
from tutor.words import said

__all__ = ["Hints"]

Json = dict[str, Any]

STEPS = ("look", "answer", "why", "line", "play")
"""What the steps of a hint say; the last one plays it."""
SHOWN_FROM = STEPS.index("answer")
"""From this step on the table shows what the answer would do."""


class Hints:
    """The hint for the moment that a table shows; it goes when the moment does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._moment: tuple[int, int] | None = None
        self._search: Search | None = None
        self._told: dict[tuple[str, Language], tuple[Remark, ...]] = {}
        self._step = 0
        self._aside: Desk | None = None

    @property
    def aside(self) -> Desk | None:
        """The table on which the likely line is played, with cards that are made up, while that is shown."""
        if self._aside is None or self._moment != _moment(self._desk.session):
            return None
        self._aside.language = self._desk.language
        return self._aside

    @property
    def possible(self) -> bool:
        """Whether somebody is asked who may want a hint, and has a choice."""
        decision = self._desk.session.shown.decision
        if decision is None or self._desk.session.event is not None or self._desk.focus.pass_on:
            return False
        return decision.player not in self._desk.bots and len(decision.keys) > 1

    def show(self, step: int) -> None:
        """Say so many steps of the hint for this moment; -1 says nothing any more."""
        self._aside = None
        if step < 0 or not self.possible:
            self._moment = None
            return
        moment = _moment(self._desk.session)
        if moment != self._moment or self._search is None:
            self._search = searched(self._desk.session.shown)
            self._moment = moment
            self._told = {}
        self._step = min(step, len(STEPS) - 1)
        if self._step >= SHOWN_FROM:
            self._desk.on_look({"key": hint(self._search).best.key})
        if STEPS[self._step] == "play":
            played = Session(played_on(self._search))
            played.go(1)
            self._aside = Desk(played, self._desk.language, "one", self._search.player)

    def content(self) -> Json | None:
        """What is said now, and what comes next."""
        search, language = self._search, self._desk.language
        if search is None or self._moment != _moment(self._desk.session):
            return None
        steps = [self._sentences(search, step, language) for step in STEPS[: self._step + 1]]
        more = STEPS[self._step + 1] if self._step + 1 < len(STEPS) else None
        return {
            "title": said("hint", language),
            "lines": [_line(remark, language) for step in steps for remark in step],
            "more": more and {"word": said(f"hint_{more}", language), "send": _to(self._step + 1)},
            "on_table": STEPS[self._step] == "play",
            "close": {"word": said("close", language), "send": _to(-1)},
        }

    def _sentences(self, search: Search, step: str, language: Language) -> tuple[Remark, ...]:
        """What a step says, worked out when it is asked for, so that nobody waits for more than that."""
        if (step, language) not in self._told:
            self._told[step, language] = tuple(_said(search, step, language))
        return self._told[step, language]

    def way(self, language: Language) -> Json | None:
        """The button that asks for a hint."""
        if not self.possible or self.content() is not None:
            return None
        return {"id": "hint", "word": said("hint", language), "send": _to(0)}


def _to(step: int) -> Json:
    return {"do": "hint", "step": step}


def _moment(session: Session) -> tuple[int, int]:
    return session.current.id, session.at


def _said(search: Search, step: str, language: Language) -> Iterator[Remark]:
    """What a step says."""
    match step:
        case "look":
            yield Remark("judgement", where_to_look(hint(search).best.key, language))
        case "answer":
            yield next(advice(search, language))
        case "why":
            yield from islice(advice(search, language), 1, None)
        case "line":
            yield from going_on(search, language)
        case _:
            yield Remark("likely", said("hint_made_up", language))


def _line(remark: Remark, language: Language) -> Json:
    return {
        "sure": remark.sure,
        "word": said(f"sure_{remark.sure}", language),
        "text": remark.text,
        "rule": remark.rule,
    }
