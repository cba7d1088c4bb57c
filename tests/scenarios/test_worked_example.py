"""The worked example on the last page of the rulebook, answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from engine.game import Game

FILE = Path(__file__).parents[2] / "notebooks" / "scenarios" / "innovation" / "worked-example.yaml"


@pytest.fixture(scope="module")
def game() -> Game:
    """The game after its last move."""
    return engine.load(FILE)


def after(game: Game, number: int) -> dict[str, Any]:
    """The position after so many answers."""
    return game.at(number).position(None)


def caused(game: Game, number: int, kind: str) -> list[tuple[str | None, str]]:
    """Whom the events of a kind are about that an answer (from 1) caused, and their rules."""
    before, now = len(game.at(number - 1).events), len(game.at(number).events)
    return [(event.player, event.rule) for event in game.events[before:now] if event.kind == kind]


def test_it_ends_as_it_expects(game: Game) -> None:
    assert game.failures() == []


def test_andrea_begins_with_the_icons_of_the_rulebook_INN_8_2(game: Game) -> None:
    icons = after(game, 0)["players"]["Andrea"]["icons"]
    assert icons == {"castle": 0, "crown": 2, "leaf": 1, "bulb": 3, "factory": 1, "clock": 0}
    assert [after(game, 0)["players"][name]["icons"]["crown"] for name in game.players] == [2, 2, 4, 1]


def test_the_preview_says_whom_banking_affects_INN_5_3(game: Game) -> None:
    steps = [(step.effect, step.player, step.role) for step in game.at(0).preview("dogma banking")]
    assert steps == [
        (1, "Carlo", "immune"),
        (1, "Massimo", "immune"),
        (1, "Luca", "obeys"),
        (2, "Carlo", "shares"),
        (2, "Massimo", "shares"),
        (2, "Luca", "immune"),
        (2, "Andrea", "acts"),
    ]


def test_only_luca_obeys_and_chooses_among_his_cards_INN_5_3(game: Game) -> None:
    assert after(game, 1)["pending"] == {"player": "Luca", "keys": ["gunpowder", "chemistry"]}


def test_chemistry_covers_evolution_and_continues_the_splay_INN_7_8(game: Game) -> None:
    blue = after(game, 2)["players"]["Andrea"]["board"]["blue"]
    assert blue == {"cards": ["chemistry", "evolution", "calendar"], "splay": "right"}
    assert caused(game, 2, "transfer") == [("Luca", "INN-7.8")]


def test_luca_draws_and_scores_a_5_INN_7_7(game: Game) -> None:
    luca = after(game, 2)["players"]["Luca"]
    assert (luca["hand"], luca["score"]) == ([], ["statistics"])


def test_carlo_shares_first_INN_5_4(game: Game) -> None:
    assert after(game, 2)["pending"] == {"player": "Carlo", "keys": ["green", "pass"]}


def test_massimo_has_no_green_cards_and_is_not_asked_INN_5_7(game: Game) -> None:
    assert caused(game, 3, "nothing") == [("Massimo", "INN-8.1")]
    assert after(game, 3)["pending"] == {"player": "Andrea", "keys": ["green", "pass"]}


def test_andrea_draws_a_5_because_carlo_shared_INN_5_5(game: Game) -> None:
    assert caused(game, 4, "draw") == [("Andrea", "INN-5.5")]
    andrea = after(game, 4)["players"]["Andrea"]
    assert andrea["hand"] == ["societies"]
    assert andrea["icons"] == {"castle": 0, "crown": 3, "leaf": 1, "bulb": 3, "factory": 3, "clock": 0}
    assert after(game, 4)["actions"] == 1


def test_the_next_5_is_a_6_INN_3_2(game: Game) -> None:
    assert after(game, 4)["piles"]["5"] == []
    assert caused(game, 5, "draw") == [("Andrea", "INN-3.2")]
    assert after(game, 5)["players"]["Andrea"]["hand"] == ["societies", "vaccination"]
    assert after(game, 5)["turn"] == "Carlo"


def test_it_is_told_in_three_languages(game: Game) -> None:
    said = game.scenario
    words = [said["title"], said["notes"], *(entry["note"] for entry in said["moves"] if "note" in entry)]
    assert len(words) == 8
    assert all(set(each) == {"en", "it", "fr"} for each in words)
