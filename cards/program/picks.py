"""Which cards, how many, and who chooses them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cards.program.numbers import Value
from cards.program.places import Source, Who
from cards.program.qualities import Test


@dataclass(frozen=True, slots=True)
class Exactly:
    """This many, as far as there are; `whole`: only all of them together."""

    number: Value
    whole: bool = False


@dataclass(frozen=True, slots=True)
class UpTo:
    """At least `least`, then on, one by one, up to `most` (None: any number)."""

    most: int | None
    least: int


@dataclass(frozen=True, slots=True)
class All:
    """All of them."""


@dataclass(frozen=True, slots=True)
class AllButOne:
    """All of them but one, which is chosen."""


@dataclass(frozen=True, slots=True)
class Half:
    """Half of them, rounded up or down."""

    up: bool


Amount = Exactly | UpTo | All | AllButOne | Half


class Rank(Enum):
    """Only the highest, or the lowest (INN-7.2)."""

    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards to do something with: out of a source, as many as said, passing every test."""

    amount: Amount
    source: Source
    tests: tuple[Test, ...] = ()
    rank: Rank | None = None
    by: Who = Who.YOU
    """Who chooses."""


def one(source: Source, *tests: Test, by: Who = Who.YOU) -> Pick:
    """A card of one's choice."""
    return Pick(Exactly(1), source, tests, by=by)


def some(number: Value, source: Source, *tests: Test, whole: bool = False) -> Pick:
    """So many cards of one's choice."""
    return Pick(Exactly(number, whole), source, tests)


def up_to(most: int | None, source: Source, *tests: Test, least: int = 0) -> Pick:
    """Up to so many cards of one's choice; None: any number."""
    return Pick(UpTo(most, least), source, tests)


def every(source: Source, *tests: Test) -> Pick:
    """All the cards."""
    return Pick(All(), source, tests)


def all_but_one(source: Source) -> Pick:
    """All the cards but one of one's choice."""
    return Pick(AllButOne(), source)


def half(source: Source, *, up: bool) -> Pick:
    """Half of the cards."""
    return Pick(Half(up), source)


def highest(source: Source, *tests: Test, number: int = 1) -> Pick:
    """The highest card, or the so many highest."""
    return Pick(Exactly(number), source, tests, Rank.HIGHEST)


def lowest(source: Source, *tests: Test) -> Pick:
    """The lowest card."""
    return Pick(Exactly(1), source, tests, Rank.LOWEST)


def all_highest(source: Source) -> Pick:
    """All the cards of the highest value."""
    return Pick(All(), source, (), Rank.HIGHEST)


def all_lowest(source: Source) -> Pick:
    """All the cards of the lowest value (of each player concerned)."""
    return Pick(All(), source, (), Rank.LOWEST)
