"""Scenario files: read, checked, played, compared with what they expect, and written again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.game import Game
from engine.reading import read
from engine.scenario.expect import ERROR
from engine.scenario.header import read_scenario
from engine.scenario.moves import play

__all__ = ["load"]


def load(source: Mapping[str, Any] | str | Path) -> Game:
    """The game of a scenario after its last move; see `engine.load`."""
    scenario = read_scenario(read(source))
    game = scenario.start()
    play(game, scenario.entries, refused=ERROR in scenario.said.get("expect", {}))
    return game
