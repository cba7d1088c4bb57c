"""Learning as a widget, drawn by `learning.js`."""

from __future__ import annotations

from pathlib import Path

import traitlets

from cards.terms import Language
from tutor.drawing import bundle
from tutor.drawing.page_widget import PageWidget
from tutor.pages.learn.host import LearningHost
from tutor.pages.learn.study import Open
from tutor.pages.still import still_learning
from tutor.words.markup import Markup

__all__ = ["Learning"]

HERE = Path(__file__).parent


class Learning(PageWidget):
    """What a learner sees; see `LearningHost.shown`."""

    _esm = bundle.script(HERE / "learning.js")
    _css = bundle.style(HERE)
    view = traitlets.Dict().tag(sync=True)
    scene = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    progress = traitlets.Unicode().tag(sync=True)

    def __init__(self, wanted: Open, language: Language | None = None) -> None:
        self._learning = LearningHost(wanted, language)
        super().__init__(self._learning)

    def picture(self) -> Markup:
        """The lesson, the exercise or the course."""
        return still_learning(self.view["content"], self._learning.study.scene())
