"""What a resolution is drawn as: a networkx graph, and where its nodes lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import networkx

Graph: TypeAlias = "networkx.DiGraph[str]"

__all__ = ["Graph", "layout"]


def layout(graph: Graph) -> dict[str, tuple[int, int]]:
    """For each node its column and row: columns are effects, rows the order; who is passed over comes below.

    What is nested stands beneath the part that it is nested in.
    """
    places: dict[str, tuple[int, int]] = {}
    columns = _effects(graph)
    for column, effect in enumerate(columns):
        for row, node in enumerate(_rows(graph, effect)):
            places[node] = (column, row)
    if "bonus" in graph:
        last = len(columns) - 1
        places["bonus"] = (last, 1 + max(row for column, row in places.values() if column == last))
    return places


def _effects(graph: Graph) -> list[int]:
    outer = (graph.nodes[node] for node in graph if _stands_alone(graph, node))
    return sorted({data["effect"] for data in outer})


def _stands_alone(graph: Graph, node: str) -> bool:
    return graph.nodes[node]["inside"] is None and graph.nodes[node]["kind"] != "bonus"


def _rows(graph: Graph, effect: int) -> Iterator[str]:
    nodes = graph.nodes
    column = [node for node in graph if _stands_alone(graph, node) and nodes[node]["effect"] == effect]
    for node in sorted(column, key=lambda node: nodes[node]["role"] == "immune"):
        yield node
        yield from _nested(graph, node)


def _nested(graph: Graph, outer: str) -> Iterator[str]:
    for node in graph.nodes:
        if graph.nodes[node]["inside"] == outer:
            yield node
            yield from _nested(graph, node)
