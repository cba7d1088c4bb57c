"""Games between opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Game
from engine.opponents import sit_down
from engine.scenario import load

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
    seats = [sit_down(opponent, seed * len(NAMES) + seat) for seat, opponent in enumerate(opponents)]
    while played.decision is not None:
        if look is not None:
            look(played)
        played.choose(seats[played.decision.seat](played))
    return played


def begun(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Game:
    """A new game between so many."""
    names = list(NAMES[:players])
    return load({"aula": 1, "game": game, "players": names, "seed": seed, "options": dict(options or {})})
