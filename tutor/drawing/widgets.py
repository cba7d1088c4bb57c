"""The panels as widgets, each usable alone: they show the scene of a desk and send it what is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import traitlets

from cards.terms import Language
from engine.game import Game
from tutor.drawing import bundle
from tutor.drawing.answering import Answering
from tutor.drawing.stepped import Stepped
from tutor.table.desk import Desk
from tutor.table.scene import book
from tutor.table.session import Session
from tutor.table.still import STILL
from tutor.words.markup import Markup

__all__ = [
    "AskPanel",
    "CardPanel",
    "GraphPanel",
    "Panel",
    "Stage",
    "TablePanel",
    "TimelinePanel",
    "WhyPanel",
]


class Panel(Stepped, Answering):
    """A widget that draws a game; several of them can share a desk, then they all show the same moment."""

    _css = bundle.style()
    scene = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)

    module: ClassVar[str]
    """The module of this folder that draws it."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # Not for the classes that traitlets derive when they add traits to an instance.
        if "module" in cls.__dict__:
            cls._esm = bundle.script(Path(__file__).with_name(f"{cls.module}.js"))
        super().__init_subclass__(**kwargs)

    def __init__(
        self, shown: Desk | Session | Game, viewer: str | None = None, language: Language | None = None
    ) -> None:
        if isinstance(shown, Desk):
            self.desk = shown
        else:
            self.desk = Desk(shown, language, "open" if viewer is None else "one", viewer)
        game = self.desk.session.shown.name
        super().__init__(scene=dict(self.desk.scene()), book=book(game, self.desk.language))
        self.look()
        self.desk.watch(self._redraw)

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the desk what is done."""
        self.desk.handle(message)

    def picture(self) -> Markup:
        """What the panel shows."""
        return STILL[self.module](self.desk.scene())

    def _redraw(self) -> None:
        self.scene = dict(self.desk.scene())
        self.renew_twin()
        self.look()


class TablePanel(Panel):
    """The table: boards with their splays, hands, scores, achievements, supply; answers are given on it."""

    module: ClassVar[str] = "table"


class AskPanel(Panel):
    """The question that is pending, its consequence, and the answers as buttons."""

    module: ClassVar[str] = "ask"


class CardPanel(Panel):
    """The card that is going on, its text with the clause that is being carried out lit up."""

    module: ClassVar[str] = "card"


class GraphPanel(Panel):
    """The resolution of an action: who is affected, in which role, in which order, and why."""

    module: ClassVar[str] = "graph"


class WhyPanel(Panel):
    """The events as sentences; each opens its rule and the words of the glossary in it."""

    module: ClassVar[str] = "why"


class TimelinePanel(Panel):
    """The past of a game, any point of which can be shown, and its branches."""

    module: ClassVar[str] = "timeline"


class Stage(Panel):
    """All panels on one screen."""

    module: ClassVar[str] = "stage"
