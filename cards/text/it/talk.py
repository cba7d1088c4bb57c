"""What sentences about a game share: cards, places and players as they are named in a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from cards.innovation import CARD, FIELDS
from cards.model import Card
from cards.program import And, Draw, Place, Rearrange, Test, Verb
from cards.terms import Colour, Direction, Field, Icon
from cards.text.conditions import field_reason
from cards.text.context import Context
from cards.text.facts import effect_called
from cards.text.it import words
from cards.text.it.forms import WITH_DRAWN, infinitive, participle
from cards.text.it.places import NAMES, contracted
from cards.text.it.qualities import far, near
from cards.text.it.words import COLOURS, DIRECTIONS, ICONS, a_value, joined, of_values, ordinal

_LINK = re.compile(r"^(?:poi|e poi|quindi|oppure|e) ", re.IGNORECASE)

_WAYS = {"from": "da", "into": "in", "to": "a", "to_own": "a", "to_same": "a", "of": "di"}


def card(shown: str | int | None) -> str:
    """A card by its name and value, or by its value for those who may not know it."""
    if shown is None:
        return "una carta"
    return a_value(shown) if isinstance(shown, int) else f"{name(shown)} ({CARD[shown].age})"


def card_and_colour(shown: str | int) -> str:
    """The same with its colour: "Fisica (5, blu)"."""
    if isinstance(shown, int):
        return a_value(shown)
    return f"{name(shown)} ({CARD[shown].age}, {COLOURS[CARD[shown].colour][1]})"


def cards(shown: Sequence[str | int]) -> str:
    """Several cards: "Banche (5) e Chimica (5)", "due 5 e un 3"."""
    counted = Counter(shown)
    listed = [a_value(each, many) if isinstance(each, int) else card(each) for each, many in counted.items()]
    return joined(listed) if listed else "nessuna carta"


def name(card: str) -> str:
    """The printed name of a card."""
    return CARD[card].name.it


def place(way: str, where: str, owner: str, player: str) -> str:
    """A place: "dalla Mano di Luca", or, if it is the subject's, "dalla propria Mano"."""
    noun = NAMES[Place(where)][0]
    if way == "into" and where == Place.HAND.value and owner == player:
        return f"in {noun}"
    if owner == player:
        return contracted(_WAYS[way], f"propria {noun}")
    return f"{contracted(_WAYS[way], noun)} di {owner}"


def colour(colour: Colour) -> str:
    """A colour with its article."""
    return f"il {COLOURS[colour][0]}"


def colour_name(colour: Colour) -> str:
    """The bare name of a colour."""
    return COLOURS[colour][0]


def cards_of(colour: Colour) -> str:
    """The cards of a colour: "carte rosse"."""
    return f"carte {COLOURS[colour][2]}"


def card_of(colour: Colour) -> str:
    """A card of a colour."""
    return f"carta {COLOURS[colour][1]}"


def of_colours(colours: Sequence[Colour]) -> str:
    """Cards of one of several colours: "rosse o blu"."""
    return joined([COLOURS[colour][2] for colour in colours], "o")


def card_is(card: str) -> str:
    """That a card is of its colour."""
    return f"la carta {name(card)} è {COLOURS[CARD[card].colour][1]}"


def coloured(colour: Colour) -> str:
    """A colour as it is said of cards of which none has it."""
    return COLOURS[colour][2]


def direction(way: Direction) -> str:
    """A direction: "verso l'alto"."""
    return DIRECTIONS[way]


def icons(icon: Icon, count: int) -> str:
    """That somebody has so many icons: "non produce corone", "produce 1 corona", "produce 3 corone"."""
    _, several, one = ICONS[icon]
    if not count:
        return f"non produce {several}"
    return f"produce {count} {one if count == 1 else several}"


def icon(icon: Icon) -> str:
    """An icon with its article."""
    return ICONS[icon][0]


def icon_plural(icon: Icon) -> str:
    """The plural of an icon."""
    return ICONS[icon][1]


def effect(card: Card, effect: int, way: str = "") -> str:
    """An effect of a card (from 1): "il Dogma di Supremazia di Banche", "al secondo Dogma di Vestiti"."""
    article = {"to": "al", "of": "del"}.get(way, "il")
    match effect_called(card, effect):
        case "demand":
            kind = "Dogma di Supremazia"
        case int(place):
            kind = f"{ordinal(place)} Dogma"
        case _:
            kind = "Dogma Cooperativo"
    return f"{article} {kind} di {card.name.it}"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return joined(players) if players else "nessuno"


def of_names(players: Sequence[str]) -> str:
    """Of several players: "di Anna e di Luca"."""
    return joined([f"di {player}" for player in players])


def none_of(cards: Sequence[str]) -> str:
    """That of several cards none is or has something."""
    return " ".join(f"né {card}" for card in cards)


def quoted(words: str) -> str:
    """Words in quotation marks, without what linked them to those before."""
    return f"«{_LINK.sub('', words)}»"


def field(field: str) -> str:
    """A special achievement by its printed name."""
    return words.FIELDS[Field(field)].upper()


def due(field: str, player: str) -> str:
    """Why a player may claim a special achievement."""
    return field_reason(next(each for each in FIELDS if each.id == field), player, "it")


def number(count: int) -> str:
    """A number of cards, or of actions, in words."""
    return words.numeral(count)


def age(value: int) -> str:
    """Of the cards of an age: "dei 5", "degli 8"."""
    return of_values(value)


def verb(verb: Verb | None) -> str:
    """What is done with a card, and at once with one that is drawn."""
    match verb:
        case None:
            return "usare"
        case Rearrange():
            return "riordinare"
        case Draw(and_=and_) if and_ is not And.KEEP:
            return f"pescare e {WITH_DRAWN[and_]}"
        case _:
            return infinitive(verb)


def done(verb: Verb | None) -> str:
    """What has been done."""
    return "fatto" if verb is None else f"{participle(infinitive(verb), False)[:-1]}o"


def your_tops(tests: Sequence[Test]) -> str:
    """Of your top cards that pass tests: "delle tue Carte Attive che producono una corona"."""
    return f"delle tue Carte Attive{near(tests, True, Context())}{far(tests, True, Context())}"


def as_many(icon: Icon) -> str:
    """As many of an icon as somebody: "tante corone quante"."""
    so, as_ = ("tanti", "quanti") if icon is Icon.CLOCK else ("tante", "quante")
    return f"{so} {ICONS[icon][1]} {as_}"
