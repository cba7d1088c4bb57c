"""The editor as a widget, drawn by `alone.js`."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

import traitlets

from cards.terms import Language
from engine.game import Game
from tutor.drawing import bundle
from tutor.drawing.page_widget import PageWidget
from tutor.pages.edit.host import EditorHost
from tutor.pages.still import still_page
from tutor.words import said
from tutor.words.markup import Markup, element, joined

__all__ = ["Editor"]

HERE = Path(__file__).parent


class Editor(PageWidget):
    """What an author sees; `text` is the file that is being made."""

    _esm = bundle.script(HERE / "alone.js")
    _css = bundle.style(HERE)
    view = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, source: Game | str | PathLike[str] | None = None, language: Language = "en") -> None:
        editor = EditorHost(source, language)
        self.workshop = editor.workshop
        super().__init__(editor)

    def picture(self) -> Markup:
        """The file as it stands."""
        page = still_page(said("edit_title", self.workshop.language))
        return joined(page, element("pre", self.text)) if self.text else page

    @property
    def text(self) -> str:
        """The scenario file as it stands; empty if nothing has been begun."""
        return "" if self.workshop.draft is None else self.workshop.draft.text
