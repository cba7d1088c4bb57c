"""Where cards come from, compiled: the cards of a zone, of a name, beneath a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from cards.program import Beneath, DiscardPile, Last, Named, Next, Place, Remaining, Source, Test, Who, Zone
from engine.innovation.deck import ReadyCard
from engine.innovation.qualities import all_of, remembered
from engine.innovation.seat import Seat
from engine.programs import foreign
from engine.run import Frame

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Cards = Callable[["Innovation", int, Frame | None], Sequence[ReadyCard]]
"""The cards for the player in this seat, within the frame of an effect. Not to be changed."""


def players(who: Who, game: Innovation, seat: int, frame: Frame | None) -> Sequence[int]:
    """The seats that a word for players means, clockwise from the left of the one who acts."""
    match who:
        case Who.YOU:
            return (seat,)
        case Who.ME:
            return (frame.me,) if frame is not None else ()
        case Who.OTHERS | Who.ANOTHER:
            return game.others[seat]
        case Who.POORER_OPPONENT:
            points = game.seats[seat].points
            return [other for other in game.others[seat] if game.seats[other].points < points]
        case Who.THAT_PLAYER:
            return frame.memory.get("player", ()) if frame is not None else ()
        case Who.EVERYONE:
            return game.everyone[seat]
        case _:
            assert_never(who)


def source(from_: Source, tests: tuple[Test, ...] = ()) -> Cards:
    """The cards of a source that pass the tests, as a function."""
    cards = _source(from_)
    passes = all_of(tests)
    if passes is None:
        return cards
    return lambda game, seat, frame: [
        card for card in cards(game, seat, frame) if passes(game, seat, frame, card)
    ]


def _source(from_: Source) -> Cards:
    match from_:
        case Zone(place, who):
            at = _place(place)
            if who is Who.YOU:
                return lambda game, seat, frame: at(game.seats[seat])
            return lambda game, seat, frame: [
                card for owner in players(who, game, seat, frame) for card in at(game.seats[owner])
            ]
        case Named(name):
            return lambda game, seat, frame: remembered(frame, name)
        case Remaining(name):
            return lambda game, seat, frame: [
                card for card in remembered(frame, name) if card in game.seats[seat].hand
            ]
        case Last(name):
            return lambda game, seat, frame: remembered(frame, name)[-1:]
        case Next(name):
            return lambda game, seat, frame: _beneath(game, seat, remembered(frame, name))[:1]
        case Beneath(name):
            return lambda game, seat, frame: _beneath(game, seat, remembered(frame, name))
        case DiscardPile():
            raise foreign(from_, "Innovation")
        case _:
            assert_never(from_)


def _place(place: Place) -> Callable[[Seat], Sequence[ReadyCard]]:
    match place:
        case Place.HAND:
            return lambda seat: seat.hand
        case Place.SCORE:
            return lambda seat: seat.score
        case Place.BOARD:
            return lambda seat: [card for pile in seat.piles for card in pile]
        case Place.TOP:
            return Seat.tops
        case Place.BOTTOM:
            return lambda seat: [pile[-1] for pile in seat.piles if pile]
        case Place.AREA:
            raise foreign(place, "Innovation")
        case _:
            assert_never(place)


def _beneath(game: Innovation, seat: int, cards: Sequence[ReadyCard]) -> list[ReadyCard]:
    """What lies beneath a card in the player's pile; all of the pile if the card has left it."""
    found: list[ReadyCard] = []
    for card in cards[:1]:
        pile = game.seats[seat].piles[card.colour]
        found += pile[pile.index(card) + 1 :] if card in pile else pile
    return found
