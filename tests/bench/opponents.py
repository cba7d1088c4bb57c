"""How strong the opponents are, and how quick: games with the seats swapped, Wilson's intervals, CPU time."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import quantiles

from engine.game import Game
from engine.opponents import sit_down
from engine.opponents.match import LONGEST, begun
from tests.bench.engine import chess_moves
from tests.bench.figure import Figure
from tutor.simulation.cores import many

AT_MOST = 1000
"""Milliseconds of CPU time that a decision may take."""
SURE = 1.96
CHESS = 38_600
"""The moves of python-chess a second on the machine to which our aims refer."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays against whom, and how many of a hundred games the first is to win."""

    game: str
    opponents: tuple[str, ...]
    aim: str

    def __str__(self) -> str:
        first, *others = self.opponents
        return f"{self.game}: {first} against {' and '.join(others)}"


PAIRINGS = (
    Pairing("innovation", ("distracted", "greedy"), "8 to 30"),
    Pairing("innovation", ("alert", "greedy"), "at least 55"),
    Pairing("innovation", ("thoughtful", "greedy"), "at least 70"),
    Pairing("innovation", ("deep", "greedy"), "at least 85"),
    Pairing("civ", ("distracted", "greedy"), "8 to 30"),
    Pairing("civ", ("alert", "greedy"), "at least 65"),
    Pairing("civ", ("thoughtful", "greedy"), "at least 85"),
    Pairing("civ", ("deep", "greedy"), "at least 93"),
    *(
        Pairing(game, opponents, aim)
        for game in ("innovation", "civ")
        for opponents, aim in (
            (("thoughtful", "alert"), "at least 55"),
            (("deep", "thoughtful"), "at least 55"),
            (("thoughtful", "greedy", "greedy"), "more than 33"),
            (("thoughtful", "greedy", "greedy", "greedy"), "more than 25"),
        )
    ),
)

Outcome = tuple[float, int, list[float]]
"""The share of the victory of the first, the answers, and what each of its decisions took."""


def figures(games: int, pairing: str = "", kept: Path | None = None) -> Iterator[Figure]:
    """Each level against greedy and against the one below; level 4 among three and four.

    `pairing` is a part of the names of those wanted. `kept` is a file in which outcomes are kept as they
    come, and of which none is played again; with 0 games it is summed up.
    """
    if games and not pairing:
        yield iterations()
    for each in PAIRINGS:
        if pairing in str(each) and (found := outcomes(each, games, kept)):
            yield from strength(each, found)


def outcomes(pairing: Pairing, games: int, kept: Path | None) -> list[Outcome]:
    """How the games of a pairing went, those that were kept and those that are played now."""
    found: dict[int, Outcome] = {}
    if kept is not None and kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            name, number, *known = json.loads(line)
            if name == str(pairing) and (not games or number < games):
                found[number] = known
    missing = [number for number in range(games) if number not in found]
    played = many(partial(outcome, pairing.game, pairing.opponents), missing) if missing else ()
    for number, new in zip(missing, played, strict=True):
        found[number] = new
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                print(json.dumps([str(pairing), number, *new]), file=file)
    return list(found.values())


def strength(pairing: Pairing, found: list[Outcome]) -> Iterator[Figure]:
    """How often the first wins; everybody sits everywhere."""
    won, games = sum(share for share, _, _ in found), len(found)
    low, high = (100 * bound for bound in wilson(won, games))
    yield Figure(str(pairing), 100 * won / games, f"% of {games} [{low:.0f}, {high:.0f}]", f"{pairing.aim} %")
    thinking = [1000 * second for _, _, seconds in found for second in seconds]
    yield Figure("  a decision, p95 of CPU time", quantiles(thinking, n=20)[-1], "ms", f"at most {AT_MOST}")
    longest = max(answers for _, answers, _ in found)
    yield Figure("  answers of the longest game", longest, "answers", f"at most {LONGEST}")


def outcome(game: str, opponents: Sequence[str], number: int) -> Outcome:
    """How the game of that number goes; as many in a row as there are seats have the same deal."""
    count = len(opponents)
    seed, turned = divmod(number, count)
    order = [(seat - turned) % count for seat in range(count)]
    played = begun(game, count, seed)
    played.telling = False
    seats = [sit_down(opponents[which], number * count + seat) for seat, which in enumerate(order)]
    seconds = []
    while played.decision is not None and len(played.moves) <= LONGEST:
        begin = time.process_time()
        key = seats[played.decision.seat](played)
        if order[played.decision.seat] == 0:
            seconds.append(time.process_time() - begin)
        played.choose(key)
    return won(played, order.index(0)), len(played.moves), seconds


def won(game: Game, seat: int) -> float:
    """The part of the victory that somebody has; a game without end is nobody's."""
    winners = game.result.winners if game.result else ()
    return (game.players[seat] in winners) / max(len(winners), 1)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 %."""
    share, square = won / games, SURE * SURE / games
    middle = share + square / 2
    spread = SURE * sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


def iterations() -> Figure:
    """The search's iterations in Innovation for each move of python-chess, measured in turn."""
    from engine.opponents import Random
    from engine.opponents.search import Search

    positions = []
    for seed in range(12):
        game, bot = begun("innovation", 2, seed), Random(seed)
        while game.decision is not None and (len(game.moves) < 10 + 7 * seed or not game.between_actions()):
            game.choose(bot(game))
        if game.decision is not None:
            positions.append(game.imagined(game.decision.player, seed))
    moves = done = 0
    chess_time = search_time = 0.0
    for position in positions:
        begin = time.process_time()
        moves += chess_moves(time.perf_counter() + 0.2)
        middle = time.process_time()
        Search(position, 1).step(400)
        done += 400
        chess_time += middle - begin
        search_time += time.process_time() - middle
    searched = done / search_time
    beside = CHESS * searched / (moves / chess_time)
    return Figure(
        "Innovation, search", beside, "iterations/s where python-chess makes 38,600 moves", "10,000"
    )
