"""Cards are pure data, written in a vocabulary without a word too many."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType

import cards.events.kind
import cards.model
import cards.program
from cards.civ import DOMAINS
from cards.civ import domains as domain_cards
from cards.innovation import (
    CARD,
    CARDS,
    FIELDS,
    age01,
    age02,
    age03,
    age04,
    age05,
    age06,
    age07,
    age08,
    age09,
    age10,
    third,
)
from cards.innovation import fields as field_cards
from cards.innovation.editions import PRINTINGS
from cards.innovation.fields import SEPARATE

WRITTEN = (
    age01,
    age02,
    age03,
    age04,
    age05,
    age06,
    age07,
    age08,
    age09,
    age10,
    third,
    field_cards,
    domain_cards,
)
# What cards are not written with, but read by, or only typed with.
ALL = (tuple(PRINTINGS.values()), FIELDS, SEPARATE, DOMAINS)
UNWRITTEN = {"Number", "sequence"}


def leaves(node: object) -> Iterator[object]:
    """All that a card is made of, itself included."""
    yield node
    if is_dataclass(node):
        for field in fields(node):
            yield from leaves(getattr(node, field.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from leaves(part)


def test_a_card_is_nothing_but_data() -> None:
    for leaf in leaves(ALL):
        plain = leaf is None or isinstance(leaf, (tuple, Enum, str, int))
        frozen = is_dataclass(leaf) and not isinstance(leaf, type) and hash(leaf) is not None
        assert plain or frozen, leaf


def test_programs_name_no_cards_but_those_that_artificial_intelligence_asks_for() -> None:
    words = {leaf for card in CARDS for leaf in leaves(card.effects) if isinstance(leaf, str)}
    assert words & CARD.keys() == {"robotics", "software"}
    assert [card.id for card in CARDS if {"robotics", "software"} & set(leaves(card.effects))] == ["ai"]


def test_every_word_of_the_vocabulary_is_used() -> None:
    used = {type(leaf).__name__ for leaf in leaves(ALL)} | {
        name for module in WRITTEN for name in vars(module)
    }
    words = {
        name
        for name in cards.program.__all__
        if not isinstance(getattr(cards.program, name), UnionType) and name not in UNWRITTEN
    }
    assert words - used == set()


def test_every_word_of_a_kind_is_used() -> None:
    used = set(leaves(ALL))
    kinds = [found for found in vars(cards.program).values() if isinstance(found, type)]
    words = {word for kind in kinds if issubclass(kind, Enum) for word in kind}
    assert words - used == set()


def test_all_of_a_program_is_frozen_data_without_room_for_more() -> None:
    """A card can be shared by all games because nobody can change it."""
    for module in (cards.program, cards.model, cards.events.kind):
        for kind in vars(module).values():
            if isinstance(kind, type) and is_dataclass(kind):
                assert kind.__dataclass_params__.frozen, kind  # type: ignore[attr-defined]
                assert "__dict__" not in dir(kind), kind


def test_a_card_draws_from_an_age_that_there_is_INN_3_2() -> None:
    """A 0 would be drawn from age 1 as well, but nobody would say so."""
    drawn = [
        leaf.value for card in CARDS for leaf in leaves(card.effects) if isinstance(leaf, cards.program.Draw)
    ]
    assert {value for value in drawn if isinstance(value, int)} <= set(range(1, 11))
