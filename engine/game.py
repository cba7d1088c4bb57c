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
from engine import luck, winning
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
from engine.winning import Chance

IDLE = 4
"""An action that changes nothing is as tiresome as so many that only lead to and fro."""

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
        self.luck = luck.start(seed)
        """The state of chance, from which the seed's next number follows."""
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
        self.lull = 0
        """For how many actions, or turns, the end has not come nearer; those without effect count more."""
        self._standing = (0, 0)
        """How many cards were left to draw at the last such moment, and how many changes there had been."""
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

    def follow(self, key: str) -> None:
        """Answer with a legal key and keep no past: for copies on which somebody thinks ahead."""
        asked = self._asked
        assert asked is not None, "the game is over"
        self.answer = self.pick_hidden(asked.values[asked.keys.index(key)])
        self._asked = None
        self.run()

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

    def imagined(self, viewer: str | None, seed: int = 0, tries: int = 16) -> Self:
        """A copy to play on: all that a player may not know and has not seen is dealt anew by chance.

        It depends on what the player (None: a spectator) sees and remembers, and on the seed, and on nothing
        else: whoever is handed it cannot cheat. It has neither a past nor the words of a file. If another
        player is asked, cards are dealt until that player is asked the same, up to a number of tries.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> game.imagined("Ann", seed=3).view("Ann") == game.view("Ann")
        True
        """
        seat = len(self.players) if viewer is None else self.seat_of(viewer)
        if self._asked is not None and self._asked.seat == seat:
            _ = self._asked.keys  # They show the order of the cards in hand, which is lost in a moment.
        state = luck.start(seed)
        while True:
            imagined = self._twin()
            imagined.scenario, imagined.listener = {}, None
            imagined.seed, imagined.luck = seed, state
            tries -= 1
            if self._asked is None or imagined.deal_anew(seat, state) or not tries:
                return imagined
            _, state = luck.below(state, 1)

    def chance(self, player: str) -> Chance:
        """How likely a player is to win, 0 to 1, by what everybody can see, and its `parts` by their names.

        Raises ValueError if nobody of that name plays.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> 0 < game.chance("Ann") < 1
        True
        """
        return winning.chance(self, self.seat_of(player))

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

    def seat_of(self, player: str) -> int:
        """Where somebody sits.

        Raises ValueError if nobody of that name plays.
        """
        if player not in self.players:
            raise ValueError(f"{player} does not play; {', '.join(self.players)} do")
        return self.players.index(player)

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

    def ask_again(self) -> None:
        """Put the pending question once more, in a position that has changed."""
        self.stack[-1].at -= 1
        self._asked = None
        self.run()

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

    def look_back(self, left: int) -> None:
        """An action or a turn is over: note whether it has led anywhere; so many cards are left to draw."""
        least, changes = self._standing
        if left < least or not self.lull:
            self.lull, least = 1, left
        else:
            self.lull += 1 if self.changes > changes else IDLE
        self._standing = least, self.changes

    def below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        number, self.luck = luck.below(self.luck, limit)
        return number

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        """The items in a random order."""
        mixed, self.luck = luck.shuffled(self.luck, list(items))
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

    def copy(self) -> Self:
        """An independent copy without events, moves and past: to look ahead, not to be told or wound back."""
        return self._twin()

    def parts(self) -> tuple[EffectPart, ...]:
        """Everybody's part in the card that is being carried out or was last, in order, with the bonus."""
        return ()

    @abstractmethod
    def parts_of(self, decision: Decision, key: str) -> tuple[EffectPart, ...]:
        """Who would be affected by a legal answer."""

    @abstractmethod
    def deal_anew(self, viewer: int, seed: int) -> bool:
        """Deal anew, in place, all that a viewer does not know; is the same player still asked the same?

        The viewer is a seat; a spectator's is the one behind the last.
        """

    @abstractmethod
    def remembered(self, player: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The cards in other players' hands and scores that a player has seen go there: who, where, which."""

    @abstractmethod
    def prospects(self) -> Sequence[tuple[float, ...]]:
        """What each team has that makes it likely to win, as numbers; all of it is public."""

    @abstractmethod
    def standing(self, seat: int) -> float:
        """How well a player stands compared with the best of the others, by counting what lies there."""

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
