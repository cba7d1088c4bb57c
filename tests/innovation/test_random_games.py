"""Thousands of random games, looked at after every answer with eyes that know nothing of the engine's."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import engine
from cards.innovation import CARD
from cards.terms import Icon
from engine.bots import BOTS
from engine.innovation import Innovation

TEAMS = {"teams": [["Ann", "Cat"], ["Bob", "Dan"]]}
NAMES = ["Ann", "Bob", "Cat", "Dan"]
TABLES = {
    "two": (2, {}, 1000),
    "three": (3, {}, 500),
    "four": (4, {}, 500),
    "teams": (4, TEAMS, 300),
    "separate": (2, {"monument": "separate"}, 200),
}
"""How many players, with which options, how many games."""

SHOWN = {
    None: lambda icons: (),
    "left": lambda icons: (icons.bottom_right,),
    "right": lambda icons: (icons.top_left, icons.bottom_left),
    "up": lambda icons: (icons.bottom_left, icons.bottom_middle, icons.bottom_right),
}
"""What a card beneath others shows (INN-8.2)."""


def games(table: str, number: int) -> Iterator[Innovation]:
    count, options, _ = TABLES[table]
    for seed in range(number):
        game = engine.new("innovation", players=NAMES[:count], seed=seed, options=options)
        assert isinstance(game, Innovation)
        yield game


def play(game: Innovation, look: Callable[[Innovation], None]) -> None:
    """Answer by chance to the end, looking after every answer."""
    bot = BOTS["random"](game.seed)
    look(game)
    while game.decision is not None:
        game.choose(bot(game))
        look(game)
    assert game.result is not None


def counted(board: dict[str, dict[str, object]]) -> Counter[Icon]:
    """The icons of a board, counted from what is printed on its cards."""
    total: Counter[Icon] = Counter()
    for pile in board.values():
        cards = [CARD[card].icons for card in pile["cards"]]
        assert pile["splay"] is None or len(cards) > 1, "INN-8.3"
        seen = [cards[0].top_left, *SHOWN["up"](cards[0])]
        for beneath in cards[1:]:
            seen += SHOWN[pile["splay"]](beneath)
        total.update(icon for icon in seen if icon is not None)
    return total


def due(player: dict[str, object]) -> set[str]:
    """The fields whose condition on the board a player fulfils."""
    board, icons = player["board"], counted(player["board"])
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


def sound(game: Innovation) -> None:
    """Every card exists once, counts are right, no field that is due lies unclaimed."""
    position = game.position(None)
    cards = [card for pile in position["piles"].values() for card in pile] + position["removed"]
    cards += [card.id for card in game.set_aside]
    for player in position["players"].values():
        cards += player["hand"] + player["score"]
        for colour, pile in player["board"].items():
            cards += pile["cards"]
            assert {CARD[card].colour for card in pile["cards"]} == {colour}
        assert {icon: count for icon, count in player["icons"].items() if count} == counted(player["board"])
        assert player["points"] == sum(CARD[card].age for card in player["score"])
        if position["winners"] is None:
            assert not due(player) & set(position["fields"])
    assert len(cards) == 105
    assert set(cards) == set(CARD)
    for age, pile in position["piles"].items():
        assert {CARD[card].age for card in pile} <= {int(age)}


@pytest.mark.parametrize("table", TABLES)
def test_every_position_is_sound(table: str) -> None:
    reasons: Counter[str] = Counter()
    for game in games(table, TABLES[table][2]):
        play(game, sound)
        reasons[game.result.reason] += 1
    assert {"INN-10.1", "INN-10.2"} <= set(reasons)


@pytest.mark.parametrize("table", ["two", "three", "four", "teams"])
def test_a_clone_goes_on_identically(table: str) -> None:
    for game in games(table, 25):
        twins: list[Innovation] = []

        def follow(game: Innovation, twins: list[Innovation] = twins) -> None:
            if game.moves:
                twin = twins.pop()
                before = twin.position(None)
                copy = twin.clone()
                copy.choose(game.moves[-1][1])
                assert copy.position(None) == game.position(None)
                assert [repr(event) for event in copy.events] == [repr(event) for event in game.events]
                assert twin.position(None) == before
            twins.append(game.clone())

        play(game, follow)


@pytest.mark.parametrize("table", ["two", "three", "four", "teams"])
def test_a_record_leads_to_the_same_position(table: str) -> None:
    for game in games(table, 6):

        def reload(game: Innovation) -> None:
            again = engine.load(json.loads(json.dumps(game.record())))
            assert again.position(None) == game.position(None)
            assert [repr(event) for event in again.events] == [repr(event) for event in game.events]

        play(game, reload)


@pytest.mark.parametrize("table", ["two", "three", "four", "teams"])
def test_every_point_of_the_past_can_be_reached(table: str) -> None:
    for game in games(table, 10):
        positions: list[dict[str, object]] = []
        play(game, lambda game, positions=positions: positions.append(game.position(None)))
        for number, position in enumerate(positions):
            assert game.at(number).position(None) == position


@pytest.mark.parametrize("table", ["two", "three", "four", "teams"])
def test_views_leak_nothing_INN_2_2(table: str) -> None:
    for game in games(table, 25):
        play(game, blind)


def blind(game: Innovation) -> None:
    """No id of a card that a player may not know is anywhere in the player's view."""
    whole = game.position(None)
    for name in game.players:
        known = set(game.open)
        for other, player in whole["players"].items():
            known |= {pile["cards"][0] for pile in player["board"].values()}
            if other == name:
                known |= {*player["hand"], *player["score"]}
                known |= {card for pile in player["board"].values() for card in pile["cards"]}
        assert set(words(game.view(name))) & (set(CARD) - known) == set()


def words(data: object) -> Iterator[str]:
    """Every string in nested data, and the last word of each (the card of `meld oars`)."""
    if isinstance(data, str):
        yield data
        yield data.rpartition(" ")[2]
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


@pytest.mark.parametrize("bot", BOTS)
def test_opponents_are_seeded(bot: str) -> None:
    records = []
    for _ in range(2):
        game = engine.new("innovation", players=["Ann", "Bob"], seed=3)
        first, second = BOTS[bot](1), BOTS[bot](2)
        while game.decision is not None and len(game.moves) < 120:
            game.choose(first(game) if game.decision.player == "Ann" else second(game))
        records.append(game.moves)
    assert records[0] == records[1]


def test_the_greedy_opponent_beats_chance() -> None:
    won = 0
    for seed in range(12):
        game = engine.new("innovation", players=["Ann", "Bob"], seed=seed)
        greedy, random = BOTS["greedy"](seed), BOTS["random"](seed)
        while game.decision is not None:
            game.choose(greedy(game) if game.decision.player == "Ann" else random(game))
        won += "Ann" in game.result.winners
    assert won >= 10


def test_the_greedy_opponent_does_not_peek_INN_2_2() -> None:
    """What nobody may know is dealt anew before it looks ahead; what it knows stays."""
    game = engine.new("innovation", players=["Ann", "Bob"], seed=5)
    play_some(game, 40)
    imagined = game.imagined(0, 99)
    assert imagined.view("Ann") == game.view("Ann")
    assert imagined.position(None)["piles"] != game.position(None)["piles"]
    sound(imagined)


def play_some(game: Innovation, answers: int) -> None:
    bot = BOTS["random"](game.seed)
    while game.decision is not None and len(game.moves) < answers:
        game.choose(bot(game))
