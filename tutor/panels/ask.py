"""What is asked."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Ask"]


class Ask(Panel):
    """The question that is pending, its consequence, and the answers as buttons."""

    module: ClassVar[str] = "ask"
