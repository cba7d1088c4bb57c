"""Looks for a position that shows a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import engine
from cards.innovation.editions import options_of
from cards.terms import EDITIONS_OF, EditionName, Language
from engine.game import Game
from tutor.story.exercises import best, civ, confusions, innovation, timing, values
from tutor.story.exercises.bots import BOTS
from tutor.story.exercises.kind import Bot, Choice, ExerciseKind, Moment
from tutor.story.questions import Question, Task, pose

LEVELS = (1, 2, 3)
NAMES = ("Ada", "Leo", "Mia", "Tom")
MOST_GAMES = 300
"""So many games are played at most until one shows the rule."""

FIRST = {1: 8, 2: 16, 3: 32}
"""After so many answers a position is rich enough, by level."""
SPREAD = 60
"""At most so many answers later the search begins, so that no two seeds look alike."""

_ROOMS = (innovation, civ, confusions, timing, values, best)
KINDS: Mapping[str, ExerciseKind] = MappingProxyType(
    {kind.id: kind for room in _ROOMS for kind in room.KINDS}
)
"""All kinds of exercises by id."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position and a task; the same again for the same kind, level, seed and edition."""

    kind: str
    level: int
    seed: int
    edition: EditionName = "first"
    """Of Innovation; CIV has but one."""

    @property
    def game(self) -> Game:
        """The position."""
        return _found(self.kind, self.level, self.seed, self.edition)[0].clone()

    def laid(self, language: Language) -> Game:
        """The position with cards in a language: whose card comes first depends on it (INN-1.5)."""
        game = self.game
        game.language = language
        return game

    @property
    def task(self) -> Task:
        """What is asked about it."""
        return _found(self.kind, self.level, self.seed, self.edition)[1]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that are practised."""
        return KINDS[self.kind].rules

    def question(self, language: Language) -> Question:
        """The question in a language."""
        return pose(self.task, self.laid(language), language)


def exercise(kind: str, level: int = 1, seed: int = 0, edition: EditionName = "first") -> Exercise:
    """An exercise of a kind, at a level from 1 to 3.

    Raises KeyError for a kind, ValueError for a level that there is not.
    """
    if kind not in KINDS:
        raise KeyError(f"there is no exercise {kind!r}: choose one of {', '.join(KINDS)}")
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}: choose one of {', '.join(map(str, LEVELS))}")
    return Exercise(kind, level, seed, edition if edition in EDITIONS_OF[KINDS[kind].game] else "first")


@cache
def _found(id: str, level: int, seed: int, edition: EditionName) -> tuple[Game, Task]:
    kind = KINDS[id]
    options = options_of(edition)
    choice = Choice(seed * len(LEVELS) + level)
    for _ in range(MOST_GAMES):
        start = FIRST[level] + choice.below(SPREAD)
        game = engine.new(kind.game, NAMES[: kind.seats[level]], seed=choice.below(1 << 32), options=options)
        bot = (kind.bot or BOTS[kind.game])(choice.below(1 << 32))
        for moment in _moments(game, bot, 0 if kind.setting_up else start):
            task = kind.find(moment, level, choice)
            if task is not None:
                return (moment.game if kind.setting_up else moment.laid_out()), task
            if kind.setting_up:
                break
    raise LookupError(f"{id}, level {level}, seed {seed}: no position found")


def _moments(game: Game, bot: Bot, start: int) -> Iterator[Moment]:
    """The points at which an action is asked for, from so many answers on."""
    while game.decision is not None:
        if start and (len(game.moves) < start or not game.between_actions()):
            game.choose(bot(game))
            continue
        at, events = len(game.moves), len(game.events)
        game.choose(bot(game))
        while not (game.result or game.between_actions()):
            game.choose(bot(game))
        yield Moment(game, at, events)
