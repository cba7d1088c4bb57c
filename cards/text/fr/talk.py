"""What sentences about a game share: cards, places and players as they are named in a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from cards.innovation import CARD, FIELDS
from cards.model import Card
from cards.program import And, Draw, Place, Test, Verb
from cards.terms import Colour, Direction, Icon
from cards.text.conditions import field_reason
from cards.text.context import Context
from cards.text.facts import effect_called
from cards.text.fr import words
from cards.text.fr.forms import WITH_DRAWN, action
from cards.text.fr.qualities import qualities
from cards.text.fr.words import COLOUR_NAMES, COLOURS, DIRECTIONS, ICONS, PLACES, listed, plural, valued

_LINK = re.compile(r"^(?:puis que|puis|et que|et|soit) ", re.IGNORECASE)

_ORDINALS = ("premier", "deuxième", "troisième")


def card(shown: str | int | None) -> str:
    """A card by its name and value, or by its value for those who may not know it."""
    if shown is None:
        return "une carte"
    return valued(shown) if isinstance(shown, int) else f"{name(shown)} ({CARD[shown].age})"


def card_and_colour(shown: str | int) -> str:
    """The same with its colour: "Physique (5, bleue)"."""
    if isinstance(shown, int):
        return valued(shown)
    return f"{name(shown)} ({CARD[shown].age}, {COLOURS[CARD[shown].colour]})"


def cards(shown: Sequence[str | int]) -> str:
    """Several cards in a row; those of which only the value is known are counted."""
    counted = Counter(shown)
    listed_cards = [
        f"{words.number(many)} {each}" if isinstance(each, int) else card(each)
        for each, many in counted.items()
    ]
    return listed(listed_cards) or "aucune carte"


def name(card: str) -> str:
    """The printed name of a card."""
    return CARD[card].name.fr


def place(way: str, where: str, owner: str, player: str) -> str:
    """A place: "de sa Main", "vers l'Influence de Luca", "vers sa propre Main", "vers celle de Luca"."""
    noun = PLACES[Place(where)]
    before = {"from": "de", "of": "de", "from_out": "depuis"}.get(way, "vers")
    if owner == player:
        own = "propre " if way == "to_own" else ""
        return f"{before} {'son' if noun[0] == 'I' and not own else 'sa'} {own}{noun}"
    if way == "to_same":
        return f"vers celle de {owner}"
    article = "l'" if noun[0] == "I" else "la "
    return f"{before} {article}{noun} de {owner}"


def colour(colour: Colour) -> str:
    """A colour with its article."""
    return f"le {COLOUR_NAMES[colour]}"


def colour_name(colour: Colour) -> str:
    """The bare name of a colour."""
    return COLOUR_NAMES[colour]


def cards_of(colour: Colour) -> str:
    """The cards of a colour: "cartes vertes"."""
    return f"cartes {plural(COLOURS[colour])}"


def card_of(colour: Colour) -> str:
    """A card of a colour."""
    return f"carte {COLOURS[colour]}"


def of_colours(colours: Sequence[Colour]) -> str:
    """Cards of one of several colours: "rouges ou bleues"."""
    return listed([plural(COLOURS[colour]) for colour in colours], "ou")


def card_is(card: str) -> str:
    """That a card is of its colour."""
    return f"la carte {name(card)} est {COLOURS[CARD[card].colour]}"


def coloured(colour: Colour) -> str:
    """A colour as it is said of cards of which none has it."""
    return COLOURS[colour]


def direction(way: Direction) -> str:
    """A direction: "à gauche"."""
    return DIRECTIONS[way]


def icons(icon: Icon, count: int) -> str:
    """That somebody has so many icons: "ne produit aucune couronne", "produit 3 couronnes"."""
    if not count:
        return f"ne produit aucune {ICONS[icon]}"
    return f"produit {words.counted(count, ICONS[icon])}"


def icon(icon: Icon) -> str:
    """The bare word for an icon."""
    return ICONS[icon]


def icon_plural(icon: Icon) -> str:
    """The plural of an icon."""
    return plural(ICONS[icon])


def effect(card: Card, effect: int, way: str = "") -> str:
    """An effect of a card (from 1): "le Dogme de Suprématie de Rames", "au deuxième Dogme de Vêtements"."""
    article = {"to": "au", "of": "du"}.get(way, "le")
    match effect_called(card, effect):
        case "demand":
            kind = "Dogme de Suprématie"
        case int(place):
            kind = f"{_ORDINALS[place - 1]} Dogme"
        case _:
            kind = "Dogme Coopératif"
    return f"{article} {kind} de {card.name.fr}"


def names(players: Sequence[str]) -> str:
    """Names in a list."""
    return listed(players) if players else "personne"


def of_names(players: Sequence[str]) -> str:
    """Of several players: "d'Anna et de Luca"."""
    return listed([words.de(player) for player in players])


def none_of(cards: Sequence[str]) -> str:
    """That of several cards none is or has something; a "ne" follows."""
    return f"ni {' ni '.join(cards)}" if len(cards) == 2 else f"aucune carte parmi {listed(cards)}"


def quoted(text: str) -> str:
    """Words in quotation marks, without what linked them to those before."""
    return words.quoted(_LINK.sub("", text))


def field(field: str) -> str:
    """A special achievement by its printed name."""
    return next(each.name.fr for each in FIELDS if each.id == field).upper()


def due(field: str, player: str) -> str:
    """Why a player may claim a special achievement."""
    return field_reason(next(each for each in FIELDS if each.id == field), player, "fr")


def number(count: int) -> str:
    """A number of cards, or of actions, in words."""
    return words.number(count)


def age(value: int) -> str:
    """Of the cards of an age: "des 5"."""
    return f"des {value}"


def verb(verb: Verb | None) -> str:
    """What is done with a card, and at once with one that is drawn."""
    match verb:
        case None:
            return "utiliser"
        case Draw(and_=and_) if and_ is not And.KEEP:
            return f"{action(verb).bare()} et {WITH_DRAWN[and_].bare()}"
        case _:
            return action(verb).bare()


def done(verb: Verb | None) -> str:
    """What has been done."""
    return "fait" if verb is None else action(verb).done()


def your_tops(tests: Sequence[Test]) -> str:
    """Your top cards that pass tests."""
    said = qualities(tests, Context(), many=True)
    return f"vos cartes Actives{said.adjectives}{said.last}"


def as_many(icon: Icon) -> str:
    """As many of an icon as somebody: "autant de couronnes que"."""
    return f"autant de {icon_plural(icon)} que"
