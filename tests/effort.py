"""How much the tests try, a sample in `make test` and all of it in `make nightly`; and how long they wait."""

import os
import time
from collections.abc import Callable

NIGHTLY = "NIGHTLY" in os.environ
"""Set by `make nightly`, and read nowhere else."""

PATIENCE = 180
"""In seconds, how long any test waits for what has to come; much longer than it takes on a busy machine."""


def cases(sample: int, nightly: int) -> int:
    """Return how many cases a test tries."""
    return nightly if NIGHTLY else sample


def wait_until(holds: Callable[[], bool], otherwise: str = "in vain") -> None:
    """Return as soon as something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)
