"""Chance that is the same on every machine: the splitmix64 generator, its state a plain number."""

from __future__ import annotations

from typing import TypeVar

_MASK = (1 << 64) - 1
_T = TypeVar("_T")


def seeded(seed: int) -> int:
    """The state that belongs to a seed."""
    return seed & _MASK


def below(state: int, limit: int) -> tuple[int, int]:
    """A number from 0 to limit - 1, and the state that follows."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * limit) >> 64, state


def shuffled(state: int, items: list[_T]) -> tuple[list[_T], int]:
    """The items in a random order, and the state that follows."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other, state = below(state, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed, state
