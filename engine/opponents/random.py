"""The opponent who takes any legal answer."""

from __future__ import annotations

from collections.abc import Iterator

from engine import luck
from engine.game import Game


class Random:
    """Answers by chance, one decision after the other; with nothing to know, it can be shown any game."""

    def __init__(self, seed: int) -> None:
        self._luck = luck.seeded(seed)

    def __call__(self, game: Game) -> str:
        """One of the keys, each as likely as any other."""
        assert game.decision is not None, "the game is over"
        keys = game.decision.keys
        number, self._luck = luck.below(self._luck, len(keys))
        return keys[number]


def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
    """Any answer."""
    yield Random(seed)(game)
