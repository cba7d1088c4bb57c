"""A card by its id or by its name, in whatever language and spelling."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from unicodedata import normalize

from cards.innovation import CARD
from cards.model import Card
from cards.terms import LANGUAGES

__all__ = ["find"]


def find(text: str) -> Card:
    """The card of this id or name; case, accents, spaces and punctuation do not matter.

    Raises KeyError, with names that look alike, if there is none.

    >>> find("cites etats").id
    'city_states'
    """
    names = _names()
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


def _plain(text: str) -> str:
    return "".join(sign for sign in normalize("NFKD", text).casefold() if sign.isalnum())
