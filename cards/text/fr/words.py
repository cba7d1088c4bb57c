"""The small dictionary: icons, colours, places, numbers in words, lists, elisions, terms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cards.innovation import fields
from cards.model import Card
from cards.program import Place
from cards.terms import Colour, Direction, Field, Icon

SPACE = "\u00a0"
"""French sets a space that does not break before : ; ! ? and inside its quotation marks."""
COLON = f"{SPACE}: "
SEMICOLON = f"{SPACE}; "

ICONS: Mapping[Icon, str] = MappingProxyType(
    {
        Icon.CASTLE: "tour",
        Icon.CROWN: "couronne",
        Icon.LEAF: "feuille",
        Icon.BULB: "ampoule",
        Icon.FACTORY: "usine",
        Icon.CLOCK: "horloge",
    }
)
"""All six are feminine, as are the cards."""

FIELDS: Mapping[Field, str] = {field.id: field.name.fr for field in fields.FIELDS}

COLOURS: Mapping[Colour, str] = MappingProxyType(
    {
        Colour.RED: "rouge",
        Colour.YELLOW: "jaune",
        Colour.GREEN: "verte",
        Colour.BLUE: "bleue",
        Colour.PURPLE: "mauve",
    }
)
"""As adjectives of a card or a pile."""

COLOUR_NAMES: Mapping[Colour, str] = MappingProxyType({**COLOURS, Colour.GREEN: "vert", Colour.BLUE: "bleu"})
"""As names of the colours themselves."""

DIRECTIONS: Mapping[Direction, str] = MappingProxyType(
    {Direction.LEFT: "à gauche", Direction.RIGHT: "à droite", Direction.UP: "en haut"}
)

PLACES: Mapping[Place, str] = MappingProxyType(
    {
        Place.HAND: "Main",
        Place.SCORE: "Influence",
        Place.BOARD: "Zone de Jeu",
        Place.TOP: "Zone de Jeu",
        Place.BOTTOM: "Zone de Jeu",
        Place.AREA: "zone de jeu",
    }
)

_NUMBERS = ("zéro", "une", "deux", "trois", "quatre", "cinq", "six",
            "sept", "huit", "neuf", "dix", "onze", "douze")  # fmt: skip
_ORDINALS = ("première", "deuxième", "troisième", "quatrième", "cinquième", "sixième",
             "septième", "huitième", "neuvième", "dixième")  # fmt: skip


def number(count: int) -> str:
    """A number in words, feminine as cards and icons are."""
    return "vingt" if count == 20 else _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def ordinal(place: int) -> str:
    """The place of a card in a row, counted from 1: "première"."""
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"{place}e"


def plural(word: str, many: bool = True) -> str:
    """A noun or adjective in the plural."""
    return word if not many or word.endswith(("s", "x", "z")) else f"{word}s"


def counted(count: int, word: str) -> str:
    """A figure and its noun: 0 and 1 take the singular."""
    return f"{count} {plural(word, abs(count) > 1)}"


def listed(words: Sequence[str], last: str = "et") -> str:
    """A list in words.

    >>> listed(["une tour", "une feuille", "une usine"])
    'une tour, une feuille et une usine'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def elided(word: str, name: str) -> str:
    """A small word before another, elided before a vowel or a mute h.

    >>> elided("de", "Andrea"), elided("que", "Luca"), elided("de", "Hélène"), elided("que", "Hugo")
    ("d'Andrea", 'que Luca', "d'Hélène", 'que Hugo')
    """
    return f"{word[:-1]}'{name}" if _elides(name) else f"{word} {name}"


def _elides(name: str) -> bool:
    first = re.split(r"[\W\d]", name.casefold(), maxsplit=1)[0]
    if first[:1] == "y":  # d'Yves, de Yann
        return first[1:2] not in _VOWELS
    return first[:1] in _VOWELS and first not in _UNELIDED and not first.startswith(_ASPIRATED)


_VOWELS = frozenset("aeiouhàâäéèêëîïôöùûüœæ")
_UNELIDED = frozenset(("un", "onze", "oui"))
_ASPIRATED = (
    "hakim", "hamid", "hamza", "hans", "harold", "harris", "harry", "harvey", "hasard", "hasan", "hassan",
    "haut", "heidi",
    "heinrich", "helmut", "herbert", "hermann", "holly", "howard", "hugo", "hugues", "huit", "hussein",
)  # fmt: skip
"""Beginnings of words, mostly names, whose h is not mute."""


def de(name: str) -> str:
    """Of a player or a thing."""
    return elided("de", name)


def valued(value: int) -> str:
    """A card of which only the value is known."""
    return f"une {value}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def typeset(text: str) -> str:
    """The text as it is printed: elided, with spaces that do not break before : ; ? and inside « »."""
    return _SPACES.sub(SPACE, _SMALL.sub(lambda small: elided(small[1], small[2]), text))


_SPACES = re.compile(r" (?=[:;?»])|(?<=«) ")
_SMALL = re.compile(r"\b(de|que|ne|jusque|lorsque) (\w+)", re.IGNORECASE)


def quoted(text: str) -> str:
    """The text between quotation marks."""
    return f"«{SPACE}{text}{SPACE}»"


def heading(card: Card) -> tuple[str, ...]:
    """The lines of a card above its effects."""
    return (
        card.name.fr,
        f"Période {card.age}, carte {COLOURS[card.colour]}",
        f"Ressource requise{COLON}{ICONS[card.dogma]}",
    )
