"""Hands damaged files, links, uploads, browser storage and messages to Aula, and watches time and memory.

python -m tests.fuzz --cases 10000 --seed 1
python -m tests.fuzz --kind links --seed 421 --cases 1        # one case again
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from pathlib import Path

from tests.fuzz.kinds import KINDS

MOST_SECONDS, MOST_MEGABYTES = 0.5, 150
MOST_FAILURES = 20


def main() -> int:
    """Print how each kind fared; 1 if anything was wrong, or took too long, or too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=300, help="of each kind (default 300)")
    parser.add_argument("--seed", type=int, default=0, help="of the first of them")
    parser.add_argument("--kind", choices=KINDS, help="only this one")
    chosen = parser.parse_args()
    failures = 0
    for kind in [chosen.kind] if chosen.kind else KINDS:
        failures += try_kind(kind, range(chosen.seed, chosen.seed + chosen.cases))
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{megabytes:.0f} MB at most")
    return 1 if failures or megabytes > MOST_MEGABYTES else 0


def try_kind(kind: str, seeds: range) -> int:
    """Try cases of a kind; how many of them went wrong or were refused too late."""
    times: dict[str, list[tuple[float, int]]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        KINDS[kind](random.Random("first"), Path(folder))  # what is read once is no case's fault
        for seed in seeds:
            began = time.process_time()
            try:
                outcome = KINDS[kind](random.Random(f"{kind} {seed}"), Path(folder))
            except Exception:
                outcome = "failed"
                print(f"--kind {kind} --seed {seed} --cases 1:", traceback.format_exc(limit=-4), flush=True)
            times[outcome].append((time.process_time() - began, seed))
            if len(times["failed"]) > MOST_FAILURES:
                break
    # What is read is worked on for as long as it takes; what is refused must not keep anybody waiting.
    slow = [(seconds, seed) for seconds, seed in times["refused"] if seconds > MOST_SECONDS]
    for seconds, seed in sorted(slow, reverse=True)[:MOST_FAILURES]:
        print(f"--kind {kind} --seed {seed} --cases 1: refused after {seconds:.2f} s")
    for outcome, each in sorted(times.items()):
        if each:
            seconds, seed = max(each)
            print(f"{kind}: {len(each)} {outcome}, the slowest in {seconds:.2f} s ({seed})", flush=True)
    return len(times["failed"]) + len(slow)


if __name__ == "__main__":
    sys.exit(main())
