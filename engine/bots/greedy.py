"""The opponent who looks one action ahead and takes what leaves the best position.

It knows no more than a player may know: before looking ahead, what is hidden from it is dealt
anew by chance.
"""

from __future__ import annotations

from engine import chance
from engine.bots.random import Random
from engine.game import Game

TRIES = 2
"""How often each answer is played out, with different hidden cards."""


class Greedy:
    """Answers with the key after which, on average, it stands best."""

    def __init__(self, seed: int) -> None:
        self._chance = chance.start(seed)

    def __call__(self, game: Game) -> str:
        """The best key; among equals the first."""
        assert game.decision is not None, "the game is over"
        keys = game.decision.keys
        if len(keys) == 1:
            return keys[0]
        seat = game.decision.seat
        worth = dict.fromkeys(keys, 0.0)
        for _ in range(TRIES):
            seed, self._chance = chance.below(self._chance, 1 << 32)
            for key in keys:
                worth[key] += _after(game.imagined(seat, seed), key, seed).standing(seat)
        return max(keys, key=worth.__getitem__)


def _after(game: Game, key: str, seed: int) -> Game:
    """The game when the answer and all that hangs on it has been carried out."""
    game.telling = False
    game.choose(key)
    others = Random(seed)
    while game.decision is not None and not game.between_actions():
        game.choose(others(game))
    return game
