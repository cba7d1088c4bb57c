"""Games between opponents, one or many, on all cores or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from engine.game import Game
from engine.opponents import seated
from engine.scenario import load

T = TypeVar("T")
R = TypeVar("R")

NAMES = ("Ann", "Bob", "Cat", "Dan")
LONGEST = 600
"""No game between opponents takes more answers."""


def play(
    game: str, opponents: Sequence[str], seed: int, options: Mapping[str, Any] | None = None,
    look: Callable[[Game], None] | None = None,
) -> Game:  # fmt: skip
    """A game between opponents, seat by seat, to its end; `look` at each decision.

    >>> play("civ", ["random", "random"], seed=1).result
    Result(winners=('Bob',), reason='CIV-5.3')
    """
    played = begun(game, len(opponents), seed, options)
    played.telling = False
    seats = [seated(opponent, seed * len(NAMES) + seat) for seat, opponent in enumerate(opponents)]
    while played.decision is not None:
        if look is not None:
            look(played)
        played.choose(seats[played.decision.seat](played))
    return played


def begun(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """A new game between so many."""
    names = list(NAMES[:players])
    return load({"aula": 1, "game": game, "players": names, "seed": seed, "options": dict(options or {})})


def many(work: Callable[[T], R], tasks: Iterable[T], dask: str | None = None) -> Iterator[R]:
    """The results of many tasks in their order: on all cores, or on the Dask cluster at an address."""
    if dask is not None:
        from dask.distributed import Client  # type: ignore[import-not-found]

        with Client(dask) as client:
            yield from client.gather(client.map(work, list(tasks)))
        return
    from multiprocessing import Pool

    with Pool() as pool:
        yield from pool.imap(work, tasks)
