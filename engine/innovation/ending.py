"""How a game of Innovation ends (INN-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NoReturn

from cards.innovation import ACHIEVEMENTS, TEAM_ACHIEVEMENTS

if TYPE_CHECKING:
    from engine.innovation.game import Innovation


def needed(players: int, *, in_teams: bool) -> int:
    """How many achievements win a game."""
    return TEAM_ACHIEVEMENTS if in_teams else ACHIEVEMENTS[players]


def by_achievements(game: Innovation, seat: int) -> None:
    """Something has been achieved: end the game if the player, or the team, has enough."""
    game.lull = 0
    total = sum(game.seats[mate].achievements() for mate in game.mates[seat])
    if total >= game.needed:
        game.finish((seat,), "INN-10.1", {"achievements": total, "players": len(game.seats)})


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
    decided: Literal["points", "achievements", "shared", "draw"]
    if len({game.teams[one] for one in best}) > 1:
        decided = game.edition.tie
    else:
        decided = "achievements" if len(level) > 1 else "points"
    standings = [
        {"players": [game.players[mate] for mate in sorted(game.mates[one])], "points": reached[0],
         "achievements": reached[1]}
        for one, reached in standing.items()
        if one == min(game.mates[one])
    ]  # fmt: skip
    data = {"points": points, "achievements": achievements, "by": decided, "standings": standings}
    game.finish(best, "INN-10.2", data)
