"""What one calls in a notebook: a game or a scenario to be shown or made, lessons and exercises."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cards.terms import Language
    from engine.game import Game
    from tutor.drawing.widgets import Stage
    from tutor.library.opening import Source
    from tutor.pages.edit.widget import Editor
    from tutor.pages.learn.widget import Learning
    from tutor.pages.walkthrough_widget import Walkthrough
    from tutor.pages.widget import AppWidget
    from tutor.table.session import Session

__all__ = ["app", "edit", "lesson", "practise", "scenario", "show"]

# The widgets are imported where they are needed: whoever imports a part of the tutor needs no Jupyter.

FIRST = "scenario=innovation/worked-example"
"""Whoever sees this table has used most of the app."""


def app() -> AppWidget:
    """The whole app; in a notebook of its own Voila serves it."""
    from tutor.pages.widget import AppWidget

    # A kernel that waits for its visitor has the time.
    read_ahead()
    return AppWidget()


@cache
def read_ahead() -> None:
    """Read the lessons, and lay a first table, so that a first visitor does not wait for it."""
    from tutor.pages.app import App

    App().answer({"do": "arrive", "query": FIRST})


def show(
    source: Source | Session,
    viewer: str | None = None,
    language: Language | None = None,
    opponents: Mapping[str, str] | None = None,
) -> Stage:
    """All panels of a game, to be played and wound back; through the eyes of one player, or all open.

    A game or a session is played on where it is, and changes with what is done. Of a file, a text or plain
    data (see `engine.load`), or a scenario of the library ("innovation/zero"), one sees the end, and can wind
    back. The widget's `game` and `step` say what is shown.

    Opponents play for those whom they are given by name, {"Bob": "alert"}; a single one of the others then
    sees their own cards only.

    Raises ScenarioError if there is no such file, or if it is bad, ValueError for a player or an opponent
    that there is not.
    """
    from engine.opponents import OPPONENTS
    from tutor.drawing.widgets import Stage
    from tutor.library.opening import game_of
    from tutor.pages.seating import played_by
    from tutor.table.session import Session

    session = source if isinstance(source, Session) else Session(game_of(source))
    if not opponents:
        return Stage(session, viewer, language)
    game = session.shown
    for name, id in opponents.items():
        game.seat_of(name)
        if id not in OPPONENTS:
            raise ValueError(f"there is no opponent {id!r}, only {', '.join(OPPONENTS)}")
    kinds = {name: opponents.get(name) for name in game.players}
    desk = played_by(kinds, session, language or game.language, game.seed)
    if viewer is not None:
        desk.eyes, desk.viewer = "one", viewer
    return Stage(desk)


def scenario(source: Source, language: Language | None = None) -> Walkthrough:
    """A scenario from its beginning, with what its author says and asks along the way.

    Raises ScenarioError if there is no such file, or if it is bad.
    """
    from tutor.library.opening import game_of
    from tutor.pages.walkthrough_widget import Walkthrough

    return Walkthrough(game_of(source), language)


def edit(source: Game | str | PathLike[str] | None = None, language: Language = "en") -> Editor:
    """The editor: of a game at its present point, of a file or its text, or of nothing yet.

    Raises ScenarioError if the file is no scenario. What has been made is the widget's `text`.
    """
    from tutor.pages.edit.widget import Editor

    return Editor(source, language)


def lesson(id: str, language: Language | None = None) -> Learning:
    """A lesson to be played, by its file: "innovation/01-goal"; by default in the browser's language.

    Raises KeyError, with all that there are, if there is none.
    """
    from tutor.pages.learn import Open
    from tutor.pages.learn.widget import Learning

    return Learning(Open(lesson=id), language)


def practise(
    kind: str, level: int = 1, seed: int | None = None, language: Language | None = None
) -> Learning:
    """Exercises of a kind (see `tutor.story.exercises`), one after the other; with a seed always the same.

    Raises KeyError for a kind, ValueError for a level that there is not, with those that there are.
    """
    from tutor.pages.learn import Open, some_seed
    from tutor.pages.learn.widget import Learning

    return Learning(Open(exercise=kind, level=level, seed=some_seed() if seed is None else seed), language)
