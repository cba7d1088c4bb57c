"""Scenario files: read, checked, played, compared with what they expect, and written again."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any

from engine.format import ERROR, EXPECT
from engine.game import Game
from engine.reading import read
from engine.scenario.header import read_scenario
from engine.scenario.kind import kind
from engine.scenario.moves import play_entries
from engine.scenario.variations import variations

__all__ = ["load", "position"]


def load(source: Mapping[str, Any] | str | PathLike[str]) -> Game:
    """The game of a scenario after its last move; see `engine.load`."""
    scenario = read_scenario(read(source))
    game = scenario.start()
    play_entries(game, scenario.entries, refused=ERROR in scenario.said.get(EXPECT, {}))
    for _ in variations(game):
        pass  # what cannot be played is refused here, as in the scenario itself
    return game


def position(game: Game) -> dict[str, Any]:
    """The position of a game as the section of a scenario that begins there."""
    return kind(game.name).position(game)
