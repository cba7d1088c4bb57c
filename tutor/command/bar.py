"""How far work has come that takes a while."""

from __future__ import annotations

import sys

WIDTH = 30


class Bar:
    """A bar on the terminal, if somebody sits at one, which goes when the last game is over."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.seen = sys.stderr.isatty()

    def __call__(self, over: int) -> None:
        if self.seen:
            filled = "#" * (WIDTH * over // self.games)
            bar = f"[{filled:.<{WIDTH}}] {over} of {self.games} games" if over < self.games else ""
            print(f"\r\033[K{bar}", end="", file=sys.stderr, flush=True)
