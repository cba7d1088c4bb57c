"""Let opponents play many games among themselves, and count."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from statistics import mean

from cards.terms import EDITION_NAMES, GAMES
from tutor.command import cores
from tutor.command.refusal import Refusal

EXAMPLE = "aula simulate innovation --games 20 --players greedy random"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument("--games", type=count, default=100, metavar="N", help="how many; default 100")
    parser.add_argument(
        "--players",
        nargs="+",
        default=["random", "random"],
        metavar="OPPONENT",
        help="who plays, seat by seat: random, distracted, greedy, alert, thoughtful or deep; default random",
    )
    parser.add_argument("--edition", choices=EDITION_NAMES, help="of Innovation; default first")
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first game, the next has the next; default 0"
    )
    cores.arguments(parser)


def count(words: str) -> int:
    """Return a number of games."""
    if words.isdecimal() and int(words) > 0:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 up")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print who won how often, how the games ended, how long they were and how long they took."""
    names = seats(chosen.players)
    wins: Counter[str] = Counter(dict.fromkeys(names, 0))
    endings: Counter[str] = Counter()
    answers: list[int] = []
    begin = time.perf_counter()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    if chosen.edition is not None and chosen.game != "innovation":
        raise Refusal(f"there are no editions of {chosen.game}, only of innovation")
    options = {} if chosen.edition is None else {"edition": chosen.edition}
    work = partial(outcome, chosen.game, chosen.players, options)
    for winners, reason, length in cores.many(work, seeds, chosen.dask):
        wins.update(names[seat] for seat in winners)
        endings[reason] += 1
        answers.append(length)
    seconds = time.perf_counter() - begin
    print(f"{chosen.game}: {chosen.games} games from seed {chosen.seed}")
    for name, times in wins.items():
        print(f"  won by {name:<12}{times:>7}")
    for reason, times in sorted(endings.items()):
        print(f"  ended by {reason:<10}{times:>7}")
    print(f"  answers: mean {mean(answers):.0f}, least {min(answers)}, most {max(answers)}")
    print(f"  {sum(answers) / seconds:,.0f} answers a second")
    return 0


def seats(opponents: list[str]) -> list[str]:
    """Return a name for everybody at the table."""
    from engine.opponents import OPPONENTS

    if not 2 <= len(opponents) <= 4:
        raise Refusal(f"two to four opponents play, not {len(opponents)}")
    for opponent in opponents:
        if opponent not in OPPONENTS:
            raise Refusal(f"there is no opponent {opponent!r}, only {', '.join(OPPONENTS)}")
    return [f"{opponent.title()} {seat}" for seat, opponent in enumerate(opponents, 1)]


def outcome(
    name: str, opponents: list[str], options: Mapping[str, str], seed: int
) -> tuple[list[int], str, int]:
    """Play one game to its end; return who won, by which rule, and how many answers it took."""
    from engine.opponents.match import play

    game = play(name, opponents, seed, options)
    assert game.result is not None
    return [game.players.index(winner) for winner in game.result.winners], game.result.reason, len(game.moves)
