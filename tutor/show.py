"""Shows a game in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cards.terms import Language
    from engine.game import Game
    from tutor.panels.stage import Stage
    from tutor.session import Session

__all__ = ["show"]


def show(game: Game | Session, viewer: str | None = None, language: Language | None = None) -> Stage:
    """All panels of a game, to be played and wound back; through the eyes of one player, or all open."""
    from tutor.panels.stage import Stage

    return Stage(game, viewer, language)
