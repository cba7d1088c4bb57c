"""The position of a game of CIV as plain data, whole or as one player may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cards.program import Discard, Give, Place, Play, Zone
from engine.civ import ending
from engine.civ.deck import DOMAIN_IDS, Kind, by_era
from engine.civ.seat import Seat
from engine.decisions import Decision

if TYPE_CHECKING:
    from engine.civ.game import Civ


def position(game: Civ, viewer: int | None) -> dict[str, Any]:
    """Everything that lies on the table; cards that the viewer may not know are the numbers of their eras."""
    drafted = {"open": [card.id for card in game.open]} if game.step == "draft" else {}
    return {
        "game": game.name,
        "turn": game.players[game.turn] if game.turn >= 0 else None,
        "actions": 0,
        "first": game.players[game.first],
        "step": game.step,
        "winners": list(game.result.winners) if game.result else None,
        "reason": game.result.reason if game.result else None,
        "pending": game.pending(viewer),
        "deck": [card.id if viewer is None else card.era for card in reversed(game.deck)],
        "discard": [card.id for card in reversed(game.discard)],
        "coin": _coin(game),
        **drafted,
        "players": {
            name: _player(game, seat, number, viewer)
            for number, (name, seat) in enumerate(zip(game.players, game.seats, strict=True))
        },
    }


def _player(game: Civ, seat: Seat, number: int, viewer: int | None) -> dict[str, Any]:
    said: dict[str, Any] = {
        "hand": _hand(seat.hand, number, viewer),
        "area": [card.id for card in seat.area],
        "democracy": {DOMAIN_IDS[domain]: count for domain, count in enumerate(seat.democracy) if count},
        "embargo": [DOMAIN_IDS[domain] for domain in sorted(seat.embargoes)],
        "limit": seat.limit,
    }
    if game.result is not None:
        said["points"] = ending.points(game, number)
    return said


def _hand(cards: list[Kind], number: int, viewer: int | None) -> list[Any]:
    """A hand; in a view sorted, so that nothing can be read from the order."""
    if viewer is None:
        return [card.id for card in cards]
    if viewer == number:
        return [card.id for card in by_era(cards)]
    return sorted(card.era for card in cards)


def _coin(game: Civ) -> dict[str, str] | None:
    if game.coin is None:
        return None
    owner, domain, by = game.coin
    return {"player": game.players[owner], "domain": DOMAIN_IDS[domain], "by": game.players[by]}


def keys_are_public(game: Civ, decision: Decision) -> bool:
    """Nobody may see a hand through the keys of somebody else's decision.

    Under an embargo what can be carried out in full depends on what the hand holds (CIV-4.8).
    """
    if game.seats[decision.seat].barred:
        return decision.kind in ("player", "domain")
    match decision.kind, decision.about.get("step"):
        case "play", _:
            return False
        case "draft", _:
            return not any(game.packs)
        case "card", Discard(pick) | Give(pick) | Play(pick):
            return pick.source != Zone(Place.HAND)
        case _:
            return True
