"""Random games with a referee beside: whatever the engine does, the referee must have said."""

from __future__ import annotations

import random
from typing import Any

import engine
from cards.terms import LANGUAGES
from engine.game import Game
from engine.scenario import position
from tests.referee import civ, innovation
from tests.referee.course import Course, foreseen

NAMES = ("Ann", "Bob", "Cat", "Dan")
TEAMS = [["Ann", "Cat"], ["Bob", "Dan"]]

CIV_TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"setup": "draft"}),
    (3, {"setup": "draft"}),
    (4, {"teams": TEAMS}),
    (4, {"setup": "draft", "teams": TEAMS}),
)
"""How many players, with which options."""


def referee_civ(seed: int) -> int:
    """A game of CIV by chance, with the referee; how many answers it took."""
    seats, options = CIV_TABLES[seed % len(CIV_TABLES)]
    game = engine.new("civ", NAMES[:seats], seed=seed, options=options)
    start = position(game)
    drafted = (
        {name: player["hand"] for name, player in start["players"].items()} if "setup" in options else {}
    )
    table = civ.laid_out(game.position(None), drafted, options.get("teams", []))
    referee = civ.game(table)
    lots = random.Random(seed)
    asked: civ.Asked | None = next(referee)
    while game.decision is not None:
        assert asked == (game.decision.player, frozenset(game.decision.keys)), story(game)
        assert civ.as_reported(table) == civ.reported(game.position(None)), story(game)
        key = likely(game, lots)
        game.choose(key)
        try:
            asked = referee.send(key)
        except StopIteration:
            asked = None
    assert asked is None, story(game)
    assert civ.as_reported(table) == civ.reported(game.position(None)), story(game)
    return len(game.moves)


def likely(game: Game, lots: random.Random) -> str:
    """An answer by lot; the end of a turn's effects, once in three times that it is offered."""
    assert game.decision is not None
    keys = [key for key in game.decision.keys if key != "end"]
    if "end" in game.decision.keys and (not keys or lots.randrange(3) == 0):
        return "end"
    return lots.choice(keys)


def story(game: Game) -> str:
    """How the game came here, to play it again."""
    return f"seed {game.seed}, after {len(game.moves)} answers: {game.moves[-4:]}; asked: {game.decision}"


INNOVATION_TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": TEAMS}),
    (2, {"monument": "separate"}),
    (3, {"monument": "separate"}),
    (4, {"teams": TEAMS, "monument": "separate"}),
)


def referee_innovation(seed: int) -> int:
    """A game of Innovation by chance, with the referee; how many answers it took."""
    seats, options = INNOVATION_TABLES[seed % len(INNOVATION_TABLES)]
    language = LANGUAGES[seed % len(LANGUAGES)]
    game = engine.new("innovation", NAMES[:seats], seed=seed, options=options, language=language)
    table = innovation.laid_out(game.position(None), options, language)

    def order_of(name: str, colour: str) -> list[str]:
        return list(game.position(None)["players"][name]["board"][colour]["cards"])

    course = Course(table, order_of).game()
    next(course)
    game.listener = course.send
    lots = random.Random(seed)
    while game.decision is not None:
        decision = game.decision
        assert innovation.as_reported(table) == innovation.reported(game.position(None)), story(game)
        key = lots.choice(decision.keys)
        if decision.kind == "action":
            assert decision.player == table.turn, story(game)
            assert set(decision.keys) == table.actions_of(decision.player), story(game)
            steps = [(step.effect, step.player, step.role, step.count) for step in game.preview(key)]
            assert steps == (list(foreseen(table, key)) if key.startswith("dogma ") else []), story(game)
        game.choose(key)
    assert innovation.as_reported(table) == innovation.reported(game.position(None)), story(game)
    return len(game.moves)
