"""A card by its id or by its name, in whatever language and spelling."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import TypeVar
from unicodedata import normalize

from cards.civ import DOMAINS, ERAS
from cards.innovation import CARD
from cards.model import Card, DomainCards
from cards.terms import LANGUAGES

__all__ = ["find", "find_any"]

_T = TypeVar("_T")


def find(text: str) -> Card:
    """The card of this id or name; case, accents, spaces and punctuation do not matter.

    Raises KeyError, with names that look alike, if there is none.

    >>> find("cites etats").id
    'city_states'
    """
    return _look_up(text, _names())


def find_any(text: str) -> Card | DomainCards:
    """The card of Innovation, or the cards of CIV, of this id or name; an effect's name will do in CIV.

    >>> find_any("Assassinio").id
    <Domain.ARMY: 'army'>
    """
    names: dict[str, tuple[str, Card | DomainCards]] = {**_civ_names(), **_names()}
    return _look_up(text, names)


def _look_up(text: str, names: Mapping[str, tuple[str, _T]]) -> _T:
    plain = _plain(text)
    if plain in names:
        return names[plain][1]
    close = [names[match][0] for match in get_close_matches(plain, names)]
    hint = f"; did you mean {' or '.join(dict.fromkeys(close))}?" if close else ""
    raise KeyError(f"no card is called {text!r}{hint}")


@cache
def _names() -> dict[str, tuple[str, Card]]:
    """By plain name: the name as printed and its card; an id wins over a name of another card."""
    names: dict[str, tuple[str, Card]] = {}
    for card in CARD.values():
        names[_plain(card.id)] = card.name.en, card
    for language in LANGUAGES:
        for card in CARD.values():
            names.setdefault(_plain(card.name[language]), (card.name[language], card))
    return names


@cache
def _civ_names() -> dict[str, tuple[str, DomainCards]]:
    """The same for the domains of CIV, their cards and their effects."""
    names: dict[str, tuple[str, DomainCards]] = {}
    for domain in DOMAINS:
        for era in ERAS:
            names[_plain(f"{domain.id}{era}")] = domain.name.en, domain
    for language in LANGUAGES:
        for domain in DOMAINS:
            for name in (domain.name, *(ability.name for ability in domain.abilities)):
                names.setdefault(_plain(name[language]), (name[language], domain))
    return names


def _plain(text: str) -> str:
    return "".join(sign for sign in normalize("NFKD", text).casefold() if sign.isalnum())
