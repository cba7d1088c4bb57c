"""Measure how quick Aula is on this machine; needs the source tree."""

import argparse
import subprocess
import sys
from pathlib import Path

from tutor.command.refusal import Refusal

EXAMPLE = "aula bench"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--tutor", action="store_true", help="measure the app in a real Chromium instead")
    instead.add_argument("--site", action="store_true", help="measure the tutor without a server instead")
    instead.add_argument(
        "--opponents",
        type=int,
        nargs="?",
        const=200,
        metavar="GAMES",
        help="measure how strong the opponents are instead; so many games of each pairing, default 200",
    )
    parser.add_argument(
        "--pairing",
        default="",
        metavar="PART",
        help='with --opponents: only the pairings whose names hold this, like "civ: deep"',
    )
    parser.add_argument(
        "--kept",
        default="",
        metavar="FILE",
        help="with --opponents: keep each outcome in this file, and play no game again that is there;"
        " with 0 games sum it up",
    )


def carry_out(chosen: argparse.Namespace) -> int:
    """Run the benchmark in a Python of its own, so that nothing is loaded yet."""
    root = Path(__file__).parents[2]
    if not (root / "tests" / "bench").is_dir():
        raise Refusal("the benchmark is not installed with Aula; run this in a checkout of its sources")
    words = ["--tutor"] if chosen.tutor else ["--site"] if chosen.site else []
    if chosen.opponents is not None:
        kept = str(Path(chosen.kept).absolute()) if chosen.kept else ""
        words = ["--opponents", str(chosen.opponents), chosen.pairing, kept]
    command = [sys.executable, "-m", "tests.bench", *words]
    return subprocess.run(command, cwd=root, check=False).returncode
