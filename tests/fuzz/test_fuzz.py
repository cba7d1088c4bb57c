"""Damaged input of every kind is understood or refused in a sentence; `make fuzz` tries far more of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.fuzz.kinds import KINDS

CASES = 60


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_harms(kind: str, tmp_path: Path) -> None:
    for seed in range(CASES):
        KINDS[kind](random.Random(f"{kind} {seed}"), tmp_path)
