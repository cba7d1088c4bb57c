"""A card, large."""

from __future__ import annotations

from typing import ClassVar

from tutor.panels.panel import Panel

__all__ = ["Card"]


class Card(Panel):
    """The card that is going on, its text with the clause that is being carried out lit up."""

    module: ClassVar[str] = "card"
