"""Widespread misunderstandings, one for each kind of exercise: what somebody answers who holds it."""

from collections.abc import Mapping

from tests.lessons.beliefs import civ, innovation
from tests.lessons.beliefs.belief import Belief

__all__ = ["BELIEFS", "NO_BELIEF", "Belief"]

BELIEFS: Mapping[str, Belief] = {**innovation.BELIEFS, **civ.BELIEFS}

NO_BELIEF: Mapping[str, str] = {
    "rule": "asks for the rule behind a sentence, not for what happens",
    "first": "asks for the order of an alphabet, which everybody knows",
    "hegemony": "asks to count: of democracy it is “laid” that asks, of the end of the turn “in_time”",
    "best_innovation": "asks for a good action; all of them are legal",
    "best_civ": "asks for a good action; all of them are legal",
}
"""The kinds of exercises that turn on no misunderstanding of the rules, and why."""
