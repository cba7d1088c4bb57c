"""What builds on what: the lessons as a networkx graph, and how the graph lies as a map.

A node is the id of a lesson; an edge leads to a lesson that needs the first. On the map the lessons stand one
below the other, and lines show what builds on what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import ScenarioError
from tutor.story.lessons import Lesson, lessons

if TYPE_CHECKING:
    import networkx

    CourseMap = networkx.DiGraph[str]

__all__ = ["CourseLine", "course", "lanes", "lines"]


def course(game: str | None = None, among: Mapping[str, Lesson] | None = None) -> CourseMap:
    """The map of the lessons of a game, or of both.

    Raises ScenarioError if a lesson needs one that there is not, or, in a circle, itself.
    """
    import networkx

    found = {id: lesson for id, lesson in (among or lessons()).items() if game is None or lesson.game == game}
    graph: CourseMap = networkx.DiGraph()
    graph.add_nodes_from(found)
    for id, lesson in found.items():
        for needed in lesson.needs:
            if needed not in found:
                raise ScenarioError(f"{id}: needs: there is no lesson {needed}")
            graph.add_edge(needed, id)
    if not networkx.is_directed_acyclic_graph(graph):
        circle = " -> ".join(before for before, _ in networkx.find_cycle(graph))
        raise ScenarioError(f"{circle}: these lessons need each other in a circle")
    return graph


@dataclass(frozen=True, slots=True)
class CourseLine:
    """From a lesson to one that builds on it: rows and lanes; it runs down in the lane of the latter."""

    start: tuple[int, int]
    end: tuple[int, int]


def lanes(graph: CourseMap, order: Sequence[str]) -> dict[str, int]:
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


def lines(graph: CourseMap, order: Sequence[str]) -> list[CourseLine]:
    """All lines, in the order of the lessons."""
    lane = lanes(graph, order)
    rows = {id: row for row, id in enumerate(order)}
    return [
        CourseLine((rows[before], lane[before]), (rows[id], lane[id]))
        for id in order
        for before in sorted((one for one in graph.predecessors(id) if one in rows), key=rows.__getitem__)
    ]
