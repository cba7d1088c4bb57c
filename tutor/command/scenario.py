"""Loads the scenario that a sub-command was given, and refuses in one line what is not one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tutor.command.refusal import Refusal

if TYPE_CHECKING:
    from engine import Game


def load_scenario(file: str) -> Game:
    """Return the game of a scenario file after its last move."""
    import engine

    try:
        return engine.load(Path(file))
    except engine.ScenarioError as error:
        raise Refusal(error) from error
