"""Measure how quick Aula is on this machine; needs the source tree."""

import argparse
import subprocess
import sys
from pathlib import Path

from tutor.command.refusal import Refusal


def arguments(_parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""


def carry_out(_chosen: argparse.Namespace) -> int:
    """Run the benchmark in a Python of its own, so that nothing is loaded yet."""
    root = Path(__file__).parents[2]
    if not (root / "tests" / "bench").is_dir():
        raise Refusal("the benchmark is not installed with Aula; run this in a checkout of its sources")
    return subprocess.run([sys.executable, "-m", "tests.bench"], cwd=root, check=False).returncode
