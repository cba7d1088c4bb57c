"""What happened, and why."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Why"]


class Why(Panel):
    """The events as sentences; each opens its rule and the words of the glossary in it."""

    module: ClassVar[str] = "why"
