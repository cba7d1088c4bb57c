"""The opponent who takes any legal answer."""

from __future__ import annotations

from engine import chance
from engine.game import Game


class Random:
    """Answers by chance."""

    def __init__(self, seed: int) -> None:
        self._chance = chance.start(seed)

    def __call__(self, game: Game) -> str:
        """One of the keys, each as likely as any other."""
        assert game.decision is not None, "the game is over"
        keys = game.decision.keys
        number, self._chance = chance.below(self._chance, len(keys))
        return keys[number]
