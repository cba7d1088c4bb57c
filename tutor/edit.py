"""Makes a scenario in a notebook."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cards.terms import Language
    from engine.game import Game
    from tutor.editor.widget import Editor

__all__ = ["edit"]


def edit(source: Game | str | PathLike[str] | None = None, language: Language = "en") -> Editor:
    """The editor: of a game at its present point, of a file or its text, or of nothing yet.

    Raises ScenarioError if the file is no scenario. What has been made is the widget's `text`.
    """
    from tutor.editor.widget import Editor

    return Editor(source, language)
