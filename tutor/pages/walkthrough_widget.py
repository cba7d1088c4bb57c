"""A scenario as a widget, drawn by `walkthrough.js`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

from cards.terms import Language
from engine.game import Game
from tutor.drawing import bundle
from tutor.drawing.page_widget import PageWidget
from tutor.drawing.stepped import Stepped
from tutor.pages.still import still_guide, still_page
from tutor.pages.walkthrough import WalkthroughHost
from tutor.words.markup import Markup, joined

__all__ = ["Walkthrough"]

HERE = Path(__file__).parent


class Walkthrough(Stepped, PageWidget):
    """What somebody sees who follows a scenario; see `WalkthroughHost.shown`."""

    _esm = bundle.script(HERE / "walkthrough.js")
    _css = bundle.style()
    view = traitlets.Dict().tag(sync=True)
    scene = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)

    def __init__(self, game: Game, language: Language | None = None) -> None:
        self._table = WalkthroughHost(game, language)
        super().__init__(self._table)
        self.desk = self._table.desk
        self.look()

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the host, and show what there is then."""
        PageWidget.carry_out(self, message)
        self.look()

    def picture(self) -> Markup:
        """The table with what the author says there."""
        said = still_guide(self._table.content(), self._table.scene())
        return joined(still_page(self.view["title"]), said)
