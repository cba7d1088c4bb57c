"""The editions of Innovation: what a game of each is played with, and which options hold by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from cards.innovation import CARD, third
from cards.innovation.fields import FIELDS, SEPARATE
from cards.model import Card, FieldCard
from cards.program import Effect
from cards.terms import EditionName

__all__ = ["EDITIONS", "PRINTINGS", "Edition", "edition_of"]


@dataclass(frozen=True, slots=True)
class Edition:
    """What is printed in one box."""

    name: EditionName
    card: Mapping[str, Card]
    """Its 105 cards by their ids, in the order of the first edition's."""
    fields: tuple[FieldCard, ...]
    options: Mapping[str, str]
    """The options that hold where a game names no others."""
    tie: Literal["shared", "draw"]
    """What a last tie is called (INN-10.2)."""
    rules: tuple[str, ...] = ()
    """The rules that are others than in the first edition, or that something is added to."""

    @property
    def differs(self) -> tuple[Card, ...]:
        """The cards that do something else than in the first edition."""
        return tuple(card for card in self.card.values() if card.edition != "first")


def _cards(edition: EditionName, effects: Mapping[str, tuple[Effect, ...]]) -> Mapping[str, Card]:
    """All the cards, some of them with other effects."""
    changed = {id: replace(CARD[id], effects=said, edition=edition) for id, said in effects.items()}
    return MappingProxyType({**CARD, **changed})


EDITIONS: Mapping[EditionName, Edition] = MappingProxyType(
    {
        "first": Edition("first", CARD, FIELDS, {}, "shared"),
        "third": Edition(
            "third",
            _cards("third", third.EFFECTS),
            SEPARATE,
            {"monument": "separate"},
            "draw",
            ("INN-8.1", "INN-9.1", "INN-10.2"),
        ),
    }
)

PRINTINGS: Mapping[str, Card] = MappingProxyType(
    {card.printing: card for edition in EDITIONS.values() for card in edition.card.values()}
)
"""The cards of all editions, as clauses call them."""


def edition_of(options: Mapping[str, Any]) -> Edition:
    """The edition that is played with these options."""
    return EDITIONS[options.get("edition", "first")]


def options_of(edition: EditionName) -> dict[str, Any]:
    """The options with which an edition is played; the first edition needs none.

    >>> options_of("first"), options_of("third")
    ({}, {'edition': 'third'})
    """
    return {} if edition == "first" else {"edition": edition}
