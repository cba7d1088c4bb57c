"""Where cards come from, numbers and conditions, compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cards.program import (
    Condition,
    Count,
    DiscardPile,
    MoreThanEachOther,
    Named,
    OfChosen,
    OfDomain,
    Place,
    Source,
    Test,
    Value,
    Who,
    Zone,
)
from engine.civ.deck import DOMAIN_IDS, Kind
from engine.programs import foreign
from engine.run import Frame

if TYPE_CHECKING:
    from engine.civ.game import Civ

Cards = Callable[["Civ", int, Frame | None], Sequence[Kind]]
"""The cards for the player in this seat, within the frame of an effect. Not to be changed."""
Number = Callable[["Civ", int, Frame | None], int]
Holds = Callable[["Civ", int, Frame | None], bool]


def source(from_: Source, tests: tuple[Test, ...] = ()) -> Cards:
    """The cards of a source that pass the tests, as a function."""
    cards = _source(from_)
    for test in tests:
        cards = _passing(cards, test)
    return cards


def _source(from_: Source) -> Cards:
    match from_:
        case Zone(Place.HAND, Who.YOU):
            return lambda game, seat, frame: game.seats[seat].hand
        case Zone(Place.AREA, Who.YOU):
            return lambda game, seat, frame: game.seats[seat].area
        case Zone(Place.HAND, Who.THAT_PLAYER):
            return lambda game, seat, frame: [
                card for owner in _remembered(frame, "player") for card in game.seats[owner].hand
            ]
        case Named(name):
            return lambda game, seat, frame: _remembered(frame, name)
        case DiscardPile():
            return lambda game, seat, frame: game.discard
        case _:
            raise foreign(from_, "CIV")


def _passing(cards: Cards, test: Test) -> Cards:
    match test:
        case OfDomain(domain):
            wanted = DOMAIN_IDS.index(domain)
            return lambda game, seat, frame: [
                card for card in cards(game, seat, frame) if card.domain == wanted
            ]
        case OfChosen(name):
            return lambda game, seat, frame: [
                card for card in cards(game, seat, frame) if card.domain in _remembered(frame, name)
            ]
        case _:
            raise foreign(test, "CIV")


def _remembered(frame: Frame | None, name: str) -> tuple[Any, ...]:
    """Cards, seats or domains that an earlier step of the effect bound to a name."""
    found: tuple[Any, ...] = () if frame is None else frame.memory.get(name, ())
    return found


def number(value: Value) -> Number:
    """A number as a function."""
    match value:
        case int():
            return lambda game, seat, frame: value
        case Count(Zone(Place.AREA, Who.YOU), (OfDomain(domain),)):
            counted = DOMAIN_IDS.index(domain)
            return lambda game, seat, frame: game.seats[seat].counts[counted]
        case Count(from_, tests):
            cards = source(from_, tests)
            return lambda game, seat, frame: len(cards(game, seat, frame))
        case _:
            raise foreign(value, "CIV")


def condition(asked: Condition) -> Holds:
    """A condition as a function; "each other player" includes a partner (CIV-5.4)."""
    match asked:
        case MoreThanEachOther(value):
            mine = number(value)

            def more(game: Civ, seat: int, frame: Frame | None) -> bool:
                most = mine(game, seat, frame)
                return all(mine(game, other, frame) < most for other in game.others[seat])

            return more
        case _:
            raise foreign(asked, "CIV")
