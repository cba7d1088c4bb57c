"""Games played by chance, looked at after every answer; what must hold in any game, whichever it is."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import engine
from engine.events import Event
from engine.game import Game
from engine.opponents import Random

Position = dict[str, Any]
Look = Callable[[Game, Position], None]


def play(game: Game, look: Look) -> list[Position]:
    """Answer by chance to the end, looking after every answer; the positions, one after each answer."""
    bot = Random(game.seed)
    positions = [game.position(None)]
    look(game, positions[0])
    while game.decision is not None:
        game.choose(bot(game))
        positions.append(game.position(None))
        look(game, positions[-1])
    assert game.result is not None
    return positions


def now_and_then(look: Look, seed: int, one_in: int) -> Look:
    """The same look, but only at one in so many positions, drawn by lot."""
    lots = random.Random(seed)

    def sometimes(game: Game, position: Position) -> None:
        if lots.randrange(one_in) == 0:
            look(game, position)

    return sometimes


def facts(events: Iterable[Event]) -> list[tuple[Any, ...]]:
    """All that events say, so that they can be compared."""
    return [(event.kind, event.player, event.rule, event.data, event.clause) for event in events]


def play_beside_clones(game: Game, look: Look) -> list[Position]:
    """The same; and each answer is given by a clone as well, while other clones, at times, go their own way.

    The game itself must come through unchanged by what its clones do: its record tells.
    """
    lots = random.Random(game.seed)
    before = game.clone()

    def compare(game: Game, position: Position) -> None:
        nonlocal before
        if game.moves:
            past = len(before.events)
            told = before.choose(game.moves[-1][1])
            assert before.position(None) == position
            assert before.moves == game.moves
            assert before.events[:past] == game.events[:past]
            assert facts(told) == facts(game.events[past:])
        look(game, position)
        before = game.clone()
        if lots.randrange(40) == 0:
            wander(game.clone(), lots)

    positions = play(game, compare)
    is_as_recorded(game, positions[-1])
    return positions


def wander(clone: Game, lots: random.Random) -> None:
    """Another language, some answers by chance, and back into the past."""
    if clone.decision is not None and clone.decision.kind != "setup":  # INN-1.5 goes by the language
        asked = clone.decision.prompt
        clone.language = "it"
        assert clone.decision.prompt != asked
    for _ in range(6):
        if clone.decision is not None:
            clone.choose(lots.choice(clone.decision.keys))
    clone.at(lots.randrange(len(clone.moves) + 1))


def is_as_recorded(game: Game, position: Position) -> None:
    """The record, as a file would hold it, leads to the same position by the same events."""
    again = engine.load(json.loads(json.dumps(game.record())))
    assert again.position(None) == position
    assert facts(again.events) == facts(game.events)


def is_as_it_was(game: Game, positions: list[Position], number: int) -> None:
    """A point of the past is as it was then."""
    past = game.at(number)
    assert past.position(None) == positions[number]
    assert past.moves == game.moves[:number]
    assert facts(past.events) == facts(game.events[: len(past.events)])
