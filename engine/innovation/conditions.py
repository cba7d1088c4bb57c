"""What an "if" asks, compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, assert_never

from cards.program import (
    AllOf,
    Any,
    AnyPlayer,
    AtLeast,
    ColoursSplayed,
    Condition,
    Count,
    DueToDemand,
    Each,
    EqualTo,
    FewerThan,
    MoreThan,
    MoreThanEachOther,
    NoPlayer,
    OnlyYou,
    Place,
    Produced,
    ShareColour,
    Splayed,
    TopsOnBoards,
    Value,
    Who,
    Zone,
)
from engine.innovation.deck import COLOURS, DIRECTIONS, ICONS, UNSPLAYED
from engine.innovation.numbers import number
from engine.innovation.qualities import all_of, remembered
from engine.innovation.sources import source
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Holds = Callable[["Innovation", int, Frame | None], bool]
"""Does it hold for the player in this seat, within the frame of an effect?"""


def condition(asked: Condition) -> Holds:
    """A condition as a function."""
    match asked:
        case Any(from_, tests):
            some = source(from_, tests)
            return lambda game, seat, frame: bool(some(game, seat, frame))
        case Each(from_, tests, among):
            cards = source(from_, among)
            passes = all_of(tests)
            assert passes is not None
            return lambda game, seat, frame: all(
                passes(game, seat, frame, card) for card in cards(game, seat, frame)
            )
        case AllOf(parts):
            return reduce(_before, map(condition, reversed(parts)))
        case AtLeast(value, int() as least):
            return _at_least(value, least)
        case AtLeast(value, least):
            amount, bar = number(value), number(least)
            return lambda game, seat, frame: amount(game, seat, frame) >= bar(game, seat, frame)
        case MoreThan(value, other):
            more, than = number(value), number(other)
            return lambda game, seat, frame: more(game, seat, frame) > than(game, seat, frame)
        case FewerThan(value, other):
            fewer, below = number(value), number(other)
            return lambda game, seat, frame: fewer(game, seat, frame) < below(game, seat, frame)
        case EqualTo(value, other):
            left, right = number(value), number(other)
            return lambda game, seat, frame: left(game, seat, frame) == right(game, seat, frame)
        case MoreThanEachOther(value):
            mine = number(value)
            return lambda game, seat, frame: all(
                mine(game, seat, frame) > mine(game, other, frame) for other in game.others[seat]
            )
        case OnlyYou(part):
            true = condition(part)
            return lambda game, seat, frame: (
                true(game, seat, frame) and not any(true(game, other, frame) for other in game.others[seat])
            )
        case AnyPlayer(part):
            once = condition(part)
            return lambda game, seat, frame: any(once(game, each, frame) for each in game.everyone[seat])
        case NoPlayer(part):
            never = condition(part)
            return lambda game, seat, frame: not any(never(game, each, frame) for each in game.everyone[seat])
        case DueToDemand(verb, done):
            return lambda game, seat, frame: (
                (frame is not None and verb in frame.memory.get("demanded", ())) == done
            )
        case Splayed(colour, direction):
            pile, way = COLOURS.index(colour), DIRECTIONS.index(direction)
            return lambda game, seat, frame: game.seats[seat].splays[pile] == way
        case ShareColour(name):
            return lambda game, seat, frame: _share_colour([card.colour for card in remembered(frame, name)])
        case TopsOnBoards(cards_):
            return lambda game, seat, frame: {
                card.id for each in game.seats for card in each.tops()
            }.issuperset(cards_)
        case _:
            assert_never(asked)


def _at_least(value: Value, least: int) -> Holds:
    """The fields ask this after every change: what is quick to know is looked at first."""
    reached = number(value)
    match value:
        case Produced(icon, Who.YOU):
            kind = ICONS.index(icon)
            return lambda game, seat, frame: game.seats[seat].icons[kind] >= least
        case ColoursSplayed() if least == len(COLOURS):
            return lambda game, seat, frame: (
                UNSPLAYED not in game.seats[seat].splays and reached(game, seat, frame) >= least
            )
        case Count(Zone(Place.TOP, Who.YOU)) if least == len(COLOURS):
            return lambda game, seat, frame: (
                all(game.seats[seat].piles) and reached(game, seat, frame) >= least
            )
        case _:
            return lambda game, seat, frame: reached(game, seat, frame) >= least


def _before(rest: Holds, first: Holds) -> Holds:
    """One condition, and if it holds the rest."""
    return lambda game, seat, frame: first(game, seat, frame) and rest(game, seat, frame)


def _share_colour(colours: list[int]) -> bool:
    return len(set(colours)) < len(colours)
