"""Players for whom things happen that are worth a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cards.civ import CARD
from engine.game import Game
from engine.opponents import Random
from tutor.story.exercises.kind import Bot, Choice
from tutor.story.exercises.programs import EXCHANGING

CALM = 4
"""Once in so many chances a collector of CIV does something else than collect."""


class _ByChance:
    """Does by chance what it has no liking for."""

    def __init__(self, seed: int) -> None:
        self._choice = Choice(seed)
        self._random = Random(seed)


class Collector(_ByChance):
    """Plays CIV by chance, but likes to play what it has most of, and seldom spends it."""

    def __call__(self, game: Game) -> str:
        """One of the keys."""
        asked = game.decision
        assert asked is not None, "the game is over"
        if self._choice.below(CALM):
            if asked.kind == "effects":
                return "end"
            if asked.kind == "play":
                area = game.position(None)["players"][asked.player]["area"]
                domains = [CARD[card].domain for card in area]
                return max(asked.keys, key=lambda key: domains.count(CARD[key.removeprefix("play ")].domain))
        return self._random(game)


class Layer(Collector):
    """A collector who lays a democracy card wherever it can be done."""

    def __call__(self, game: Game) -> str:
        """One of the keys."""
        asked = game.decision
        assert asked is not None, "the game is over"
        return "discard utopia" if "discard utopia" in asked.keys else super().__call__(game)


class Exchanger(_ByChance):
    """Plays Innovation by chance, but often melds and activates what demands an exchange."""

    def __call__(self, game: Game) -> str:
        """One of the keys."""
        asked = game.decision
        assert asked is not None, "the game is over"
        liked = (key for key in asked.keys if asked.kind == "action" and key.partition(" ")[2] in EXCHANGING)
        return (self._choice.below(2) and next(liked, None)) or self._random(game)


BOTS: Mapping[str, Callable[[int], Bot]] = {"innovation": Random, "civ": Collector}
"""Who plays each game."""
