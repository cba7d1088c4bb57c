"""The small dictionary of English: icons, colours, places, numbers, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cards.model import Card
from cards.terms import Colour, Direction, Domain, Field, Icon

NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)

COLON = ": "

ICONS: Mapping[Icon, tuple[str, str]] = MappingProxyType(
    {
        Icon.CASTLE: ("castle", "castles"),
        Icon.CROWN: ("crown", "crowns"),
        Icon.LEAF: ("leaf", "leaves"),
        Icon.BULB: ("bulb", "bulbs"),
        Icon.FACTORY: ("factory", "factories"),
        Icon.CLOCK: ("clock", "clocks"),
    }
)

COLOURS: Mapping[Colour, str] = MappingProxyType({colour: colour.value for colour in Colour})

DIRECTIONS: Mapping[Direction, str] = MappingProxyType({way: way.value for way in Direction})

DOMAINS: Mapping[Domain, str] = MappingProxyType({domain: domain.value.capitalize() for domain in Domain})

FIELDS: Mapping[Field, str] = MappingProxyType({field: field.value.capitalize() for field in Field})


def heading(card: Card) -> tuple[str, ...]:
    """What stands above the effects of a card, line by line."""
    return (
        card.name.en,
        f"Age {card.age}, {COLOURS[card.colour]}",
        f"Dogma icon: {ICONS[card.dogma][0]}",
    )


def number(count: int) -> str:
    """A number in words up to twelve."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else {20: "twenty"}.get(count, str(count))


def counted(count: int, one: str, many: str) -> str:
    """So many things, in words: "one card", "two cards"."""
    return f"{number(count)} {one if count == 1 else many}"


def amount(count: int, one: str, many: str) -> str:
    """So many things, in figures: "no crowns", "1 crown", "3 crowns"."""
    return f"{count or 'no'} {one if count == 1 else many}"


def icons(icon: Icon, count: int = 2) -> str:
    """The name of an icon, for one or for several."""
    return ICONS[icon][0 if count == 1 else 1]


def valued(value: int, count: int = 1) -> str:
    """Cards of a value: "a 5", "an 8", "three 1s"."""
    if count == 1:
        return f"{'an' if value in (8, 11) else 'a'} {value}"
    return f"{number(count)} {value}s"


def a(noun: str) -> str:
    """The noun with its article: "a card", "an Army card", "a Utopia card"."""
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def both(words: Sequence[str]) -> str:
    """A list that ends in "and"."""
    return _list(words, "and")


def either(words: Sequence[str]) -> str:
    """A list that ends in "or"."""
    return _list(words, "or")


def _list(words: Sequence[str], last: str) -> str:
    *head, tail = words
    return f"{', '.join(head)} {last} {tail}" if head else tail


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
