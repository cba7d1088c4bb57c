"""What an "if" asks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cards.program.numbers import Value
from cards.program.places import Source
from cards.program.qualities import Test
from cards.terms import Colour, Direction


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of the cards passes the tests."""

    source: Source
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True, slots=True)
class Each:
    """Every one of the cards passes the tests; it holds when there is none (INN-5.11)."""

    source: Source
    tests: tuple[Test, ...]
    among: tuple[Test, ...] = ()


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The number is this or greater."""

    number: Value
    least: Value


@dataclass(frozen=True, slots=True)
class MoreThan:
    """The number is greater than the other."""

    number: Value
    other: Value


@dataclass(frozen=True, slots=True)
class FewerThan:
    """The number is less than the other."""

    number: Value
    other: Value


@dataclass(frozen=True, slots=True)
class EqualTo:
    """The number is just this."""

    number: Value
    other: Value


@dataclass(frozen=True, slots=True)
class MoreThanEachOther:
    """Your number is greater than that of each other player."""

    number: Value


@dataclass(frozen=True, slots=True)
class OnlyYou:
    """The condition holds for you and for no other player."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AnyPlayer:
    """The condition holds for at least one player, you included."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class NoPlayer:
    """The condition holds for no player, you included."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class DueToDemand:
    """The demand of this dogma has moved a card in this way."""

    verb: DemandVerb
    done: bool = True


class DemandVerb(Enum):
    """What a demand may have done to a card."""

    TRANSFER = "transfer"
    RETURN = "return"


@dataclass(frozen=True, slots=True)
class Splayed:
    """The colour is splayed in this direction on your board."""

    colour: Colour
    direction: Direction


@dataclass(frozen=True, slots=True)
class ShareColour:
    """Two or more of the named cards are of one colour."""

    name: str


@dataclass(frozen=True, slots=True)
class TopsOnBoards:
    """Each of these cards is a top card on some board."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Each of the conditions holds."""

    conditions: tuple[Condition, ...]


Condition = (
    Any
    | Each
    | AtLeast
    | MoreThan
    | FewerThan
    | EqualTo
    | MoreThanEachOther
    | OnlyYou
    | AnyPlayer
    | NoPlayer
    | DueToDemand
    | Splayed
    | ShareColour
    | TopsOnBoards
    | AllOf
)
