"""Opponents think about a game without touching it, get on with it, and win as often as their level says."""

from __future__ import annotations

import pytest

import engine
from cards.terms import LANGUAGES
from engine.opponents import LADDER, OPPONENTS, answer_of, sit_down, thinking
from engine.opponents.match import LONGEST, play
from engine.opponents.progress import PATIENCE


@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_thinking_leaves_the_game_as_it_was(game: str, opponent: str) -> None:
    played = engine.new(game, ["Ann", "Bob"], seed=5)
    think = sit_down(opponent, 1)
    for number in range(5):
        before = played.state
        key = think(played)
        assert played.state == before
        played.choose(key)
        assert len(played.moves) == number + 1
    assert played.at(3).moves == played.moves[:3]


@pytest.mark.parametrize("opponent", ["greedy", "alert"])
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_same_seed_leads_to_the_same_game(game: str, opponent: str) -> None:
    first, second = (play(game, [opponent, "greedy"], seed=3) for _ in range(2))
    assert first.moves == second.moves


def test_an_answer_does_not_depend_on_how_the_game_came_about() -> None:
    """A record that is loaded again, in another process or after a reload, is answered alike."""
    game = play_some("alert", 30)
    again = engine.load(game.record())
    assert answer_of(OPPONENTS["alert"], again, 7) == answer_of(OPPONENTS["alert"], game, 7)


def play_some(opponent: str, answers: int) -> engine.Game:
    game = engine.new("innovation", ["Ann", "Bob"], seed=2)
    think = sit_down(opponent, 1)
    while len(game.moves) < answers:
        game.choose(think(game))
    return game


def test_thinking_can_be_interrupted() -> None:
    """Every slice leads to an answer; whoever has no more time takes the last."""
    game = play_some("greedy", 20)
    assert game.decision is not None
    slices = thinking(OPPONENTS["thoughtful"], game, 1)
    assert next(slices) in game.decision.keys
    assert next(slices) in game.decision.keys


def test_there_are_five_levels_with_words_in_every_language() -> None:
    assert [opponent.level for opponent in LADDER] == [1, 2, 3, 4, 5]
    for language in LANGUAGES:
        words = [(opponent.name[language], opponent.description[language]) for opponent in OPPONENTS.values()]
        assert all(name and description for name, description in words)
        assert len(set(words)) == len(OPPONENTS)


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_looking_ahead_beats_chance(game: str) -> None:
    """A small sample, far from chance: `aula bench --opponents` measures the levels."""
    won = 0
    for seed in range(3):
        won += "Ann" in winners(game, "greedy", "random", seed)
        won += "Bob" in winners(game, "random", "greedy", seed)
    assert won >= 5


def winners(game: str, first: str, second: str, seed: int) -> tuple[str, ...]:
    result = play(game, [first, second], seed).result
    assert result is not None
    return result.winners


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_games_come_to_an_end(game: str, players: int) -> None:
    for seed in range(4):
        opponents = [
            ("greedy", "distracted", "random", "greedy")[(seat + seed) % 4] for seat in range(players)
        ]
        assert len(play(game, opponents, seed).moves) <= LONGEST


def test_a_game_knows_for_how_long_it_has_led_nowhere() -> None:
    """Archery reaches nobody, and changes nothing; a draw brings the end nearer."""
    game = standstill()
    for _ in range(2):
        game.choose("dogma archery")
    assert game.lull > 1
    game.choose("draw")
    assert game.lull == 1


def test_cards_that_come_back_bring_the_end_no_nearer() -> None:
    """Neither does what is drawn of them again."""
    game = standstill()
    for left in (50, 60, 55):
        game.changes += 1
        game.look_back(left)
    assert game.lull == 3
    game.look_back(49)
    assert game.lull == 1


def test_an_opponent_gets_on_when_a_game_leads_nowhere() -> None:
    game = standstill()
    game.lull = PATIENCE
    for id in ("greedy", "alert"):
        assert answer_of(OPPONENTS[id], game, 1) == "draw"


def standstill() -> engine.Game:
    return engine.load(
        {
            "aula": 1,
            "game": "innovation",
            "players": ["Ann", "Bob"],
            "position": {
                "turn": "Ann",
                "players": {
                    "Ann": {"board": {"red": ["archery"]}},
                    "Bob": {"board": {"yellow": ["masonry"], "red": ["oars"]}},
                },
            },
        }
    )
