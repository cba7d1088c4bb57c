"""The app as a widget: a hall, drawn by `app.js`."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import traitlets

from tutor.drawing import bundle
from tutor.drawing.answering import Answering
from tutor.pages.app import Hall
from tutor.words import said

__all__ = ["App"]

HERE = Path(__file__).parent


class App(Answering):
    """Everything that a visitor sees; what they do is sent to the hall."""

    _esm = bundle.script(HERE / "app.js")
    _css = bundle.style(HERE, HERE / "present", HERE / "learn", HERE / "edit")
    view = traitlets.Dict().tag(sync=True)
    scene = traitlets.Unicode().tag(sync=True)
    """As JSON, which is quicker than having it searched for buffers; "null" without a table."""
    book = traitlets.Dict().tag(sync=True)
    address = traitlets.Unicode().tag(sync=True)
    table = traitlets.Unicode().tag(sync=True)
    """What the visitor's browser is to keep of what was played."""
    progress = traitlets.Unicode().tag(sync=True)
    """What the visitor's browser is to remember of what was learned."""

    def __init__(self) -> None:
        self.hall = Hall()
        super().__init__(**self._shown())

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the hall, and show what there is then."""
        try:
            self.hall.handle(message)
            shown = self._shown()
        except Exception:
            logging.getLogger(__name__).debug("a page could not be shown", exc_info=True)
            # What was there before stays; without a word the visitor would wait for ever.
            shown = {"view": {**self.view, "trouble": said("friendly", self.hall.language)}}
        for trait, value in shown.items():
            setattr(self, trait, value)

    def _shown(self) -> dict[str, Any]:
        hall = self.hall
        return {
            "view": hall.view(),
            "scene": json.dumps(hall.scene(), ensure_ascii=False),
            "book": hall.book(),
            "address": hall.where(),
            "table": hall.table(),
            "progress": hall.study.kept(),
        }
