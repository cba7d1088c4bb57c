"""Simple opponents for practice. Each is seeded: same game, same seed, same answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.bots.greedy import Greedy
from engine.bots.random import Random
from engine.game import Game

Bot = Callable[[Game], str]
"""Answers the pending decision of a game with one of its keys."""

BOTS: Mapping[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""The opponents by name; each is made from a seed."""

__all__ = ["BOTS", "Bot", "Greedy", "Random"]
