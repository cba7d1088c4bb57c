"""How a game of Innovation ends (INN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

NEEDED = {2: 6, 3: 5, 4: 4}
"""Achievements that win, by the number of players (INN-10.1)."""
TEAM_NEEDS = 6
"""Achievements that win for two partners together (INN-10.4)."""


def needed(game: Innovation) -> int:
    """How many achievements win this game."""
    return TEAM_NEEDS if game.in_teams else NEEDED[len(game.seats)]


def by_achievements(game: Innovation, seat: int) -> None:
    """Something has been achieved: end the game if the player, or the team, has enough."""
    game.lull = 0
    total = sum(game.seats[mate].achievements() for mate in game.mates[seat])
    if total >= needed(game):
        game.finish((seat,), "INN-10.1")


def by_points(game: Innovation, seat: int, value: int) -> NoReturn:
    """End the game because a draw went above age 10: points, then achievements, then shared."""
    standing = {
        one: (
            sum(game.seats[mate].points for mate in game.mates[one]),
            sum(game.seats[mate].achievements() for mate in game.mates[one]),
        )
        for one in range(len(game.seats))
    }
    points, achievements = max(standing.values())
    level = {game.teams[one] for one, reached in standing.items() if reached[0] == points}
    best = [one for one, reached in standing.items() if reached == (points, achievements)]
    if len({game.teams[one] for one in best}) > 1:
        decided = "shared"
    else:
        decided = "achievements" if len(level) > 1 else "points"
    game.finish(best, "INN-10.2", {"points": points, "achievements": achievements, "by": decided})
