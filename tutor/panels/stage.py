"""Everything together."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Stage"]


class Stage(Panel):
    """All panels on one screen."""

    module: ClassVar[str] = "stage"
