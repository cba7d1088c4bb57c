"""Every kind of events is declared: what is told fits, can be said, and shows no more than it should."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, get_args, get_origin

import pytest

import engine
from cards.events import EVENTS
from cards.events.kind import CardIds, Declarations, EventKind, Public
from cards.terms import LANGUAGES, Language
from engine.events import Event
from engine.view import redacted
from tests.random_games import play
from tests.text.golden.events import CIV, INNOVATION, said

KINDS = [kind for kinds in EVENTS.values() for kind in kinds.values()]

SAMPLES = {"innovation": INNOVATION, "civ": CIV}

NEVER_TOLD: Mapping[tuple[str, str, str], set[str]] = {
    ("innovation", "meld", "from"): {"board"},
    ("innovation", "tuck", "from"): {"score"},
    ("innovation", "score", "from"): {"score"},
    ("innovation", "exchange", "from"): {"board"},
    ("innovation", "exchange", "to"): {"board"},
    ("civ", "choose", "what"): {"option"},
    ("civ", "nothing", "why"): {"none_due"},
}
"""Values that a declaration shares with others, and that no card leads to."""


def is_listed(hint: Any) -> bool:
    """Whether a declaration lists the values of a field."""
    return get_origin(hint) is Literal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_every_kind_can_be_said_in_every_language(kind: EventKind[Any], language: Language) -> None:
    samples = [sample for sample in SAMPLES[kind.game] if sample[0] == kind.name]
    assert samples, f"no sample of {kind.name} in tests/text/golden/events.py"
    for sample in samples:
        words = said(sample, language, kind.game)
        assert words.endswith("."), words
        assert "None" not in words


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.game}-{kind.name}")
def test_the_samples_of_a_kind_hold_each_value_that_it_declares(kind: EventKind[Any]) -> None:
    samples = [sample[2] for sample in SAMPLES[kind.game] if sample[0] == kind.name]
    for data in samples:
        assert data.keys() <= kind.fields.keys()
    for name, field in kind.fields.items():
        if is_listed(field.type):
            missing = set(get_args(field.type)) - {data.get(name) for data in samples}
            assert missing <= NEVER_TOLD.get((kind.game, kind.name, name), set())


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
    declared = Declarations("whist", open_places=[])
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
    swap = Declarations("innovation", open_places=["board"]).change("swap", Swap)
    assert seen(swap, SWAPPED, "Ann") == SWAPPED
    assert seen(swap, SWAPPED, "Bob") == SWAPPED
    assert seen(swap, SWAPPED, "Cat") == {**SWAPPED, "given": [1], "taken": [1, 5]}
    on_boards = {**SWAPPED, "to": "board"}
    assert seen(swap, on_boards, "Cat") == on_boards


def test_a_field_that_is_not_declared_public_is_hidden_from_everybody() -> None:
    plot = Declarations("innovation", open_places=["board"]).telling("plot", Secret)
    for viewer in ("Ann", "Bob"):
        assert seen(plot, {"plan": "win"}, viewer) == {}


def test_a_field_that_is_not_declared_at_all_is_hidden() -> None:
    undeclared = EventKind("innovation", "swap", {}, frozenset(("hand",)), changes=True)
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
            "draw", "reveal", "meld", "tuck", "score", "return", "transfer", "exchange", "splay", "unsplay",
            "arrange", "remove", "achieve",
        ],
        "civ": ["play", "discard", "take", "give", "draw", "lay"],
    }  # fmt: skip
