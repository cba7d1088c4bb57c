"""Random games, by day one in sixteen, looked at with eyes that know nothing of the engine's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

import engine
from cards.innovation import CARD
from cards.innovation.editions import edition_of
from cards.terms import Icon
from engine.innovation import Innovation
from engine.opponents import Random
from tests.effort import cases
from tests.random_games import Position, is_as_it_was, is_as_recorded, now_and_then, play, play_beside_clones
from tests.referee.innovation_eyes import blind, told_to_those_who_see

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}
NAMES = ["Ann", "Bob", "Cat", "Dan"]
TABLES = {
    "two": (2, {}, 1000),
    "three": (3, {}, 500),
    "four": (4, {}, 500),
    "teams": (4, TEAMS, 300),
    "separate": (2, {"monument": "separate"}, 100),
    "third": (3, {"edition": "third"}, 100),
}
"""How many players, with which options, how many games at night."""

CLOSELY = cases(sample=1, nightly=4)
"""In so many games of each table what takes long is looked at after every answer."""

SHOWN = {
    None: lambda icons: (),
    "left": lambda icons: (icons.bottom_right,),
    "right": lambda icons: (icons.top_left, icons.bottom_left),
    "up": lambda icons: (icons.bottom_left, icons.bottom_middle, icons.bottom_right),
}
"""What a card beneath others shows (INN-8.2)."""


def games(table: str) -> Iterator[Innovation]:
    count, options, number = TABLES[table]
    for seed in range(cases(number // 16, number)):
        game = engine.new("innovation", players=NAMES[:count], seed=seed, options=options)
        assert isinstance(game, Innovation)
        yield game


@lru_cache(maxsize=4096)
def showing(pile: tuple[str, ...], splay: str | None) -> tuple[Icon, ...]:
    """The icons that a pile shows, read from what is printed on its cards."""
    assert splay is None or len(pile) > 1, "INN-8.3"
    top, *beneath = [CARD[card].icons for card in pile]
    seen = [top.top_left, *SHOWN["up"](top)]
    for icons in beneath:
        seen += SHOWN[splay](icons)
    return tuple(icon for icon in seen if icon is not None)


def due(board: dict[str, Any], icons: Counter[Icon]) -> set[str]:
    """The fields whose condition a board fulfils."""
    found = set()
    if all(icons[icon] >= 3 for icon in Icon):
        found.add("empire")
    if len(board) == 5 and all(pile["splay"] in ("up", "right") for pile in board.values()):
        found.add("wonder")
    if icons[Icon.CLOCK] >= 12:
        found.add("world")
    if len(board) == 5 and all(CARD[pile["cards"][0]].age >= 8 for pile in board.values()):
        found.add("universe")
    return found


def sound(game: Innovation, position: Position) -> None:
    """Every card exists once, counts are right, no field that is due lies unclaimed."""
    cards = [card for pile in position["piles"].values() for card in pile] + position["removed"]
    cards += [card.id for card in game.set_aside]
    for player in position["players"].values():
        cards += player["hand"] + player["score"]
        icons: Counter[Icon] = Counter()
        for colour, pile in player["board"].items():
            cards += pile["cards"]
            assert {CARD[card].colour for card in pile["cards"]} == {colour}
            icons.update(showing(tuple(pile["cards"]), pile["splay"]))
        assert player["icons"] == {icon: icons[icon] for icon in Icon}
        assert player["points"] == sum(CARD[card].age for card in player["score"])
        if position["winners"] is None:
            assert not due(player["board"], icons) & set(position["fields"])
    assert len(cards) == 105
    assert set(cards) == set(CARD)
    for age, pile in position["piles"].items():
        assert {CARD[card].age for card in pile} <= {int(age)}


def monument_is_claimed(game: Innovation) -> None:
    """Directly after the sixth card that a player tucks or scores in one turn (INN-9.1)."""
    options = {**edition_of(game.options).options, **game.options}
    separate = options.get("monument") == "separate"
    counts: Counter[tuple[str | None, str]] = Counter()
    owned = False
    for event in game.events:
        if event.kind == "achieve":
            owned |= event.data.get("field") == "monument"
        elif event.kind != "end":
            assert owned or max(counts.values(), default=0) < 6
        if event.kind == "turn":
            counts.clear()
        elif event.kind in ("tuck", "score"):
            counts[event.player, event.kind if separate else "both"] += 1


@pytest.mark.parametrize("table", TABLES)
def test_every_position_is_sound(table: str) -> None:
    reasons: Counter[str] = Counter()
    for game in games(table):
        play(game, sound)
        monument_is_claimed(game)
        reasons[game.result.reason] += 1
    assert {"INN-10.1", "INN-10.2"} <= set(reasons)


@pytest.mark.parametrize("table", TABLES)
def test_a_clone_goes_on_identically_and_a_record_leads_to_the_same_position(table: str) -> None:
    """Clones at every decision; records, and points of the past, at the end and here and there."""
    for game in games(table):
        positions = play_beside_clones(game, now_and_then(is_as_recorded, game.seed, 300))
        for number in random.Random(game.seed).sample(range(len(positions)), 3):
            is_as_it_was(game, positions, number)


@pytest.mark.parametrize("table", TABLES)
def test_every_record_leads_to_the_same_position_and_all_of_the_past_can_be_reached(table: str) -> None:
    for game in islice(games(table), CLOSELY):
        positions = play(game, is_as_recorded)
        for number in range(len(positions)):
            is_as_it_was(game, positions, number)


@pytest.mark.parametrize("table", TABLES)
def test_views_leak_nothing_INN_2_2(table: str) -> None:
    """What lies on the table at one in forty answers, in some games at each; what is told in all of them."""
    for game in games(table):
        play(game, now_and_then(blind, game.seed, 1 if game.seed < CLOSELY else 40))
        told_to_those_who_see(game)


def test_what_nobody_may_know_is_imagined_anew_INN_2_2() -> None:
    """What a player sees stays as it is."""
    game = engine.new("innovation", players=["Ann", "Bob"], seed=5)
    play_some(game, 40)
    imagined = game.imagined("Ann", 99)
    assert imagined.view("Ann") == game.view("Ann")
    assert imagined.position(None)["piles"] != game.position(None)["piles"]
    sound(imagined, imagined.position(None))


def play_some(game: Innovation, answers: int) -> None:
    bot = Random(game.seed)
    while game.decision is not None and len(game.moves) < answers:
        game.choose(bot(game))
