"""A scenario as a page of its own, in a notebook: its table, and beside it what its author says and asks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cards.terms import Language
from engine.game import Game
from tutor.pages.guide import Guide
from tutor.pages.guides import Guides
from tutor.story.shape import GuideView
from tutor.table.desk import Desk
from tutor.table.host import Host, Message, Speaker
from tutor.table.scene import book
from tutor.table.scene.shape import Scene
from tutor.table.session import Session
from tutor.words import spoken, words

__all__ = ["WalkthroughHost"]


class WalkthroughHost(Speaker):
    """Takes what somebody does who follows a scenario, whose game stands at its end."""

    def __init__(self, game: Game, language: Language | None = None) -> None:
        session = Session(game.clone())
        session.go(0)
        self.desk = Desk(session, language)
        self.desk.focus = replace(self.desk.focus, walk=True)
        self._guides = Guides(game, self.language)

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self.desk.language

    @property
    def guide(self) -> Guide | None:
        """What the author says, as long as one follows the scenario or one of its variations."""
        return self._guides.here(self.desk)

    @property
    def below(self) -> Host:
        """The guide, as long as one follows it, and the table."""
        return self.guide or self.desk

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen at the table."""
        self.desk.say(text, rule)

    def hush(self) -> None:
        """Let what was said before be seen no more."""
        self.desk.hush()

    def answer(self, message: Message) -> dict[str, Any]:
        """Do what was done; what is to be seen then, as `shown` says it."""
        self.handle(message)
        return self.shown()

    def scene(self) -> Scene:
        """The table, as far as it does not answer a question."""
        shown = self.desk.scene()
        return shown if self.guide is None else self.guide.scene(shown)

    def content(self) -> GuideView | None:
        """What is said and asked; in a notebook there are no other scenarios to go to."""
        if self.guide is None:
            return None
        said = self.guide.content()
        return {**said, "ways": [way for way in said["ways"] if way["id"] != "leave"]}

    def shown(self) -> dict[str, Any]:
        """All that is to be seen, as plain data."""
        game, language = self.desk.session.shown, self.language
        scene = self.scene()
        scene.pop("words", None)
        return {
            "view": {
                "language": language,
                "words": dict(words(language)),
                "title": spoken(game.scenario.get("title"), language) or ", ".join(game.players),
                "guide": self.content(),
            },
            "scene": scene,
            "book": book(game.name, language),
        }
