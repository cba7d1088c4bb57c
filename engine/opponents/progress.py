"""Getting on: nobody goes to and fro for ever, though no rule forbids it."""

from __future__ import annotations

from engine.game import Game
from engine.opponents.search import END

PATIENCE = 24
"""So many actions, or turns of CIV, may lead nowhere; of those without any effect far fewer."""
PLAIN = ("draw", END)
"""Answers that bring the end nearer: a pile shrinks, or the next turn comes."""


def getting_on(game: Game, best: str) -> str:
    """The best answer; or, when the end has not come nearer for long, one that brings it there."""
    assert game.decision is not None, "the game is over"
    if game.lull < PATIENCE or best.startswith("achieve "):
        return best
    return next((key for key in PLAIN if key in game.decision.keys), best)
