"""What runs in a visitor's browser: takes letters and says what has changed, all of it as JSON."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from typing import Any

from tutor.drawing.changes import Scenes
from tutor.drawing.inbox import Inbox
from tutor.library.scenarios import library
from tutor.pages.app import App
from tutor.story.lessons.library import lessons

__all__ = ["Shell", "preparations"]

VISITS = (
    "scenario=innovation/worked-example",
    "game=civ&players=Ann,Bob:greedy&seed=3",
    "page=present&scenario=innovation/worked-example",
    "exercise=shares&seed=3",
    "page=rules&q=draw",
    "page=cards&card=oars",
    "page=editions",
    "page=first",
    "course=civ",
    "page=make",
)
"""Addresses that together use all of the app."""


class Shell:
    """The app for one visitor, in the place of a widget."""

    def __init__(self) -> None:
        self._app = App()
        self._inbox = Inbox()
        self._scenes = Scenes()
        self._shown: dict[str, Any] = {}

    def answer(self, letter: str) -> str:
        """Take a letter of `line.js`; say which have been answered and what has changed, or nothing."""
        read = json.loads(letter)
        standing = self._inbox.take(read)
        if standing == "ignored":
            return ""
        changed = self._carry_out(read["message"]) if standing == "next" else self._all()
        return json.dumps(
            {"answered": self._inbox.answer(read["from"]), "changed": changed}, ensure_ascii=False
        )

    def _carry_out(self, message: dict[str, Any]) -> dict[str, Any]:
        shown = self._scenes.told(self._app.answer(message))
        changed = {name: value for name, value in shown.items() if self._shown.get(name) != value}
        self._shown |= shown
        return changed

    def _all(self) -> dict[str, Any]:
        """What a page is shown that may lack what has changed."""
        return {**self._shown, "scene": self._scenes.whole}


def preparations() -> Iterator[None]:
    """Do, step by step, what every visit needs once, so that a picture of memory holds it."""
    for read_all in (library, lessons):
        read_all()
        yield
    for query in VISITS:
        App().answer({"do": "arrive", "query": query})
        yield
    gc.collect()
    # What is there now stays: later collections need not look at it again.
    gc.freeze()
    yield
