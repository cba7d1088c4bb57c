"""What sentences about a game share: cards, places and players as they are named in a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from cards.innovation import CARD, FIELDS
from cards.model import Card
from cards.program import (
    And,
    Draw,
    Exchange,
    Execute,
    Meld,
    Rearrange,
    Return,
    Reveal,
    Score,
    Splay,
    Test,
    Transfer,
    Tuck,
    Unsplay,
    Verb,
)
from cards.terms import Colour, Direction, Field, Icon
from cards.text.conditions import field_reason
from cards.text.context import Context
from cards.text.en import words
from cards.text.en.qualities import noun
from cards.text.en.words import COLOURS, DIRECTIONS, ICONS, amount, both, either, valued
from cards.text.facts import effect_called

_LINK = re.compile(r"^(?:then|and|or) ", re.IGNORECASE)

_VERBS: Mapping[type, tuple[str, str]] = {
    Draw: ("draw", "drawn"),
    Meld: ("meld", "melded"),
    Tuck: ("tuck", "tucked"),
    Score: ("score", "scored"),
    Return: ("return", "returned"),
    Transfer: ("transfer", "transferred"),
    Exchange: ("exchange", "exchanged"),
    Reveal: ("reveal", "revealed"),
    Splay: ("splay", "splayed"),
    Unsplay: ("unsplay", "unsplayed"),
    Rearrange: ("rearrange", "rearranged"),
    Execute: ("carry out", "carried out"),
}

_ORDINALS = ("first", "second", "third")


def card(shown: str | int | None) -> str:
    """A card by its name and value, or by the number on its back for those who may not know it."""
    if shown is None:
        return "a card"
    return valued(shown) if isinstance(shown, int) else f"{name(shown)} ({CARD[shown].age})"


def card_and_colour(shown: str | int) -> str:
    """The same with its colour: "Oars (1, red)"."""
    if isinstance(shown, int):
        return valued(shown)
    return f"{name(shown)} ({CARD[shown].age}, {COLOURS[CARD[shown].colour]})"


def cards(shown: Sequence[str | int]) -> str:
    """Several cards in a list; equal ones that are not known are added up."""
    counted = Counter(shown)
    listed = [valued(each, many) if isinstance(each, int) else card(each) for each, many in counted.items()]
    return both(listed) if listed else "nothing"


def name(card: str) -> str:
    """The printed name of a card."""
    return CARD[card].name.en


def place(way: str, where: str, owner: str, player: str) -> str:
    """A place: "from their hand", "to Andrea's score", and "to their own board"."""
    own = "their own" if way == "to_own" else "their"
    whose = own if owner == player else f"{owner}'s"
    return f"{'from' if way in ('from', 'of') else 'to'} {whose} {where}"


def colour(colour: Colour) -> str:
    """The name of a colour."""
    return COLOURS[colour]


def colour_name(colour: Colour) -> str:
    """The bare name of a colour."""
    return COLOURS[colour]


def cards_of(colour: Colour) -> str:
    """The cards of a colour."""
    return f"{COLOURS[colour]} cards"


def card_of(colour: Colour) -> str:
    """A card of a colour."""
    return f"{COLOURS[colour]} card"


def of_colours(colours: Sequence[Colour]) -> str:
    """Cards of one of several colours: "red or blue"."""
    return either([COLOURS[colour] for colour in colours])


def card_is(card: str) -> str:
    """That a card is of its colour."""
    return f"{name(card)} is {COLOURS[CARD[card].colour]}"


def coloured(colour: Colour) -> str:
    """A colour as it is said of cards of which none has it."""
    return COLOURS[colour]


def direction(way: Direction) -> str:
    """A direction."""
    return DIRECTIONS[way]


def icons(icon: Icon, count: int) -> str:
    """So many icons: "no crowns", "1 crown", "3 crowns"."""
    return amount(count, *ICONS[icon])


def icon(icon: Icon) -> str:
    """The bare word for an icon."""
    return ICONS[icon][0]


def icon_plural(icon: Icon) -> str:
    """The plural of an icon."""
    return ICONS[icon][1]


def effect(card: Card, effect: int, way: str = "") -> str:
    """An effect of a card (from 1): "the demand of Banking", "the second effect of Banking"."""
    match effect_called(card, effect):
        case "demand":
            return f"the demand of {card.name.en}"
        case int(place):
            return f"the {_ORDINALS[place - 1]} effect of {card.name.en}"
        case _:
            several = len(card.effects) > 1
            return f"the {'cooperative ' if several else ''}effect of {card.name.en}"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return both(players) if players else "nobody"


def of_names(players: Sequence[str]) -> str:
    """Of several players."""
    return f"{names(players)}'s"


def none_of(cards: Sequence[str]) -> str:
    """That of several cards none is or has something."""
    return f"neither {' nor '.join(cards)}" if len(cards) == 2 else f"none of {both(cards)}"


def quoted(words: str) -> str:
    """Words in quotation marks, without what linked them to those before."""
    return f"“{_LINK.sub('', words)}”"


def field(field: str) -> str:
    """A special achievement by its name."""
    return words.FIELDS[Field(field)]


def due(field: str, player: str) -> str:
    """Why a player may claim a special achievement."""
    return field_reason(next(each for each in FIELDS if each.id == field), player, "en")


def number(count: int) -> str:
    """A number in words."""
    return words.number(count)


def age(value: int) -> str:
    """The cards of an age, as their pile is called."""
    return f"{value}s"


def verb(verb: Verb | None) -> str:
    """What is done with a card, and at once with one that is drawn."""
    if isinstance(verb, Draw) and verb.and_ is not And.KEEP:
        return f"draw and {verb.and_.value}"
    return _VERBS.get(type(verb), ("use", "done"))[0]


def done(verb: Verb | None) -> str:
    """What has been done."""
    return _VERBS.get(type(verb), ("use", "done"))[1]


def your_tops(tests: Sequence[Test]) -> str:
    """Your top cards that pass tests."""
    adjectives, card, rest = noun(tuple(tests), Context()).partition("card")
    return f"your {adjectives}top {card}{rest}"


def as_many(icon: Icon) -> str:
    """As many of an icon as somebody."""
    return f"as many {ICONS[icon][1]} as"
