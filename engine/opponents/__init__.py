"""Opponents. Each is a row of `OPPONENTS`: who it is, in three languages, and how it thinks.

To add one, write a function like those of the neighbouring modules into a file of its own, and a row here:

    def think(game: Game, seed: int, iterations: int) -> Iterator[str]:
        assert game.decision is not None
        yield game.decision.keys[0]

It is handed a game that it may play on as it likes: one imagined with the eyes of the player who is asked,
in which all that this player does not know has been dealt by chance. `game.imagined(player, number)` deals
anew. It yields answers, of which the last counts; one who thinks longer yields the best so far from time to
time, so that a page can go on, show progress, and interrupt. All chance must come from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from cards.model import Name
from engine import luck
from engine.game import Game
from engine.opponents import distracted, greedy, random, searching
from engine.opponents.random import Random

__all__ = [
    "LADDER",
    "OPPONENTS",
    "Opponent",
    "Random",
    "Seated",
    "Think",
    "Thinker",
    "answer_of",
    "sit_down",
    "thinker",
    "thinking",
]

Seated = Callable[[Game], str]
"""Somebody at a table: answers the pending decision of a game."""

Thinker = Callable[[Game], Iterator[str]]
"""Somebody at a table who yields answers to the pending decision, the last of which counts."""

Think = Callable[[Game, int, int], Iterator[str]]
"""From an imagined game, a seed and a number of iterations to answers, each better than the one before."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who can sit down at a table."""

    id: str
    name: Name
    description: Name
    think: Think
    level: int = 0
    """From 1, the weakest, to 5; 0 is for those beside the scale."""
    iterations: Mapping[str, int] = field(default_factory=dict)
    """How long it thinks about an answer, by the game; those who do not search need none."""


_ROWS = (
    Opponent(
        "random",
        Name("By chance", "A caso", "Au hasard"),
        Name("takes any answer", "risponde a caso", "répond n’importe quoi"),
        random.think,
    ),
    Opponent(
        "distracted",
        Name("Distracted", "Con la testa fra le nuvole", "Dans la lune"),
        Name(
            "looks one action ahead, when not thinking of something else",
            "guarda un’azione avanti, quando non pensa ad altro",
            "regarde une action plus loin, sauf en pensant à autre chose",
        ),
        distracted.think,
        level=1,
    ),
    Opponent(
        "greedy",
        Name("Hasty", "Impaziente", "Impatient"),
        Name(
            "takes what is best at once, one action ahead",
            "prende subito il meglio, un’azione avanti",
            "prend tout de suite le mieux, une action plus loin",
        ),
        greedy.think,
        level=2,
    ),
    Opponent(
        "alert",
        Name("Alert", "Vigile", "Alerte"),
        Name("thinks a moment ahead", "pensa un momento", "réfléchit un instant"),
        searching.think,
        level=3,
        iterations={"innovation": 60, "civ": 12},
    ),
    Opponent(
        "thoughtful",
        Name("Thoughtful", "Attento", "Réfléchi"),
        Name("thinks several actions ahead", "pensa più azioni avanti", "pense plusieurs actions plus loin"),
        searching.think,
        level=4,
        iterations={"innovation": 200, "civ": 40},
    ),
    Opponent(
        "deep",
        Name("Profound", "Profondo", "Profond"),
        Name("thinks as long as it takes", "pensa quanto serve", "réfléchit le temps qu’il faut"),
        searching.think,
        level=5,
        iterations={"innovation": 2000, "civ": 1500},
    ),
)

OPPONENTS: Mapping[str, Opponent] = {opponent.id: opponent for opponent in _ROWS}
"""All opponents by their ids, which addresses and the command use."""

LADDER: tuple[Opponent, ...] = tuple(opponent for opponent in _ROWS if opponent.level)
"""The five levels, the weakest first."""


def thinking(opponent: Opponent, game: Game, seed: int) -> Iterator[str]:
    """What an opponent would answer to the pending decision, better and better; the last counts.

    Only here does an opponent meet a game: it gets what the player who is asked can know, and nothing else.
    """
    assert game.decision is not None, "the game is over"
    _, state = luck.below(luck.seeded(seed + len(game.moves)), 1)
    imagined = game.imagined(game.decision.player, state)
    return opponent.think(imagined, state, opponent.iterations.get(game.name, 0))


def answer_of(opponent: Opponent, game: Game, seed: int) -> str:
    """What an opponent answers to the pending decision.

    >>> import engine
    >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    >>> answer_of(OPPONENTS["alert"], game, seed=1) in game.decision.keys
    True
    """
    *_, key = thinking(opponent, game, seed)
    return key


def thinker(id: str, seed: int) -> Thinker:
    """An opponent at a table where something else goes on as well: thinks slice by slice."""
    opponent = OPPONENTS[id]
    return lambda game: thinking(opponent, game, seed)


def sit_down(id: str, seed: int) -> Seated:
    """An opponent at a table: answers whatever is asked, always the same way in the same game."""
    opponent = OPPONENTS[id]
    return lambda game: answer_of(opponent, game, seed)
