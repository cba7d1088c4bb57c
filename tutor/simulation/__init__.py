"""Many games between opponents, counted: who wins, how games end, how long they are, which cards win.

>>> found = simulate("civ", ["random", "greedy"], games=4, seed=1)
>>> [rate.times for rate in found.wins], found.answers
([0, 4], [210, 107, 213, 99])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cards.terms import EDITIONS_OF, GAMES, EditionName, GameName
from engine.opponents import OPPONENTS
from tutor.simulation.cores import many
from tutor.simulation.found import Simulation
from tutor.simulation.outcome import outcome

__all__ = ["Simulation", "simulate"]

FEWEST, MOST = 2, 4


def simulate(
    game: str,
    opponents: Sequence[str] = ("random", "random"),
    games: int = 100,
    seed: int = 0,
    dask: str | None = None,
    tell: Callable[[int], None] = lambda _: None,
    edition: EditionName = "first",
) -> Simulation:
    """Let opponents, seat by seat, play so many games on all cores, or on those of a Dask cluster.

    The same seed gives the same games: the first game has it, the next one the next. `tell` is called with
    the number of games that are over. Raises ValueError, with what there is, for a game or opponents that
    there are not, and for another edition of CIV than the first.
    """
    name = _known(game, opponents)
    if edition != "first" and edition not in EDITIONS_OF[name]:
        raise ValueError(f"there is no {edition} edition of {name}, only of innovation")
    work = partial(outcome, name, tuple(opponents), edition=edition)
    found = []
    for one in many(work, range(seed, seed + games), dask):
        found.append(one)
        tell(len(found))
    return Simulation(name, tuple(opponents), seed, tuple(found), edition)


def _known(game: str, opponents: Sequence[str]) -> GameName:
    """The game, if it and the opponents can be had."""
    if not FEWEST <= len(opponents) <= MOST or isinstance(opponents, str):
        raise ValueError(f"two to four opponents play, not {opponents!r}")
    for opponent in opponents:
        if opponent not in OPPONENTS:
            raise ValueError(f"there is no opponent {opponent!r}, only {', '.join(OPPONENTS)}")
    for known in GAMES:
        if game == known:
            return known
    raise ValueError(f"there is no game {game!r}, only {' and '.join(GAMES)}")
