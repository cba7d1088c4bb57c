"""How long it takes until the packages can be used."""

import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

from tests.bench.figure import Figure

ROUNDS = 9
AIMS = {"engine": "0.15", "tutor": "0.8"}


def figures() -> Iterator[Figure]:
    """Measure an import, beyond what Python itself takes."""
    nothing = seconds("pass")
    for package, aim in AIMS.items():
        yield Figure(f"import {package}", seconds(f"import {package}") - nothing, "s", f"under {aim}")


def seconds(code: str) -> float:
    """Return the median time of a fresh Python that runs the code."""
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - begin)
    return median(times)
