"""The small dictionary that the other modules share."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cards.innovation import fields
from cards.model import Card
from cards.terms import Colour, Direction, Field, Icon

COLON = ": "

COLOURS: Mapping[Colour, tuple[str, str, str]] = {
    Colour.RED: ("rosso", "rossa", "rosse"),
    Colour.YELLOW: ("giallo", "gialla", "gialle"),
    Colour.GREEN: ("verde", "verde", "verdi"),
    Colour.BLUE: ("blu", "blu", "blu"),
    Colour.PURPLE: ("viola", "viola", "viola"),
}
"""The colour itself (and a pile of it), one card of it, several cards."""

ICONS: Mapping[Icon, tuple[str, str, str]] = {
    Icon.CASTLE: ("una torre", "torri", "torre"),
    Icon.CROWN: ("una corona", "corone", "corona"),
    Icon.LEAF: ("una foglia", "foglie", "foglia"),
    Icon.BULB: ("una lampadina", "lampadine", "lampadina"),
    Icon.FACTORY: ("una fabbrica", "fabbriche", "fabbrica"),
    Icon.CLOCK: ("un orologio", "orologi", "orologio"),
}
"""One with its article, several, the bare word."""

DIRECTIONS: Mapping[Direction, str] = {
    Direction.LEFT: "verso sinistra",
    Direction.RIGHT: "verso destra",
    Direction.UP: "verso l'alto",
}

FIELDS: Mapping[Field, str] = {field.id: field.name.it for field in fields.FIELDS}

_NUMERALS = (
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
)
_ORDINALS = (
    "primo",
    "secondo",
    "terzo",
    "quarto",
    "quinto",
    "sesto",
    "settimo",
    "ottavo",
    "nono",
    "decimo",
)


def heading(card: Card) -> tuple[str, ...]:
    """The lines of a card above its effects: name; age and colour; the icon that its effects ask for."""
    return (
        card.name.it,
        f"Periodo {card.age}, {COLOURS[card.colour][0]}",
        f"Risorsa richiesta: {ICONS[card.dogma][2]}",
    )


def numeral(number: int) -> str:
    """A number before a noun, in words up to twelve (one is "una": cards are feminine).

    >>> numeral(1), numeral(3), numeral(20)
    ('una', 'tre', 'venti')
    """
    if number == 1:
        return "una"
    if number == 20:
        return "venti"
    return _NUMERALS[number] if 0 <= number < len(_NUMERALS) else str(number)


def degree(number: int) -> str:
    """How much higher: "superiore di uno"."""
    return _NUMERALS[number] if number < len(_NUMERALS) else str(number)


def ordinal(number: int, feminine: bool = False) -> str:
    """A place in a row, from 1: "primo", "seconda"."""
    if number > len(_ORDINALS):
        return f"{number}{'ª' if feminine else 'º'}"
    word = _ORDINALS[number - 1]
    return f"{word[:-1]}a" if feminine else word


def a_value(value: int, times: int = 1) -> str:
    """A card by its value: "un 5", "due 10"."""
    return f"un {value}" if times == 1 else f"{numeral(times)} {value}"


def of_values(value: int) -> str:
    """Of the cards of a value: "dei 5", but "degli 8"."""
    return f"{'degli' if value in (1, 8, 11) else 'dei'} {value}"


def joined(words: Sequence[str], last: str = "e") -> str:
    """A list in words.

    >>> joined(["Anna", "Bruno", "Carla"]), joined(["un 2", "un 3"], "o"), joined(["Anna", "Elisa"])
    ('Anna, Bruno e Carla', 'un 2 o un 3', 'Anna ed Elisa')
    """
    if len(words) < 2:
        return "".join(words)
    link = "ed" if last == "e" and words[-1][:1] in tuple("EeÈèÉé") else last
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def euphonic(text: str) -> str:
    """The text with "ed" and "ad" where "e" and "a" would meet the same vowel.

    >>> euphonic("Anna e Élise danno a Andrea un 8: e è poco")
    'Anna ed Élise danno ad Andrea un 8: ed è poco'
    """
    return _MEETING.sub(r"\1d", text)


_MEETING = re.compile(r"\b(e(?= [eèéê])|a(?= [aàâ]))", re.IGNORECASE)


def sentence_case(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]
