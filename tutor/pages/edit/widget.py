"""The editor alone, as a widget for notebooks."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import traitlets

from cards.terms import Language
from engine.game import Game
from tutor.drawing import bundle
from tutor.drawing.answering import Answering
from tutor.pages.edit.view import view
from tutor.pages.edit.workshop import Workshop
from tutor.table.scene import book
from tutor.words import words

__all__ = ["Editor"]

HERE = Path(__file__).parent


class Editor(Answering):
    """A workshop with its drawing; `text` is the file that is being made."""

    _esm = bundle.script(HERE / "alone.js")
    _css = bundle.style(HERE)
    view = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, source: Game | str | PathLike[str] | None = None, language: Language = "en") -> None:
        self.workshop = Workshop(language)
        if isinstance(source, Game):
            self.workshop.begin_with(source)
        elif source is not None:
            self.workshop.begin(_text(source))
        super().__init__(view=self._view(), book=self._book(), words=dict(words(language)))

    @property
    def text(self) -> str:
        """The scenario file as it stands; empty if nothing has been begun."""
        return "" if self.workshop.draft is None else self.workshop.draft.text

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the workshop, and show what there is then."""
        self.workshop.handle(message)
        self.view = self._view()
        self.book = self._book()

    def _game(self) -> str:
        return "innovation" if self.workshop.draft is None else self.workshop.draft.game

    def _view(self) -> dict[str, Any]:
        return view(self.workshop, self._game(), alone=True)

    def _book(self) -> dict[str, Any]:
        return book(self._game(), self.workshop.language)


def _text(source: str | PathLike[str]) -> str:
    """The text of a file; a string with a line break is the text itself."""
    if isinstance(source, str) and "\n" in source:
        return source
    return Path(source).read_text(encoding="utf-8")
