"""The opponents who look many actions ahead; how far, their iterations say."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.opponents.progress import getting_on
from engine.opponents.search import Search

SLICE = 25
"""After so many iterations, a few thousandths of a second, something else may go on."""


def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
    """The answer tried most so far, slice by slice."""
    assert game.decision is not None, "the game is over"
    if len(game.decision.keys) == 1:
        yield game.decision.keys[0]
        return
    search = Search(game, seed)
    while search.iterations < iterations:
        search.step(min(SLICE, iterations - search.iterations))
        if search.iterations < iterations:
            yield search.tried[0].key
    yield getting_on(game, search.tried[0].key)
