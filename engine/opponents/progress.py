"""Getting on: nobody repeats for ever an action that changes nothing, though no rule forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.game import Game
from engine.opponents.search import finish

TRIES = 4
"""An action that has changed nothing in so many deals will change nothing."""


def getting_on(game: Game, keys: Sequence[str], seed: int) -> str:
    """The first of the answers, the best first, that changes something; within an action, the best."""
    assert game.decision is not None, "the game is over"
    if game.decision.kind == "action":
        for key in keys:
            if any(_changes(game, key, seed + number) for number in range(TRIES)):
                return key
    return keys[0]


def _changes(game: Game, key: str, seed: int) -> bool:
    """Whether anything happens by an action, in one deal of what is hidden."""
    assert game.decision is not None
    deal = game.imagined(game.decision.player, seed)
    deal.telling = False
    before = deal.changes
    deal.follow(key)
    finish(deal, Random(seed).random)
    return deal.changes > before or deal.result is not None
