"""What all panels have in common: they show the scene of a desk and send it what is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from cards.terms import Language
from engine.game import Game
from tutor.desk import Desk
from tutor.panels import bundle
from tutor.scene import book
from tutor.session import Session

__all__ = ["Panel"]


class Panel(anywidget.AnyWidget):
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
        super().__init__(scene=self.desk.scene(), book=book(game, self.desk.language))
        self.desk.watch(self._redraw)
        self.on_msg(lambda _, message, __: self.desk.handle(message))

    def _redraw(self) -> None:
        self.scene = self.desk.scene()
