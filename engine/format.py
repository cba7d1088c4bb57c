"""The format of scenario files: its version, the keys and their order, and what stands between moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

VERSION = 1
"""The version of the format."""

FOR_READERS = ("title", "goal", "notes", "rules", "author", "licence")
"""What a file says about itself; it changes nothing in the game."""

KEYS = (
    "aula", "game", *FOR_READERS, "players", "language", "seed", "options", "position", "moves", "expect",
)  # fmt: skip
"""The keys of a scenario, in the order in which they are written."""

NOTE, ASK, OR = "note", "ask", "or"
BETWEEN = (NOTE, ASK, OR)
"""What may stand between the moves: words, questions, and variations, behind whose key stands their title."""

MOVES, EXPECT = "moves", "expect"
"""Of a variation as of a scenario: how it goes on, and what its end is like."""

SAY = "say"
"""Beside a note: what its author says to a class, for whoever presents it alone."""

LOOK = "look"
"""Beside a note: where on the table it points."""

ERROR = "error"
"""`error: true` expects the last move to be refused."""


def is_move(said: Mapping[str, Any]) -> bool:
    """Whether an entry as plain data is an answer, and nothing between the answers."""
    return not any(key in said for key in BETWEEN)
