"""The commentary of a run of events: nothing is left out, and a third of the lines is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from cards.terms import LANGUAGES, Language
from cards.text import card_name
from engine.commentary import commentary
from engine.game import Game
from engine.opponents import Random

NAMES = ["Andrea", "Élise", "Hugo"]
WORKED = Path(__file__).parents[2] / "notebooks/scenarios/innovation/worked-example.yaml"
GAMES = [("innovation", 3), ("innovation", 5), ("civ", 4)]


def played(name: str, seed: int) -> Game:
    game = engine.new(name, NAMES, seed)
    bot = Random(seed)
    while game.decision is not None:
        game.choose(bot(game))
    return game


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_every_event_is_told_once(name: str, seed: int) -> None:
    events = played(name, seed).events
    for run in (events, events[: len(events) // 2], events[len(events) // 3 :]):
        lines = commentary(run)
        assert sorted(place for line in lines for place in line.events()) == list(range(len(run)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_whole_game_is_told_in_three_quarters_of_the_lines(
    name: str, seed: int, language: Language
) -> None:
    events = played(name, seed).events
    lines = commentary(events, language)
    assert len(lines) < 0.75 * len(events)
    assert all(line.text.endswith(".") for line in lines)


def test_who_takes_part_is_said_before_what_they_do() -> None:
    game = engine.load(str(WORKED))
    told = [line.text for line in commentary(game.events)]
    assert told[1] == (
        "Luca (1) has fewer crowns than Andrea (2) and must obey the demand of Banking; "
        "Carlo (2) and Massimo (4) need not."
    )
    assert told[3] == "Luca draws and scores Statistics (5)."
    assert told[8] == "Carlo shared, so Andrea draws Societies (5) as the sharing bonus."


def test_a_demand_reaches_nobody_only_when_all_have_been_looked_at() -> None:
    game = engine.load(str(WORKED))
    lines = commentary(game.events[:3])
    assert lines[-1].text == (
        "Carlo (2) and Massimo (4) have at least as many crowns as Andrea (2) "
        "and need not obey the demand of Banking."
    )


def test_what_is_done_again_is_told_in_the_same_line_also_at_the_end() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=0)
    assert [event.kind for event in game.events] == ["draw"] * 4
    assert [[*line.events()] for line in commentary(game.events)] == [[0, 1], [2, 3]]
    assert [[*line.events()] for line in commentary(game.events[:3])] == [[0, 1], [2]]


def test_a_player_is_told_no_more_than_the_events_tell() -> None:
    game = played("innovation", 3)
    events = game.seen_by("Hugo")
    hidden = 0
    for line in commentary(events):
        for place in line.events():
            card = game.events[place].data.get("card")
            if isinstance(card, str) and isinstance(events[place].data["card"], int):
                hidden += 1
                assert card_name(card, "en") not in line.text
    assert hidden > 20
