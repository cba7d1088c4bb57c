"""What a kind of exercise is, and what it chooses from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import engine
from cards.terms import GameName
from engine import luck
from engine.events import Event
from engine.game import Game
from engine.scenario import position
from tutor.story.questions import Task
from tutor.story.questions.kinds import Moves, Words

T = TypeVar("T")

SELDOM = 16
"""Once in so many exercises the answer is the one with which who is mistaken is right by chance."""

Bot = Callable[[Game], str]
"""Somebody who answers in the games in which positions are looked for."""


class Choice:
    """Chance that belongs to a seed."""

    def __init__(self, seed: int) -> None:
        self._state = luck.seeded(seed)
        self.wish = self.below(1 << 16)
        """Stays while a position is looked for, so that rare answers come as often as others."""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        number, self._state = luck.below(self._state, limit)
        return number

    def one(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def mixed(self, items: Iterable[T]) -> list[T]:
        """The items in any order."""
        found, self._state = luck.shuffled(self._state, list(items))
        return found


class Moment:
    """A point of a game at which an action is asked for, and what followed up to the next one."""

    def __init__(self, later: Game, at: int, events: int) -> None:
        self._later = later
        self._at = at
        self._game: Game | None = None
        self.moves: Moves = tuple(later.moves[at:])
        self.events: Sequence[Event] = later.events[events:]

    @property
    def game(self) -> Game:
        """The game at that point; gone back to when it is wanted, which seldom is."""
        if self._game is None:
            self._game = self._later.at(self._at)
        return self._game

    def laid_out(self) -> Game:
        """The position at that point, without its past."""
        game = self.game
        return engine.load(
            {
                "aula": 1,
                "game": game.name,
                "players": list(game.players),
                "seed": game.seed % 1000,
                "language": game.language,
                "options": dict(game.options),
                "position": position(game),
            }
        )

    @property
    def after(self) -> Game:
        """The game when all of it has happened; only while the moment is looked at."""
        return self._later

    @property
    def player(self) -> str:
        """Who is asked."""
        assert self.game.decision is not None
        return self.game.decision.player

    @property
    def at_once(self) -> bool:
        """Whether the action asked nothing more."""
        return len(self.moves) == 1


Find = Callable[[Moment, int, Choice], Task | None]
"""The task that a moment is good for at a level, if it is."""


@dataclass(frozen=True, slots=True)
class ExerciseKind:
    """A kind of exercise."""

    id: str
    game: GameName
    title: Words
    rules: tuple[str, ...]
    """What it practises."""
    facts: tuple[str, ...]
    """The facts of these rules that it makes one decide."""
    find: Find
    seats: Mapping[int, int]
    """The number of players at each level."""
    setting_up: bool = False
    """Whether it is about the set-up."""
    bot: Callable[[int], Bot] | None = None
    """Who plays, from a seed; None: the one who plays for most kinds."""
