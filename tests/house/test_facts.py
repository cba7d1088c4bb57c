"""A fact of the rules stands in one place; whoever needs it asks there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

HOMES = {
    r"2: ?6, ?3: ?5, ?4: ?4": "cards/innovation/__init__.py",  # achievements that win (INN-10.1)
    r"2: ?8, ?3: ?7, ?4: ?7": "cards/civ/__init__.py",  # cards that win (CIV-5.1)
    r"\bDRAFT_HAND(: int)? = ": "cards/civ/__init__.py",
    r"\bHAND_LIMIT(: int)? = ": "cards/civ/__init__.py",
    r"\(0, 1\)\W+\S*(up|UP)\b.*\(1, 2, 3\)": "cards/innovation/__init__.py",  # what a splay shows (INN-8.2)
    r'"bottom_left", "bottom_middle"': "",
    r"\b(card|id|kind\.id|key)\[(:-1|-1)\]": "",  # `army1` is taken apart by `cards.civ.CARD`
    r"players\) [<>]=? [1-5]\b": "",  # how many can play is said by the kind of game
    r"\b2 <= len\((players|names)\)": "",
    r'"moves", "expect",?\s*\)': "engine/format.py",  # the keys of a scenario
}
"""How a fact looks where it is written, and the one file where it may be."""


@pytest.mark.parametrize("looks", HOMES)
def test_a_fact_has_one_home(looks: str) -> None:
    files = (file for room in ("cards", "engine", "tutor") for file in sorted((ROOT / room).rglob("*.py")))
    written = [
        str(file.relative_to(ROOT)) for file in files if re.search(looks, file.read_text(encoding="utf-8"))
    ]
    assert written == [HOMES[looks]] * bool(HOMES[looks])
