"""What a page does with the scenes that it is told of, as `changes.js` does it."""

from __future__ import annotations

import json
from typing import Any


def changed(before: Any, change: Any) -> Any:
    """What a change of `tutor.drawing.changes` makes of a value."""
    match change:
        case [value]:
            return value
        case [at, count, values]:
            return [*before[:at], *values, *before[at + count :]]
    after = list(before) if isinstance(before, list) else dict(before)
    for part, each in change.items():
        place = int(part) if isinstance(before, list) else part
        after[place] = changed(before[place], each)
    return after


class Heard:
    """The scene of a page, from what it was told."""

    def __init__(self) -> None:
        self.scene: Any = None
        self.number = 0

    def hear(self, text: str) -> None:
        """Take what is told; nothing before it may be missing."""
        told = json.loads(text)
        assert told["since"] in (None, self.number), f"{told['since']} was told after {self.number}"
        self.scene, self.number = changed(self.scene, told["change"]), told["number"]
