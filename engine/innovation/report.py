"""The position of a game of Innovation as plain data, whole or as one player may know it (INN-2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.decisions import PASS, Decision
from engine.innovation.deck import AGES, BY_ID, COLOURS, DIRECTIONS, ICONS, UNSPLAYED, ReadyCard
from engine.innovation.moves import BOARD
from engine.innovation.seat import Seat

if TYPE_CHECKING:
    from engine.innovation.game import Innovation


def position(game: Innovation, viewer: int | None) -> dict[str, Any]:
    """Everything that lies on the table; cards that the viewer may not know are numbers or null."""
    all_seen = viewer is None
    return {
        "game": game.name,
        "turn": game.players[game.turn] if game.turn >= 0 else None,
        "actions": game.actions,
        "winners": list(game.result.winners) if game.result else None,
        "reason": game.result.reason if game.result else None,
        "pending": game.pending(viewer),
        "piles": {str(age): [card.id if all_seen else card.age for card in game.supply[age]] for age in AGES},
        "periods": list(game.periods),
        "fields": [str(field) for field in game.fields],
        "removed": [card.id for card in game.removed] if all_seen else _backs(game.removed),
        "players": {
            name: _player(seat, number, viewer)
            for number, (name, seat) in enumerate(zip(game.players, game.seats, strict=True))
        },
    }


def _player(seat: Seat, number: int, viewer: int | None) -> dict[str, Any]:
    own = viewer in (None, number)
    return {
        "hand": _cards(seat.hand, viewer, own=own),
        "score": _cards(seat.score, viewer, own=own),
        "points": seat.points,
        "achievements": [*sorted(seat.periods), *(str(field) for field in seat.fields)],
        "icons": {str(icon): count for icon, count in zip(ICONS, seat.icons, strict=True)},
        "board": {
            str(COLOURS[colour]): {
                "cards": [card.id if own or not depth else None for depth, card in enumerate(pile)],
                "splay": None if splay == UNSPLAYED else str(DIRECTIONS[splay]),
            }
            for colour, (pile, splay) in enumerate(zip(seat.piles, seat.splays, strict=True))
            if pile
        },
    }


def _cards(cards: list[ReadyCard], viewer: int | None, *, own: bool) -> list[Any]:
    """A hand or a score; in a view sorted by value, so that nothing can be read from the order."""
    if viewer is None:
        return [card.id for card in cards]
    if own:
        return [card.id for card in sorted(cards, key=lambda card: (card.age, card.index))]
    return _backs(cards)


def _backs(cards: Iterable[ReadyCard]) -> list[int]:
    return sorted(card.age for card in cards)


def keys_are_public(game: Innovation, decision: Decision) -> bool:
    """Nobody may see a hand or a score through the keys of somebody else's decision."""
    if decision.kind == "setup":
        return False
    for key in decision.keys:
        _, _, card = key.rpartition(" ")
        if card in BY_ID and key != PASS:
            where = game.where[BY_ID[card].index]
            owner = game.seats[where // 3]
            if where % 3 != BOARD or card not in [top.id for top in owner.tops()]:
                return False
    return True
