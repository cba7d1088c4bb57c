"""Random games of CIV agree with the second model of its rules, answer by answer."""

from __future__ import annotations

import pytest

from tests.referee.beside import CIV_TABLES, referee_civ


@pytest.mark.parametrize("table", range(len(CIV_TABLES)))
def test_the_engine_and_the_referee_agree(table: int) -> None:
    for game in range(8):
        referee_civ(table + game * len(CIV_TABLES))
