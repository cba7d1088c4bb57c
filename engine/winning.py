"""How likely it is that somebody wins: what lies on the table, weighed as self-play has shown.

The numbers are those of the game's `prospects`; their weights are data beside them, fitted by
`aula fit`. Only arithmetic is used that gives the same result on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import ClassVar, Protocol

from cards.terms import GameName

__all__ = ["Chance", "Gain", "chance", "chances", "shares", "weights"]


class Won(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> tuple[str, ...]: ...


class Weighed(Protocol):
    """A game, as far as it is weighed."""

    name: ClassVar[GameName]
    players: tuple[str, ...]
    teams: tuple[int, ...]

    @property
    def result(self) -> Won | None: ...

    def prospects(self) -> Sequence[tuple[float, ...]]: ...


@dataclass(frozen=True, slots=True)
class Gain:
    """What speaks for a player, and with a minus what against."""

    own: float = 0.0
    """By what the player has."""
    others: float = 0.0
    """By what the others have, on average: a minus where it is good to have it."""

    @property
    def total(self) -> float:
        """Both together."""
        return self.own + self.others


class Chance(float):
    """A chance of winning, and its `parts` by their names."""

    parts: Mapping[str, Gain]


def chance(game: Weighed, seat: int) -> Chance:
    """The chance of a player; partners share theirs."""
    team = game.teams[seat]
    found = Chance(chances(game)[team])
    every = game.prospects()
    others = [numbers for other, numbers in enumerate(every) if other != team]
    found.parts = {
        name: Gain(
            weight * every[team][place], -weight * sum(numbers[place] for numbers in others) / len(others)
        )
        for place, (name, weight) in enumerate(weights(game.name).items())
    }
    return found


@cache
def weights(game: str) -> Mapping[str, float]:
    """What each number of a game's prospects weighs, in their order."""
    text = files(f"engine.{game}").joinpath("prospects.json").read_text(encoding="utf-8")
    found: dict[str, float] = json.loads(text)["weights"]
    return found


@cache
def _weights(game: str) -> tuple[float, ...]:
    return tuple(weights(game).values())


def chances(game: Weighed) -> list[float]:
    """How likely each team is to win."""
    if game.result is not None:
        won = {
            team for name, team in zip(game.players, game.teams, strict=True) if name in game.result.winners
        }
        return [(team in won) / len(won) for team in range(max(game.teams) + 1)]
    return shares(game.prospects(), _weights(game.name))


def shares(prospects: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The chances that belong to numbers and their weights: logistic for two, softmax for more.

    >>> [round(share, 4) for share in shares([(1.0, 1.0), (0.0, 2.0)], [2.0, 0.5])]
    [0.8116, 0.1884]
    >>> [round(share, 4) for share in shares([(0.0,), (99.0,)], [-1.0])]
    [1.0, 0.0]
    """
    powers = []
    total = 0.0
    for numbers in prospects:
        strength = 0.0
        for number, weight in zip(numbers, weights):  # noqa: B905 - they are as many; this is asked all the time
            strength += number * weight
        power = _power(strength)
        powers.append(power)
        total += power
    return [power / total for power in powers]


def _power(strength: float) -> float:
    """The exponential, as a power of 64: the last digits of the usual one differ from machine to machine."""
    power = 1.0 + strength / 64 if strength > -60.0 else 0.06
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    return power * power
