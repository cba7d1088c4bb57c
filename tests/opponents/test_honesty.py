"""Nobody who thinks ahead can know more than a player may know: what they are handed shows that."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.game import Game
from engine.opponents import Random

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "innovation, two": ("innovation", 2, {}),
    "innovation, three": ("innovation", 3, {}),
    "innovation, teams": ("innovation", 4, {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}),
    "civ, two": ("civ", 2, {}),
    "civ, draft": ("civ", 3, {"setup": "draft"}),
    "civ, teams": ("civ", 4, {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}),
}
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def positions(table: str, games: int, one_in: int) -> Iterator[Game]:
    """Points of random games, in the middle of effects too."""
    name, players, options = TABLES[table]
    for seed in range(games):
        game = engine.new(name, NAMES[:players], seed=seed, options=options)
        lots, bot = random.Random(seed), Random(seed)
        while game.decision is not None:
            if lots.randrange(one_in) == 0:
                yield game
            game.choose(bot(game))


def everything(game: Game) -> Any:
    """All that there is of a game, to the order of its lists and what lies on its stack."""
    asked = game.decision
    stack = [(frame.at, frame.player, frame.me, frame.clause, written(frame.memory)) for frame in game.stack]
    question = (
        None if asked is None else (asked.seat, asked.kind, asked.keys, written(asked.values), asked.clause)
    )
    return game.state, stack, question, game.luck, game.result


def written(value: Any) -> Any:
    """The same with cards as their ids."""
    if isinstance(value, dict):
        return {name: written(each) for name, each in value.items()}
    if isinstance(value, tuple | list):
        return [written(each) for each in value]
    return value if isinstance(value, int | str | None) else repr(value)


@pytest.mark.parametrize("table", TABLES)
def test_equal_views_give_equal_imagined_games(table: str) -> None:
    """Another deal of the hidden cards looks the same, and is imagined the same, whoever is asked."""
    for game in positions(table, 3, 4):
        for viewer in (*game.players, None):
            other = game.imagined(viewer, seed=len(game.moves))
            if viewer is not None and game.decision is not None and game.decision.player == viewer:
                assert other.view(viewer) == game.view(viewer)
                assert other.remembered(viewer) == game.remembered(viewer)
            if asked_the_same(game, other):
                assert everything(other.imagined(viewer, 7)) == everything(game.imagined(viewer, 7))


def asked_the_same(game: Game, other: Game) -> bool:
    one, two = game.decision, other.decision
    assert one is not None
    return two is not None and (one.seat, one.kind, one.clause) == (two.seat, two.kind, two.clause)
