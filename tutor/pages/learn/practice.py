"""Exercises one after the other: of a kind, at a level, each from a seed."""

from __future__ import annotations

from cards.terms import EditionName, Language
from tutor.pages.shape import LessonHead
from tutor.story.asking import Asking
from tutor.story.exercises import KINDS, exercise
from tutor.story.steps import Ask, Step
from tutor.story.tried import Tried
from tutor.words import said, spoken

__all__ = ["Practice"]


class Practice:
    """An exercise that a learner does."""

    def __init__(
        self, kind: str, level: int, seed: int, language: Language, edition: EditionName = "first"
    ) -> None:
        self.kind = KINDS[exercise(kind, level, seed).kind]
        self.level = level
        self.seed = seed
        self.edition = edition
        self.tried = Tried()
        self.speak(language)

    def speak(self, language: Language) -> None:
        """Go on in another language."""
        self.language: Language = language
        found = exercise(self.kind.id, self.level, self.seed, self.edition)
        self.asking = Asking(
            found.laid(language), Step("question", 0, ask=Ask(found.task)), language, self.tried
        )

    def go(self, seed: int) -> None:
        """Another one of the same kind and level."""
        self.seed = seed
        self.tried = Tried()
        self.speak(self.language)

    def content(self) -> LessonHead:
        """Which exercise this is."""
        return {
            "id": f"{self.kind.id} {self.level} {self.seed} {self.language}",
            "title": spoken(self.kind.title, self.language),
            "turned": None,
            "line": said("exercise_level", self.language, level=self.level),
            "say": [],
            "look": "",
            "steps": [],
        }
