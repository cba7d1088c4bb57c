"""A position in one line: it says all that matters, and what is wrong with one that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.game import Game
from engine.line import line, scenario_of
from tests.random_games import play

GAMES: dict[str, dict[str, Any]] = {
    "Innovation": {"game": "innovation", "players": ["Ann", "Bo Li"]},
    "Innovation in teams": {
        "game": "innovation",
        "players": ["Ann", "Bob", "Cy", "Di"],
        "options": {"teams": [["Ann", "Cy"], ["Bob", "Di"]], "monument": "separate"},
        "language": "fr",
    },
    "CIV": {"game": "civ", "players": ["Ann", "Ben", "Cleo"]},
    "CIV with a draft": {"game": "civ", "players": ["Ann", "Ben"], "options": {"setup": "draft"}},
}


@pytest.mark.parametrize("setup", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_comes_back_from_its_line_and_is_played_on_alike(setup: dict[str, Any], seed: int) -> None:
    tried = 0

    def look(game: Game, position: dict[str, Any]) -> None:
        nonlocal tried
        if not game.starts_afresh():
            return
        again = engine.load(scenario_of(line(game)))
        assert again.position(None) == position
        assert line(again) == line(game)
        assert game.decision is not None
        assert again.decision is not None
        assert again.decision.keys == game.decision.keys
        tried += 1

    play(engine.load({"aula": 1, "seed": seed, **setup}), look)
    assert tried > 5


def test_what_is_left_out_is_usual() -> None:
    game = engine.load(scenario_of("innovation | turn:Bob | Ann | Bob board{green(sailing)}"))
    seats = game.position(None)["players"]
    assert seats["Ann"]["hand"] == []
    assert seats["Bob"]["board"]["green"]["cards"] == ["sailing"]
    assert len(game.position(None)["piles"]["1"]) == 14


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "expected a game, a table and players"),
        ("innovation | turn:Ann", "expected a game, a table and players"),
        ("innovation | turn | Ann | Bob", "turn: expected : or ( or {, found the end"),
        ("innovation | turn: | Ann | Bob", "turn: expected a word, found the end"),
        ("innovation | periods(1 2 | Ann | Bob", "periods: expected a word, found the end"),
        ("innovation | piles{1(oars) | Ann | Bob", "expected a key, found the end"),
        ("innovation | ) | Ann | Bob", "expected a key, found )"),
        ("innovation | turn:Ann | Ann hand(oarz) | Bob", 'there is no card "oarz"'),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_in_words(text: str, wrong: str) -> None:
    with pytest.raises(engine.ScenarioError) as caught:
        engine.load(scenario_of(text))
    assert wrong in str(caught.value)
