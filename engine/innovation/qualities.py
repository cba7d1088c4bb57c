"""Tests of a card, compiled: does this card pass?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from cards.program import (
    AtMost,
    ColourNotOn,
    ColourOn,
    HigherThanTop,
    NotOfColour,
    NotThisCard,
    OfChosen,
    OfColour,
    OfDomain,
    OfValue,
    OrHigher,
    SameColourAs,
    SameValueAs,
    Test,
    Who,
    With,
    Without,
)
from engine.innovation.deck import COLOURS, ICONS, ReadyCard
from engine.programs import foreign
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Passes = Callable[["Innovation", int, Frame | None, ReadyCard], bool]
"""Does the card pass, for the player in this seat, within the frame of an effect?"""


def quality(test: Test) -> Passes:
    """A test as a function."""
    match test:
        case With(icon):
            having = ICONS.index(icon)
            return lambda game, seat, frame, card: card.icons[having] > 0
        case Without(icon):
            lacking = ICONS.index(icon)
            return lambda game, seat, frame, card: card.icons[lacking] == 0
        case OfColour(colours):
            wanted = frozenset(COLOURS.index(colour) for colour in colours)
            return lambda game, seat, frame, card: card.colour in wanted
        case NotOfColour(colour):
            unwanted = COLOURS.index(colour)
            return lambda game, seat, frame, card: card.colour != unwanted
        case OfValue(values):
            return lambda game, seat, frame, card: card.age in values
        case AtMost(value):
            return lambda game, seat, frame, card: card.age <= value
        case OrHigher(value):
            return lambda game, seat, frame, card: card.age >= value
        case SameColourAs(name):
            return lambda game, seat, frame, card: card.colour in [c.colour for c in remembered(frame, name)]
        case SameValueAs(name):
            return lambda game, seat, frame, card: card.age in [c.age for c in remembered(frame, name)]
        case OfChosen(name):
            return lambda game, seat, frame, card: _chosen(frame, name, card)
        case ColourOn(board):
            return lambda game, seat, frame, card: bool(
                game.seats[_owner(board, seat, frame)].piles[card.colour]
            )
        case ColourNotOn(board):
            return lambda game, seat, frame, card: (
                not game.seats[_owner(board, seat, frame)].piles[card.colour]
            )
        case HigherThanTop(who):
            return lambda game, seat, frame, card: all(
                card.age > top.age for top in game.seats[_owner(who, seat, frame)].piles[card.colour][:1]
            )
        case NotThisCard():
            return lambda game, seat, frame, card: (
                frame is None or frame.clause is None or card.printing != frame.clause[0]
            )
        case OfDomain():
            raise foreign(test, "Innovation")
        case _:
            assert_never(test)


def all_of(tests: tuple[Test, ...]) -> Passes | None:
    """Several tests as one function; None if there is nothing to pass."""
    if not tests:
        return None
    functions = tuple(quality(test) for test in tests)
    if len(functions) == 1:
        return functions[0]
    return lambda game, seat, frame, card: all(passes(game, seat, frame, card) for passes in functions)


def remembered(frame: Frame | None, name: str) -> tuple[ReadyCard, ...]:
    """The cards bound to a name in this effect."""
    found: tuple[ReadyCard, ...] = () if frame is None else frame.memory.get(name, ())
    return found


def _chosen(frame: Frame | None, name: str, card: ReadyCard) -> bool:
    """Colours are remembered as names, a value as a number."""
    chosen = () if frame is None else frame.memory.get(name, ())
    return card.age in chosen or COLOURS[card.colour] in chosen


def _owner(who: Who, seat: int, frame: Frame | None) -> int:
    return frame.me if who is Who.ME and frame is not None else seat
