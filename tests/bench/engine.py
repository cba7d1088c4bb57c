"""How quick the engine is, beside python-chess in the same run; one core, pure Python both."""

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import mean, median

import chess

import engine
from tests.bench.figure import Figure

SECONDS = 3.0
ROUNDS = 3


def figures() -> Iterator[Figure]:
    """Measure whole games, copies, the past and memory."""
    moves = best(chess_moves)
    told = best(lambda until: decisions(until, telling=True))
    silent = best(lambda until: decisions(until, telling=False))
    yield Figure("python-chess, random legal moves", moves, "moves/s")
    yield Figure("Innovation, random games, with events", told, "decisions/s")
    yield Figure("  compared with python-chess", told / moves, "times", "at least 0.5")
    yield Figure("Innovation, random games, without events", silent, "decisions/s")
    civ = best(lambda until: decisions(until, telling=True, name="civ"))
    yield Figure("CIV, random games, with events", civ, "decisions/s", "that of Innovation")
    yield Figure("clone() in the middle of an effect", clone_seconds() * 1e6, "us", "30")
    times = past_seconds()
    yield Figure("at(n) in a finished game, mean", mean(times) * 1e3, "ms", "5")
    yield Figure("at(n) in a finished game, longest", max(times) * 1e3, "ms")
    yield Figure("memory of a finished game", memory() / 1024, "KiB")


def best(count: Callable[[float], int]) -> float:
    """Return how many there were in a second of the best round; the others were disturbed."""
    rates = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        done = count(begin + SECONDS)
        rates.append(done / (time.perf_counter() - begin))
    return max(rates)


def chess_moves(until: float) -> int:
    """Play random legal moves, game after game, and count them."""
    chance = random.Random(1)
    done = 0
    while time.perf_counter() < until:
        board = chess.Board()
        while (legal := list(board.legal_moves)) and board.halfmove_clock < 100:
            board.push(chance.choice(legal))
            done += 1
    return done


def decisions(until: float, telling: bool, name: str = "innovation") -> int:
    """Play random two-player games to their ends and count the answers."""
    chance = random.Random(1)
    done = 0
    while time.perf_counter() < until:
        done += len(finished(chance, telling, name).moves)
    return done


def finished(chance: random.Random, telling: bool = True, name: str = "innovation") -> engine.Game:
    """Return a game in which every answer was taken by chance."""
    game = engine.new(name, players=["Ann", "Bob"], seed=chance.getrandbits(32))
    game.telling = telling
    while (decision := game.decision) is not None:
        game.choose(chance.choice(decision.keys))
    return game


def clone_seconds() -> float:
    """Return the median time of a copy, at answers within effects all over a game."""
    end = finished(random.Random(1))
    times = []
    for number in range(len(end.moves)):
        game = end.at(number)
        if game.decision is not None and game.decision.kind not in ("setup", "action"):
            begin = time.perf_counter()
            game.clone()
            times.append(time.perf_counter() - begin)
    return median(times)


def past_seconds() -> list[float]:
    """Return the time to each point of a finished game."""
    end = finished(random.Random(1))
    times = []
    for number in range(len(end.moves)):
        begin = time.perf_counter()
        end.at(number)
        times.append(time.perf_counter() - begin)
    return times


def memory() -> float:
    """Return the bytes that a finished game keeps, with all that it remembers of its past."""
    chance = random.Random(1)
    finished(chance)
    gc.collect()
    tracemalloc.start()
    games = [finished(chance) for _ in range(10)]
    gc.collect()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return kept / len(games)
