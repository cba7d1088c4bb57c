"""The editor of scenarios: any position of either game laid out by hand, moves recorded by playing them.

    text of a file  ->  Draft (operations, undo)  ->  Workshop (messages)  ->  view (what is seen)

A `Draft` can be used alone:

>>> from tutor.editor import open_draft
>>> from tutor.editor.starts import empty
>>> draft = open_draft(empty("civ", ["Ann", "Bob"], "en"))
>>> draft.put("army1", "0/hand")
>>> draft.played().game.decision
Decision(Ann, play, play army1)

`edit()` is the editor in a notebook; the app has it as its page "Make".
"""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

from tutor.editor.draft import Draft, open_draft

if TYPE_CHECKING:
    from cards.terms import Language
    from engine.game import Game
    from tutor.editor.widget import Editor

__all__ = ["Draft", "edit", "open_draft"]


def edit(source: Game | str | PathLike[str] | None = None, language: Language = "en") -> Editor:
    """The editor, for a notebook: of a game at its present point, of a file, or of nothing yet.

    Raises ScenarioError if the file is no scenario. What has been made is `edit(...).text`.
    """
    from tutor.editor.widget import Editor

    return Editor(source, language)
