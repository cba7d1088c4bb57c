"""Learning as a widget: in a notebook, a lesson, an exercise or the course of a game."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import traitlets

from cards.terms import LANGUAGES, Language
from tutor.drawing import bundle
from tutor.drawing.answering import Answering
from tutor.pages.learn.study import Open, Study
from tutor.table.scene import book
from tutor.words import NAMES, preferred, said, words

__all__ = ["Learning"]

HERE = Path(__file__).parent


class Learning(Answering):
    """What a learner sees; what they do is sent to the study."""

    _esm = bundle.script(HERE / "learning.js")
    _css = bundle.style(HERE)
    view = traitlets.Dict().tag(sync=True)
    scene = traitlets.Unicode().tag(sync=True)
    """As JSON, which is quicker than having it searched for buffers; "null" without a table."""
    book = traitlets.Dict().tag(sync=True)
    progress = traitlets.Unicode().tag(sync=True)

    def __init__(self, wanted: Open, language: Language | None = None) -> None:
        self.study = Study("innovation", language or LANGUAGES[0])
        self.study.open(wanted)
        self._trouble: str | None = None
        self._chosen = language is not None
        """Whether the language was chosen; else it is the browser's."""
        super().__init__(**self._shown())

    def carry_out(self, message: dict[str, Any]) -> None:
        """Tell the study, and show what there is then."""
        self._trouble = None
        try:
            self._handle(message)
        except Exception:
            logging.getLogger(__name__).debug("a message could not be handled", exc_info=True)
            self._trouble = said("friendly", self.study.language)
        shown = self._shown()
        for trait, value in shown.items():
            setattr(self, trait, value)

    def _handle(self, message: dict[str, Any]) -> None:
        if message.get("do") == "language":
            self.study.language = next(one for one in LANGUAGES if one == message["id"])
            self._chosen = True
            return
        if not self._chosen and "languages" in message:
            self.study.language = preferred(message["languages"])
        self.study.handle(message)

    def _shown(self) -> dict[str, Any]:
        study = self.study
        scene = study.scene()
        if scene is not None:
            del scene["words"]
        return {
            "view": {
                "language": study.language,
                "words": dict(words(study.language)),
                "languages": [
                    {"id": one, "word": NAMES[one], "current": one == study.language} for one in LANGUAGES
                ],
                "open": study.asking is not None,
                "trouble": self._trouble,
                "content": study.content(),
            },
            "scene": json.dumps(scene, ensure_ascii=False),
            "book": book(study.game, study.language),
            "progress": study.kept(),
        }
