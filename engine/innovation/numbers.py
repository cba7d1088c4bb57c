"""Numbers of a program, compiled: how many, how high?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, assert_never

from cards.program import (
    Achievements,
    ColoursOnlyYours,
    ColoursShowing,
    ColoursSplayed,
    Count,
    DifferentValues,
    Highest,
    Per,
    Plus,
    Points,
    Produced,
    Tally,
    Times,
    TuckedOrScored,
    Value,
    ValueOf,
    Who,
)
from engine.innovation.deck import DIRECTIONS, ICONS
from engine.innovation.qualities import remembered
from engine.innovation.sources import players, source
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Amount = Callable[["Innovation", int, Frame | None], int]
"""The number for the player in this seat, within the frame of an effect."""


def number(value: Value) -> Amount:
    """A number as a function."""
    match value:
        case int():
            return lambda game, seat, frame: value
        case Plus(base, more):
            lower = number(base)
            return lambda game, seat, frame: lower(game, seat, frame) + more
        case Per(each, base):
            whole = number(base)
            return lambda game, seat, frame: whole(game, seat, frame) // each
        case Times(factor, base):
            single = number(base)
            return lambda game, seat, frame: factor * single(game, seat, frame)
        case ValueOf(name):
            return lambda game, seat, frame: max([card.age for card in remembered(frame, name)], default=0)
        case Highest(from_, tests):
            cards = source(from_, tests)
            return lambda game, seat, frame: max([card.age for card in cards(game, seat, frame)], default=0)
        case Count(from_, tests):
            counted = source(from_, tests)
            return lambda game, seat, frame: len(counted(game, seat, frame))
        case DifferentValues(from_):
            varied = source(from_)
            return lambda game, seat, frame: len({card.age for card in varied(game, seat, frame)})
        case Produced(icon, Who.YOU):
            kind = ICONS.index(icon)
            return lambda game, seat, frame: game.seats[seat].icons[kind]
        case Produced(icon, who):
            theirs = number(Produced(icon))
            return lambda game, seat, frame: theirs(game, players(who, game, seat, frame)[0], frame)
        case ColoursShowing(icon):
            shown = ICONS.index(icon)
            return lambda game, seat, frame: len([pile for pile in game.seats[seat].shown if pile[shown]])
        case Points():
            return lambda game, seat, frame: game.seats[seat].points
        case Achievements():
            return lambda game, seat, frame: sum(game.seats[mate].achievements() for mate in game.mates[seat])
        case ColoursSplayed(directions):
            wanted = frozenset(DIRECTIONS.index(direction) for direction in directions or DIRECTIONS)
            return lambda game, seat, frame: len(
                [splay for splay in game.seats[seat].splays if splay in wanted]
            )
        case ColoursOnlyYours():
            return _colours_only_yours
        case Tally(name):
            return lambda game, seat, frame: game.tally.get((_card(frame), name, seat), 0)
        case TuckedOrScored(apart):
            return lambda game, seat, frame: game.seats[seat].tucked_or_scored(apart=apart)
        case _:
            assert_never(value)


def _colours_only_yours(game: Innovation, seat: int, frame: Frame | None) -> int:
    others = [game.seats[other].piles for other in game.others[seat]]
    return sum(
        bool(pile) and not any(piles[colour] for piles in others)
        for colour, pile in enumerate(game.seats[seat].piles)
    )


def _card(frame: Frame | None) -> str:
    return frame.clause[0] if frame is not None and frame.clause is not None else ""
