"""How strong the opponents are, and how quick: games with the seats swapped, Wilson's intervals, CPU time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from math import sqrt
from statistics import quantiles

from engine.game import Game
from engine.opponents import LADDER, sit_down
from engine.opponents.match import LONGEST, begun
from tests.bench.engine import chess_moves
from tests.bench.figure import Figure
from tutor.simulation.cores import many

GAMES = ("innovation", "civ")
AGAINST_GREEDY = {
    "innovation": {"distracted": "8 to 30", "alert": "at least 55", "thoughtful": "70", "deep": "85"},
    "civ": {"distracted": "8 to 30", "alert": "at least 65", "thoughtful": "85", "deep": "93"},
}
AT_MOST = 1.0
"""Seconds of CPU time that a decision of the best may take."""
SURE = 1.96
CHESS = 38_600
"""The moves of python-chess a second on the machine to which our aims refer."""


def figures(games: int) -> Iterator[Figure]:
    """Each level against greedy and against the one below; level 4 among three and four."""
    yield iterations()
    for game in GAMES:
        for opponent, aim in AGAINST_GREEDY[game].items():
            yield from versus(game, [opponent, "greedy"], games, aim)
        for stronger, weaker in zip(LADDER[3:], LADDER[2:], strict=False):
            yield from versus(game, [stronger.id, weaker.id], games, "at least 55")
        yield from versus(game, ["thoughtful", "greedy", "greedy"], games, "more than 33")
        yield from versus(game, ["thoughtful", "greedy", "greedy", "greedy"], games, "more than 25")


def versus(game: str, opponents: list[str], games: int, aim: str) -> Iterator[Figure]:
    """How often the first wins; everybody sits everywhere."""
    won, longest = 0.0, 0
    seconds: list[float] = []
    for share, answers, thinking in many(partial(outcome, game, opponents), range(games)):
        won += share
        longest = max(longest, answers)
        seconds += thinking
    first, *others = opponents
    what = f"{game}: {first} against {' and '.join(others)}"
    low, high = (100 * bound for bound in wilson(won, games))
    yield Figure(what, 100 * won / games, f"% of {games} [{low:.0f}, {high:.0f}]", f"{aim} %")
    yield Figure("  a decision, p95 of CPU time", quantiles(seconds, n=20)[-1], "s", f"at most {AT_MOST}")
    yield Figure("  answers of the longest game", longest, "answers", f"at most {LONGEST}")


def outcome(game: str, opponents: list[str], number: int) -> tuple[float, int, list[float]]:
    """The share of the victory of the first, the answers, and what each of its decisions took."""
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
