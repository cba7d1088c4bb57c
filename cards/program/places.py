"""Whose cards, and where they lie."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Who(Enum):
    """A player, or several, as seen by the one who carries out the effect."""

    YOU = "you"
    ME = "me"
    OTHERS = "others"
    """Every other player: one of their cards, or the cards of each of them."""
    ANOTHER = "another"
    """One other player, to be chosen."""
    POORER_OPPONENT = "poorer_opponent"
    """One opponent with fewer points than you, to be chosen."""
    THAT_PLAYER = "that_player"
    """The player chosen last in this effect."""
    EVERYONE = "everyone"


class Place(Enum):
    """Where cards lie."""

    HAND = "hand"
    SCORE = "score"
    BOARD = "board"
    TOP = "top"
    """The top cards of a board."""
    BOTTOM = "bottom"
    """The bottom cards of a board."""
    AREA = "area"
    """The play area of CIV, but for the cards that lie there face down."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place of a player."""

    place: Place
    of: Who = Who.YOU


YOUR_HAND = Zone(Place.HAND)
YOUR_SCORE = Zone(Place.SCORE)
YOUR_BOARD = Zone(Place.BOARD)
YOUR_TOPS = Zone(Place.TOP)
YOUR_BOTTOMS = Zone(Place.BOTTOM)
YOUR_AREA = Zone(Place.AREA)
MY_HAND = Zone(Place.HAND, Who.ME)
MY_SCORE = Zone(Place.SCORE, Who.ME)
MY_BOARD = Zone(Place.BOARD, Who.ME)
MY_TOPS = Zone(Place.TOP, Who.ME)


@dataclass(frozen=True, slots=True)
class Named:
    """The cards that an earlier step of this effect bound to a name ("it", "them")."""

    name: str


@dataclass(frozen=True, slots=True)
class Remaining:
    """Those of the named cards that are still where the earlier step left them ("the other")."""

    name: str


@dataclass(frozen=True, slots=True)
class Last:
    """The last of the named cards ("the second one")."""

    name: str


@dataclass(frozen=True, slots=True)
class Next:
    """The card directly beneath the named card; if that has left, the one that came to light."""

    name: str


@dataclass(frozen=True, slots=True)
class Beneath:
    """All the cards beneath the named card; if that has left, the whole rest of its pile."""

    name: str


@dataclass(frozen=True, slots=True)
class DiscardPile:
    """The open pile of all that was discarded in CIV; it belongs to nobody."""


Source = Zone | Named | Remaining | Last | Next | Beneath | DiscardPile
