"""Tables of the third edition."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from tests.table import innovation


def third(*, options: dict[str, Any] | None = None, **table: Any) -> Game:
    """A table on which the third edition is played."""
    return innovation(options={"edition": "third", **(options or {})}, **table)
