"""Let opponents play many games among themselves, and count."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING

from tutor.command.refusal import Refusal

if TYPE_CHECKING:
    from engine import Game

EXAMPLE = "aula simulate innovation --games 20 --players greedy random"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", metavar="GAME", choices=("innovation", "civ"), help="innovation or civ")
    parser.add_argument("--games", type=count, default=100, metavar="N", help="how many; default 100")
    parser.add_argument(
        "--players",
        nargs="+",
        default=["random", "random"],
        metavar="BOT",
        help="who plays, seat by seat: random or greedy; default two who play by chance",
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first game, the next has the next; default 0"
    )


def count(words: str) -> int:
    """Return a number of games."""
    if words.isdecimal() and int(words) > 0:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 up")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print who won how often, how the games ended, how long they were and how long they took."""
    wins: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    answers: list[int] = []
    begin = time.perf_counter()
    for number in range(chosen.games):
        game = play_games(chosen.game, chosen.players, chosen.seed + number)
        wins.update(dict.fromkeys(game.players, 0))
        if game.result:
            wins.update(game.result.winners)
            endings[game.result.reason] += 1
        answers.append(len(game.moves))
    seconds = time.perf_counter() - begin
    print(f"{chosen.game}: {chosen.games} games from seed {chosen.seed}")
    for name, times in wins.items():
        print(f"  won by {name:<12}{times:>7}")
    for reason, times in sorted(endings.items()):
        print(f"  ended by {reason:<10}{times:>7}")
    print(f"  answers: mean {mean(answers):.0f}, least {min(answers)}, most {max(answers)}")
    print(f"  {sum(answers) / seconds:,.0f} answers a second")
    return 0


def play_games(name: str, bots: list[str], seed: int) -> Game:
    """Return one game, played to its end."""
    import engine
    from engine.bots import BOTS

    if not 2 <= len(bots) <= 4:
        raise Refusal(f"two to four opponents play, not {len(bots)}")
    for bot in bots:
        if bot not in BOTS:
            raise Refusal(f"there is no opponent {bot!r}, only {' and '.join(BOTS)}")
    seats = {f"{bot.title()} {seat}": BOTS[bot](seed + seat) for seat, bot in enumerate(bots, 1)}
    try:
        game = engine.new(name, players=list(seats), seed=seed)
    except engine.ScenarioError as error:
        # Nobody has written a scenario here: what is wrong is an argument.
        raise Refusal(str(error).removeprefix("the scenario: ")) from error
    while game.decision is not None:
        game.choose(seats[game.decision.player](game))
    return game
