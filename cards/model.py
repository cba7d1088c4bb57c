"""What a card of Innovation is: facts, names and a program."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program import Condition, Effect
from cards.terms import Colour, Field, Icon, Language

@dataclass(frozen=True, slots=True)
class Name:
    """A name in the three languages."""

    en: str
    it: str
    fr: str

    def __getitem__(self, language: Language) -> str:
        return str(getattr(self, language))


@dataclass(frozen=True, slots=True)
class Icons:
    """The four places of a card; one of them holds the picture (None)."""

    top_left: Icon | None
    bottom_left: Icon | None
    bottom_middle: Icon | None
    bottom_right: Icon | None


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 105 cards: what is printed on it, its effects as programs."""

    id: str
    age: int
    colour: Colour
    name: Name
    icons: Icons
    dogma: Icon
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class FieldCard:
    """A special achievement: claimed at once when the condition holds for a player."""

    id: Field
    name: Name
    rule: str
    due: Condition
