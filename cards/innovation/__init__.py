"""All the cards of Innovation and the five fields."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cards.innovation import age01, age02, age03, age04, age05, age06, age07, age08, age09, age10
from cards.innovation.fields import FIELDS
from cards.model import Card

__all__ = ["CARD", "CARDS", "FIELDS"]

CARDS: tuple[Card, ...] = (
    *age01.CARDS,
    *age02.CARDS,
    *age03.CARDS,
    *age04.CARDS,
    *age05.CARDS,
    *age06.CARDS,
    *age07.CARDS,
    *age08.CARDS,
    *age09.CARDS,
    *age10.CARDS,
)
"""Age by age, and within an age colour by colour; whatever has to be put in order follows it."""

CARD: Mapping[str, Card] = MappingProxyType({card.id: card for card in CARDS})
"""The cards by their ids."""
