"""Print a worksheet: exercises with solutions as a web page for a class."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cards.terms import EDITION_NAMES, GAMES, LANGUAGES
from tutor.command.refusal import Refusal

MOST = 200

EXAMPLE = "aula worksheet innovation --level 2 --number 6 -o sheet.html"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument(
        "--number", type=number_of_exercises, default=10, metavar="N", help="how many; default 10"
    )
    parser.add_argument("--level", type=int, choices=(1, 2, 3), default=1, help="default 1")
    parser.add_argument("--kind", nargs="+", default=[], metavar="KIND", help="of which kinds; default all")
    parser.add_argument("--seed", type=int, default=0, help="another number, other exercises; default 0")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default en")
    parser.add_argument("--edition", choices=EDITION_NAMES, default="first", help="default first")
    parser.add_argument("-o", "--output", metavar="FILE", help="where to write it; default to the screen")


def number_of_exercises(words: str) -> int:
    """Return a number of exercises."""
    if words.isdecimal() and 0 < int(words) <= MOST:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 to {MOST}")


def carry_out(chosen: argparse.Namespace) -> int:
    """Refuse a kind that the game does not have."""
    from tutor.story.exercises import KINDS
    from tutor.story.worksheet import worksheet

    kinds = [id for id, kind in KINDS.items() if kind.game == chosen.game]
    for kind in chosen.kind:
        if kind not in kinds:
            raise Refusal(f"there is no exercise {kind!r} of {chosen.game}, only {', '.join(kinds)}")
    page = worksheet(
        chosen.game, chosen.number, chosen.level, chosen.seed, chosen.language, chosen.kind, chosen.edition
    )
    if chosen.output is None:
        sys.stdout.write(page)
    else:
        try:
            Path(chosen.output).write_text(page, encoding="utf-8")
        except OSError as trouble:
            raise Refusal(f"{chosen.output} cannot be written: {trouble.strerror}") from trouble
    return 0
