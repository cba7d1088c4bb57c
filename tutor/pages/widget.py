"""The app as a widget, drawn by `app.js`."""

from __future__ import annotations

from pathlib import Path

import traitlets

from tutor.drawing import bundle
from tutor.drawing.page_widget import PageWidget
from tutor.pages.app import App
from tutor.pages.styles import STYLED

__all__ = ["AppWidget"]

HERE = Path(__file__).parent


class AppWidget(PageWidget):
    """Everything that a visitor sees; see `App.shown`."""

    _esm = bundle.script(HERE / "app.js")
    _css = bundle.style(*STYLED)
    view = traitlets.Dict().tag(sync=True)
    scene = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    address = traitlets.Unicode().tag(sync=True)
    table = traitlets.Unicode().tag(sync=True)
    progress = traitlets.Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(App())
