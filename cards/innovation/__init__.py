"""All the cards of Innovation and the five fields."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cards.innovation import age01, age02, age03, age04, age05, age06, age07, age08, age09, age10
from cards.innovation.fields import FIELDS
from cards.model import Card
from cards.terms import Direction

__all__ = ["ACHIEVEMENTS", "CARD", "CARDS", "FIELDS", "SHOWN_BENEATH", "TEAM_ACHIEVEMENTS"]

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

SHOWN_BENEATH: Mapping[Direction, tuple[int, ...]] = MappingProxyType(
    {Direction.LEFT: (3,), Direction.RIGHT: (0, 1), Direction.UP: (1, 2, 3)}
)
"""The places of the icons that a card beneath others shows in a splayed pile (INN-8.2)."""

ACHIEVEMENTS: Mapping[int, int] = MappingProxyType({2: 6, 3: 5, 4: 4})
"""Achievements that win, by the number of players (INN-10.1)."""

TEAM_ACHIEVEMENTS = 6
"""Achievements that win for two partners together (INN-10.4)."""
