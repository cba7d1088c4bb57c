"""Random games with a referee beside: whatever the engine does, the referee must have said."""

from __future__ import annotations

import random
from typing import Any

import engine
from cards.terms import LANGUAGES
from engine.civ import Civ
from engine.game import Game
from engine.innovation import Innovation
from engine.scenario import position
from tests.referee import civ, civ_effects, civ_eyes, civ_table, innovation, innovation_eyes
from tests.referee.course import Course, foreseen

LOOKED_AT = 40
"""One in so many positions is looked at with the eyes of each player."""
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
    assert isinstance(game, Civ)
    start = position(game)
    drafted = (
        {name: player["hand"] for name, player in start["players"].items()} if "setup" in options else {}
    )
    table = civ_table.laid_out(game.position(None), drafted, options.get("teams", []))
    referee = civ.game(table)
    lots = random.Random(seed)
    asked: civ_effects.Asked | None = next(referee)
    while game.decision is not None:
        assert asked == (game.decision.player, frozenset(game.decision.keys)), story(game)
        assert civ_table.as_reported(table) == civ_table.reported(game.position(None)), story(game)
        assert game.between_actions() == (game.decision.kind in ("play", "effects")), story(game)
        key = likely(game, lots)
        if game.between_actions():
            steps = [(step.player, step.role, step.count) for step in game.preview(key)]
            assert steps == list(civ_effects.foreseen(table, game.decision.player, key)), story(game)
        if lots.randrange(LOOKED_AT) == 0:
            civ_eyes.blind(game, game.position(None))
        game.choose(key)
        try:
            asked = referee.send(key)
        except StopIteration:
            asked = None
    assert asked is None, story(game)
    civ_eyes.told_to_those_who_see(game)
    assert civ_table.as_reported(table) == civ_table.reported(game.position(None)), story(game)
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
    (2, {"edition": "third"}),
    (3, {"edition": "third"}),
    (4, {"teams": TEAMS, "edition": "third"}),
)


def referee_innovation(seed: int) -> int:
    """A game of Innovation by chance, with the referee; how many answers it took."""
    seats, options = INNOVATION_TABLES[seed % len(INNOVATION_TABLES)]
    language = LANGUAGES[seed % len(LANGUAGES)]
    game = engine.new("innovation", NAMES[:seats], seed=seed, options=options, language=language)
    assert isinstance(game, Innovation)
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
        assert game.between_actions() == (decision.kind == "action"), story(game)
        key = lots.choice(decision.keys)
        if decision.kind == "action":
            assert decision.player == table.turn, story(game)
            assert set(decision.keys) == table.actions_of(decision.player), story(game)
            steps = [(step.effect, step.player, step.role, step.count) for step in game.preview(key)]
            assert steps == (list(foreseen(table, key)) if key.startswith("dogma ") else []), story(game)
        if lots.randrange(LOOKED_AT) == 0:
            innovation_eyes.blind(game, game.position(None))
            keys_are_shown(game, innovation.public(table, decision.kind, decision.keys))
        game.choose(key)
    assert innovation.as_reported(table) == innovation.reported(game.position(None)), story(game)
    innovation_eyes.told_to_those_who_see(game)
    return len(game.moves)


def keys_are_shown(game: Game, public: bool) -> None:
    """To the one who is asked, and to others if there is nothing to be read from them."""
    assert game.decision is not None
    for name in game.players:
        shown = game.view(name)["pending"]["keys"] is not None
        assert shown == (public or name == game.decision.player), story(game)
