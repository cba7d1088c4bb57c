"""What is asked of whom, and which answers are legal: the one place that decides legality."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from cards.terms import Language
from engine.events import Clause

PASS = "pass"
"""The answer that declines, or stops."""


class Asker(Protocol):
    """The game that asks."""

    players: tuple[str, ...]
    language: Language

    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        """The legal answers to a decision whose keys were left for later."""

    def prompt(self, decision: Decision, language: Language) -> str:
        """The question of a decision as a sentence."""


class Decision:
    """A question to one player."""

    __slots__ = ("_keys", "about", "by", "clause", "due", "game", "kind", "named", "seat", "values")

    def __init__(
        self,
        game: Asker,
        seat: int,
        kind: str,
        keys: tuple[str, ...] | None,
        values: tuple[Any, ...],
        about: Mapping[str, Any],
        clause: Clause | None = None,
        named: int = 0,
        due: int | None = None,
        by: int | None = None,
    ) -> None:
        self.game = game
        self._keys = keys
        self.values = values
        """What the keys stand for, one by one."""
        self.seat = seat
        self.kind = kind
        self.about = about
        """What the question is about: the step of the program, the card."""
        self.clause = clause
        self.named = named
        """How many cards have been named already."""
        self.due = due
        """How many are to be named in all."""
        self.by = seat if by is None else by
        """The seat of the one who began what is being carried out: in a demand, who demands."""

    @property
    def player(self) -> str:
        """The name of the player who is asked."""
        return self.game.players[self.seat]

    @property
    def whose(self) -> int:
        """The seat of the one whose domain or cards are asked about: often that of the one who is asked."""
        whose: int = self.about.get("whose", self.seat)
        return whose

    @property
    def keys(self) -> tuple[str, ...]:
        """The legal answers, made when they are first asked for."""
        if self._keys is None:
            self._keys = self.values = self.game.make_keys(self)
        return self._keys

    @property
    def prompt(self) -> str:
        """The question as a sentence, in the language of the game."""
        return self.game.prompt(self, self.game.language)

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.kind}, {', '.join(self.keys)})"

    def of(self, game: Asker) -> Decision:
        """The same question in a copy of the game."""
        return Decision(
            game, self.seat, self.kind, self._keys, self.values, self.about,
            self.clause, self.named, self.due, self.by,
        )  # fmt: skip
