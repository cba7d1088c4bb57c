"""The class of a resolution, apart from the functions about it, so that these need no networkx."""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx

if TYPE_CHECKING:
    Directed = networkx.DiGraph[str]
else:
    Directed = networkx.DiGraph

__all__ = ["Resolution"]


class Resolution(Directed):
    """A graph of networkx as any other, which a notebook knows how to draw."""
