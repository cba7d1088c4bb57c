"""Learning as a page of its own: in a notebook, a lesson, an exercise or the course of a game."""

from __future__ import annotations

from typing import Any

from cards.terms import LANGUAGES, Language
from tutor.pages.learn.study import Open, Study
from tutor.table.host import Host, Message, Speaker
from tutor.table.scene import book
from tutor.words import NAMES, preferred, words

__all__ = ["LearningHost"]


class LearningHost(Speaker):
    """Takes what a learner does, and says what is to be seen then."""

    def __init__(self, wanted: Open, language: Language | None = None) -> None:
        self.study = Study("innovation", language or LANGUAGES[0])
        self.study.open(wanted)
        self._trouble: str | None = None
        self._chosen = language is not None
        """Whether the language was chosen; else it is the browser's."""

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self.study.language

    @property
    def below(self) -> Host:
        """The study takes all that is learned."""
        return self.study

    def on_language(self, message: Message) -> None:
        """Say everything in another language."""
        self.study.language = next(language for language in LANGUAGES if language == message["id"])
        self._chosen = True

    def on_remember(self, message: Message) -> object:
        """Take up the browser's language, unless one was chosen; the rest is the study's."""
        if not self._chosen and "languages" in message:
            self.study.language = preferred(message["languages"])
        return NotImplemented

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen above the page."""
        self._trouble = text

    def hush(self) -> None:
        """Let what was said before be seen no more."""
        self._trouble = None

    def answer(self, message: Message) -> dict[str, Any]:
        """Do what a learner did; what is to be seen then, as `shown` says it."""
        self.handle(message)
        return self.shown()

    def shown(self) -> dict[str, Any]:
        """All that is to be seen, and that the browser is to keep, as plain data."""
        study = self.study
        scene = study.scene()
        if scene is not None:
            del scene["words"]
        return {
            "view": {
                "language": study.language,
                "words": dict(words(study.language)),
                "languages": [
                    {"id": language, "word": NAMES[language], "current": language == study.language}
                    for language in LANGUAGES
                ],
                "open": study.asking is not None,
                "ended": study.ended,
                "trouble": self._trouble,
                "content": study.content(),
            },
            "scene": scene,
            "book": book(study.game, study.language),
            "progress": study.kept(),
        }
