"""Numbers that are worked out when an instruction begins (INN-5.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cards.program.places import Source, Who
from cards.program.qualities import Test
from cards.terms import Direction, Icon


class Number:
    """A number that is worked out when the instruction begins (INN-5.10)."""

    __slots__ = ()

    def __add__(self, more: int) -> Plus:
        return Plus(cast("Value", self), more)


@dataclass(frozen=True, slots=True)
class Plus(Number):
    """So much higher."""

    number: Value
    more: int


@dataclass(frozen=True, slots=True)
class Per(Number):
    """One for every `each` of the number, rounded down."""

    each: int
    number: Value


@dataclass(frozen=True, slots=True)
class Times(Number):
    """So many times the number."""

    factor: int
    number: Value


@dataclass(frozen=True, slots=True)
class ValueOf(Number):
    """The value of the named card; 0 if there is none."""

    name: str


@dataclass(frozen=True, slots=True)
class Highest(Number):
    """The highest value among cards; 0 if there are none."""

    source: Source
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True, slots=True)
class Count(Number):
    """How many cards there are."""

    source: Source
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True, slots=True)
class DifferentValues(Number):
    """How many different values the cards have."""

    source: Source


@dataclass(frozen=True, slots=True)
class Produced(Number):
    """How many icons of a kind are visible on the board."""

    icon: Icon
    of: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class ColoursShowing(Number):
    """How many colours of the board show the icon, be it once or several times."""

    icon: Icon


@dataclass(frozen=True, slots=True)
class Points(Number):
    """The points in the score."""


@dataclass(frozen=True, slots=True)
class Achievements(Number):
    """How many achievements a player has, fields included."""


@dataclass(frozen=True, slots=True)
class ColoursSplayed(Number):
    """How many colours are splayed (in one of the directions; none given: in any)."""

    directions: tuple[Direction, ...] = ()


@dataclass(frozen=True, slots=True)
class ColoursOnlyYours(Number):
    """How many colours are on your board and on no other player's."""


@dataclass(frozen=True, slots=True)
class Tally(Number):
    """How many cards a player has moved under this name through this card in the whole action."""

    name: str


@dataclass(frozen=True, slots=True)
class TuckedOrScored(Number):
    """How many cards a player has tucked and scored in the present turn; `apart`: of the one or the other."""

    apart: bool = False


Value = (
    int
    | Plus
    | Per
    | Times
    | ValueOf
    | Highest
    | Count
    | DifferentValues
    | Produced
    | ColoursShowing
    | Points
    | Achievements
    | ColoursSplayed
    | ColoursOnlyYours
    | Tally
    | TuckedOrScored
)
