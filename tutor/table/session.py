"""A game with its timeline: the past can be shown at once, and answering differently there makes a branch.

>>> from engine.innovation import Innovation
>>> game = Innovation(["Ann", "Bob"], 1, "en", {})
>>> game.begin()
>>> session = Session(game)
>>> for _ in range(4):
...     _ = session.choose(session.shown.decision.keys[0])
>>> session.go(2)
>>> _ = session.choose(session.shown.decision.keys[-1])
>>> [(branch.start, len(branch.game.moves)) for branch in session.branches]
[(0, 4), (2, 3)]
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from engine.events import Event
from engine.game import Game

__all__ = ["Branch", "Comparison", "Session"]

NAME_LENGTH = 60


@dataclass(slots=True)
class Branch:
    """One way in which the game went on; `start` is the number of answers it shares with its parent."""

    id: int
    game: Game
    """The game at the end of the branch."""
    parent: int | None = None
    start: int = 0
    name: str | None = None
    told: list[int] = field(default_factory=list)
    """How many events there are after 0, 1, 2, ... answers, as far as that was wanted."""
    places: list[int] = field(default_factory=list)
    """The place of each answer among those that were legal, as far as that was wanted."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Where two branches part, and what differs at their ends."""

    at: int
    """How many answers they share."""
    mine: str | None
    """What the first answers then, if it goes on."""
    theirs: str | None
    differences: Mapping[str, Mapping[str, tuple[Any, Any]]]
    """By player, then by what is compared: the values at the end of both."""


class _Told(Exception):
    """So much has been told as was wanted."""


class Session:
    """A game being played, looked back on, and played differently."""

    def __init__(self, game: Game) -> None:
        self.branches = [Branch(0, game)]
        self.current = self.branches[0]
        self.at = len(game.moves)
        """How many answers are shown."""
        self.event: int | None = None
        """Shown is the moment after so many events of the last answer; None: after all of them."""
        self.shown: Game = game
        """The game at that point; answer through `choose`."""
        self._past: tuple[int, int, Game] | None = None
        """The point of the past that was looked at last: of which branch, after how many answers."""

    @property
    def last(self) -> int:
        """How many answers the current branch has."""
        return len(self.current.game.moves)

    @property
    def played(self) -> str | None:
        """The answer that was given at the point that is shown, if it is in the past."""
        return None if self.at == self.last else self.current.game.moves[self.at][1]

    @property
    def told(self) -> list[int]:
        """How many events there are after 0, 1, 2, ... answers of the current branch."""
        told, game = self.current.told, self.current.game
        if len(told) < len(game.moves):
            past = game.at(len(told))
            for _, key in game.moves[len(told) :]:
                told.append(len(past.events))
                past.choose(key)
        if len(told) == len(game.moves):
            told.append(len(game.events))
        return told

    @property
    def places(self) -> list[int]:
        """The place of each answer of the current branch among those that were legal."""
        return self.places_of(self.current)

    def places_of(self, branch: Branch) -> list[int]:
        """The same of another branch."""
        places, game = branch.places, branch.game
        if len(places) < len(game.moves):
            past = game.at(len(places))
            for _, key in game.moves[len(places) :]:
                assert past.decision is not None
                places.append(past.decision.keys.index(key))
                past.choose(key)
        return places

    def _place(self, key: str) -> int:
        """The place of a key among the legal ones; 0 if it is not legal, which the game will say."""
        keys = self.shown.decision.keys if self.shown.decision else ()
        return keys.index(key) if key in keys else 0

    @property
    def fresh(self) -> int:
        """How many events there were before the last answer that is shown."""
        return self.told[self.at - 1] if self.at else 0

    def past(self, at: int) -> Game:
        """The game of the current branch after `at` answers, only to be looked at."""
        branch = self.current
        if self._past is None or self._past[:2] != (branch.id, at):
            self._past = branch.id, at, branch.game.at(at)
        return self._past[2]

    def choose(self, key: str) -> tuple[Event, ...]:
        """Answer at the point that is shown; in the past another answer than the one given makes a branch."""
        if self.event is not None:
            self.go(self.at)
        # What has changed will be looked for in the game as it was.
        before, at = self.shown.clone() if self.at == self.last else self.shown, self.at
        caused = self._choose(key)
        self._past = self.current.id, at, before
        return caused

    def _choose(self, key: str) -> tuple[Event, ...]:
        if self.at == self.last:
            places, place = self.places, self._place(key)
            caused = self.current.game.choose(key)
            places.append(place)
        elif key == self.played:
            before = len(self.shown.events)
            self.go(self.at + 1)
            return tuple(self.shown.events[before:])
        else:
            game = self.shown.clone()
            told, places = self.told[: self.at + 1], [*self.places[: self.at], self._place(key)]
            caused = game.choose(key)
            self.current = Branch(len(self.branches), game, self.current.id, self.at, None, told, places)
            self.branches.append(self.current)
        self.at = self.last
        self.shown = self.current.game
        return caused

    def go(self, at: int, event: int | None = None) -> None:
        """Show the game after `at` answers, or in the middle of the last one, after so many of its events."""
        at = max(0, min(at, self.last))
        if event is not None:
            count = self.told[at] - self.told[at - 1] if at else 0
            event = None if at == 0 or event >= count else max(0, event)
        self.at, self.event = at, event
        if event is not None:
            self.shown = self._amid(at, event)
        elif at == self.last:
            self.shown = self.current.game
        else:
            self.shown = self.current.game.at(at)

    def step(self, by: int, events: bool = False) -> None:
        """Go on or back by one answer, or by one event."""
        if not events:
            self.go(self.at + by if self.event is None or by < 0 else self.at)
            return
        if by > 0:
            if self.event is not None:
                self.go(self.at, self.event + 1)
            elif self.at < self.last:
                self.go(self.at + 1, 1)
        elif self.at > 0:
            count = self.told[self.at] - self.fresh
            event = (count if self.event is None else self.event) - 1
            if event > 0:
                self.go(self.at, event)
            else:
                self.go(self.at - 1)

    def go_to_event(self, number: int) -> None:
        """Show the moment after so many events of the whole branch."""
        told = self.told
        at = min(bisect_left(told, number), self.last)
        self.go(at, number - told[at - 1] if at and number < told[at] else None)

    def switch(self, id: int) -> None:
        """Show another branch, at its end."""
        self.current = self._branch(id)
        self.go(self.last)

    def graft(self, game: Game, parent: int, start: int) -> int:
        """Add a branch that was played elsewhere, without showing it; returns its number."""
        branch = Branch(len(self.branches), game, self._branch(parent).id, start)
        self.branches.append(branch)
        return branch.id

    def join(self, game: Game) -> int:
        """Add what was played elsewhere, as far as it is not there, without changing what is shown."""
        line = game.moves
        for branch in self.branches:
            if branch.game.moves[: len(line)] == line:
                return branch.id
        for branch in self.branches:
            grows = _shared(branch, line) == len(branch.game.moves)
            if grows and branch.parent is not None and branch is not self.current:
                branch.game = game
                return branch.id
        return self._grown(game)

    def enter(self, game: Game, at: int) -> int:
        """Show a line that was played elsewhere, after so many answers; if need be it becomes a branch."""
        same = (branch.id for branch in self.branches if branch.game.moves == game.moves)
        id = next(same, None)
        self.switch(self._grown(game.clone()) if id is None else id)
        self.go(at)
        return self.current.id

    def _grown(self, game: Game) -> int:
        """A new branch from that with which it has most in common."""
        nearest = max(self.branches, key=lambda branch: _shared(branch, game.moves))
        return self.graft(game, nearest.id, _shared(nearest, game.moves))

    def name(self, id: int, name: str) -> None:
        """Give a branch a name; an empty one takes it away."""
        self._branch(id).name = name.strip()[:NAME_LENGTH] or None

    def compare(self, first: int, second: int) -> Comparison:
        """Say where two branches part and what differs at their ends."""
        mine, theirs = self._branch(first).game, self._branch(second).game
        at = _shared(self._branch(first), theirs.moves)
        ours, others = mine.position(None)["players"], theirs.position(None)["players"]
        differences = {
            player: {
                what: (value, others[player][what])
                for what, value in ours[player].items()
                if value != others[player][what]
            }
            for player in mine.players
        }
        return Comparison(
            at,
            mine.moves[at][1] if at < len(mine.moves) else None,
            theirs.moves[at][1] if at < len(theirs.moves) else None,
            {player: found for player, found in differences.items() if found},
        )

    def _branch(self, id: int) -> Branch:
        if not 0 <= id < len(self.branches):
            raise IndexError(f"there is no branch {id}")
        return self.branches[id]

    def _amid(self, at: int, event: int) -> Game:
        """The game in the middle of an answer; it can be looked at, but not played on."""
        game = self.current.game.at(at - 1)
        limit = len(game.events) + event

        def stop(_: Event) -> None:
            if len(game.events) == limit:
                raise _Told

        game.listener = stop
        with suppress(_Told):
            game.choose(self.current.game.moves[at - 1][1])
        return game


def _shared(branch: Branch, line: Sequence[tuple[str, str]]) -> int:
    """How many answers a branch begins with that a line begins with, too."""
    mine = branch.game.moves
    shortest = min(len(mine), len(line))
    return next((n for n in range(shortest) if mine[n] != line[n]), shortest)
