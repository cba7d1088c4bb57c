"""Many values that have much in common, written so that whatever is the same is there once.

The pool is a list. What is no list or mapping stands in it as it is; a list as `[-1, place of each item]`;
a mapping as `[place of the list of its keys, place of each value]`. `pool.js` reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["Pool"]

LIST = -1


class Pool:
    """Takes values and says at which place each one stands.

    >>> pool = Pool()
    >>> pool.put([{"a": 1}, {"a": 1}])
    4
    >>> pool.values
    ['a', [-1, 0], 1, [1, 2], [-1, 3, 3]]
    """

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._places: dict[Any, int] = {}

    def put(self, value: Any) -> int:
        """The place of a value that JSON knows; equal values share one."""
        if isinstance(value, Mapping):
            keys = self.put(list(value))
            return self._container((keys, *map(self.put, value.values())))
        if isinstance(value, list | tuple):
            return self._container((LIST, *map(self.put, value)))
        # True and 1 are equal in Python, but not in a page.
        return self._place((type(value), value), value)

    def _container(self, entry: tuple[int, ...]) -> int:
        return self._place(entry, list(entry))

    def _place(self, key: Any, entry: Any) -> int:
        if key not in self._places:
            self._places[key] = len(self.values)
            self.values.append(entry)
        return self._places[key]
