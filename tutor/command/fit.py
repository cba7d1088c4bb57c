"""Fit from games between opponents how likely it is that somebody wins."""

# Three quarters of the games give the weights, which are written beside the game's `prospects`; the rest says
# how good they are. Games of opponents who use the weights that are there lead to better ones.

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cards.terms import GAMES
from tutor.command import cores
from tutor.command.bar import Bar
from tutor.command.refusal import Refusal
from tutor.simulation.cores import many

if TYPE_CHECKING:
    from engine.game import Game
    from engine.opponents.regression import Row

EXAMPLE = "aula fit innovation --games 200 --by alert greedy"

ONE_IN = 2
"""Of so many positions between actions one is looked at: the others say nearly the same."""


def positions(game: str, by: Sequence[str], seed: int) -> list[Row]:
    """Some positions of a game of one of these opponents with itself: the teams' numbers, and the outcome.

    Of two kinds of players the better one would win, whatever it has, and its habits would seem good to have.
    """
    from engine.opponents.match import play
    from engine.winning import chances

    lots = random.Random(seed)
    seen: list[list[tuple[float, ...]]] = []

    def look(game: Game) -> None:
        if game.between_actions() and lots.randrange(ONE_IN) == 0:
            seen.append(list(game.prospects()))

    won = chances(play(game, [lots.choice(by)] * 2, seed, look=look))
    return [(numbers, won) for numbers in seen]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument("--games", type=int, default=400, metavar="N", help="default 400")
    parser.add_argument(
        "--by", nargs="+", default=["alert"], metavar="OPPONENT",
        help="who plays, with itself; of several, one by chance in each game; default alert",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, help="of the first game; default 0")
    cores.arguments(parser)


def carry_out(chosen: argparse.Namespace) -> int:
    """Play, fit, print, write."""
    from engine.opponents import OPPONENTS
    from engine.opponents.regression import fitted, reliability
    from engine.winning import weights

    for by in chosen.by:
        if by not in OPPONENTS:
            raise Refusal(f"there is no opponent {by!r}, only {', '.join(OPPONENTS)}")
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    games = []
    bar = Bar(chosen.games)
    for rows in many(partial(positions, chosen.game, chosen.by), seeds, chosen.dask):
        games.append(rows)
        bar(len(games))
    known = [row for number, rows in enumerate(games) for row in rows if number % 4]
    kept = [row for number, rows in enumerate(games) for row in rows if not number % 4]
    if not known or not kept:
        raise Refusal(f"{chosen.games} games are too few")
    names: Sequence[str] = import_module(f"engine.{chosen.game}.prospects").NAMES
    old = tuple(weights(chosen.game).get(name, 0.0) for name in names)
    found = fitted(known, old)
    before, after = reliability(kept, old), reliability(kept, found)
    print(
        f"{chosen.game}: {chosen.games} games of {' and '.join(chosen.by)} from seed {chosen.seed},"
        f" {len(known)} positions"
    )
    for what, good in (("the weights before", before), ("the new weights", after)):
        print(f"  {what:<19} right in {good.accuracy:.1%} of {good.positions} others, Brier {good.brier:.3f}")
    written = {
        "fitted": {"games": chosen.games, "by": chosen.by, "seed": chosen.seed, "held_out": asdict(after)},
        "weights": dict(zip(names, (round(weight, 3) for weight in found), strict=True)),
    }
    path = Path(__file__).parents[2] / "engine" / chosen.game / "prospects.json"
    path.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    return 0
