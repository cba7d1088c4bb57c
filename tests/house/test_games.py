"""Every table by game has a row for each game: whoever adds one learns here what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from cards.terms import GAMES
from tests.house.test_layers import modules
from tutor.words import app, first, reference

ABROAD = ("__main__", "tutor.publish.app.pages")
"""What is run, or runs in a browser's Python alone, is not imported."""

NOT_FOR_ALL = {
    "cards.text.rooms._PREFIX": "the first game's modules have none",
    "tutor.pages.contents.EXAMPLES": "scenarios worked out in full",
    "tutor.pages.edit.facts.BESIDES": "further kinds of events to ask about",
    "tutor.story.questions.players.TOLD_BY_COUNT": "roles that depend on counted cards",
}
"""Tables in which a game may have nothing."""


def tables() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every table whose rows are games, by module and name."""
    for module in modules():
        if not any(part in module for part in ABROAD):
            for name, value in vars(import_module(module)).items():
                if isinstance(value, Mapping) and value and set(value) <= set(GAMES):
                    yield f"{module}.{name}", value


@pytest.mark.parametrize(("name", "table"), [one for one in tables() if one[0] not in NOT_FOR_ALL])
def test_a_table_by_game_has_a_row_for_each(name: str, table: Mapping[str, Any]) -> None:
    assert set(table) == set(GAMES)


def test_what_has_no_row_for_each_is_known() -> None:
    assert {name for name, table in tables() if set(table) != set(GAMES)} == set(NOT_FOR_ALL)


def test_what_is_said_of_one_game_is_said_of_each() -> None:
    pattern = re.compile(rf"(\w+)_({'|'.join(GAMES)})")
    words = (*app.WORDS, *first.WORDS, *reference.WORDS)
    said = {found.groups() for found in map(pattern.fullmatch, words) if found}
    assert said == {(stem, game) for stem, _ in said for game in GAMES}
    assert said
