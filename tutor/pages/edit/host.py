"""The editor as a page of its own, in a notebook."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

from cards.terms import Language
from engine.game import Game
from tutor.pages.edit.view import view
from tutor.pages.edit.workshop import Workshop
from tutor.table.host import Message
from tutor.table.scene import book
from tutor.words import words

__all__ = ["EditorHost"]


class EditorHost:
    """A workshop, and what is to be seen of it."""

    def __init__(self, source: Game | str | PathLike[str] | None = None, language: Language = "en") -> None:
        self.workshop = Workshop(language)
        if isinstance(source, Game):
            self.workshop.begin_with(source)
        elif source is not None:
            self.workshop.begin(_text(source))

    def answer(self, message: Message) -> dict[str, Any]:
        """Do what an author did; what is to be seen then, as `shown` says it."""
        self.workshop.handle(message)
        return self.shown()

    def shown(self) -> dict[str, Any]:
        """All that is to be seen, as plain data."""
        game = "innovation" if self.workshop.draft is None else self.workshop.draft.game
        return {
            "view": view(self.workshop, game, alone=True),
            "book": book(game, self.workshop.language),
            "words": dict(words(self.workshop.language)),
        }


def _text(source: str | PathLike[str]) -> str:
    """The text of a file; a string with a line break is the text itself."""
    if isinstance(source, str) and "\n" in source:
        return source
    return Path(source).read_text(encoding="utf-8")
