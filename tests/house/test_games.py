"""Every table by game has a row for each game: whoever adds one learns here what it lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from cards.terms import GAMES
from engine.opponents import OPPONENTS
from engine.winning import weights
from tests.house.test_layers import modules
from tutor.library.folder import notebooks
from tutor.pages.first import GAME_BOXES

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
    """Every table whose rows are games, once, by a module that knows it and its name there."""
    seen = set[int]()
    for module in modules():
        if not any(part in module for part in ABROAD):
            for name, value in vars(import_module(module)).items():
                is_table = isinstance(value, Mapping) and value and set(value) <= set(GAMES)
                if is_table and id(value) not in seen:
                    seen.add(id(value))
                    yield f"{module}.{name}", value


@pytest.mark.parametrize(("name", "table"), [one for one in tables() if one[0] not in NOT_FOR_ALL])
def test_a_table_by_game_has_a_row_for_each(name: str, table: Mapping[str, Any]) -> None:
    assert set(table) == set(GAMES)


def test_what_has_no_row_for_each_is_known() -> None:
    assert {name for name, table in tables() if set(table) != set(GAMES)} == set(NOT_FOR_ALL)


ONE_ALONE = {"warn_no_turn"}
"""What can happen in one game alone."""


def test_what_is_said_of_one_game_is_said_of_each() -> None:
    rooms = [import_module(module) for module in modules() if module.startswith("tutor.words.")]
    words = [word for room in rooms for word in getattr(room, "WORDS", ())]
    said = {
        found.groups() for found in map(re.compile(rf"(\w+)_({'|'.join(GAMES)})").fullmatch, words) if found
    }
    stems = {stem for stem, _ in said} - ONE_ALONE
    assert stems
    assert {(stem, game) for stem in stems for game in GAMES} <= said


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_owned_begun_weighed_and_thought_about(game: str) -> None:
    assert any(box.game == game for box in GAME_BOXES.values())
    assert (notebooks() / "first" / f"{game}.yaml").is_file()
    numbers: tuple[str, ...] = import_module(f"engine.{game}.prospects").NAMES
    assert set(weights(game)) <= set(numbers)
    reasons = import_module("tutor.words.advice").WORDS
    assert [
        name
        for name, weight in weights(game).items()
        if weight > 0 and f"reason_{game}_{name}" not in reasons
    ] == []
    searching = [opponent for opponent in OPPONENTS.values() if opponent.iterations]
    assert searching
    assert all(game in opponent.iterations for opponent in searching)
