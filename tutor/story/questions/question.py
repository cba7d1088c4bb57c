"""A task put in one language at one point of a game: its answers, which are right, and what explains each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from cards.terms import Language
from engine.events import Event
from tutor.story.questions.branch import TriedBranch

Form = Literal["one", "some", "order", "number", "play", "open"]
"""Answered by one option, by all that are right, by options in order, by a number, on the table, in words."""

Answer = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
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
    lines: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer was right, and what is to be said about it."""

    right: bool
    lines: tuple[Sentence, ...]

    @property
    def reasons(self) -> tuple[Sentence, ...]:
        """What explains it."""
        return tuple(line for line in self.lines if not line.happened)

    @property
    def story(self) -> tuple[Sentence, ...]:
        """What happens then."""
        return tuple(line for line in self.lines if line.happened)


@dataclass(frozen=True, slots=True)
class Question:
    """A question; all of it is worked out, so that a page without an engine can ask it too."""

    kind: str
    form: Form
    prompt: str
    options: tuple[Option, ...]
    right: tuple[Answer, ...]
    """The right answers: several for "one" and "play"."""
    lines: tuple[Sentence, ...]
    """What is said after any answer: why, then the consequence, played out on the branch."""
    hints: tuple[str, ...]
    why: str | None
    branch: TriedBranch
    """Where the consequence was played out; the table itself is as before."""
    rules: tuple[str, ...]
    """The rules that decide it."""
    misread: tuple[tuple[str, Sentence], ...] = ()
    """Wrong numbers, each with what somebody has misread who says it."""

    @property
    def eyes(self) -> str | None:
        """Who looks at the table while it is asked: what is best is said by what that player can know."""
        asked = self.branch.game.decision if self.kind == "best" else None
        return None if asked is None else asked.player

    def judge(self, answer: Sequence[str]) -> Verdict:
        """Say whether an answer is right, and why.

        Raises ValueError if it is none of the answers that there are.
        """
        given = self._checked(tuple(answer))
        right = given in self.right or self.form == "open"
        matters = self._chosen if right else self.mistaken
        about = (line for option in self.options for line in matters(option, option.id in given))
        return Verdict(right, unique((*about, *self.after)))

    @property
    def after(self) -> tuple[Sentence, ...]:
        """What is said after any answer, besides what there is to say of its options."""
        said = () if self.why is None else (Sentence(self.why, next(iter(self.rules), None)),)
        return (*said, *self.lines)

    def mistaken(self, option: Option, chosen: bool) -> tuple[Sentence, ...]:
        """What is said of an option that was chosen, or was not, in an answer that is not right."""
        if self.form == "some":
            return option.lines if chosen != (option.id in self.right[0]) else ()
        return self._chosen(option, chosen)

    def _chosen(self, option: Option, chosen: bool) -> tuple[Sentence, ...]:
        return option.lines if chosen and self.form in ("one", "some") else ()

    def _checked(self, given: Answer) -> Answer:
        if self.form == "number":
            if len(given) != 1 or not given[0].strip().isdecimal():
                raise ValueError(f"expected a number, found {' '.join(given)!r}")
            return (str(int(given[0])),)
        if self.form == "open":
            if len(given) != 1 or not given[0].strip():
                raise ValueError("expected words, found none")
            return (given[0].strip(),)
        ids = [option.id for option in self.options]
        unknown = [id for id in given if id not in ids]
        if unknown or (self.form == "one" and len(given) != 1):
            raise ValueError(f"expected {' or '.join(ids)}, found {' '.join(given)!r}")
        return tuple(id for id in ids if id in given) if self.form == "some" else given

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
            "lines": as_data(self.after),
            "hints": list(self.hints),
            "rules": list(self.rules),
            "moves": [{player: key} for player, key in self.branch.moves],
        }


def as_data(lines: Iterable[Sentence]) -> list[dict[str, str | None]]:
    """Lines ready for JSON."""
    return [{"text": line.text, "rule": line.rule} for line in lines]


def unique(lines: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """Each explanation once; then all that happened, but for what has served as an explanation."""
    said = tuple(lines)
    explained = dict.fromkeys(line for line in said if not line.happened)
    return (*explained, *(line for line in said if line.happened and line not in explained))


def because(events: Iterable[Event], language: Language) -> tuple[Sentence, ...]:
    """Events that explain, as sentences with their rules."""
    return tuple(Sentence(event.text(language), event.rule) for event in events)


def what_happened(events: Iterable[Event], language: Language) -> tuple[Sentence, ...]:
    """What happened, as sentences with their rules."""
    return tuple(Sentence(event.text(language), event.rule, happened=True) for event in events)
