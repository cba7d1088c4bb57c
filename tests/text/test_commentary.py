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
from tests.civ.table import civ
from tests.table import innovation, play, told

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
    texts = [line.text for line in commentary(game.events)]
    assert texts[1] == (
        "Luca (1) has fewer crowns than Andrea (2) and must obey the demand of Banking; "
        "Carlo (2) and Massimo (4) need not."
    )
    assert texts[3] == "Luca draws and scores Statistics (5)."
    assert texts[8] == "Carlo shared, so Andrea draws Societies (5) as the sharing bonus."


def test_a_demand_reaches_nobody_only_when_all_have_been_looked_at() -> None:
    game = engine.load(str(WORKED))
    lines = commentary(game.events[:3])
    assert lines[-1].text == (
        "Carlo (2) and Massimo (4) have at least as many crowns as Andrea (2) "
        "and need not obey the demand of Banking."
    )


def test_a_demand_that_reaches_nobody_is_one_line() -> None:
    castles = {"board": {"yellow": ["masonry"]}}
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob=castles, Cat={"board": {"red": ["oars"]}})
    play(game, "Ann: dogma archery")
    assert [event.kind for event in game.events[:4]] == ["dogma", "affect", "affect", "nothing"]
    line = commentary(game.events)[1]
    assert [*line.events()] == [1, 2, 3]
    assert line.text == (
        "No opponent has fewer castles than Ann (2), so nobody has to obey the demand of Archery."
    )


def test_what_is_done_again_is_told_in_the_same_line_also_at_the_end() -> None:
    game = engine.new("innovation", ["Ann", "Bob"], seed=0)
    assert [event.kind for event in game.events] == ["draw"] * 4
    assert [[*line.events()] for line in commentary(game.events)] == [[0, 1], [2, 3]]
    assert [[*line.events()] for line in commentary(game.events[:3])] == [[0, 1], [2]]


def test_who_acts_is_told_also_without_those_before_them() -> None:
    """Of a run that begins in the middle of an effect: alone is only whom nobody shares with."""
    alone = innovation(Ann={"board": {"purple": ["mysticism"]}}, Bob={"board": {"blue": ["tools"]}})
    play(alone, "Ann: dogma mysticism")
    shared = innovation(Ann={"board": {"blue": ["writing"]}}, Bob={"board": {"blue": ["tools"]}})
    play(shared, "Ann: dogma writing")
    (alone_line,) = commentary(told(alone, "affect", role="acts"))
    assert alone_line.text.startswith("Nobody else has as many castles as Ann (3), so Ann carries out")
    (last,) = commentary(told(shared, "affect", role="acts"))
    assert last.text == "Ann carries out the effect of Writing last, after Bob."


def test_a_bonus_is_one_line_with_its_card_only_if_that_is_of_the_age_looked_for() -> None:
    for pile, places in (["paper", "optics", "oars"], [[5, 6]]), (["paper", "optics"], [[5], [6]]):
        of_age = {1: pile[2:], 2: [], 3: [*pile[:2], "compass"]}
        game = innovation(
            Ann={"board": {"blue": ["writing"]}}, Bob={"board": {"blue": ["tools"]}}, piles=of_age
        )
        play(game, "Ann: dogma writing")
        assert [event.kind for event in game.events[5:7]] == ["bonus", "draw"]
        assert [[*line.events()] for line in commentary(game.events)][-len(places) :] == places


def test_a_draw_after_a_bonus_that_is_none_is_a_line_of_its_own() -> None:
    game = innovation(Ann={"board": {"yellow": ["agriculture"]}, "hand": ["oars"]}, Bob={})
    play(game, "Ann: dogma agriculture", "Ann: pass", "Ann: draw")
    lines = [[*line.events()] for line in commentary(game.events)]
    assert [event.kind for event in game.events[3:6]] == ["decline", "bonus", "draw"]
    assert lines[2:4] == [[3, 4], [5]]


SPLAYED = {"cards": ["oars", "engineering"], "splay": "left"}


@pytest.mark.parametrize(
    ("card", "red", "lines"),
    [
        ("masonry", ["oars"], ["Ann melds Archery (1) and Metalworking (1)."]),
        (
            "masonry",
            SPLAYED,
            [
                "Ann melds Archery (1). The pile stays splayed left.",
                "Ann melds Metalworking (1). The pile stays splayed left.",
            ],
        ),
        ("suburbia", ["oars"], ["Ann tucks Archery (1) and Metalworking (1) under their red cards."]),
        (
            "suburbia",
            SPLAYED,
            [
                "Ann tucks Archery (1) under their red cards. The pile stays splayed left.",
                "Ann tucks Metalworking (1) under their red cards. The pile stays splayed left.",
            ],
        ),
    ],
)
def test_cards_that_move_in_the_same_way_are_one_line_unless_a_splay_is_to_be_told(
    card: str, red: object, lines: list[str]
) -> None:
    """Masonry melds and Suburbia tucks all that is named from hand."""
    hand = ["archery", "metalworking"]
    game = innovation(Ann={"board": {"yellow": [card], "red": red}, "hand": hand}, Bob={})
    play(game, f"Ann: dogma {card}", *(f"Ann: {each}" for each in hand))
    moved = commentary([event for event in game.events if event.kind in ("meld", "tuck")])
    assert [line.text for line in moved] == lines


def test_an_effect_is_a_line_of_its_own_and_whom_it_spares_is_a_detail() -> None:
    """Ann uses Assassination, then attacks Army; Ben has no Army card and loses none."""
    game = civ(Ann={"hand": ["culture1"], "area": ["army1"] * 4}, Ben={"area": ["science1"]})
    play(game, "Ann: effect army 1", "Ann: discard army")
    spared = [place for place, event in enumerate(game.events) if event.data.get("role") == "immune"]
    begun = [place for place, event in enumerate(game.events) if event.data.get("role") == "acts"]
    lines = commentary(game.events)
    assert (len(spared), len(begun)) == (1, 2)
    assert [line.event for line in lines if line.event in (*spared, *begun)] == begun
    assert spared[0] in [place for line in lines for detail in line.details for place in detail.events()]


def test_cards_discarded_from_hand_are_one_line() -> None:
    game = civ(Ann={"hand": ["culture1", "army1", "science1"], "area": ["army2"] * 5})
    play(game, "Ann: effect army 2", "Ann: culture1", "Ann: army1")
    assert commentary(game.events)[-1].text == "Ann discards Culture I and Army I from their hand."


def test_a_card_that_is_used_at_once_is_not_told_with_those_drawn_before() -> None:
    game = innovation(
        Ann={"board": {"green": ["sailing"]}}, Bob={}, piles={1: ["oars", "tools", "archery", "pottery"]}
    )
    play(game, "Ann: draw", "Ann: dogma sailing", "Bob: draw")
    run = [*told(game, "draw", player="Ann"), *told(game, "meld")]
    assert [line.text for line in commentary(run)] == [
        "Ann draws Oars (1).",
        "Ann draws and melds Tools (1).",
    ]


def test_cards_that_change_hands_together_are_one_line() -> None:
    """Inquisition takes all cards of a hand and gives as many back."""
    game = civ(
        Ann={"hand": ["army1", "army2"], "area": ["religion1"]}, Ben={"hand": ["science1", "culture1"]}
    )
    play(game, "Ann: discard religion", "Ann: army1", "Ann: army2")
    assert [line.text for line in commentary(game.events)[-2:]] == [
        "Ann takes Science I and Culture I from Ben's hand.",
        "Ann gives Army I and Army II back to Ben.",
    ]


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
