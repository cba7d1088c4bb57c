"""Every kind of events is declared: what is told fits, can be said, and shows no more than it should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, TypedDict, get_args, get_origin

import pytest

import engine
from cards.events import EVENTS
from cards.events.kind import CardIds, Declarations, EventKind, Public
from cards.terms import LANGUAGES
from cards.text import sentence
from engine.events import Event
from engine.view import redacted
from tests.random_games import play

KINDS = [kind for kinds in EVENTS.values() for kind in kinds.values()]

SAMPLES: Mapping[str, Mapping[str, Any]] = {
    "innovation": {
        "card": "oars", "given": ["oars"], "taken": ["tools"], "owner": "Ann", "receiver": "Bob",
        "by": ["Bob"], "splay": "left", "colour": "red", "direction": "up", "was": "left", "open": True,
        "field": "empire",
        "period": 3, "value": 2, "age": 3, "icon": "castle", "counts": {"Ann": 2, "Bob": 1}, "effect": 1,
        "demand": True, "count": 1, "against": 2, "partner": False, "chosen": 1, "named": 0, "actions": 2,
        "drawn": True, "first": "Oars", "winners": ["Ann"], "points": 10, "achievements": 3,
    },
    "civ": {
        "card": "army1", "domain": "army", "level": 1, "count": 5, "needed": 7, "democracy": 0, "era": 1,
        "owner": "Ann", "receiver": "Bob", "on": "Bob", "by": "army", "ability": "attack", "chosen": "1",
        "culture": {"Ann": 2, "Bob": 1}, "others": ["Bob"], "limit": 5, "was": 3, "barred": ["army"],
        "last_round": False, "still": ["Bob"], "named": 0, "winners": ["Ann"], "leaders": {"army": ["Ann"]},
        "points": {"Ann": 2, "Bob": 1}, "tied": ["Ann", "Bob"], "from": "Bob",
    },
}  # fmt: skip
"""A value for every field whose declaration does not list its values."""

OTHERWISE: Mapping[tuple[str, str, str], Mapping[str, Any]] = {
    ("innovation", "affect", "by"): {"by": "Bob"},
    ("civ", "affect", "by"): {"by": "Bob"},
    ("innovation", "choose", "colour"): {"chosen": "red"},
    ("civ", "choose", "domain"): {"chosen": "army"},
}


def samples(kind: EventKind[Any]) -> Iterator[dict[str, Any]]:
    """Data of a kind: every combination of the values that its declaration lists, the rest by example."""
    listed = {name: get_args(field.type) for name, field in kind.fields.items() if is_listed(field.type)}
    for values in product(*listed.values()):
        data = {name: SAMPLES[kind.game][name] for name in kind.fields if name not in listed}
        data |= zip(listed, values, strict=True)
        for mark in (*data, *values):
            data |= OTHERWISE.get((kind.game, kind.name, str(mark)), {})
        yield data


def is_listed(hint: Any) -> bool:
    """Whether a declaration lists the values of a field."""
    return get_origin(hint) is Literal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_every_kind_can_be_said_in_every_language(kind: EventKind[Any], language: str) -> None:
    for data in samples(kind):
        words = sentence(kind.name, "Ann", data, language, kind.game)
        assert words.endswith("."), (data, words)
        assert "None" not in words, (data, words)


@pytest.mark.parametrize(
    ("game", "options"), [("innovation", {}), ("civ", {}), ("civ", {"setup": "draft"})], ids=str
)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_in_whole_games_is_as_declared(game: str, options: dict[str, str], seed: int) -> None:
    played = engine.new(game, ["Ann", "Bob", "Eve"], seed, options=options)
    play(played, lambda *_: None)
    for event in played.events:
        kind = EVENTS[game][event.kind]
        assert event.declared is kind
        required = {name for name, field in kind.fields.items() if field.required}
        assert required <= event.data.keys() <= kind.fields.keys(), event
        for name, value in event.data.items():
            hint = kind.fields[name].type
            assert not is_listed(hint) or value in get_args(hint), event


def test_no_kind_is_declared_twice() -> None:
    declared = Declarations("whist")
    declared.telling("trump", Secret)
    with pytest.raises(ValueError, match="trump is declared twice for whist"):
        declared.change("trump", Secret)


BACKS = {"oars": 1, "tools": 1, "banking": 5}

Swap = TypedDict(
    "Swap",
    {
        "given": CardIds,
        "from": Public[str],
        "owner": Public[str],
        "taken": CardIds,
        "to": Public[str],
        "receiver": Public[str],
    },
)
SWAPPED: Swap = {
    "given": ["oars"],
    "from": "hand",
    "owner": "Ann",
    "taken": ["banking", "tools"],
    "to": "hand",
    "receiver": "Bob",
}


class Secret(TypedDict):
    """A field of which nothing is said."""

    plan: str


def seen(kind: EventKind[Any], data: Mapping[str, Any], viewer: str) -> Mapping[str, Any]:
    """What somebody may know of an event of Ann's."""
    return redacted(Event(kind, "Ann", "INN-7.9", data, None), viewer, BACKS).data


def test_a_new_kind_about_cards_hides_them_without_more_being_said() -> None:
    swap = Declarations("innovation").change("swap", Swap)
    assert seen(swap, SWAPPED, "Ann") == SWAPPED
    assert seen(swap, SWAPPED, "Bob") == SWAPPED
    assert seen(swap, SWAPPED, "Cat") == {**SWAPPED, "given": [1], "taken": [1, 5]}
    on_boards = {**SWAPPED, "to": "board"}
    assert seen(swap, on_boards, "Cat") == on_boards


def test_a_field_that_is_not_declared_public_is_hidden_from_everybody() -> None:
    plot = Declarations("innovation").telling("plot", Secret)
    for viewer in ("Ann", "Bob"):
        assert seen(plot, {"plan": "win"}, viewer) == {}


def test_a_field_that_is_not_declared_at_all_is_hidden() -> None:
    undeclared = EventKind("innovation", "swap", {}, changes=True)
    open_to_all = {**SWAPPED, "open": True}
    assert seen(undeclared, open_to_all, "Ann") == {}
    splay = EVENTS["innovation"]["splay"]
    assert seen(splay, {"colour": "red", "direction": "up", "was": None, "card": "oars"}, "Bob") == {
        "colour": "red",
        "direction": "up",
        "was": None,
    }


def test_the_kinds_that_change_the_game_are_those_of_the_rules() -> None:
    changing = {
        game: [kind.name for kind in kinds.values() if kind.changes] for game, kinds in EVENTS.items()
    }
    assert changing == {
        "innovation": [
            "draw", "reveal", "meld", "tuck", "score", "return", "transfer", "exchange", "splay", "arrange",
            "remove", "achieve",
        ],
        "civ": ["play", "discard", "take", "give", "draw", "lay"],
    }  # fmt: skip
