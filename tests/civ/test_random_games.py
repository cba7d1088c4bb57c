"""Random games, by day one in sixteen, looked at with eyes that know nothing of the engine's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import engine
from cards.civ import DOMAINS
from engine.civ import Civ
from engine.events import Event
from engine.opponents import Random
from tests.civ.table import NAMES, TEAMS, civ
from tests.effort import cases
from tests.random_games import Position, is_as_it_was, is_as_recorded, now_and_then, play, play_beside_clones
from tests.referee.civ_eyes import blind, told_to_those_who_see

TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 300),
    "three": (3, {}, 200),
    "four": (4, {}, 200),
    "draft": (3, {"setup": "draft"}, 150),
    "teams": (4, {"setup": "draft", **TEAMS}, 150),
}
"""How many players, with which options, how many games at night."""

PRINTED = Counter(
    {f"{cards.id}{era}": count for cards in DOMAINS for era, count in enumerate(cards.eras, 1) if count}
)


def games(table: str) -> Iterator[Civ]:
    count, options, number = TABLES[table]
    for seed in range(cases(number // 16, number)):
        game = engine.new("civ", NAMES[:count], seed=seed, options=options)
        assert isinstance(game, Civ)
        yield game


def played(table: str, number: int) -> Iterator[Civ]:
    """Some games that are over."""
    for game in islice(games(table), number):
        play(game, lambda game, position: None)
        yield game


def in_play(game: Civ, position: Position) -> Counter[str]:
    """All cards that are in the game, by kind; those laid face down included."""
    cards = Counter(position["deck"] + position["discard"] + position.get("open", []))
    for player, seat in zip(position["players"].values(), game.seats, strict=True):
        cards.update(player["hand"] + player["area"])
        cards["utopia3"] += sum(player["democracy"].values())
        cards.update(card.id for card in seat.embargoes.values())
    for pack in game.packs:
        cards.update(card.id for card in pack)
    return cards


def sound(game: Civ, position: Position) -> None:
    """Every card exists once, what is counted is right."""
    box = Counter(card.id for card in game.box)
    assert in_play(game, position) + box == PRINTED
    per_era = 0 if len(game.players) == 4 else 3
    assert Counter(card[-1] for card in box.elements()) == Counter({era: per_era for era in "123" if per_era})
    assert [card[-1] for card in position["deck"]] == sorted(card[-1] for card in position["deck"])
    for player, seat in zip(position["players"].values(), game.seats, strict=True):
        assert seat.counts == [sum(card.startswith(cards.id) for card in player["area"]) for cards in DOMAINS]
        assert player["limit"] in (3, 5, 7)


@pytest.mark.parametrize("table", TABLES)
def test_every_position_is_sound(table: str) -> None:
    for game in games(table):
        play(game, sound)
        assert game.result.reason in ("CIV-5.1", "CIV-5.3")


def turns(game: Civ) -> Iterator[list[Event]]:
    """The events turn by turn."""
    turn: list[Event] = []
    for event in game.events:
        if event.kind == "turn" and event.data["what"] == "turn":
            yield turn
            turn = []
        turn.append(event)
    yield turn


@pytest.mark.parametrize("table", TABLES)
def test_one_permanent_and_one_discard_effect_per_domain_and_turn_CIV_2_2(table: str) -> None:
    for game in played(table, 40):
        for turn in turns(game):
            applied = Counter(
                (event.data["domain"], bool(event.data["level"]))
                for event in turn
                if event.kind == "copy" or event.data.get("role") == "acts"
            )
            assert set(applied.values()) <= {1}
            assert sum(event.kind == "copy" for event in turn) <= 1


@pytest.mark.parametrize("table", TABLES)
def test_hands_are_drawn_up_to_the_limit_CIV_2_3(table: str) -> None:
    for game in played(table, 40):
        for turn in turns(game):
            limit = max([event.data["limit"] for event in turn if event.kind == "limit"], default=3)
            drawn = [event for event in turn if event.kind == "draw" and event.rule == "CIV-2.3"]
            assert len(drawn) <= limit


@pytest.mark.parametrize("table", TABLES)
def test_nobody_plays_what_an_embargo_bars_CIV_4_3(table: str) -> None:
    for game in played(table, 40):
        for turn in turns(game):
            barred = turn[0].data.get("barred", ()) if turn else ()
            assert not [event for event in turn if event.kind == "play" and event.data["domain"] in barred]


@pytest.mark.parametrize("table", TABLES)
def test_everybody_plays_equally_often_unless_somebody_wins_at_once_CIV_5_2(table: str) -> None:
    for game in played(table, 40):
        if game.result.reason == "CIV-5.3":
            counts = Counter(turn[0].player for turn in turns(game) if turn and turn[0].kind == "turn")
            assert len(set(counts.values())) == 1


@pytest.mark.parametrize("table", TABLES)
def test_a_clone_goes_on_identically_and_a_record_leads_to_the_same_position(table: str) -> None:
    """Clones at every decision; records, and points of the past, at the end and here and there."""
    for game in games(table):
        positions = play_beside_clones(game, now_and_then(is_as_recorded, game.seed, 100))
        for number in random.Random(game.seed).sample(range(len(positions)), 3):
            is_as_it_was(game, positions, number)


@pytest.mark.parametrize("table", TABLES)
def test_every_record_leads_to_the_same_position_and_all_of_the_past_can_be_reached(table: str) -> None:
    for game in islice(games(table), 4):
        positions = play(game, is_as_recorded)
        for number in range(len(positions)):
            is_as_it_was(game, positions, number)


@pytest.mark.parametrize("table", TABLES)
def test_no_hidden_card_in_a_view(table: str) -> None:
    """At one in twenty answers; what is told in all games."""
    for game in games(table):
        play(game, now_and_then(blind, game.seed, 20))
        told_to_those_who_see(game)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_everything_is_said_in_words(language: str) -> None:
    for table in TABLES:
        for game in islice(games(table), 3):
            game.language = language

            def look(game: Civ, position: Position) -> None:
                if game.decision is not None:
                    assert game.decision.prompt.startswith(game.decision.player)

            play(game, look)
            for viewer in (None, *game.players):
                for event in game.events if viewer is None else game.seen_by(viewer):
                    text = event.text(language)
                    assert text[0].isupper() or text[0] in "ÀÉÊ"
                    assert text.endswith(".")
                    assert "None" not in text


@pytest.mark.parametrize("table", ["two", "draft", "teams"])
def test_an_imagined_game_can_be_played_on(table: str) -> None:
    """Whoever imagines it, and whoever is asked."""
    for game in islice(games(table), 3):

        def look(game: Civ, position: Position) -> None:
            for seat, name in enumerate(game.players):
                imagined = game.imagined(name, len(game.moves))
                bot = Random(seat)
                for _ in range(12):
                    if imagined.decision is not None:
                        imagined.choose(bot(imagined))
                assert in_play(imagined, imagined.position(None)).total() + len(imagined.box) == 104

        play(game, look)


DONE = {
    "assassination": {"discard": 1},
    "purge": {"discard": 2},
    "holy_book": {"limit": 1},
    "divine_right": {"limit": 1},
    "development": {"discard": 1, "play": 1},
    "monopoly": {"discard": 2, "play": 2},
    "embargo": {"lay": 1},
    "experiment": {"take": 1, "play": 1},
    "research": {"take": 2, "play": 2},
    "oligarchy": {"take": 1},
    "republic": {"take": 2},
    "democracy": {"lay": 1},
}
"""The events of each effect, however the cards lie; the others depend on what others have."""


def rich_table(chance: random.Random) -> Civ:
    """Ann's effects step with five cards each of three domains and two embargoes."""
    cards = list(PRINTED.elements())
    chance.shuffle(cards)

    def some(number: int, *domains: str) -> list[str]:
        found = [card for card in cards if not domains or card[:-1] in domains][:number]
        for card in found:
            cards.remove(card)
        return found

    domains = [str(each.id) for each in DOMAINS]
    crowded = [card for domain in chance.sample(domains, 3) for card in some(5, domain)]
    ann = {"hand": some(chance.randint(0, 4)), "area": crowded, "embargo": chance.sample(domains, 2)}
    ben = {"hand": some(chance.randint(0, 3)), "area": some(15)}
    game = civ(discard=some(chance.randint(0, 3)), deck=some(chance.randint(0, 12)), Ann=ann, Ben=ben)
    assert isinstance(game, Civ)
    return game


def test_every_effect_is_carried_out_in_full_CIV_4_8() -> None:
    """Also under an embargo, whatever is named first."""
    chance = random.Random(1)
    applied: Counter[str] = Counter()
    for seed in range(300):
        table = rich_table(chance)
        for key in table.decision.keys[:-1]:
            game, bot = table.clone(), Random(seed)
            started = len(game.events)
            game.choose(key)
            while game.decision.kind != "effects":
                game.choose(bot(game))
            told = game.events[started:]
            kinds = Counter(event.kind for event in told)
            ability = next(event.data["ability"] for event in told if event.kind in ("affect", "copy"))
            applied[ability] += 1
            assert not kinds["nothing"]
            assert {kind: kinds[kind] for kind in DONE.get(ability, ())} == DONE.get(ability, {})
    assert DONE.keys() <= applied.keys()
