"""Whether an effect can be carried out in full, before it begins (CIV-4.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    CivVerb,
    Copy,
    Discard,
    DiscardPile,
    DrawFromDeck,
    EachOther,
    Exactly,
    FaceDown,
    Give,
    Lay,
    OfChosen,
    OfDomain,
    Pick,
    Place,
    Play,
    SetHandLimit,
    Steps,
    Take,
    Who,
    Zone,
    sequence,
)
from engine.civ.deck import DOMAIN_IDS, Able
from engine.programs import foreign

if TYPE_CHECKING:
    from engine.civ.game import Civ

Laid = tuple[int, int]
"""The seat and the domain into which a card can be laid."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something without which an effect cannot be carried out: what it is called, and how many cards."""

    why: str
    met: Able
    number: int = 1


def able(steps: Steps) -> Able:
    """All that the steps need, as one function of a position in which nothing of them is done yet."""
    met = [need.met for need in needs(steps)]
    if len(met) == 1:
        return met[0]
    return lambda game, seat: all(each(game, seat) for each in met)


def needs(steps: Steps) -> list[Need]:
    """What the steps need, one after the other."""
    said = sequence(steps)
    needed: list[Need] = []
    for index, step in enumerate(said):
        if not isinstance(step, CivVerb):
            raise foreign(step, "CIV")
        needed += _needs(step, said[:index])
    return needed


def _needs(verb: CivVerb, before: tuple[object, ...]) -> list[Need]:
    match verb:
        case Discard(pick) | Take(pick):
            return _cards(pick, _moved(before, Place.AREA))
        case Lay(pick, as_):
            paid = _domain(pick)
            return [
                *_cards(pick, 0),
                Need("no_target", lambda game, seat: bool(targets(game, seat, as_, paid))),
            ]
        case Play(pick):
            number = plays((verb,))
            return [Need("no_play", _plays(number, _taken(before)), number)]
        case ChoosePlayer(Place.HAND):
            return [Need("no_hands", _others_have_cards)]
        case ChooseDomain():
            gone = _moved(before, Place.AREA)
            return [Need("short_area", lambda game, seat: len(game.seats[seat].area) > gone, gone + 1)]
        case DrawFromDeck():
            return [Need("empty_deck", lambda game, seat: bool(game.deck))]
        case SetHandLimit() | EachOther() | Give() | Copy():
            return []
        case ChoosePlayer():
            raise foreign(verb, "CIV")
        case _:
            assert_never(verb)


def _others_have_cards(game: Civ, seat: int) -> bool:
    return any(game.seats[other].hand for other in game.others[seat])


def targets(game: Civ, seat: int, as_: FaceDown, paid: int) -> list[Laid]:
    """Where a card of the domain paid with can be laid: not across itself, not under a second embargo."""
    found = []
    for owner in game.everyone[seat]:
        each = game.seats[owner]
        for domain, count in enumerate(each.counts):
            itself = owner == seat and domain == paid
            embargoed = as_ is FaceDown.EMBARGO and domain in each.embargoes  # CIV-4.6
            if count > itself and not embargoed:
                found.append((owner, domain))
    return found


def plays(steps: tuple[object, ...]) -> int:
    """How many cards these steps play from hand."""
    return sum(_count(step.cards) for step in steps if isinstance(step, Play))


def _plays(number: int, taken: int) -> Able:
    """Enough cards that no embargo bars, among them so many that were taken into hand just before."""

    def enough(game: Civ, seat: int) -> bool:
        owner = game.seats[seat]
        missing = number - len(owner.playable())
        if missing <= 0:
            return True
        open_ = sum(card.domain not in owner.barred for card in owner.area)
        return missing <= min(taken, open_)

    return enough


def _cards(pick: Pick, gone: int) -> list[Need]:
    """Enough cards to pick, when so many have left the place."""
    if not isinstance(pick.amount, Exactly) or not isinstance(pick.amount.number, int):
        return []
    wanted = pick.amount.number
    match pick.source, pick.tests:
        case Zone(Place.HAND, Who.YOU), ():
            return [Need("short_hand", lambda game, seat: len(game.seats[seat].hand) >= wanted, wanted)]
        case Zone(Place.AREA, Who.YOU), ():
            left = wanted + gone
            return [Need("short_area", lambda game, seat: len(game.seats[seat].area) >= left, left)]
        case Zone(Place.AREA, Who.YOU), (OfDomain(),):
            domain = _domain(pick)
            return [Need("nothing_to_pay", lambda game, seat: game.seats[seat].counts[domain] >= wanted)]
        case Zone(Place.AREA, Who.YOU), (OfChosen(),):
            return []  # it is chosen among what is there
        case DiscardPile(), ():
            return [Need("short_discard", lambda game, seat: len(game.discard) >= wanted, wanted)]
        case _:
            raise foreign(pick, "CIV")


def _moved(steps: tuple[object, ...], place: Place) -> int:
    """How many cards these steps move out of a place of one's own."""
    return sum(
        _count(step.cards)
        for step in steps
        if isinstance(step, Discard | Take) and step.cards.source == Zone(place)
    )


def _taken(steps: tuple[object, ...]) -> int:
    """How many cards these steps take from the play area into hand."""
    return _moved(tuple(step for step in steps if isinstance(step, Take)), Place.AREA)


def _count(pick: Pick) -> int:
    """A fixed number of cards."""
    if not isinstance(pick.amount, Exactly) or not isinstance(pick.amount.number, int):
        raise foreign(pick, "CIV")
    return pick.amount.number


def _domain(pick: Pick) -> int:
    """The domain that a payment is of."""
    match pick.tests:
        case (OfDomain(domain),):
            return DOMAIN_IDS.index(domain)
        case _:
            raise foreign(pick, "CIV")
