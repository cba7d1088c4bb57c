"""Weights under which numbers say best who will win: regression, logistic for two teams, softmax for more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.winning import shares

Row = tuple[Sequence[Sequence[float]], Sequence[float]]
"""A position: the numbers of each team, and how much of the victory each got in the end."""

ROUNDS = 8
TRUST = 40.0
"""How strongly weights are drawn to those that were there, in positions: rounds of self-play add up."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How good chances are on positions that were not used for them."""

    positions: int
    accuracy: float
    """How often the favourite wins."""
    brier: float
    """The mean square of the error of the favourite's chance."""


def fitted(rows: Sequence[Row], before: Sequence[float]) -> list[float]:
    """The weights, by Newton's method; none is below zero.

    A number tells of something good to have. That it seems bad is chance, or comes of others that say nearly
    the same, and who searches would soon find positions in which it leads astray.
    """
    size = len(before)
    weights = [max(weight, 0.0) for weight in before]
    for _ in range(ROUNDS):
        slope = [TRUST * (old - weight) for old, weight in zip(before, weights, strict=True)]
        bend = [[TRUST * (row == column) for column in range(size)] for row in range(size)]
        for teams, won in rows:
            expected = shares(teams, weights)
            middle = [
                sum(share * numbers[place] for share, numbers in zip(expected, teams, strict=True))
                for place in range(size)
            ]
            for share, got, numbers in zip(expected, won, teams, strict=True):
                off = [number - mean for number, mean in zip(numbers, middle, strict=True)]
                for row, difference in enumerate(off):
                    if difference:
                        slope[row] += (got - share) * difference
                        line, factor = bend[row], share * difference
                        for column in range(row + 1):
                            line[column] += factor * off[column]
        for row in range(size):
            for column in range(row):
                bend[column][row] = bend[row][column]
        free = [place for place in range(size) if weights[place] > 0 or slope[place] > 0]
        steps = solution(
            [[bend[row][column] for column in free] for row in free], [slope[row] for row in free]
        )
        for place, step in zip(free, steps, strict=True):
            weights[place] = max(weights[place] + step, 0.0)
    return weights


def solution(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination.

    >>> solution([[2.0, 1.0], [1.0, 3.0]], [3.0, 4.0])
    [1.0, 1.0]
    """
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(lines[row][place]))
        lines[place], lines[best] = lines[best], lines[place]
        for row in range(size):
            if row != place:
                factor = lines[row][place] / lines[place][place]
                lines[row] = [a - factor * b for a, b in zip(lines[row], lines[place], strict=True)]
    return [lines[place][size] / lines[place][place] for place in range(size)]


def reliability(rows: Sequence[Row], weights: Sequence[float]) -> Quality:
    """How well weights say who wins."""
    right = error = 0.0
    for teams, won in rows:
        expected = shares(teams, weights)
        favourite = max(range(len(teams)), key=expected.__getitem__)
        right += won[favourite]
        error += (won[favourite] - expected[favourite]) ** 2
    return Quality(len(rows), right / len(rows), error / len(rows))
