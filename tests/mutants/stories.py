"""Runs the stories until one fails, in one process: `python -m tests.mutants.stories engine/civ/turn.py`.

Those that are likeliest to find a fault in that file come first.
"""

from __future__ import annotations

import resource
import sys

import pytest

LONGEST = 200
"""Seconds of CPU, six times what all stories take: those that take longer never end, and have found it."""
LARGEST = 4 * 2**30
"""Bytes: a fault that fills the memory shall not fill all of it."""

FILES = ("expected", "format", "node", "parsing", "reading", "record", "scenario")
CARDS_AND_GAME = ("tests/innovation", "tests/cards")
LIKELIEST = {
    "engine/advice": ("tests/advice",),
    "engine/civ": ("tests/civ",),
    "cards/civ": ("tests/civ", "tests/cards"),
    "engine/innovation": CARDS_AND_GAME,
    "cards/innovation": CARDS_AND_GAME,
    **dict.fromkeys((f"engine/{name}" for name in FILES), ("tests/scenarios",)),
}
"""Which stories are tried before all the others, by the file that has the fault."""
STORIES = (
    "tests/innovation",
    "tests/civ",
    "tests/cards",
    "tests/scenarios",
    "engine",
    "tests/advice",
    "tests/opponents",
    "tests/text",
    "tests/referee",
)
"""The quick stories of engine and cards, those that take longest at the end."""
SLOW = (
    *("tests/innovation/test_random_games.py", "tests/civ/test_random_games.py"),
    *("tests/text/test_style.py", "tests/text/test_pseudo.py"),
)
"""These would find little more, and take as long as all the others."""

OPTIONS = (
    *("-x", "-q", "-o", "addopts=--doctest-modules --import-mode=importlib"),
    *(f"-pno:{plugin}" for plugin in ("cacheprovider", "nbval", "playwright", "xdist")),
    *(f"--ignore={slow}" for slow in SLOW),
)


def main(file: str) -> int:
    """0 if no story fails."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    first = next((tests for folder, tests in LIKELIEST.items() if file.startswith(folder)), STORIES[:1])
    then = [tests for tests in STORIES if tests not in first]
    return pytest.main([*OPTIONS, *first]) or pytest.main([*OPTIONS, *then])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
