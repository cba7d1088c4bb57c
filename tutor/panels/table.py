"""Every player's board as at a real table."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Table"]


class Table(Panel):
    """The table: boards with their splays, hands, scores, achievements, supply; answers are given on it."""

    module: ClassVar[str] = "table"
