"""Practice: positions from real games in which one answer is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.advice.hint import searched
from engine.game import Game
from engine.opponents import OPPONENTS, answer_of
from engine.opponents.match import begun
from engine.opponents.search import Search

BY = "greedy"
"""Who plays the games: where this one errs, a learner may err as well."""
MARGIN = 0.10
"""By so much of a chance of winning the best answer is better than any other."""
ITERATIONS = 400
FIRST_LOOK = 60
"""After so many iterations most positions can be put aside."""
MUCH = 8
"""So many answers are much to choose from."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a best answer."""

    game: Game
    best: str
    margin: float
    """How much worse the next best answer is."""
    difficulty: int
    """1: one action ahead shows it; 2: it must be seen further ahead; 3: and there is much to choose from."""


def puzzles(game: str, seed: int = 0, players: int = 2) -> Iterator[Puzzle]:
    """Positions without end, each from another game than the one before.

    >>> puzzle = next(puzzles("civ", seed=1))
    >>> puzzle.best in puzzle.game.decision.keys
    True
    """
    while True:
        found = _in_a_game(game, seed, players)
        if found is not None:
            yield found
        seed += 1


def _in_a_game(name: str, seed: int, players: int) -> Puzzle | None:
    """The first position of a game, from a point on that the seed says, with a clearly best answer."""
    game = begun(name, players, seed)
    opponent = OPPONENTS[BY]
    begin = 10 + seed * 7 % 60
    while game.decision is not None:
        if len(game.moves) >= begin and game.between_actions() and len(game.decision.keys) > 2:
            puzzle = _puzzle(game, seed)
            if puzzle is not None:
                return puzzle
        game.choose(answer_of(opponent, game, seed))
    return None


def _puzzle(game: Game, seed: int) -> Puzzle | None:
    assert game.decision is not None
    search = searched(game, seed, iterations=0)
    search.step(FIRST_LOOK)
    if _margin(search) < MARGIN:
        return None
    search.step(ITERATIONS - FIRST_LOOK)
    margin = _margin(search)
    if margin < MARGIN:
        return None
    best = search.tried[0].key
    seen = answer_of(OPPONENTS[BY], game, seed) == best
    difficulty = 1 if seen else 2 if len(game.decision.keys) < MUCH else 3
    return Puzzle(game.clone(), best, margin, difficulty)


def _margin(search: Search) -> float:
    """By how much the best answer is better than any other."""
    best, *others = search.tried
    return best.chance - max(one.chance for one in others)
