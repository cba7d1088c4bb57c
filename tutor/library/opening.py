"""The game that somebody means who hands over a file, its text, its data, or the name of one of ours."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import engine
from engine.errors import ScenarioError
from engine.game import Game
from engine.node import instead
from tutor.library.scenarios import library

__all__ = ["Source", "game_of"]

Source = Game | Mapping[str, Any] | str | PathLike[str]
"""A game, or what `engine.load` takes, or the id of a scenario of the library: "innovation/zero"."""


def game_of(source: Source) -> Game:
    """The game, after its last move.

    Raises ScenarioError if there is no such file and no such scenario, or if the file is bad.

    >>> game_of("civ/democracy").name
    'civ'
    """
    if isinstance(source, Game):
        return source
    if not isinstance(source, str) or "\n" in source or Path(source).exists():
        return engine.load(source)
    if source in library():
        return library()[source].game.clone()
    if "/" in source and not Path(source).suffix:
        raise ScenarioError(f"there is no scenario {source!r}{instead(source, library())}")
    return engine.load(source)
