"""What builds on what: the lessons as a networkx graph.

A node is the id of a lesson, with the attributes `game`, `title` (words by language), `teaches` (rules) and
`generation` (how many lessons come before it in a row). An edge leads to a lesson that needs the first.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from cards.terms import Language
from engine.errors import ScenarioError
from tutor.lessons import Lesson, lessons
from tutor.task.words import spoken

if TYPE_CHECKING:
    import networkx

    Graph = networkx.DiGraph[str]

__all__ = ["as_text", "course", "layout", "next_lessons"]


def course(game: str | None = None, among: Mapping[str, Lesson] | None = None) -> Graph:
    """The map of the lessons of a game, or of both.

    Raises ScenarioError if a lesson needs one that there is not, or, in a circle, itself.
    """
    import networkx

    found = {id: lesson for id, lesson in (among or lessons()).items() if game is None or lesson.game == game}
    graph: Graph = networkx.DiGraph()
    for id, lesson in found.items():
        graph.add_node(id, game=lesson.game, title=lesson.title, teaches=lesson.teaches)
    for id, lesson in found.items():
        for needed in lesson.needs:
            if needed not in found:
                raise ScenarioError(f"{id}: needs: there is no lesson {needed}")
            graph.add_edge(needed, id)
    if not networkx.is_directed_acyclic_graph(graph):
        circle = " -> ".join(before for before, _ in networkx.find_cycle(graph))
        raise ScenarioError(f"{circle}: these lessons need each other in a circle")
    for number, generation in enumerate(networkx.topological_generations(graph)):
        for id in generation:
            graph.nodes[id]["generation"] = number
    return graph


def layout(graph: Graph) -> dict[str, tuple[int, int]]:
    """For each lesson its column, the generation, and its row in it, in the order of the files.

    >>> layout(course("innovation"))["innovation/02-drawing"]
    (1, 0)
    """
    places: dict[str, tuple[int, int]] = {}
    filled: dict[int, int] = {}
    for id in graph:
        column = graph.nodes[id]["generation"]
        places[id] = (column, filled.get(column, 0))
        filled[column] = filled.get(column, 0) + 1
    return places


def next_lessons(graph: Graph, done: Collection[str]) -> tuple[str, ...]:
    """The lessons not done yet whose needs are, in the order of the map.

    >>> next_lessons(course("innovation"), {"innovation/01-goal"})
    ('innovation/02-drawing',)
    """
    return tuple(id for id in graph if id not in done and all(one in done for one in graph.predecessors(id)))


def as_text(graph: Graph, language: Language, done: Collection[str] = ()) -> list[str]:
    """The map as lines: each lesson after those that it needs, and which these are."""
    import networkx

    place = list(graph).index
    lines = []
    for id in networkx.lexicographical_topological_sort(graph, key=lambda id: f"{place(id):04}"):
        title = spoken(graph.nodes[id]["title"], language)
        needed = ", ".join(spoken(graph.nodes[one]["title"], language) for one in graph.predecessors(id))
        mark = "✓ " if id in done else ""
        lines.append(f"{mark}{title}" + (f" ← {needed}" if needed else ""))
    return lines
