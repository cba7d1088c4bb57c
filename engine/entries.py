"""The entries of a scenario's moves as they were read: answers, and between them words and questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.node import Node

__all__ = ["Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """An answer of a player, or something between the answers (no player)."""

    node: Node
    said: Any
    """The entry as plain data."""
    player: str | None = None
    key: str = ""
    within: tuple[Entry, ...] = ()
    """The entries of a variation."""
