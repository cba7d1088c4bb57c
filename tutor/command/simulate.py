"""Let opponents play many games among themselves, and count."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from cards.terms import EDITION_NAMES, GAMES
from tutor.command import cores
from tutor.command.bar import Bar
from tutor.command.refusal import Refusal

EXAMPLE = "aula simulate innovation --games 20 --players greedy random --plot games.svg"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument("--games", type=count, default=100, metavar="N", help="how many; default 100")
    parser.add_argument(
        "--players",
        nargs="+",
        default=["random", "random"],
        metavar="OPPONENT",
        help="who plays, seat by seat: random (By chance), distracted, greedy (Hasty), alert, thoughtful or "
        "deep (Profound); default random",
    )
    parser.add_argument(
        "--edition", choices=EDITION_NAMES, default="first", help="of Innovation; default first"
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first game, the next has the next; default 0"
    )
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print everything as JSON")
    output.add_argument("--csv", action="store_true", help="print a row for each seat of each game")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw what was found into an SVG file")
    cores.arguments(parser)


def count(words: str) -> int:
    """Return a number of games."""
    if words.isdecimal() and int(words) > 0:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 up")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print who won how often, how the games ended, how long they were, and which cards won."""
    from tutor.simulation import simulate

    begin = time.perf_counter()
    try:
        found = simulate(
            chosen.game,
            chosen.players,
            chosen.games,
            chosen.seed,
            chosen.dask,
            Bar(chosen.games),
            chosen.edition,
        )
    except ValueError as refusal:
        raise Refusal(refusal) from refusal
    except ImportError as missing:
        raise Refusal(f"for a cluster, pip install 'aula[cluster]': {missing}") from missing
    except OSError as trouble:
        raise Refusal(f"no Dask scheduler answers at {chosen.dask}") from trouble
    seconds = time.perf_counter() - begin
    if chosen.plot:
        chosen.plot.write_text(found.svg(), encoding="utf-8")
    if chosen.json:
        print(json.dumps(found.data(), ensure_ascii=False, indent=1))
    elif chosen.csv:
        print(found.csv(), end="")
    else:
        print(found)
        print(f"  {sum(found.answers) / seconds:,.0f} answers a second")
    return 0
