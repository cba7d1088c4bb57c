"""How well somebody stands in Innovation, in the eyes of an opponent who counts what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

ACHIEVEMENT = 40.0
"""What an achievement is worth, in points of the score."""
WON = 1000.0


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
