"""A task put in one language at one point of a game: its answers, which are right, and what explains each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from cards.terms import Language
from engine.events import Event
from tutor.story.questions.branch import Branch

Form = Literal["one", "some", "order", "number", "play"]
"""Answered by one option, by all that are right, by options in order, by a number, or on the table."""

Answer = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the rule behind it."""

    text: str
    rule: str | None = None
    happened: bool = field(default=False, compare=False)
    """Whether it tells what happened on the branch; else it explains."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose; the lines say why it is right or wrong."""

    id: str
    words: str
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer was right, and what is to be said about it."""

    right: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question; all of it is worked out, so that a page without an engine can ask it too."""

    kind: str
    form: Form
    prompt: str
    options: tuple[Option, ...]
    right: tuple[Answer, ...]
    """The right answers: several for "one" and "play"."""
    lines: tuple[Line, ...]
    """What is said after any answer: why, then the consequence, played out on the branch."""
    hints: tuple[str, ...]
    why: str | None
    branch: Branch
    """Where the consequence was played out; the table itself is as before."""
    rules: tuple[str, ...]
    """The rules that decide it."""

    def judge(self, answer: Sequence[str]) -> Verdict:
        """Say whether an answer is right, and why.

        Raises ValueError if it is none of the answers that there are.
        """
        given = self._checked(tuple(answer))
        right = given in self.right
        return Verdict(right, unique((*self._about(given, right), *self._said(), *self.lines)))

    def _checked(self, given: Answer) -> Answer:
        if self.form == "number":
            if len(given) != 1 or not given[0].strip().isdecimal():
                raise ValueError(f"expected a number, found {' '.join(given)!r}")
            return (str(int(given[0])),)
        ids = [option.id for option in self.options]
        unknown = [id for id in given if id not in ids]
        if unknown or (self.form == "one" and len(given) != 1):
            raise ValueError(f"expected {' or '.join(ids)}, found {' '.join(given)!r}")
        return tuple(id for id in ids if id in given) if self.form == "some" else given

    def _about(self, given: Answer, right: bool) -> Iterable[Line]:
        """What there is to say of the options that matter: those mistaken, or those that are right."""
        if self.form in ("number", "order"):
            return ()
        if right and self.form == "one":
            mattering = set(given)
        else:
            mattering = (
                set(given) if right else set(given) ^ set(self.right[0] if self.form == "some" else ())
            )
        return (line for option in self.options if option.id in mattering for line in option.lines)

    def _said(self) -> Iterable[Line]:
        return () if self.why is None else (Line(self.why, next(iter(self.rules), None)),)

    def data(self) -> dict[str, Any]:
        """All of it as plain data ready for JSON."""
        return {
            "kind": self.kind,
            "form": self.form,
            "prompt": self.prompt,
            "options": [
                {"id": option.id, "words": option.words, "lines": as_data(option.lines)}
                for option in self.options
            ],
            "right": [list(answer) for answer in self.right],
            "lines": as_data((*self._said(), *self.lines)),
            "hints": list(self.hints),
            "rules": list(self.rules),
            "moves": [{player: key} for player, key in self.branch.moves],
        }


def as_data(lines: Iterable[Line]) -> list[dict[str, str | None]]:
    """Lines ready for JSON."""
    return [{"text": line.text, "rule": line.rule} for line in lines]


def unique(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Each explanation once; then all that happened, but for what has served as an explanation."""
    said = tuple(lines)
    explained = dict.fromkeys(line for line in said if not line.happened)
    return (*explained, *(line for line in said if line.happened and line not in explained))


def because(events: Iterable[Event], language: Language) -> tuple[Line, ...]:
    """Events that explain, as sentences with their rules."""
    return tuple(Line(event.text(language), event.rule) for event in events)


def told(events: Iterable[Event], language: Language) -> tuple[Line, ...]:
    """What happened, as sentences with their rules."""
    return tuple(Line(event.text(language), event.rule, happened=True) for event in events)
