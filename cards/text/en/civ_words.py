"""Cards, domains and effects of CIV by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.civ import ABILITY, DOMAIN
from cards.terms import Domain
from cards.text.civ import ROMAN, Applied, domain_and_era
from cards.text.en.words import amount, both, counted, either, number


def card(shown: str | int, count: int = 1) -> str:
    """A card by its name, or by its era for those who may not know it; or so many of them."""
    if isinstance(shown, int):
        return f"{'a card' if count == 1 else counted(count, 'card', 'cards')} of era {ROMAN[shown]}"
    domain, era = domain_and_era(shown)
    name = f"{domain.name.en} {era}"
    return name if count == 1 else f"{number(count)} {name} cards"


def domain(shown: str) -> str:
    """The name of a domain."""
    return DOMAIN[Domain(shown)].name.en


def ability(shown: str) -> str:
    """The name of an effect."""
    return ABILITY[shown][1].name.en


def cards(count: int) -> str:
    """So many cards."""
    return amount(count, "card", "cards")


def cards_of(count: int, shown: str) -> str:
    """So many cards of a domain: "no Army cards", "1 Army card", "3 Army cards"."""
    return amount(count, f"{domain(shown)} card", f"{domain(shown)} cards")


def has(player: str, count: int, shown: str) -> str:
    """How many cards of a domain somebody has."""
    return f"{player} has {cards_of(count, shown)}"


def left(data: Mapping[str, Any]) -> str:
    """How many cards of a domain remain: "leaving 1 Army card"."""
    return f"leaving {cards_of(data['count'], data['domain'])}"


def effect(found: Applied) -> str:
    """An effect as it is applied: "Purge (Army, level 2)", "Attack (discard effect of Army)"."""
    kind = (
        f"{found.domain.name.en}, level {found.level}"
        if found.level
        else f"discard effect of {found.domain.name.en}"
    )
    return f"{found.ability.name.en} ({kind})"


def hegemony(data: Mapping[str, Any], noun: bool = True) -> str:
    """How many cards hegemony needs: "8 cards", "9 cards (8 plus 1 for Democracy)"."""
    needed, democracy = data["needed"], data["democracy"]
    why = f" ({needed - democracy} plus {democracy} for Democracy)" if democracy else ""
    return f"{cards(needed) if noun else needed}{why}"


def hegemony_cards(data: Mapping[str, Any]) -> str:
    """How many cards of the domain hegemony needs, those for democracy counted apart."""
    needed, democracy = data["needed"], data["democracy"]
    return f"{needed} {domain(data['domain'])} cards ({needed - democracy} plus {democracy})"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return both(players) if players else "nobody"


def any_of(things: Sequence[str]) -> str:
    """Things of which each one counts."""
    return either(things)


def of(player: str) -> str:
    """Somebody's."""
    return f"{player}'s"


def to(player: str) -> str:
    """To somebody."""
    return f"to {player}"
