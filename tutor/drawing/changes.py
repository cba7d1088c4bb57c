"""What has changed from one scene to the next: a page that has the one is told no more (`changes.js`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

__all__ = ["Scenes", "change"]

Change = dict[str, Any] | list[Any]
"""What makes of a value the next one: `[value]` takes its place, `[at, count, values]` stand in a list in the
place of so many, and `{part: change}` are changes of parts of an object, or of a list by their places."""


def change(before: Any, after: Any) -> Change:
    """What makes `after` of `before`, both plain data.

    >>> change({"turn": 1, "hand": ["oars", "tools"]}, {"turn": 2, "hand": ["oars"]})
    {'turn': [2], 'hand': [1, 1, []]}
    >>> change([{"n": 1, "now": True}, {"n": 2}], [{"n": 1, "now": False}, {"n": 2}])
    {'0': {'now': [False]}}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {part: change(old, after[part]) for part, old in before.items() if old != after[part]}
    if not (isinstance(before, list | tuple) and isinstance(after, list | tuple)):
        return [after]
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): change(old, new) for at, (old, new) in pairs if old != new}
    first = _alike(before, after)
    last = _alike(before[first:][::-1], after[first:][::-1])
    return [first, len(before) - first - last, [*after[first : len(after) - last]]]


def _alike(before: Sequence[Any], after: Sequence[Any]) -> int:
    """With how many equal values two lists begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))


class Scenes:
    """The scenes of one drawing, numbered: a page is told what has changed since the one before, as text.

    >>> scenes = Scenes()
    >>> scenes.told({"scene": {"game": "civ"}})
    {'scene': '{"number":1,"since":null,"change":[{"game":"civ"}]}'}
    >>> scenes.told({"scene": {"game": "civ"}}), scenes.told({"scene": {"game": "innovation"}})
    ({}, {'scene': '{"number":2,"since":1,"change":{"game":["innovation"]}}'})
    >>> scenes.whole
    '{"number":2,"since":null,"change":[{"game":"innovation"}]}'
    """

    def __init__(self) -> None:
        self._scene: Any = None
        self._number = 0

    @property
    def whole(self) -> str:
        """The scene for a page that has none, or lacks the one before."""
        return self._text(None, [self._scene])

    def told(self, shown: Mapping[str, Any]) -> dict[str, Any]:
        """All that is shown, but of the scene what is new, if anything is."""
        if "scene" not in shown:
            return {**shown}
        before, self._scene = self._scene, shown["scene"]
        others = {name: value for name, value in shown.items() if name != "scene"}
        if self._scene == before:
            return others
        self._number += 1
        # The first is told to pages that may have had another host before.
        return {**others, "scene": self._text(self._number - 1 or None, change(before, self._scene))}

    def _text(self, since: int | None, change: Change) -> str:
        told = {"number": self._number, "since": since, "change": change}
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
