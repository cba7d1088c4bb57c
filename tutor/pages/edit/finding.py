"""Cards looked up by what one remembers of them: a piece of the name in any language, colour, age, icon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from unicodedata import normalize

from cards.civ import CARD as CIV_CARD
from cards.innovation import CARDS
from cards.terms import LANGUAGES
from cards.text.civ import ROMAN
from engine.civ.deck import KINDS

__all__ = ["Sought", "found_civ", "found_innovation"]


@dataclass(frozen=True, slots=True)
class Sought:
    """What is looked for; nothing given finds everything."""

    text: str = ""
    age: int | None = None
    """In CIV the era."""
    colour: str | None = None
    """In CIV the domain."""
    icon: str | None = None


def found_innovation(sought: Sought) -> list[str]:
    """The cards of Innovation that fit, those whose name begins with the text first.

    >>> found_innovation(Sought("banch")), found_innovation(Sought("evolutoin"))
    (['banking', 'databases'], ['evolution'])
    >>> found_innovation(Sought(age=10, colour="red", icon="factory"))
    ['robotics']
    """
    fits = [
        card.id
        for card in CARDS
        if sought.age in (None, card.age)
        and sought.colour in (None, str(card.colour))
        and (sought.icon is None or sought.icon in _icons(card.id))
    ]
    text = _plain(sought.text)
    if not text:
        return fits
    names = _names()
    inside = [card for card in fits if any(text in name for name in names[card])]
    if inside:
        return sorted(inside, key=lambda card: not any(name.startswith(text) for name in names[card]))
    alike = get_close_matches(text, [name for card in fits for name in names[card]], n=5, cutoff=0.7)
    return [card for card in fits if any(name in alike for name in names[card])]


def found_civ(sought: Sought) -> list[str]:
    """The kinds of cards of CIV that fit, by domain.

    >>> found_civ(Sought("arm")), found_civ(Sought("cultura", age=3))
    (['army1', 'army2', 'army3'], ['culture3'])
    """
    text = _plain(sought.text)
    kinds = sorted(KINDS, key=lambda kind: (kind.domain, kind.era))
    return [
        kind.id
        for kind in kinds
        if sought.age in (None, kind.era)
        and sought.colour in (None, CIV_CARD[kind.id].domain.id)
        and any(text in name for name in _civ_names(kind.id))
    ]


@cache
def _names() -> dict[str, tuple[str, ...]]:
    return {
        card.id: (_plain(card.id), *(_plain(card.name[language]) for language in LANGUAGES)) for card in CARDS
    }


@cache
def _icons(card: str) -> frozenset[str]:
    icons = next(one for one in CARDS if one.id == card).icons
    four = (icons.top_left, icons.bottom_left, icons.bottom_middle, icons.bottom_right)
    return frozenset(str(icon) for icon in four if icon is not None)


def _civ_names(card: str) -> Iterator[str]:
    domain, era = CIV_CARD[card].domain, CIV_CARD[card].era
    yield card
    for language in LANGUAGES:
        yield _plain(f"{domain.name[language]}{ROMAN[era]}")


def _plain(text: str) -> str:
    return "".join(sign for sign in normalize("NFKD", text).casefold() if sign.isalnum())
