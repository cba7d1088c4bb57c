"""The 104 cards of CIV, domain by domain, and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cards.civ.domains import DOMAINS
from cards.model import Ability, CivCard, DomainCards
from cards.terms import Domain

__all__ = [
    "ABILITY",
    "BOXED",
    "CARD",
    "DOMAIN",
    "DOMAINS",
    "DRAFT_HAND",
    "ERAS",
    "HAND_LIMIT",
    "HEGEMONY",
    "LEVELS",
]

DOMAIN: Mapping[Domain, DomainCards] = MappingProxyType({cards.id: cards for cards in DOMAINS})
"""The domains by their ids."""

ABILITY: Mapping[str, tuple[DomainCards, Ability]] = MappingProxyType(
    {ability.id: (cards, ability) for cards in DOMAINS for ability in cards.abilities}
)
"""The effects, each with its domain, by their ids."""

ERAS = (1, 2, 3)

CARD: Mapping[str, CivCard] = MappingProxyType(
    {f"{cards.id}{era}": CivCard(cards, era) for era in ERAS for cards in DOMAINS if cards.eras[era - 1]}
)
"""The cards by their ids, which are made of domain and era; in the order in which they move together."""

BOXED: Mapping[int, int] = MappingProxyType({2: 3, 3: 3, 4: 0})
"""Cards of each era that go back into the box, by the number of players (CIV-1.2)."""

LEVELS: Mapping[int, tuple[int, int]] = MappingProxyType({2: (3, 5), 3: (3, 5), 4: (2, 4)})
"""Cards that levels 1 and 2 need, by the number of players (CIV-3.1)."""

HEGEMONY: Mapping[int, int] = MappingProxyType({2: 8, 3: 7, 4: 7})
"""Cards of one domain that win, by the number of players (CIV-5.1)."""

HAND_LIMIT = 3
"""The usual one (CIV-2.3)."""

DRAFT_HAND = 4
"""So many cards everyone draws for the draft (CIV-1.5)."""
