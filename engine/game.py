"""A game from outside: what is asked, answering, what happened; copies, the past, records.

`Game` is what all games share. A game of its own (`engine.innovation`, `engine.civ`) adds its
state, its operations and what its rules say about them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn, Self, cast

from cards.events.kind import Fact
from cards.program import Condition
from cards.terms import GameName, Language
from engine import chance
from engine.decisions import Decision
from engine.entries import Entry
from engine.errors import IllegalMove
from engine.events import CommonEvents, Event
from engine.expected import failures
from engine.node import shortened
from engine.parts import EffectPart
from engine.record import record
from engine.run import Frame, GameOver
from engine.view import View, read_only, redacted

SNAPSHOT_EVERY = 32
"""So many answers lie between two kept positions, from which any point of the past is reached."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners in seating order, and the rule by which."""

    winners: tuple[str, ...]
    reason: str


class Game(ABC):
    """A game in progress."""

    name: ClassVar[GameName]
    common: ClassVar[CommonEvents]

    players: tuple[str, ...]
    language: Language
    events: list[Event]
    moves: list[tuple[str, str]]

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        self.players = tuple(players)
        self.seed = seed
        self.chance = chance.start(seed)
        self.language = language
        self.options = options
        self._seat_round(options.get("teams"))
        self.events = []
        self.moves = []
        self.stack: list[Frame] = []
        self.result: Result | None = None
        self.scenario: Mapping[str, Any] = {}
        """What the file says: title, notes, position, moves with what stands between them, expect."""
        self.entries: tuple[Entry, ...] = ()
        """The moves of the file with what stands between them, as they were read."""
        self.telling = True
        """Whether events are kept; without them a game is a little faster and says nothing."""
        self.listener: Callable[[Event], None] | None = None
        """Is told each event as it happens; what it raises stops the game there, to be looked at only."""
        self.changes = 0
        """How many events have changed the game so far (INN-5.5)."""
        self._asked: Decision | None = None
        self.answer: Any = None
        self._snapshots: list[tuple[Game, int]] = []

    def _seat_round(self, teams: Sequence[Sequence[str]] | None) -> None:
        """Who sits where, and with whom, as seen from each seat."""
        count = len(self.players)
        seats = range(count)
        self.teams = tuple(
            seat if teams is None else next(n for n, team in enumerate(teams) if self.players[seat] in team)
            for seat in seats
        )
        """The team of each seat; without teams everybody is one."""
        self.in_teams = len(set(self.teams)) < count
        self.everyone = [tuple((seat + step) % count for step in range(1, count + 1)) for seat in seats]
        """Clockwise from the left of each seat, its own player last."""
        self.mates = [
            tuple(other for other in seats if self.teams[other] == self.teams[seat]) for seat in seats
        ]
        """The players of the same team, oneself included."""

    # What outsiders call -----------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self._asked

    def choose(self, key: str) -> tuple[Event, ...]:
        """Answer the pending decision; returns the events that it caused.

        Raises IllegalMove, which says why and which answers are legal, and changes nothing, if it is not.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> game.choose("oars")
        Traceback (most recent call last):
        engine.errors.IllegalMove: Oars (1) is not in Ann's hand, and only cards in hand can be melded \
(INN-1.4) [agriculture, clothing]
        """
        asked = self._legal(key)
        value = asked.values[asked.keys.index(key)]
        before = len(self.events)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((self._twin(), before))
        self.moves.append((asked.player, key))
        self._asked = None
        self.answer = self.pick_hidden(value)
        self.run()
        return tuple(self.events[before:])

    def preview(self, key: str) -> tuple[EffectPart, ...]:
        """Who would be affected by an answer, in which order, and why; nothing happens yet.

        Raises IllegalMove if it is not legal.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> for key in ("agriculture", "writing"):
        ...     _ = game.choose(key)
        >>> [(step.player, step.role, step.rule) for step in game.preview("dogma agriculture")]
        [('Bob', 'immune', 'INN-5.4'), ('Ann', 'acts', 'INN-5.4')]
        """
        return tuple(part for part in self.expected(key) if part.role != "bonus")

    def expected(self, key: str) -> tuple[EffectPart, ...]:
        """All that an answer would bring, in its order: the parts of `preview`, and the bonus."""
        return self.parts_of(self._legal(key), key)

    def _legal(self, key: str) -> Decision:
        """The pending decision, of which the key must be a legal answer."""
        asked = self._asked
        if asked is None or key not in asked.keys:
            raise self.refuse(shortened(str(key)))
        return asked

    def clone(self) -> Self:
        """An independent copy, at any decision."""
        twin = self._twin()
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
        past.events = self.events[:told]
        past.moves = self.moves[: kept * SNAPSHOT_EVERY]
        past._snapshots = self._snapshots[:kept]
        for _, key in self.moves[kept * SNAPSHOT_EVERY : number]:
            past.choose(key)
        return past

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
        if player not in self.players:
            raise ValueError(f"{player} does not play; {', '.join(self.players)} do")
        setup = {"language": self.language, "options": self.options}
        position = {**self.position(self.players.index(player)), **setup}
        return View(read_only(position), lambda: self.seen_by(player))

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

    # What operations call ----------------------------------------------------------------

    def run(self) -> None:
        """Carry out what lies on the stack until an answer is needed or the game is over."""
        stack = self.stack
        try:
            while self._asked is None and stack:
                frame = stack[-1]
                operation = frame.operations[frame.at]
                frame.at += 1
                operation(self, frame)
        except GameOver:
            stack.clear()
            self._asked = None

    def ask(
        self,
        seat: int,
        kind: str,
        keys: tuple[str, ...],
        values: tuple[Any, ...],
        about: Mapping[str, Any],
        named: int = 0,
        due: int | None = None,
    ) -> None:
        """Ask, unless there is a single legal answer: then that is the answer."""
        if len(keys) == 1:
            self.answer = self.pick_hidden(values[0])
            return
        frame = self.stack[-1]
        self._asked = Decision(self, seat, kind, keys, values, about, frame.clause, named, due, frame.me)

    def tell(self, fact: Fact, seat: int | None, rule: str) -> None:
        """Something has happened that a player would want to know."""
        kind, data = fact
        if kind.changes:
            self.changes += 1
        if self.telling:
            clause = self.stack[-1].clause if self.stack else None
            event = Event(kind, None if seat is None else self.players[seat], rule, data, clause)
            self.events.append(event)
            if self.listener is not None:
                self.listener(event)

    def tell_nothing(self, seat: int, why: str) -> None:
        """A clause could not be carried out."""
        self.tell(self.common.nothing({"why": why}), seat, self.common.nothing_rule)

    def tell_not_so(self, asked: Condition, frame: Frame, *, otherwise: bool) -> None:
        """A condition does not hold; `otherwise`: so that something else is carried out instead."""
        self.tell_nothing(frame.player, "not_so")

    def tell_declined(self, seat: int, named: int = 0) -> None:
        """A clause was declined, after so many cards that were named."""
        self.tell(self.common.decline({"named": named}), seat, self.common.choice_rule)

    def tell_option(self, seat: int, key: str) -> None:
        """One of several alternatives was chosen."""
        self.tell(self.common.choose({"what": "option", "chosen": key}), seat, self.common.choice_rule)

    def below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        number, self.chance = chance.below(self.chance, limit)
        return number

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """The items in a random order."""
        mixed, self.chance = chance.shuffled(self.chance, list(items))
        return mixed

    def pick_hidden(self, value: Any) -> Any:
        """What an answer stands for: among equal cards that the chooser may not see, chance picks."""
        if type(value) is tuple:
            return value[self.below(len(value))]
        return value

    def finish(self, seats: Sequence[int], reason: str, why: Mapping[str, Any] | None = None) -> NoReturn:
        """The game ends here and now; a win is the team's (INN-10.4, CIV-5.4)."""
        teams = {self.teams[seat] for seat in seats}
        winners = tuple(name for name, team in zip(self.players, self.teams, strict=True) if team in teams)
        self.result = Result(winners, reason)
        self.tell(self.common.end({"winners": winners, "reason": reason, **(why or {})}), None, reason)
        raise GameOver

    def pending(self, viewer: int | None) -> dict[str, Any] | None:
        """Who is asked; the keys only for the one who is asked, unless all of them are public."""
        asked = self._asked
        if asked is None:
            return None
        known = viewer is None or viewer == asked.seat or self.keys_are_public(asked)
        return {"player": asked.player, "keys": list(asked.keys) if known else None}

    # What each game adds -----------------------------------------------------------------

    backs: ClassVar[Mapping[str, int]]
    """The number on the back of each card."""

    @abstractmethod
    def position(self, viewer: int | None) -> dict[str, Any]:
        """The position as plain data, as seen from a seat; None sees everything."""

    @abstractmethod
    def keys_are_public(self, decision: Decision) -> bool:
        """Whether everybody may know the legal answers to somebody's decision."""

    def _twin(self) -> Self:
        """A copy without events, moves and past; a game adds copies of what it changes in place."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.events, twin.moves, twin._snapshots = [], [], []
        twin.stack = [frame.copy() for frame in self.stack]
        if self._asked is not None:
            twin._asked = self._asked.of(twin)
        return twin

    def parts(self) -> tuple[EffectPart, ...]:
        """Everybody's part in the card that is being carried out or was last, in order, with the bonus."""
        return ()

    @abstractmethod
    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        """Who would be affected by a legal answer."""

    @abstractmethod
    def imagined(self, viewer: int, seed: int) -> Self:
        """A copy in which all that the viewer may not know is dealt anew by chance."""

    @abstractmethod
    def standing(self, seat: int) -> float:
        """How well a player stands, roughly, compared with the best of the others."""

    @abstractmethod
    def between_actions(self) -> bool:
        """Whether the pending decision is not part of anything begun before."""

    @abstractmethod
    def starts_afresh(self) -> bool:
        """Whether the section `position` of a scenario holds all that matters from here on."""

    @abstractmethod
    def make_keys(self, decision: Decision) -> tuple[str, ...]:
        """The legal answers to a decision whose keys were left for later."""

    @abstractmethod
    def refuse(self, key: str) -> IllegalMove:
        """Why an answer is illegal, in words that teach."""

    @abstractmethod
    def prompt(self, decision: Decision, language: Language) -> str:
        """The question of a decision as a sentence."""


__all__ = ["Game", "Result"]
