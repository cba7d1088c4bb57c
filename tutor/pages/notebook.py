"""What one calls in a notebook: a game to be shown, a scenario to be made, lessons and exercises."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cards.terms import Language
    from engine.game import Game
    from tutor.drawing.widgets import Stage
    from tutor.pages.edit.widget import Editor
    from tutor.pages.learn.widget import Learning
    from tutor.table.session import Session

__all__ = ["edit", "lesson", "practise", "show"]

# The widgets are imported where they are needed: whoever imports a part of the tutor needs no Jupyter.


def show(game: Game | Session, viewer: str | None = None, language: Language | None = None) -> Stage:
    """All panels of a game, to be played and wound back; through the eyes of one player, or all open."""
    from tutor.drawing.widgets import Stage

    return Stage(game, viewer, language)


def edit(source: Game | str | PathLike[str] | None = None, language: Language = "en") -> Editor:
    """The editor: of a game at its present point, of a file or its text, or of nothing yet.

    Raises ScenarioError if the file is no scenario. What has been made is the widget's `text`.
    """
    from tutor.pages.edit.widget import Editor

    return Editor(source, language)


def lesson(id: str, language: Language | None = None) -> Learning:
    """A lesson to be played, by its file: "innovation/01-goal"; by default in the browser's language.

    Raises KeyError if there is none.
    """
    from tutor.pages.learn import Open
    from tutor.pages.learn.widget import Learning

    return Learning(Open(lesson=id), language)


def practise(
    kind: str, level: int = 1, seed: int | None = None, language: Language | None = None
) -> Learning:
    """Exercises of a kind (see `tutor.story.exercises`), one after the other; with a seed always the same.

    Raises KeyError for a kind, ValueError for a level that there is not.
    """
    from tutor.pages.learn import Open, some_seed
    from tutor.pages.learn.widget import Learning

    return Learning(Open(exercise=kind, level=level, seed=some_seed() if seed is None else seed), language)
