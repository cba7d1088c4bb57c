"""How well somebody stands in CIV, in the eyes of an opponent who counts what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.civ import ending

if TYPE_CHECKING:
    from engine.civ.game import Civ

WON = 1000.0
MAJORITY = 6.0
"""What leading a domain is worth, in cards on the table."""


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
