"""How a player can think ahead: what is hidden dealt anew, and how well somebody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import chance
from engine.innovation.deck import ReadyCard

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

ACHIEVEMENT = 40.0
"""What an achievement is worth, in points of the score."""
WON = 1000.0


def deal_anew(game: Innovation, viewer: int, seed: int) -> None:
    """Let cards of the same age that the viewer may not know change places."""
    hidden = [*game.supply, game.set_aside]
    for number, seat in enumerate(game.seats):
        if number != viewer:
            hidden += [seat.hand, seat.score]
    unseen: dict[int, list[ReadyCard]] = {}
    for pile in hidden:
        for card in pile:
            if card.id not in game.open:
                unseen.setdefault(card.age, []).append(card)
    state = chance.start(seed)
    becomes: dict[ReadyCard, ReadyCard] = {}
    for _, cards in sorted(unseen.items()):
        mixed, state = chance.shuffled(state, cards)
        becomes.update(zip(cards, mixed, strict=True))
    places = {new: game.where[old.index] for old, new in becomes.items()}
    for card, where in places.items():
        game.where[card.index] = where
    for pile in hidden:
        pile[:] = [becomes.get(card, card) for card in pile]
    for frame in game.stack:
        frame.memory = {name: _replaced(value, becomes) for name, value in frame.memory.items()}
    if game.decision is not None:
        game.decision.values = _replaced(game.decision.values, becomes)


def _replaced(value: Any, becomes: dict[ReadyCard, ReadyCard]) -> Any:
    if isinstance(value, ReadyCard):
        return becomes.get(value, value)
    if isinstance(value, tuple):
        return tuple([_replaced(each, becomes) for each in value])
    return value


def standing(game: Innovation, seat: int) -> float:
    """How well a player or team stands compared with the best of the others."""
    if game.result is not None:
        return WON if game.players[seat] in game.result.winners else -WON
    own = sum(_worth(game, mate) for mate in game.mates[seat])
    return own - max(sum(_worth(game, mate) for mate in game.mates[other]) for other in game.others[seat])


def _worth(game: Innovation, seat: int) -> float:
    owner = game.seats[seat]
    tops = [pile[0].age for pile in owner.piles if pile]
    return (
        ACHIEVEMENT * owner.achievements()
        + owner.points
        + sum(owner.icons)
        + 2.0 * sum(tops)
        + 1.5 * max(tops, default=0)
        + 1.5 * len(owner.hand)
    )
