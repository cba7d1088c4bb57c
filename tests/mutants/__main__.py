"""Puts small faults into a copy of the engine, one at a time, and counts how many the stories find.

    python -m tests.mutants --number 300 --seed 1

Cosmic Ray knows the faults. They are drawn by lot, place by place, so that a place at which it knows
eleven of them counts no more than another. What is not found is shown as the difference of two files.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import TestOutcome

from tests.mutants.faults import faults, is_python
from tests.mutants.same import SAME

ROOT = Path(__file__).parents[2]
COPIED = ("cards", "docs", "engine", "notebooks", "tests", "tutor", "README.md", "pyproject.toml")
MUTATED = ("engine", "cards/program", "cards/innovation", "cards/civ")
GUESSES = ("opponents", "imagining.py", "prospects.py", "standing.py")
"""What opponents think of a position; no rule says how good it is."""
GOAL = 0.95
LONGEST = 3600
"""Seconds, on a machine that does much else besides; `stories.py` counts those of the CPU."""


def main() -> int:
    """Print what is not found; 1 if that is too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=300, help="of faults (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="decides which")
    parser.add_argument("--only", default="", help="a piece of the file's name")
    chosen = parser.parse_args()
    missed: list[str] = []
    with copy():
        files = sorted(
            file
            for folder in MUTATED
            for file in Path(folder).rglob("*.py")
            if not {*GUESSES} & {*file.parts}
        )
        known = faults([file for file in files if chosen.only in str(file)])
        lots = random.Random(chosen.seed)
        drawn = [lots.choice(known[place]) for place in lots.sample(sorted(known), len(known))]
        drawn = list(islice(filter(is_python, drawn), chosen.number))
        if os.system(command("none")) != 0:
            sys.exit("the tests fail without any fault")
        print(f"{len(drawn)} of {len(known)} places, seed {chosen.seed}", flush=True)
        same = 0
        for count, fault in enumerate(drawn, start=1):
            result = mutate_and_test([fault], command(str(fault.module_path)), LONGEST)
            changed = changed_lines(result.diff or "")
            if result.test_outcome is not TestOutcome.SURVIVED:
                outcome = "found"
            elif (str(fault.module_path), changed[-1]) in SAME:
                same += 1
                outcome = "the same"
            else:
                missed.append(str(result.diff))
                outcome = "NOT FOUND"
            print(f"{count:4} {outcome:10} {fault.module_path}: {' -> '.join(changed)}", flush=True)
    real = len(drawn) - same
    print(*missed, sep="\n")
    share = (real - len(missed)) / real
    print(f"{real - len(missed)} of {real} found ({share:.1%}); {same} others change nothing")
    return 0 if share >= GOAL else 1


@contextlib.contextmanager
def copy() -> Iterator[None]:
    """Work in a copy of the sources, so that a fault is never left in them."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for name in COPIED:
            source, target = ROOT / name, Path(folder) / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "browser"))
            else:
                shutil.copy(source, target)
        os.environ["PYTHONPATH"] = folder
        with contextlib.chdir(folder):
            yield


def command(file: str) -> str:
    """The stories to which a fault in this file is put."""
    return f"{sys.executable} -m tests.mutants.stories {file}"


def changed_lines(diff: str) -> list[str]:
    """The line as it was and as it is, of a difference of one line."""
    lines = [line for line in diff.splitlines() if line[:1] in "+-" and not line.startswith(("---", "+++"))]
    return [line[1:].strip() for line in lines]


if __name__ == "__main__":
    sys.exit(main())
