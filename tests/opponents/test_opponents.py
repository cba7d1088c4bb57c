"""Opponents think about a game without touching it."""

import pytest

import engine
from engine.bots import BOTS


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_thinking_leaves_the_game_as_it_was(game: str, bot: str) -> None:
    played = engine.new(game, ["Ann", "Bob"], seed=5)
    think = BOTS[bot](1)
    for number in range(40):
        before = played.state
        key = think(played)
        assert played.state == before
        played.choose(key)
        assert len(played.moves) == number + 1
    assert played.at(20).moves == played.moves[:20]
