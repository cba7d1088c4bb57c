"""Small stories on whole tables: given this table, these answers, expect that table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import engine
from engine.game import Game

IN_ORDER = frozenset(("cards", "deck"))
"""Lists whose order counts; piles by age count in order as well."""


def innovation(
    *,
    turn: str | None = "Ann",
    actions: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    language: str = "en",
    piles: Mapping[int, list[str]] | None = None,
    periods: list[int] | None = None,
    removed: list[str] | None = None,
    **players: Mapping[str, Any],
) -> Game:
    """A table of Innovation: players by name, in the order of their seats."""
    position: dict[str, Any] = {"players": {name: dict(player) for name, player in players.items()}}
    if turn is not None:
        position |= {"turn": turn, "actions": actions}
    for key, value in (("piles", piles), ("periods", periods), ("removed", removed)):
        if value is not None:
            position[key] = value
    return engine.load(
        {
            "aula": 1,
            "game": "innovation",
            "players": list(players),
            "language": language,
            "seed": seed,
            "options": dict(options or {}),
            "position": position,
        }
    )


def play(game: Game, *moves: str) -> None:
    """Answers in order, as `Bob: oars`; each must come from the player who is asked."""
    for move in moves:
        player, _, key = move.partition(": ")
        assert game.decision is not None, f"nobody is asked, but {move}"
        assert game.decision.player == player, f"{game.decision.player} is asked, not {player}"
        game.choose(key)


def asked(game: Game) -> tuple[str, set[str]]:
    """Who is asked, and the legal answers."""
    assert game.decision is not None, "nobody is asked"
    return game.decision.player, set(game.decision.keys)


def acting(game: Game) -> str:
    """Who is asked for an action: no card asks anything any more."""
    assert game.decision is not None, "nobody is asked"
    assert game.decision.kind == "action", f"still asked: {game.decision}"
    return game.decision.player


def expect(game: Game, **named: Any) -> None:
    """What is named must be so: a key of the position, or a player by name with what lies there.

    A colour that is None is not on the board; a board that is {} is bare.
    """
    position = game.position(None)
    for name, wanted in named.items():
        if name in position["players"]:
            _compare(position["players"][name], wanted, name)
        elif name == "piles":
            for age, pile in wanted.items():
                assert position["piles"][str(age)] == pile, f"pile {age}"
        else:
            _compare(position[name], wanted, name)


def _compare(found: Any, wanted: Any, where: str) -> None:
    if wanted == {}:
        assert not found, f"{where}: {found}"
    elif isinstance(wanted, Mapping):
        for key, value in wanted.items():
            if value is None and key not in found:
                continue
            assert key in found, f"{where}: no {key} in {found}"
            _compare(found[key], value, f"{where}.{key}")
    elif isinstance(wanted, list) and isinstance(found, Mapping):
        assert found["cards"] == wanted, f"{where}: {found['cards']}"
    elif isinstance(wanted, list) and where.rpartition(".")[2] not in IN_ORDER:
        assert Counter(found) == Counter(wanted), f"{where}: {found}"
    else:
        assert found == wanted, f"{where}: {found}"


def told(game: Game, kind: str, **data: Any) -> list[Any]:
    """The events of a kind whose data agree."""
    return [
        event
        for event in game.events
        if event.kind == kind
        and all(getattr(event, key, event.data.get(key)) == value for key, value in data.items())
    ]
