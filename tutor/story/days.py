"""The days on which somebody has learned, and how many of them follow one another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile

__all__ = ["days_in_a_row", "last_days"]

KEPT = 400
"""So many days are remembered at most."""


def last_days(*known: Iterable[int]) -> frozenset[int]:
    """All days that are known here and there; of very many the last ones."""
    return frozenset(sorted(frozenset[int]().union(*known))[-KEPT:])


def days_in_a_row(days: frozenset[int], today: int) -> int:
    """How many days without a gap lead up to today, or to yesterday while today has not brought anything yet.

    >>> days_in_a_row(frozenset({3, 5, 6, 7}), 7), days_in_a_row(frozenset({5, 6, 7}), 8)
    (3, 3)
    >>> days_in_a_row(frozenset({5, 6, 7}), 9)
    0
    """
    last = today if today in days else today - 1
    return sum(1 for _ in takewhile(days.__contains__, count(last, -1)))
