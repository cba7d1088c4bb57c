"""Winding back and forward."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Timeline"]


class Timeline(Panel):
    """The past of a game, any point of which can be shown, and its branches."""

    module: ClassVar[str] = "timeline"
