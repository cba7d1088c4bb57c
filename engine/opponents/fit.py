"""Fit from self-play what the numbers of a position weigh: `python -m engine.opponents.fit innovation`.

It plays games on all cores, or on a Dask cluster with `--dask ADDRESS`, fits weights to three quarters of
them, says how good these are on the rest, and writes them beside the game's `prospects`. Games of opponents
who use the weights that are there already lead to better ones; two or three rounds are worth while.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path

from engine.game import Game
from engine.opponents import OPPONENTS
from engine.opponents.match import NAMES, many, play
from engine.opponents.regression import Row, fitted, quality
from engine.winning import chances, weights

TABLES = (2, 2, 2, 2, 2, 3, 3, 4)
"""How many play, in turn; every second four play in teams."""
ONE_IN = 2
"""Of so many positions between actions one is looked at: the others say nearly the same."""


def positions(game: str, by: str, seed: int) -> list[Row]:
    """Some positions of a game, with the numbers of the teams and the outcome."""
    players = TABLES[seed % len(TABLES)]
    in_teams = players == 4 and seed // len(TABLES) % 2
    options = {"teams": [list(NAMES[0::2]), list(NAMES[1::2])]} if in_teams else {}
    lots = random.Random(seed)
    seen: list[list[tuple[float, ...]]] = []

    def look(game: Game) -> None:
        if game.between_actions() and lots.randrange(ONE_IN) == 0:
            seen.append(list(game.prospects()))

    won = chances(play(game, [by] * players, seed, options, look))
    return [(numbers, won) for numbers in seen]


def main(words: Sequence[str] | None = None) -> None:
    """Play, fit, print, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("innovation", "civ"))
    parser.add_argument("--games", type=int, default=400, metavar="N", help="default 400")
    parser.add_argument("--by", choices=OPPONENTS, default="alert", help="who plays; default alert")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; default 0")
    parser.add_argument("--dask", metavar="ADDRESS", help="of a scheduler; default all cores of this machine")
    chosen = parser.parse_args(words)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    games = list(many(partial(positions, chosen.game, chosen.by), seeds, chosen.dask))
    known = [row for number, rows in enumerate(games) for row in rows if number % 4]
    kept = [row for number, rows in enumerate(games) for row in rows if not number % 4]
    found = fitted(known)
    before, after = quality(kept, tuple(weights(chosen.game).values())), quality(kept, found)
    print(
        f"{chosen.game}: {chosen.games} games of {chosen.by} from seed {chosen.seed}, {len(known)} positions"
    )
    for what, good in (("the weights before", before), ("the new weights", after)):
        print(f"  {what:<19} right in {good.accuracy:.1%} of {good.positions} others, Brier {good.brier:.3f}")
    prospects = import_module(f"engine.{chosen.game}.prospects")
    written = {
        "fitted": {"games": chosen.games, "by": chosen.by, "seed": chosen.seed, "held_out": asdict(after)},
        "weights": dict(zip(prospects.NAMES, (round(weight, 3) for weight in found), strict=True)),
    }
    path = Path(__file__).parents[1] / chosen.game / "prospects.json"
    path.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
