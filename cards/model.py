"""What the cards of both games are: facts, names and programs."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program import CivEffect, Condition, Effect
from cards.terms import Colour, Domain, EditionName, Field, Icon, Language


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


def places(icons: Icons) -> tuple[Icon | None, ...]:
    """What is in the four places, in their order."""
    return icons.top_left, icons.bottom_left, icons.bottom_middle, icons.bottom_right


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 105 cards of Innovation: what is printed on it, its effects as programs."""

    id: str
    age: int
    colour: Colour
    name: Name
    icons: Icons
    dogma: Icon
    effects: tuple[Effect, ...]
    edition: EditionName = "first"

    @property
    def printing(self) -> str:
        """How clauses call this very card: its id, with the edition if that is not the first."""
        return self.id if self.edition == "first" else f"{self.id} {self.edition}"


@dataclass(frozen=True, slots=True)
class FieldCard:
    """A special achievement of Innovation: claimed at once when the condition holds for a player."""

    id: Field
    name: Name
    rule: str
    due: Condition


@dataclass(frozen=True, slots=True)
class Ability:
    """What the cards of a domain let a player do: a printed name, the rule, a program."""

    id: str
    name: Name
    rule: str
    effect: CivEffect


@dataclass(frozen=True, slots=True)
class DomainCards:
    """All the cards of one domain of CIV, which are alike but for their eras."""

    id: Domain
    name: Name
    eras: tuple[int, int, int]
    """How many there are of each era."""
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class CivCard:
    """A card of CIV: `army1` is a card of Army of the first era; those of one kind are all alike."""

    domain: DomainCards
    era: int
