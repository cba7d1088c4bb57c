"""Cards, domains and effects of CIV by their printed names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.civ import ABILITY, DOMAIN
from cards.terms import Domain
from cards.text.civ import ROMAN, Applied, domain_and_era
from cards.text.it.words import joined, numeral


def card(shown: str | int, count: int = 1) -> str:
    """A card by its name, or by its era for those who may not know it; or so many of them."""
    if isinstance(shown, int):
        return f"{numeral(count)} {'carta' if count == 1 else 'carte'} dell'Era {ROMAN[shown]}"
    domain, era = domain_and_era(shown)
    return f"{'' if count == 1 else f'{numeral(count)} '}{domain.name.it} {era}"


def domain(shown: str) -> str:
    """The name of a domain."""
    return DOMAIN[Domain(shown)].name.it


def ability(shown: str) -> str:
    """The name of an effect."""
    return ABILITY[shown][1].name.it


def cards(count: int) -> str:
    """So many cards."""
    return f"{count} {'carta' if count == 1 else 'carte'}"


def cards_of(count: int, shown: str) -> str:
    """So many cards of a domain: "nessuna carta Esercito", "1 carta Esercito", "3 carte Esercito"."""
    if not count:
        return f"nessuna carta {domain(shown)}"
    return f"{count} {'carta' if count == 1 else 'carte'} {domain(shown)}"


def has(player: str, count: int, shown: str) -> str:
    """How many cards of a domain somebody has."""
    return f"{player} {'ha' if count else 'non ha'} {cards_of(count, shown)}"


def left(data: Mapping[str, Any]) -> str:
    """How many cards of a domain remain: "resta 1 carta Esercito"."""
    count = data["count"]
    verb = "restano" if count > 1 else "resta" if count else "non resta"
    return f"{verb} {cards_of(count, data['domain'])}"


def effect(found: Applied) -> str:
    """An effect as it is applied: "Epurazione (Esercito, livello 2)"."""
    kind = f"livello {found.level}" if found.level else "effetto di scarto"
    return f"{found.ability.name.it} ({found.domain.name.it}, {kind})"


def hegemony(data: Mapping[str, Any], noun: bool = True) -> str:
    """How many cards hegemony needs: "8 carte", "9 carte (8 più 1 per Democrazia)"."""
    needed, democracy = data["needed"], data["democracy"]
    why = f" ({needed - democracy} più {democracy} per Democrazia)" if democracy else ""
    return f"{needed}{' carte' if noun else ''}{why}"


def hegemony_cards(data: Mapping[str, Any]) -> str:
    """How many cards of the domain hegemony needs, those for democracy counted apart."""
    needed, democracy = data["needed"], data["democracy"]
    return f"{needed} carte {domain(data['domain'])} ({needed - democracy} più {democracy})"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return joined(list(players)) if players else "nessuno"


def any_of(things: Sequence[str]) -> str:
    """Things of which each one counts."""
    return joined(list(things), "o")


def of(player: str) -> str:
    """Of a player."""
    return f"di {player}"


def to(player: str) -> str:
    """To a player: "ad Anna", "a Luca"."""
    return f"{'ad' if player[:1] in ('A', 'a') else 'a'} {player}"
