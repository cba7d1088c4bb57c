"""Who acts, in which order."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Graph"]


class Graph(Panel):
    """The resolution of an action: who is affected, in which role, in which order, and why."""

    module: ClassVar[str] = "graph"
