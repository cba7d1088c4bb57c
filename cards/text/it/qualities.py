"""What a card is asked for: words beside "carta", words at the end, predicates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cards import program
from cards.civ import DOMAIN
from cards.program import Place, Test
from cards.text.context import Context, Thing
from cards.text.it.forms import done
from cards.text.it.places import owner, place, possessive
from cards.text.it.words import COLOURS, ICONS, a_value, joined

_THINGS = {Thing.CARD: "carta", Thing.COLOUR: "colore", Thing.VALUE: "valore", Thing.DOMAIN: "Dominio"}


def cards_of(name: str, context: Context) -> str:
    """The named cards, without article, by what was done to them: "carte riciclate"."""
    bound = context.names[name]
    return f"{'carte' if bound.many else 'carta'} {done(bound.verb, many=bound.many)}"


def near(tests: Sequence[Test], plural: bool, context: Context) -> str:
    """The words that stand directly beside the noun, each with a space before it."""
    return "".join(f" {quality(test, plural, context)}" for test in tests if not _far(test, context))


def far(tests: Sequence[Test], plural: bool, context: Context) -> str:
    """The words that follow only when place and owner are said, with a space before."""
    relative = [quality(test, plural, context) for test in tests if _far(test, context)]
    return f" {joined(relative)}" if relative else ""


def _far(test: Test, context: Context) -> bool:
    match test:
        case (
            program.With()
            | program.Without()
            | program.HigherThanTop()
            | program.ColourOn()
            | program.ColourNotOn()
        ):
            return True
        case program.SameColourAs(name):
            return name not in context.spoken
        case _:
            return False


def quality(test: Test, plural: bool, context: Context) -> str:
    """The words that a test adds to "carta" or "carte"."""
    match test:
        case program.With(icon):
            return f"che {'producono' if plural else 'produce'} {ICONS[icon][0]}"
        case program.Without(icon):
            return f"che non {'producono' if plural else 'produce'} {ICONS[icon][1]}"
        case program.OfColour(colours):
            return joined([COLOURS[colour][1 + plural] for colour in colours], "o")
        case program.NotOfColour(colour):
            return f"non {COLOURS[colour][1 + plural]}"
        case program.OfValue(values):
            return f"di valore {joined([str(value) for value in values], 'o')}"
        case program.AtMost(value):
            return f"di valore {value} o meno"
        case program.OrHigher(value):
            return f"di valore {value} o più"
        case program.SameColourAs(name) if name not in context.spoken:
            return f"dello stesso colore della {cards_of(name, context)}"
        case program.SameColourAs(name):
            return "di quel colore" if name in context.coloured else "dello stesso colore"
        case program.SameValueAs(name) if name not in context.spoken:
            return f"dello stesso valore della {cards_of(name, context)}"
        case program.SameValueAs():
            return "dello stesso valore"
        case program.OfChosen(name):
            return _of_chosen(name, context)
        case program.ColourOn(who):
            return f"di un colore già presente {place('in', Place.BOARD, who, context)}"
        case program.ColourNotOn(who):
            return f"di un colore non presente {place('in', Place.BOARD, who, context)}"
        case program.HigherThanTop(of):
            mine = possessive(of, context)
            top = f"la {mine} Carta Attiva" if mine else "la Carta Attiva"
            whose = "" if mine else f" {owner(of, context)}"
            return f"che {'superano' if plural else 'supera'} in valore {top} dello stesso colore{whose}"
        case program.NotThisCard():
            return f"{'diverse' if plural else 'diversa'} da {context.title('it')}"
        case program.OfDomain(domain):
            return DOMAIN[domain].name.it
        case _:
            assert_never(test)


def _of_chosen(name: str, context: Context) -> str:
    bound = context.names[name]
    if bound.many:
        return "di uno dei colori scelti"
    thing = _THINGS[bound.thing]
    return f"di quel {thing}" if name in context.spoken else f"del {thing} scelto"


def predicate(test: Test, plural: bool, context: Context) -> str:
    """What is said of a card that passes the test: "produce una torre", "sono verdi o blu"."""
    match test:
        case program.With() | program.Without() | program.HigherThanTop():
            return quality(test, plural, context).removeprefix("che ")
        case program.OfValue(values) if not plural:
            return f"è {joined([a_value(value) for value in values], 'o')}"
        case program.AtMost() | program.OrHigher():
            return f"{'hanno' if plural else 'ha'} {quality(test, plural, context).removeprefix('di ')}"
        case _:
            return f"{'sono' if plural else 'è'} {quality(test, plural, context)}"
