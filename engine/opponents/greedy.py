"""The opponent who looks one action ahead and takes what leaves the best position."""

from __future__ import annotations

from collections.abc import Iterator

from engine import luck
from engine.game import Game
from engine.opponents.progress import getting_on
from engine.opponents.random import Random

TRIES = 2
"""How often each answer is played out, with different hidden cards."""


def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
    """The key after which, on average, it stands best; among equals the first."""
    assert game.decision is not None, "the game is over"
    keys, player, seat = game.decision.keys, game.decision.player, game.decision.seat
    if len(keys) == 1:
        yield keys[0]
        return
    worth = dict.fromkeys(keys, 0.0)
    state = luck.seeded(seed)
    for _ in range(TRIES):
        number, state = luck.below(state, 1 << 32)
        deal = game.imagined(player, number)
        for key in keys:
            worth[key] += _after(deal.copy(), key, number).standing(seat)
    yield getting_on(game, max(keys, key=worth.__getitem__))


def _after(game: Game, key: str, seed: int) -> Game:
    """The game when the answer and all that hangs on it has been carried out."""
    game.telling = False
    game.follow(key)
    others = Random(seed)
    while game.decision is not None and not game.between_actions():
        game.follow(others(game))
    return game
