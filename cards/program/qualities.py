"""What a card can be asked for: its colour, its value, its icons."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program.places import Who
from cards.terms import Colour, Domain, Icon


@dataclass(frozen=True, slots=True)
class With:
    """Has the icon."""

    icon: Icon


@dataclass(frozen=True, slots=True)
class Without:
    """Has not the icon."""

    icon: Icon


@dataclass(frozen=True, slots=True)
class OfColour:
    """Is of one of the colours."""

    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class NotOfColour:
    """Is of another colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class OfValue:
    """Is of one of the values."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AtMost:
    """Is of this value or lower."""

    value: int


@dataclass(frozen=True, slots=True)
class OrHigher:
    """Is of this value or higher."""

    value: int


@dataclass(frozen=True, slots=True)
class SameColourAs:
    """Is of the colour of the named card."""

    name: str


@dataclass(frozen=True, slots=True)
class SameValueAs:
    """Is of the value of the named card."""

    name: str


@dataclass(frozen=True, slots=True)
class OfChosen:
    """Is of a colour, a domain, or the value, that was chosen under this name."""

    name: str


@dataclass(frozen=True, slots=True)
class ColourOn:
    """Is of a colour that the player has on the board."""

    board: Who


@dataclass(frozen=True, slots=True)
class ColourNotOn:
    """Is of a colour that the player has not on the board."""

    board: Who


@dataclass(frozen=True, slots=True)
class HigherThanTop:
    """Is of a higher value than the player's top card of its colour; none counts 0 (INN-7.1)."""

    of: Who


@dataclass(frozen=True, slots=True)
class NotThisCard:
    """Is another card than the one whose effect this is."""


@dataclass(frozen=True, slots=True)
class OfDomain:
    """Is of the domain of CIV."""

    domain: Domain


Test = (
    With
    | Without
    | OfColour
    | NotOfColour
    | OfValue
    | AtMost
    | OrHigher
    | SameColourAs
    | SameValueAs
    | OfChosen
    | ColourOn
    | ColourNotOn
    | HigherThanTop
    | NotThisCard
    | OfDomain
)
