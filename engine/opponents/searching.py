"""The opponents who look many actions ahead; how far, their iterations say."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Game
from engine.opponents.progress import getting_on
from engine.opponents.search import Search


def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
    """The answer tried most so far, slice by slice."""
    assert game.decision is not None, "the game is over"
    if len(game.decision.keys) == 1:
        yield game.decision.keys[0]
        return
    search = Search(game, seed)
    for _ in search.until(iterations):
        yield search.tried[0].key
    yield getting_on(game, search.tried[0].key)
