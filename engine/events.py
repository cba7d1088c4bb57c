"""What happened, in small facts: each event cites its rule and can say itself in three languages.

Which kinds there are, and what their data holds, is declared in `cards.events`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from cards.events.kind import EventKind
from cards.program.paths import Path
from cards.terms import Language

Clause = tuple[str, int, Path]
"""What is being carried out: a card by its printing, its effect (from 0) and the path within."""


class Event:
    """One fact of a game."""

    __slots__ = ("_said", "clause", "data", "declared", "player", "rule")

    def __init__(
        self,
        declared: EventKind[Any],
        player: str | None,
        rule: str,
        data: Mapping[str, Any],
        clause: Clause | None,
    ) -> None:
        self.declared = declared
        self.player = player
        self.rule = rule
        self.data = data
        self.clause = clause
        self._said: tuple[Language, str] | None = None
        """Its sentence in the language in which it was told last: what has happened does not change."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.declared.name

    @property
    def changes(self) -> bool:
        """Whether it has changed something in the game (INN-5.5)."""
        return self.declared.changes

    def text(self, language: Language = "en") -> str:
        """The event as a sentence."""
        if self._said is None or self._said[0] != language:
            self._said = language, self._sentence(language)
        return self._said[1]

    def _sentence(self, language: Language) -> str:
        from cards.text import sentence

        return sentence(self.kind, self.player, self.data, language, self.declared.game, self.clause)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.player!r}, {self.rule!r}, {dict(self.data)!r})"


class Events(tuple[Event, ...]):
    """What an answer has caused: a tuple which knows the language of its game."""

    language: Language

    def __new__(cls, events: Iterable[Event] = (), language: Language = "en") -> Self:
        caused = super().__new__(cls, events)
        caused.language = language
        return caused


@dataclass(frozen=True, slots=True)
class CommonEvents:
    """The events that every game tells, as this game declares them, and the rules that they cite."""

    nothing: EventKind[Any]
    nothing_rule: str
    """The rule by which what cannot be done is left out."""
    decline: EventKind[Any]
    choose: EventKind[Any]
    choice_rule: str
    """The rule by which a clause can be declined, or an alternative chosen."""
    end: EventKind[Any]
