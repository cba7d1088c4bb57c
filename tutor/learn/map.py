"""The course as a map: lessons one below the other, and lines that show what builds on what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.course import Graph

__all__ = ["Line", "lanes", "lines"]


@dataclass(frozen=True, slots=True)
class Line:
    """From a lesson to one that builds on it: rows and lanes; it runs down in the lane of the latter."""

    start: tuple[int, int]
    end: tuple[int, int]


def lanes(graph: Graph, order: Sequence[str]) -> dict[str, int]:
    """The lane of each lesson, such that no line runs through another lesson.

    >>> import networkx as nx
    >>> graph = nx.DiGraph([("a", "b"), ("a", "c"), ("b", "d")])
    >>> lanes(graph, ["a", "b", "c", "d"])
    {'a': 0, 'b': 0, 'c': 1, 'd': 0}
    """
    found: dict[str, int] = {}
    last: list[int] = []
    """The last row of each lane that something lies on."""
    rows = {id: row for row, id in enumerate(order)}
    for row, id in enumerate(order):
        above = sorted((one for one in graph.predecessors(id) if one in found), key=rows.__getitem__)
        # A line begins just below the lesson that it comes from.
        begin = rows[above[0]] if above else row
        straight = [found[one] for one in above if last[found[one]] == rows[one]]
        free = [lane for lane, end in enumerate(last) if end < max(begin, 1)]
        lane = next(iter((*straight, *free)), len(last))
        if lane == len(last):
            last.append(row)
        last[lane] = row
        found[id] = lane
    return found


def lines(graph: Graph, order: Sequence[str]) -> list[Line]:
    """All lines, in the order of the lessons."""
    lane = lanes(graph, order)
    rows = {id: row for row, id in enumerate(order)}
    return [
        Line((rows[before], lane[before]), (rows[id], lane[id]))
        for id in order
        for before in sorted((one for one in graph.predecessors(id) if one in rows), key=rows.__getitem__)
    ]
