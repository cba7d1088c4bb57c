"""Random games agree with second models of their rules, answer by answer; more of them every night."""

from __future__ import annotations

import pytest

import engine
from tests.effort import cases
from tests.referee import innovation
from tests.referee.beside import referee_civ, referee_innovation
from tests.referee.course import Course

CIV, INNOVATION = 200, 50
"""So many games are one piece of work, of about ten seconds."""

ONCE_DISPUTED = (7825, referee_civ), (129, referee_innovation), (724, referee_innovation)
"""Games of a night in which the engine was right and the referee was not."""


@pytest.mark.parametrize("piece", range(cases(1, 250)))
def test_the_engine_plays_civ_as_its_rules_say(piece: int) -> None:
    for seed in range(piece * CIV, (piece + 1) * CIV):
        referee_civ(seed)


@pytest.mark.parametrize("piece", range(cases(1, 1000)))
def test_the_engine_plays_innovation_as_its_rules_say(piece: int) -> None:
    for seed in range(piece * INNOVATION, (piece + 1) * INNOVATION):
        referee_innovation(seed)


def test_what_was_disputed_once_is_so_no_more() -> None:
    for seed, play_out in ONCE_DISPUTED:
        play_out(seed)


def test_a_referee_notices_what_may_not_happen() -> None:
    """A card from the bottom of a pile, and a turn of somebody who is not next."""
    game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    table = innovation.laid_out(game.position(None), {}, "en")
    with pytest.raises(AssertionError, match=r"INN-3\.2"):
        table.draw("Ann", table.piles[1][-1], 1)
    course = Course(table, lambda name, colour: []).game()
    next(course)
    for key in ("agriculture", "writing"):
        game.choose(key)
    for event in game.events[4:6]:
        course.send(event)
    turn = game.events[6]
    turn.player = "Bob" if turn.player == "Ann" else "Ann"
    with pytest.raises(AssertionError, match="turn of"):
        course.send(turn)
