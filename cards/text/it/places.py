"""Where cards lie and whose they are: prepositions, articles, possessives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from cards.program import Place, Who
from cards.text.context import Context

_CONTRACTED: Mapping[str, tuple[str, str, str]] = {
    "di": ("della ", "dell'", "delle "),
    "a": ("alla ", "all'", "alle "),
    "da": ("dalla ", "dall'", "dalle "),
    "in": ("nella ", "nell'", "nelle "),
}
"""Preposition and article before the places, which are feminine: "della Mano", "dell'Influenza"."""

NAMES: Mapping[Place, tuple[str, str]] = {
    Place.HAND: ("Mano", "Mani"),
    Place.SCORE: ("Influenza", "Influenze"),
    Place.BOARD: ("Zona", "Zone"),
    Place.TOP: ("Zona", "Zone"),
    Place.BOTTOM: ("Zona", "Zone"),
    Place.AREA: ("area di gioco", "aree di gioco"),
}


def contracted(preposition: str, name: str, plural: bool = False) -> str:
    """A feminine noun after a preposition with its article.

    >>> contracted("di", "Influenza"), contracted("a", "Mano"), contracted("da", "Mani", plural=True)
    ("dell'Influenza", 'alla Mano', 'dalle Mani')
    """
    before, elided, many = _CONTRACTED[preposition]
    if plural:
        return many + name
    return (elided if name[0] in "AEIOUaeiou" else before) + name


def your(possessive: str, context: Context) -> str:
    """The possessive of the one who acts: "tua", or "propria" of somebody who is told of."""
    return possessive if context.you else f"propri{possessive[-1]}"


def possessive(who: Who, context: Context) -> str | None:
    """ "tua" or "mia", unless the owner has to be named otherwise."""
    if who is Who.YOU:
        return "tua" if context.you else "propria"
    if who is Who.ME and context.me is None:
        return "mia"
    return None


def owner(who: Who, context: Context, many: bool = False) -> str:
    """Whose, where no possessive says it; `many`: the cards of each of them."""
    match who:
        case Who.YOU:
            return "tua"
        case Who.ME:
            return f"di {context.me}"
        case Who.OTHERS:
            return "di tutti gli altri giocatori" if many else "di un qualsiasi altro giocatore"
        case Who.ANOTHER:
            return "di un altro giocatore"
        case Who.POORER_OPPONENT:
            return "di un avversario con meno punti Influenza di te"
        case Who.THAT_PLAYER:
            return "di quel giocatore"
        case Who.EVERYONE:
            return "di tutti i giocatori" if many else "di un giocatore qualsiasi"
        case _:
            assert_never(who)


def place(preposition: str, where: Place, who: Who, context: Context, many: bool = False) -> str:
    """A place of a player after a preposition.

    >>> context = Context()
    >>> place("di", Place.HAND, Who.YOU, context), place("da", Place.SCORE, Who.OTHERS, context)
    ('della tua Mano', "dall'Influenza di un qualsiasi altro giocatore")
    """
    mine = possessive(who, context)
    one, several = NAMES[where]
    if context.civ:
        one = one.lower()
    if mine is not None:
        return contracted(preposition, f"{mine} {one}")
    many = many and who in (Who.OTHERS, Who.EVERYONE)
    return f"{contracted(preposition, several if many else one, many)} {owner(who, context, many)}"
