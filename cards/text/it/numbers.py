"""Numbers: the value of a card, and "for every"."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    Achievements,
    ColoursOnlyYours,
    ColoursSplayed,
    Count,
    DifferentValues,
    DiscardPile,
    Highest,
    Last,
    Named,
    Next,
    Per,
    Place,
    Plus,
    Points,
    Produced,
    Remaining,
    Source,
    Tally,
    Test,
    Times,
    TuckedOrScored,
    Value,
    ValueOf,
    Who,
    Zone,
)
from cards.program.places import Beneath
from cards.terms import Direction
from cards.text.it.forms import participle
from cards.text.it.places import owner, place, possessive
from cards.text.it.qualities import far, near
from cards.text.it.scene import Scene
from cards.text.it.words import DIRECTIONS, ICONS, a_value, degree, joined, numeral


def valued(value: Value, scene: Scene) -> str:
    """One card of this value: "un 5", "una carta di valore pari al numero di carte riciclate"."""
    match value:
        case int():
            return a_value(value)
        case Plus(number, more):
            return f"una carta di valore superiore di {degree(more)} rispetto {_compared(number, scene)}"
        case _:
            return f"una carta di valore pari {_equalled(value, scene)}"


def _compared(value: Value, scene: Scene) -> str:
    match value:
        case ValueOf() | Highest():
            return f"alla {_measure(value, scene)}"
        case _:
            return _equalled(value, scene)


def _equalled(value: Value, scene: Scene) -> str:
    match value:
        case ValueOf() | Highest():
            return f"a quello della {_measure(value, scene)}"
        case int():
            return f"a {value}"
        case _:
            return f"al numero di {units(value, scene)}"


def _measure(value: ValueOf | Highest, scene: Scene) -> str:
    """The card whose value counts, without article."""
    match value:
        case ValueOf(name):
            return scene.names[name].cards
        case Highest(Zone(Place.TOP, who), tests) if possessive(who, scene):
            rank = "" if tests else " di valore più alto"
            return f"{possessive(who, scene)} Carta Attiva{near(tests, False, scene)}{rank}"
        case Highest(source, tests):
            left = source in scene.lessened
            within = f"rimasta {_within(source, scene, 'in')}" if left else _within(source, scene, "di")
            return f"carta{near(tests, False, scene)} di valore più alto {within}"
        case _:
            assert_never(value)


def _within(source: Source, scene: Scene, preposition: str) -> str:
    """Where cards are counted or compared."""
    match source:
        case Zone(where, who):
            return place(preposition, where, who, scene)
        case Named(name) | Remaining(name) | Last(name) | Next(name) | Beneath(name):
            return f"fra le {scene.names[name].cards}"
        case DiscardPile():
            return "nella pila degli scarti"
        case _:
            assert_never(source)


def units(value: Value, scene: Scene) -> str:
    """What a number counts, in the plural and without article."""
    match value:
        case int():
            return str(value)
        case Plus(number, _) | Per(_, number) | Times(_, number):
            return units(number, scene)
        case ValueOf(name) | Tally(name):
            return scene.names[name].cards if name in scene.names else "carte"
        case Highest(source):
            return f"valori {_within(source, scene, 'di')}"
        case Count(source, tests):
            return counted(source, tests, True, scene)
        case DifferentValues(source):
            return f"valori diversi {_within(source, scene, 'in')}"
        case Produced(icon):
            return ICONS[icon][1]
        case Points():
            return "punti Influenza"
        case Achievements():
            return "Dominazioni"
        case ColoursSplayed(directions):
            return f"colori {splayed(directions, True)}"
        case ColoursOnlyYours():
            return "colori presenti soltanto nella tua Zona"
        case TuckedOrScored():
            return "carte archiviate e/o capitalizzate"
        case _:
            assert_never(value)


def splayed(directions: tuple[Direction, ...], plural: bool) -> str:
    """ "scalato verso sinistra", "scalati, in una direzione qualsiasi"."""
    word = "scalati" if plural else "scalato"
    if not directions:
        return f"{word} in una direzione qualsiasi"
    return f"{word} {joined([DIRECTIONS[direction] for direction in directions], 'o')}"


def counted(source: Source, tests: tuple[Test, ...], plural: bool, scene: Scene) -> str:
    """The cards that are counted, without article: "carte verdi nella tua Zona"."""
    noun = "carte" if plural else "carta"
    match source:
        case Zone(Place.TOP, who):
            noun = "Carte Attive" if plural else "Carta Attiva"
            whose = "" if who is Who.YOU else f" {owner(who, scene, True)}"
            return f"{noun}{near(tests, plural, scene)}{whose}{far(tests, plural, scene)}"
        case Zone(where, who):
            within = place("in", where, who, scene)
            return f"{noun}{near(tests, plural, scene)} {within}{far(tests, plural, scene)}"
        case Named(name):
            return f"{noun} {participle(scene.names[name].verb, plural)}{near(tests, plural, scene)}"
        case Remaining() | Last() | Next() | Beneath() | DiscardPile():
            return f"{noun}{near(tests, plural, scene)} {_within(source, scene, 'di')}"
        case _:
            assert_never(source)


def for_every(value: Value, scene: Scene) -> str:
    """ "per ogni due foglie che produci", "per ogni carta riciclata"."""
    match value:
        case Per(each, number):
            return f"per ogni {numeral(each)} {units(number, scene)}{_producing(number)}"
        case Times(_, number):
            return for_every(number, scene)
        case Count(source, tests):
            return f"per ogni {counted(source, tests, False, scene)}"
        case DifferentValues(source):
            return f"per ogni valore diverso {_within(source, scene, 'in')}"
        case ColoursSplayed(directions):
            return f"per ogni colore {splayed(directions, False)} nella tua Zona"
        case ColoursOnlyYours():
            return "per ogni colore presente soltanto nella tua Zona"
        case Produced(icon):
            return f"per ogni {ICONS[icon][2]} che produci"
        case _:
            return f"in numero pari {_equalled(value, scene)}"


def _producing(value: Value) -> str:
    return " che produci" if isinstance(value, Produced) else ""


def factor(value: Value) -> int:
    """How many for every one that is counted."""
    return value.factor if isinstance(value, Times) else 1
