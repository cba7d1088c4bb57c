"""Check that scenarios can be loaded and end as they expect."""

import argparse
import sys

from tutor.command import scenario
from tutor.command.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="a scenario (YAML)")


def carry_out(chosen: argparse.Namespace) -> int:
    """Return 2 if a file is bad, else 1 if one does not end as it expects."""
    return max(check(file) for file in chosen.files)


def check(file: str) -> int:
    """Check one file and say how it is."""
    try:
        failures = scenario.load(file).failures()
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    for failure in failures:
        print(f"{file}: {failure}", file=sys.stderr)
    if failures:
        return 1
    print(f"{file}: good")
    return 0
