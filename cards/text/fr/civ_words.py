"""Cards, domains and effects of CIV by their names in French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.civ import ABILITY, DOMAIN
from cards.terms import Domain
from cards.text.civ import ROMAN, Applied, domain_and_era
from cards.text.fr.words import counted, de, listed, number, plural


def card(shown: str | int, count: int = 1) -> str:
    """A card by its name, or by its era for those who may not know it; or so many of them."""
    if isinstance(shown, int):
        return f"{number(count)} {plural('carte', count > 1)} de l'ère {ROMAN[shown]}"
    domain, era = domain_and_era(shown)
    return f"{'' if count == 1 else f'{number(count)} '}{domain.name.fr} {era}"


def domain(shown: str) -> str:
    """The name of a domain."""
    return DOMAIN[Domain(shown)].name.fr


def ability(shown: str) -> str:
    """The name of an effect."""
    return ABILITY[shown][1].name.fr


def cards(count: int) -> str:
    """So many cards."""
    return counted(count, "carte")


def cards_of(count: int, shown: str) -> str:
    """So many cards of a domain: "1 carte Armée", "3 cartes Armée"."""
    return f"{counted(count, 'carte')} {domain(shown)}"


def has(player: str, count: int, shown: str) -> str:
    """How many cards of a domain somebody has."""
    if not count:
        return f"{player} n'a aucune carte {domain(shown)}"
    return f"{player} a {cards_of(count, shown)}"


def left(data: Mapping[str, Any]) -> str:
    """How many cards of a domain remain: "il reste 1 carte Armée"."""
    if not data["count"]:
        return f"il ne reste aucune carte {domain(data['domain'])}"
    return f"il reste {cards_of(data['count'], data['domain'])}"


def effect(found: Applied) -> str:
    """An effect as it is applied: "Purge (Armée, niveau 2)"."""
    kind = f"niveau {found.level}" if found.level else "effet de défausse"
    return f"{found.ability.name.fr} ({found.domain.name.fr}, {kind})"


def hegemony(data: Mapping[str, Any], noun: bool = True) -> str:
    """How many cards hegemony needs: "8 cartes", "9 cartes (8 plus 1 pour Démocratie)"."""
    needed, democracy = data["needed"], data["democracy"]
    why = f" ({needed - democracy} plus {democracy} pour Démocratie)" if democracy else ""
    return f"{needed}{' cartes' if noun else ''}{why}"


def hegemony_cards(data: Mapping[str, Any]) -> str:
    """How many cards of the domain hegemony needs, those for democracy counted apart."""
    needed, democracy = data["needed"], data["democracy"]
    return f"{needed} cartes {domain(data['domain'])} ({needed - democracy} plus {democracy})"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return listed(list(players)) if players else "personne"


def any_of(things: Sequence[str]) -> str:
    """Things of which each one counts."""
    return listed(list(things), "ou")


def of(player: str) -> str:
    """Of a player: "de Luca", "d'Anna"."""
    return de(player)


def to(player: str) -> str:
    """To a player."""
    return f"à {player}"
