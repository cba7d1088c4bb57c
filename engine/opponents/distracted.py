"""The opponent who looks one action ahead, but whose mind is often elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from engine import luck
from engine.game import Game
from engine.opponents import greedy
from engine.opponents import random as by_chance

ELSEWHERE = 36
"""In so many of a hundred answers."""


def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
    """The answer of one who looks ahead, or any."""
    number, state = luck.below(luck.seeded(seed), 100)
    mind = by_chance if number < ELSEWHERE else greedy
    yield from mind.think(game, state, iterations)
