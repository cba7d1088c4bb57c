"""Tables of CIV for small stories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine
from engine.game import Game

NAMES = ("Ann", "Ben", "Cat", "Dan")
DECK = ["science1", "culture2", "economy2", "army2", "religion2", "utopia3", "utopia3", "science3", "army3"]
"""A deck long enough that no last round begins."""
TEAMS = {"teams": [["Ann", "Cat"], ["Ben", "Dan"]]}


def civ(
    seats: int = 2,
    *,
    turn: str | None = "Ann",
    step: str | None = "effects",
    deck: list[str] | None = DECK,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **given: Any,
) -> Game:
    """A table: players by name, and what else a position says; by default in Ann's effects step."""
    players = {name: given.pop(name) for name in NAMES if name in given}
    position = {"turn": turn, "step": step, "deck": deck, "players": players, **given}
    return engine.load(
        {
            "aula": 1,
            "game": "civ",
            "players": list(NAMES[:seats]),
            "seed": seed,
            "options": dict(options or {}),
            "position": {key: value for key, value in position.items() if value is not None},
        }
    )


def drawn_game(counts: Mapping[str, Mapping[str, int]], **more: Any) -> Game:
    """A table at the end of the last turn: what lies in the areas, by domain, is the end of the game."""
    names = list(counts)
    areas = {
        name: {"area": [card for domain, number in counts[name].items() for card in _cards(domain, number)]}
        for name in names
    }
    game = civ(len(names), turn=names[-1], deck=[], **areas, **more)
    game.choose("end")
    return game


def _cards(domain: str, number: int) -> list[str]:
    """So many cards of a domain, of an era that has enough of them."""
    return [f"{domain}{3 if domain in ('economy', 'science', 'culture', 'utopia') else 1}"] * number
