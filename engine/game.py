"""A game from outside: what is asked, answering, what happened; copies, the past, records.

`Game` is what all games share. A game of its own (`engine.innovation`, `engine.civ`) adds its
state, its operations and what its rules say about them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, cast

from cards.terms import Language
from engine.decisions import Decision
from engine.entries import Entry
from engine.errors import IllegalMove
from engine.events import Event, Events
from engine.expected import failures
from engine.foresight import Foresight
from engine.machine import Result
from engine.node import shortened
from engine.parts import EffectPart, Preview
from engine.record import record
from engine.view import View, read_only, redacted

SNAPSHOT_EVERY = 32
"""So many answers lie between two kept positions, from which any point of the past is reached."""


OFFERED = (
    *("at", "chance", "choose", "clone", "decision", "events", "failures", "imagined", "language", "moves"),
    *("name", "options", "players", "preview", "record", "report", "result", "scenario", "seats", "seed"),
    *("state", "teams", "view"),
)
"""What `dir` and a notebook name of a game."""


class Game(Foresight):
    """A game in progress."""

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        super().__init__(players, seed, language, options)
        self.moves: list[tuple[str, str]] = []
        self.scenario: Mapping[str, Any] = {}
        """What the file says: title, notes, position, moves with what stands between them, expect."""
        self.entries: tuple[Entry, ...] = ()
        """The moves of the file with what stands between them, as they were read."""
        self._snapshots: list[tuple[Game, int]] = []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self.players)}, {len(self.moves)} answers)"

    def __dir__(self) -> list[str]:
        """What somebody who plays a game from outside needs; the rest is for those who write its rules."""
        return list(OFFERED)

    # Answers, the past, copies -----------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self._asked

    def choose(self, key: str | tuple[str, str]) -> Events:
        """Answer the pending decision, by a key or a move of `moves`; returns the events that it caused.

        Raises IllegalMove, which says why and which answers are legal, and changes nothing, if it is not.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> game.choose("oars")
        Traceback (most recent call last):
        engine.errors.IllegalMove: Oars (1) is not in Ann's hand, and only cards in hand can be melded \
(INN-1.4) [agriculture, clothing]
        """
        player, key = key if isinstance(key, tuple) else (None, key)
        asked = self._legal(key)
        if player not in (None, asked.player):
            raise self.refuse(shortened(f"{player}: {key}"))
        value = asked.values[asked.keys.index(key)]
        before = len(self.events)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((self._twin(), before))
        self.moves.append((asked.player, key))
        self._asked = None
        self.answer = self.pick_hidden(value)
        self.run()
        return Events(self.events[before:], self.language)

    def follow(self, key: str) -> None:
        """Answer with a legal key and keep no past: for copies on which somebody thinks ahead."""
        asked = self._asked
        assert asked is not None, "the game is over"
        self.answer = self.pick_hidden(asked.values[asked.keys.index(key)])
        self._asked = None
        self.run()

    def preview(self, key: str) -> Preview:
        """Who would be affected by an answer, in which order, and why; nothing happens yet.

        Raises IllegalMove if it is not legal.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> for key in ("agriculture", "writing"):
        ...     _ = game.choose(key)
        >>> [(step.player, step.role, step.rule) for step in game.preview("dogma agriculture")]
        [('Bob', 'immune', 'INN-5.4'), ('Ann', 'acts', 'INN-5.4')]
        """
        return Preview((part for part in self.expected(key) if part.role != "bonus"), self.language)

    def expected(self, key: str) -> tuple[EffectPart, ...]:
        """All that an answer would bring, in its order: the parts of `preview`, and the bonus."""
        return self.parts_of(self._legal(key), key)

    def _legal(self, key: str) -> Decision:
        """The pending decision, of which the key must be a legal answer."""
        asked = self._asked
        if asked is None or key not in asked.keys:
            raise self.refuse(shortened(str(key)))
        return asked

    def _twin(self) -> Self:
        twin = super()._twin()
        twin.scenario, twin.entries = {}, ()
        twin.moves, twin._snapshots = [], []
        return twin

    def clone(self) -> Self:
        """An independent copy, at any decision."""
        twin = self._twin()
        twin.scenario, twin.entries = self.scenario, self.entries
        twin.events = self.events.copy()
        twin.moves = self.moves.copy()
        twin._snapshots = self._snapshots.copy()
        return twin

    def at(self, number: int) -> Self:
        """The game after the first `number` choices.

        Raises IndexError if there were not so many.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> _ = game.choose("agriculture")
        >>> game.decision, game.at(0).decision
        (Decision(Bob, setup, writing, oars), Decision(Ann, setup, agriculture, clothing))
        """
        if not 0 <= number <= len(self.moves):
            raise IndexError(f"there are {len(self.moves)} choices, not {number}")
        if number == len(self.moves):
            return self.clone()
        kept = number // SNAPSHOT_EVERY
        snapshot, told = self._snapshots[kept]
        past = cast(Self, snapshot._twin())
        past.scenario, past.entries = self.scenario, self.entries
        past.events = self.events[:told]
        past.moves = self.moves[: kept * SNAPSHOT_EVERY]
        past._snapshots = self._snapshots[:kept]
        for _, key in self.moves[kept * SNAPSHOT_EVERY : number]:
            past.choose(key)
        return past

    # What can be seen, and what is kept --------------------------------------------------

    @property
    def state(self) -> Mapping[str, Any]:
        """The position, read-only: plain data, as in the report, with the set-up and the moves."""
        moves = [{player: key} for player, key in self.moves]
        setup = {"players": self.players, "language": self.language, "options": self.options}
        position = self.position(None)
        seats = position.pop("players")
        return read_only(  # type: ignore[no-any-return]
            {**position, **setup, "players": seats, "seed": self.seed, "moves": moves}
        )

    def view(self, player: str) -> View:
        """The position, with its events, without anything that the player may not know.

        Raises ValueError if nobody of that name plays.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> game.view("Bob")["players"]["Ann"]["hand"]
        [1, 1]
        """
        setup = {"language": self.language, "options": self.options}
        position = {**self.position(self.seat_of(player)), **setup}
        return View(read_only(position), lambda: self.seen_by(player))

    def pending(self, viewer: int | None) -> dict[str, Any] | None:
        """Who is asked; the keys only for the one who is asked, unless all of them are public."""
        asked = self._asked
        if asked is None:
            return None
        known = viewer is None or viewer == asked.seat or self.keys_are_public(asked)
        return {"player": asked.player, "keys": list(asked.keys) if known else None}

    def seen_by(self, player: str) -> list[Event]:
        """All events as the player may know them."""
        return [redacted(event, player, self.backs) for event in self.events]

    def report(self, language: Language | None = None) -> dict[str, Any]:
        """The whole position and all events in words, ready for JSON."""
        said_in = language or self.language
        return {
            **self.position(None),
            "events": [
                {"kind": event.kind, "player": event.player, "rule": event.rule, "text": event.text(said_in)}
                for event in self.events
            ],
        }

    def record(self) -> dict[str, Any]:
        """The set-up, the position and the moves, as data that `load` takes back."""
        setup = {
            "game": self.name,
            "players": list(self.players),
            "language": self.language,
            "seed": self.seed,
            "options": dict(self.options),
        }
        return record(self.scenario, setup, self.moves)

    def failures(self) -> list[str]:
        """Sentences that say where the game is not as its scenario expects."""
        return failures(self.scenario, self.position(None), len(self.moves))

    # What each game adds -----------------------------------------------------------------

    backs: ClassVar[Mapping[str, int]]
    """The number on the back of each card."""

    @abstractmethod
    def position(self, viewer: int | None) -> dict[str, Any]:
        """The position as plain data, as seen from a seat; None sees everything."""

    @abstractmethod
    def keys_are_public(self, decision: Decision) -> bool:
        """Whether everybody may know the legal answers to somebody's decision."""

    def parts(self) -> tuple[EffectPart, ...]:
        """Everybody's part in the card that is being carried out or was last, in order, with the bonus."""
        return ()

    @abstractmethod
    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        """Who would be affected by a legal answer."""

    @abstractmethod
    def between_actions(self) -> bool:
        """Whether the pending decision is not part of anything begun before."""

    @abstractmethod
    def starts_afresh(self) -> bool:
        """Whether the section `position` of a scenario holds all that matters from here on."""

    @abstractmethod
    def refuse(self, key: str) -> IllegalMove:
        """Why an answer is illegal, in words that teach."""


__all__ = ["Game", "Result"]
