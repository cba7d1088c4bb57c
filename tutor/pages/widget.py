"""The app as a widget, drawn by `app.js`."""

from __future__ import annotations

from pathlib import Path

import traitlets

from tutor.drawing import bundle
from tutor.drawing.page_widget import PageWidget
from tutor.library.binder import launch_address
from tutor.pages.app import App
from tutor.pages.contents import learn_page
from tutor.pages.still import still_page
from tutor.pages.styles import STYLED
from tutor.words.markup import Markup

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
    binder = traitlets.Unicode().tag(sync=True)
    """Where a new Binder begins; "" where this is none."""

    def __init__(self) -> None:
        super().__init__(App())
        self.binder = launch_address()

    def picture(self) -> Markup:
        """What the page is, in a few words: it is nowhere left behind but in a notebook."""
        content = self.view["content"] or learn_page("innovation", self.view["language"])
        return still_page(f"Aula · {content.get('title', '')}", content.get("lead") or "")
