"""Random games, by day a quarter of those at night, looked at with eyes that know nothing of the engine's."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

import engine
from cards.innovation import CARD
from cards.terms import Icon
from engine.events import Event
from engine.innovation import Innovation
from engine.opponents import Random
from tests.effort import cases
from tests.random_games import Position, is_as_it_was, is_as_recorded, now_and_then, play, play_beside_clones

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}
NAMES = ["Ann", "Bob", "Cat", "Dan"]
TABLES = {
    "two": (2, {}, 1000),
    "three": (3, {}, 500),
    "four": (4, {}, 500),
    "teams": (4, TEAMS, 300),
    "separate": (2, {"monument": "separate"}, 200),
}
"""How many players, with which options, how many games at night."""

CLOSELY = 4
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
    for seed in range(cases(number // 4, number)):
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
    separate = game.options.get("monument") == "separate"
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


def ids(data: Any) -> set[str]:
    """The ids of cards that stand anywhere in data."""
    return CARD.keys() & re.findall("[a-z_]+", json.dumps(data))


def blind(game: Innovation, position: Position) -> None:
    """No id of a card that a player may not know is anywhere in the player's view."""
    on_top = {
        pile["cards"][0] for player in position["players"].values() for pile in player["board"].values()
    }
    for name in game.players:
        own = position["players"][name]
        known = {*on_top, *own["hand"], *own["score"]}
        if game.decision is not None and game.decision.player == name:
            known.update(game.open)  # Collaboration: who chooses has seen what the other revealed
        known.update(card for pile in own["board"].values() for card in pile["cards"])
        assert ids(game.view(name)) <= known, name


class Trail:
    """Where every card lies, as far as the events alone tell."""

    def __init__(self) -> None:
        self.places: dict[str, tuple[str, str]] = {}
        self.shown: set[str] = set()
        """The cards revealed in the part of a dogma that is being carried out."""

    def seen(self, card: str, viewer: str) -> bool:
        owner, place = self.places.get(card, ("", "pile"))
        return place == "board" or card in self.shown or owner == viewer

    def follow(self, event: Event) -> None:
        data, player = event.data, event.player
        match event.kind:
            case "draw":
                self.places[data["card"]] = player, "hand"
            case "meld" | "tuck":
                self.places[data["card"]] = player, "board"
            case "score":
                self.places[data["card"]] = player, "score"
            case "return":
                del self.places[data["card"]]
            case "transfer":
                self.places[data["card"]] = data["receiver"], data["to"]
            case "exchange":
                self.places |= dict.fromkeys(data["given"], (data["receiver"], data["to"]))
                self.places |= dict.fromkeys(data["taken"], (data["owner"], data["from"]))
            case "remove":
                self.places.clear()
            case "reveal":
                self.shown.add(data["card"])
            case "affect" | "bonus" | "turn":
                self.shown.clear()


CARRIED_OUT = frozenset(("dogma", "affect", "execute", "repeat", "nothing"))
"""Kinds that name the card being carried out, which all have seen, wherever it lies by then."""


def told_to_those_who_see(game: Innovation) -> None:
    """An event names a card to those who see it before or after, to nobody else; and no card moves untold."""
    trail = Trail()
    told = [game.seen_by(name) for name in game.players]
    for event, *seen in zip(game.events, *told, strict=True):
        cards = [event.data["card"]] if "card" in event.data else []
        cards += [*event.data.get("given", ()), *event.data.get("taken", ())]
        deciding = event.data.get("cards", ())
        before = {(card, name) for card in cards for name in game.players if trail.seen(card, name)}
        trail.follow(event)
        named = ids(event.data)
        assert named == {*cards, *deciding}, event
        # What decides a condition is told to all or to nobody.
        assert all(trail.seen(card, name) for card in deciding for name in game.players), event
        for name, as_told in zip(game.players, seen, strict=True):
            allowed = {
                card
                for card in cards
                if event.kind in CARRIED_OUT or (card, name) in before or trail.seen(card, name)
            }.union(deciding)
            assert (named if as_told is event else ids(as_told.data)) == allowed, (name, event)
    lying = {}
    for name, player in game.position(None)["players"].items():
        lying |= {card: (name, place) for place in ("hand", "score") for card in player[place]}
        lying |= {card: (name, "board") for pile in player["board"].values() for card in pile["cards"]}
    assert trail.places == lying


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
