"""How a player can think ahead: what is hidden dealt anew, and how well somebody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.program import Discard, Give, Place, Play, Zone
from engine import chance
from engine.civ import ending
from engine.civ.deck import Kind
from engine.decisions import Decision

if TYPE_CHECKING:
    from engine.civ.game import Civ

WON = 1000.0
MAJORITY = 6.0
"""What leading a domain is worth, in cards on the table."""


def deal_anew(game: Civ, viewer: int, seed: int) -> None:
    """Let cards of the same era that the viewer may not know change places."""
    packs = [list(pack) for pack in game.packs]
    hidden = [game.deck, game.box]
    for number, seat in enumerate(game.seats):
        if number != viewer:
            hidden += [seat.hand, packs[number]]
    unseen: dict[int, list[Kind]] = {}
    for cards in hidden:
        for card in cards:
            unseen.setdefault(card.era, []).append(card)
    state = chance.start(seed)
    for era in sorted(unseen):
        unseen[era], state = chance.shuffled(state, unseen[era])
    for cards in hidden:
        cards[:] = [unseen[card.era].pop() for card in cards]
    game.packs = [tuple(pack) for pack in packs]
    for frame in game.stack:
        if frame.memory.get("kept"):
            # What others keep in the draft is one of the cards that they now have.
            both = zip(game.from_first(), frame.memory["kept"], strict=False)
            frame.memory["kept"] = tuple([card if seat == viewer else packs[seat][0] for seat, card in both])
    if game.decision is not None and game.decision.seat != viewer:
        _ask_again(game, game.decision)


def _ask_again(game: Civ, asked: Decision) -> None:
    """Put the question anew to somebody whose cards are no longer the same."""
    owner = game.seats[asked.seat]
    frame = game.stack[-1]
    match asked.about.get("step"):
        case Play():
            frame.memory["left"] = tuple(owner.playable())
        case Discard(pick) | Give(pick) if pick.source == Zone(Place.HAND):
            frame.memory["left"] = tuple(owner.hand)
    game.ask_again()


def standing(game: Civ, seat: int) -> float:
    """How well a player or team stands compared with the best of the others."""
    if game.result is not None:
        return WON if game.players[seat] in game.result.winners else -WON
    rivals = [other for other in game.others[seat] if game.teams[other] != game.teams[seat]]
    return _worth(game, seat) - max(_worth(game, rival) for rival in rivals)


def _worth(game: Civ, seat: int) -> float:
    """Of a team the better partner counts, and the domains that either leads."""
    leaders = ending.majorities(game)
    led = sum(bool(each.intersection(game.mates[seat])) for each in leaders)
    return MAJORITY * led + max(_alone(game, mate) for mate in game.mates[seat])


def _alone(game: Civ, seat: int) -> float:
    """Cards count, those of one domain together more the nearer they come to hegemony."""
    owner = game.seats[seat]
    both = zip(owner.counts, owner.democracy, strict=True)
    near = sum(max(count - democracy, 0) ** 2 for count, democracy in both)
    return near + len(owner.area) + 1.5 * len(owner.hand)
