"""The engine: a game that can be played, replayed, copied and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from cards.terms import Language
from engine.errors import IllegalMove, ScenarioError
from engine.game import Game

__all__ = ["Game", "IllegalMove", "ScenarioError", "load", "new"]


def __getattr__(name: str) -> str:
    """Look the version up only when somebody asks."""
    if name != "__version__":
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    from importlib.metadata import version

    return version("aula")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def new(
    game: str,
    players: Sequence[str],
    seed: int = 0,
    language: Language = "en",
    options: Mapping[str, Any] | None = None,
) -> Game:
    """A new game, at its first decision.

    Raises ScenarioError if there is no such game, player or option.

    >>> new("innovation", ["Ann", "Bob"], seed=1).decision
    Decision(Ann, setup, agriculture, clothing)
    >>> new("innovation", ["Ann", "Bob"]).seed
    0
    """
    return load(
        {
            "aula": 1,
            "game": game,
            "players": players if isinstance(players, str) else list(players),
            "seed": seed,
            "language": language,
            "options": dict(options or {}),
        }
    )


def load(source: Mapping[str, Any] | str | PathLike[str]) -> Game:
    """The game of a scenario or record after its last move: a path, a YAML text or plain data.

    A string with a line break is YAML, any other a path. Raises ScenarioError, in one sentence with file,
    line and key, if the scenario is bad or one of its moves is illegal (then caused by the IllegalMove).
    With `expect: {error: true}` the last move is to be refused, and the game is the one before it.

    >>> load({"aula": 1, "game": "innovation", "players": ["Ann", "Bob", 7]})
    Traceback (most recent call last):
    engine.errors.ScenarioError: the scenario: players: "7" is no name; expected one that is no answer
    """
    # Imported here, so that `import engine` is quick and costs no reader of files.
    from engine.scenario import load

    return load(source)
