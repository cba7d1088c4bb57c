"""Every way in which a card of CIV can move; each moves as the rules say and tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.events import civ as told
from cards.events.kind import Fact
from cards.program import FaceDown
from engine.civ.deck import CULTURE, DOMAIN_IDS, Kind
from engine.civ.ending import hegemony_needs
from engine.civ.seat import without

if TYPE_CHECKING:
    from engine.civ.game import Civ


def into_area(game: Civ, seat: int, card: Kind) -> None:
    """Put a card face up into a play area."""
    owner = game.seats[seat]
    owner.area.append(card)
    owner.counts[card.domain] += 1


def out_of_area(game: Civ, seat: int, card: Kind) -> None:
    """Take a card that lies face up out of a play area."""
    owner = game.seats[seat]
    owner.area.remove(card)
    owner.counts[card.domain] -= 1


_UNTOLD: told.DomainCount = {"count": 0, "needed": 0, "democracy": 0}


def domain_count(game: Civ, seat: int, domain: int) -> told.DomainCount:
    """How many cards of a domain somebody has, and what hegemony needs there now (CIV-5.1)."""
    if not game.telling:
        return _UNTOLD
    owner = game.seats[seat]
    needed = hegemony_needs(game, seat, domain)
    return {"count": owner.counts[domain], "needed": needed, "democracy": owner.democracy[domain]}


def play_card(game: Civ, seat: int, card: Kind, rule: str) -> None:
    """Play a card from hand into the play area (CIV-2.1)."""
    game.seats[seat].hand.remove(card)
    into_area(game, seat, card)
    game.seats[seat].shows(card)
    count = game.seats[seat].counts[card.domain]
    level = game.levels.index(count) + 1 if count in game.levels and card.domain != CULTURE else None
    played = told.PLAY(
        {
            "card": card.id,
            "from": "hand",
            "to": "area",
            "domain": DOMAIN_IDS[card.domain],
            "level": level,
            **domain_count(game, seat, card.domain),
        }
    )
    game.tell(played, seat, rule)


def discard_from_hand(game: Civ, seat: int, card: Kind, rule: str) -> None:
    """Discard a card from hand."""
    game.seats[seat].hand.remove(card)
    game.seats[seat].shows(card)
    game.discard.append(card)
    game.tell(told.DISCARD({"card": card.id, "from": "hand"}), seat, rule)


def discard_from_area(game: Civ, seat: int, card: Kind, rule: str) -> None:
    """Discard a card from the play area."""
    out_of_area(game, seat, card)
    game.discard.append(card)
    discarded = told.DISCARD(
        {
            "card": card.id,
            "from": "area",
            "domain": DOMAIN_IDS[card.domain],
            **domain_count(game, seat, card.domain),
        }
    )
    game.tell(discarded, seat, rule)


def lift_embargo(game: Civ, seat: int, domain: int) -> None:
    """Discard an Economy card at the end of the turn that it barred (CIV-4.3)."""
    card = game.seats[seat].embargoes.pop(domain)
    game.discard.append(card)
    discarded = told.DISCARD({"card": card.id, "from": "embargo", "domain": DOMAIN_IDS[domain]})
    game.tell(discarded, seat, "CIV-4.3")


def take_from_area(game: Civ, seat: int, card: Kind, rule: str) -> None:
    """Take a card from the own play area back into hand (CIV-3.5)."""
    out_of_area(game, seat, card)
    game.seats[seat].hand.append(card)
    game.seats[seat].is_seen(card)
    left = domain_count(game, seat, card.domain)
    taken = told.TAKE(
        {
            "card": card.id,
            "from": "area",
            "to": "hand",
            "domain": DOMAIN_IDS[card.domain],
            "count": left["count"],
            "needed": left["needed"],
            "democracy": left["democracy"],
        }
    )
    game.tell(taken, seat, rule)


def take_from_discard(game: Civ, seat: int, card: Kind, rule: str) -> None:
    """Take a card from the discard pile into hand (CIV-3.6)."""
    pile = game.discard
    del pile[len(pile) - 1 - pile[::-1].index(card)]  # among equal ones that which lies on top
    game.seats[seat].hand.append(card)
    game.seats[seat].is_seen(card)
    game.tell(told.TAKE({"card": card.id, "from": "discard", "to": "hand"}), seat, rule)


def take_from_player(game: Civ, seat: int, owner: int, card: Kind, rule: str) -> None:
    """Take a card from somebody's hand (CIV-4.2)."""
    game.seats[owner].hand.remove(card)
    game.seats[seat].hand.append(card)
    _pass_unseen(game, owner, seat, card)
    taken = told.TAKE(
        {
            "card": card.id,
            "from": "hand",
            "to": "hand",
            "owner": game.players[owner],
            "receiver": game.players[seat],
        }
    )
    game.tell(taken, seat, rule)


def give(game: Civ, seat: int, receiver: int, card: Kind, rule: str) -> None:
    """Give a card from hand to somebody (CIV-4.2)."""
    game.seats[seat].hand.remove(card)
    game.seats[receiver].hand.append(card)
    _pass_unseen(game, seat, receiver, card)
    given = told.GIVE({"card": card.id, "from": "hand", "to": "hand", "receiver": game.players[receiver]})
    game.tell(given, seat, rule)


def _pass_unseen(game: Civ, owner: int, receiver: int, card: Kind) -> None:
    """A card goes from hand to hand: only the two see which, unless it was the only one of its era there."""
    from_, to = game.seats[owner], game.seats[receiver]
    alone = all(other.era != card.era for other in from_.hand)
    for eye, cards in enumerate(from_.seen):
        if eye in (owner, receiver) or (alone and card in cards):
            to.seen[eye] = (*to.seen[eye], card)
            from_.seen[eye] = without(cards, card)
        else:
            from_.seen[eye] = tuple(other for other in cards if other.era != card.era)


def draw(game: Civ, seat: int, rule: str) -> Kind:
    """Draw the top card of the deck; with the last one the last round begins (CIV-5.2)."""
    card = game.deck.pop()
    game.seats[seat].hand.append(card)
    game.tell(told.DRAW({"card": card.id, "era": card.era}), seat, rule)
    if not game.deck and game.turn >= 0:
        still = game.everyone[seat][:-1] if game.first == seat else _until_first(game, seat)
        last = told.TURN({"what": "last_round", "still": [game.players[other] for other in still]})
        game.tell(last, seat, "CIV-5.2")
    return card


def _until_first(game: Civ, seat: int) -> tuple[int, ...]:
    """Those who sit between a player and the first player, clockwise."""
    round_ = game.everyone[seat]
    return round_[: round_.index(game.first)]


def lay(game: Civ, seat: int, card: Kind, as_: FaceDown, receiver: int, domain: int) -> None:
    """Lay a card face down into a domain of a player (CIV-4.3, CIV-4.5)."""
    out_of_area(game, seat, card)
    owner = game.seats[receiver]
    on, domain_id = game.players[receiver], DOMAIN_IDS[domain]
    if as_ is FaceDown.EMBARGO:
        owner.embargoes[domain] = card
        laid = told.LAY({"card": card.id, "from": "area", "as": "embargo", "on": on, "domain": domain_id})
        game.tell(laid, seat, "CIV-4.3")
    else:
        owner.democracy[domain] += 1
        laid = told.LAY(
            {
                "card": card.id,
                "from": "area",
                "as": "democracy",
                "on": on,
                "domain": domain_id,
                **domain_count(game, receiver, domain),
            }
        )
        game.tell(laid, seat, "CIV-4.5")


def place_coin(game: Civ, seat: int, owner: int, domain: int) -> None:
    """Put the culture coin in front of the copied domain (CIV-3.7)."""
    game.coin = (owner, domain, seat)
    placed = told.COIN({"on": game.players[owner], "domain": DOMAIN_IDS[domain], "why": "copied"})
    game.tell(placed, seat, "CIV-3.7")


def look_at_coin(game: Civ) -> None:
    """The coin goes back when another player has as many Culture cards as the one who copied (CIV-3.7)."""
    if game.coin is None:
        return
    by = game.coin[2]
    mine = game.seats[by].counts[CULTURE]
    equal = [other for other in game.others[by] if game.seats[other].counts[CULTURE] >= mine]
    if equal:
        others = [game.players[other] for other in equal]
        return_coin(game, told.COIN({"why": "culture", "count": mine, "others": others}))


def return_coin(game: Civ, why: Fact) -> None:
    """Put the culture coin back beside the deck."""
    assert game.coin is not None
    by = game.coin[2]
    game.coin = None
    game.tell(why, by, "CIV-3.7")
