"""How much the tests try: a sample in `make test`, all of it in `make nightly`."""

import os

NIGHTLY = "NIGHTLY" in os.environ
"""Set by `make nightly`, and read nowhere else."""


def cases(sample: int, nightly: int) -> int:
    """Return how many cases a test tries."""
    return nightly if NIGHTLY else sample
