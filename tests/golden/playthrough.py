"""Whole games as text: who answers what, what happens by which rule, and how the table lies now and then.

Whoever changes what happens in a game sees it in the difference of these files; `make golden` renews them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import engine
from engine.events import Event
from engine.game import Game
from engine.line import fields, line

GAMES = Path(__file__).parent / "games"
EVERY = 40
"""After so many answers the whole table is written down."""

PLAYED: Mapping[str, Mapping[str, Any]] = {
    "innovation-two": {"game": "innovation", "players": ["Ann", "Bob"], "seed": 1},
    "innovation-three-italian": {
        "game": "innovation",
        "players": ["Andrea", "Carlo", "Luca"],
        "seed": 2,
        "language": "it",
        "options": {"monument": "separate"},
    },
    "innovation-third": {
        "game": "innovation",
        "players": ["Ann", "Bob", "Cat"],
        "seed": 4,
        "options": {"edition": "third"},
    },
    "innovation-teams": {
        "game": "innovation",
        "players": ["Ann", "Bob", "Cy", "Di"],
        "seed": 3,
        "options": {"teams": [["Ann", "Cy"], ["Bob", "Di"]]},
    },
    "civ-two": {"game": "civ", "players": ["Ann", "Ben"], "seed": 1},
    "civ-three-draft": {
        "game": "civ",
        "players": ["Ann", "Ben", "Cleo"],
        "seed": 2,
        "options": {"setup": "draft"},
    },
    "civ-teams": {
        "game": "civ",
        "players": ["Ann", "Ben", "Cleo", "Dan"],
        "seed": 3,
        "options": {"teams": [["Ann", "Cleo"], ["Ben", "Dan"]]},
    },
}
"""The games, by the names of their files."""


def lines(name: str) -> Iterator[str]:
    """A game in which every answer is taken by chance, line by line."""
    game = engine.load({"aula": 1, **PLAYED[name]})
    yield line(game)
    yield from map(told, game.events)
    lot = random.Random(PLAYED[name]["seed"])
    while (asked := game.decision) is not None:
        key = asked.keys[int(lot.random() * len(asked.keys))]
        yield f"{asked.player}: {key}"
        yield from map(told, game.choose(key))
        if len(game.moves) % EVERY == 0:
            yield line(game)
    yield line(game)
    yield won(game)


def told(event: Event) -> str:
    """An event in one line, its fields in the order of the alphabet."""
    data = {key: value for key, value in sorted(event.data.items()) if value is not None}
    words = ("", "", event.kind, event.player or "", event.rule, fields(data))
    return " ".join(words).rstrip()


def won(game: Game) -> str:
    """How a game ended."""
    assert game.result is not None
    return f"won by {' and '.join(game.result.winners)}, {game.result.reason}, {len(game.moves)} answers"
