"""Print the address at which Binder opens the app, or a scenario in it."""

import argparse
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from cards.terms import LANGUAGES
from tutor.command import scenario
from tutor.command.refusal import Refusal
from tutor.command.start import notebooks

if TYPE_CHECKING:
    from tutor.app.address import Address

BINDER = "https://mybinder.org"
APP = "voila/render/notebooks/aula.ipynb"

OWNER = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+")
REF = re.compile(r"(?![/.-])(?!.*(?:\.\.|//|@\{))[\w./+-]+(?<![/.])", re.ASCII)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument(
        "scenario",
        metavar="SCENARIO",
        nargs="?",
        help="its file below notebooks/scenarios; default the app's first page",
    )
    parser.add_argument(
        "--repo", metavar="OWNER/NAME", required=True, type=repository, help="the repository on GitHub"
    )
    parser.add_argument(
        "--ref",
        metavar="TAG",
        required=True,
        type=reference,
        help="a tag (a branch is built anew after each commit)",
    )
    parser.add_argument("--step", metavar="N", type=step, help="after so many answers")
    parser.add_argument("--language", choices=LANGUAGES, help="default that of the visitor's browser")
    parser.add_argument("--binder", metavar="URL", default=BINDER, help=f"another Binder than {BINDER}")


def repository(words: str) -> str:
    """Return the name of a repository."""
    if OWNER.fullmatch(words):
        return words
    raise argparse.ArgumentTypeError(f"{words!r} is no repository; expected OWNER/NAME")


def reference(words: str) -> str:
    """Return the name of a tag, a branch or a commit."""
    if REF.fullmatch(words):
        return words
    raise argparse.ArgumentTypeError(f"{words!r} is no tag")


def step(words: str) -> int:
    """Return the number of a step."""
    if words.isdecimal() and len(words) < 7:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number of answers")


def carry_out(chosen: argparse.Namespace) -> int:
    """Print the address, and a badge for a README that leads there."""
    address = link(chosen)
    print(address)
    print(f"[![Binder]({chosen.binder.rstrip('/')}/badge_logo.svg)]({address})")
    return 0


def link(chosen: argparse.Namespace) -> str:
    """Return the address; what the app is told is a query within the query of Binder."""
    query = where(chosen).write()
    path = f"{APP}?{query}" if query else APP
    binder = f"{chosen.binder.rstrip('/')}/v2/gh/{chosen.repo}/{quote(chosen.ref, safe='')}"
    return f"{binder}?urlpath={quote(path, safe='')}"


def where(chosen: argparse.Namespace) -> "Address":
    """Return what the app is to show."""
    from tutor.app.address import Address, read_address

    if chosen.scenario is None:
        if chosen.step is not None:
            raise Refusal("--step needs a scenario")
        return replace(Address(), language=chosen.language)
    id = identity(chosen.scenario)
    game = scenario.load(str(notebooks() / "scenarios" / f"{id}.yaml"))
    if chosen.step is not None and chosen.step > len(game.moves):
        raise Refusal(f"{chosen.scenario} has {len(game.moves)} answers, so there is no step {chosen.step}")
    name = next(one for one in ("innovation", "civ") if one == game.name)
    wanted = Address(chosen.language, name, "table", id, step=chosen.step)
    if read_address(wanted.write()).scenario != id:
        raise Refusal(f"{id} is no name for a link; expected small letters, digits and hyphens")
    return wanted


def identity(words: str) -> str:
    """Return the id of a scenario: its path below notebooks/scenarios without the ending."""
    folder = (notebooks() / "scenarios").resolve()
    file = Path(words)
    found = file if file.is_file() else folder / f"{words.removesuffix('.yaml')}.yaml"
    if not found.is_file():
        raise Refusal(f"{words}: expected a scenario, found nothing of that name")
    if not found.resolve().is_relative_to(folder):
        raise Refusal(
            f"{words} is not below notebooks/scenarios, so that the app on Binder would not find it"
        )
    return found.resolve().relative_to(folder).with_suffix("").as_posix()
