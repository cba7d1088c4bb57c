"""Whole games are played as they were written down; `make golden` writes them anew."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import GAMES, PLAYED, lines


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_goes_as_it_was_written_down(name: str) -> None:
    written = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(written, lines(name), strict=True), 1):
        assert now == was, f"{name}.txt, line {number}; if it should be so: make golden"


def test_there_is_no_other_file() -> None:
    assert {file.stem for file in GAMES.iterdir()} == set(PLAYED)
