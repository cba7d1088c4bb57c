"""Numbers that a program works out: what is drawn, what is counted, "per ogni"."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Place, Source, Test, Value, Who, Zone
from cards.terms import Direction
from cards.text.context import Context
from cards.text.it.forms import done
from cards.text.it.places import place
from cards.text.it.qualities import cards_of, far, near
from cards.text.it.words import DIRECTIONS, ICONS, a_value, degree, joined, numeral


def drawn(value: Value, times: Value, context: Context) -> str:
    """The cards of a draw: "due 1", "un 2 per ogni due foglie che produci"."""
    count = times if isinstance(times, int) else factor(times)
    cards = a_value(value, count) if isinstance(value, int) else _of_value(value, context)
    return cards if isinstance(times, int) else f"{cards} {for_each(times, context)}"


def factor(value: Value) -> int:
    """How many for every one that is counted."""
    return value.factor if isinstance(value, program.Times) else 1


def _of_value(value: Value, context: Context) -> str:
    """A card of a value that is worked out."""
    match value:
        case program.Plus(inner, more):
            return f"una carta di valore superiore di {degree(more)} rispetto alla {_model(inner, context)}"
        case program.ValueOf() | program.Highest():
            return f"una carta di valore pari a quello della {_model(value, context)}"
        case _:
            return f"una carta di valore pari al numero di {things(value, context)}"


def _model(value: Value, context: Context) -> str:
    """The card whose value counts, without article."""
    match value:
        case program.ValueOf(name):
            return cards_of(name, context)
        case program.Highest(Zone(Place.TOP), tests):
            rank = "" if tests else " di valore più alto"
            return f"tua Carta Attiva{near(tests, False, context)}{rank}"
        case program.Highest(Zone(where, who) as zone, tests):
            left = context.lessened(zone)
            within = (
                f"rimasta {place('in', where, who, context)}" if left else place("di", where, who, context)
            )
            return f"carta{near(tests, False, context)} di valore più alto {within}"
        case _:
            raise TypeError(f"no card has the value {value}")


def for_each(value: Value, context: Context) -> str:
    """ "per ogni due foglie che produci", "per ogni carta riciclata"."""
    match value:
        case program.Per(each, inner):
            producing = f" che {_produces(inner.of, context)}" if isinstance(inner, program.Produced) else ""
            return f"per ogni {numeral(each)} {things(inner, context)}{producing}"
        case program.Times(_, inner):
            return for_each(inner, context)
        case program.ColoursSplayed():
            return f"per ogni {things(value, context, many=False)} nella tua Zona"
        case _:
            return f"per ogni {things(value, context, many=False)}"


def _produces(who: Who, context: Context) -> str:
    """ "produci", "produco", "produce Anna"."""
    if who is Who.ME:
        return "produco" if context.me is None else f"produce {context.me}"
    return "produci" if context.you else "produce"


def things(value: Value, context: Context, *, many: bool = True) -> str:
    """The things that a number counts, without the number: "foglie", "carte verdi nella tua Zona"."""
    match value:
        case program.Count(program.Named(name)):
            return f"{'carte' if many else 'carta'} {done(context.names[name].verb, many=many)}"
        case program.Count(source, tests):
            return counted(source, tests, context, many=many)
        case program.DifferentValues(source):
            values = "valori diversi" if many else "valore diverso"
            if isinstance(source, program.Named):
                return f"{values} fra le {cards_of(source.name, context)}"
            assert isinstance(source, Zone)
            return f"{values} {place('in', source.place, source.of, context)}"
        case program.Produced(icon):
            return ICONS[icon][1 if many else 2]
        case program.ColoursShowing(icon):
            colours = f"{'colori' if many else 'colore'} {place('di', Place.BOARD, Who.YOU, context)}"
            return f"{colours} che {'producono' if many else 'produce'} almeno {ICONS[icon][0]}"
        case program.Points():
            return "punti Influenza"
        case program.Achievements():
            return "Dominazioni"
        case program.ColoursSplayed(directions):
            each = ", ciascuno" if many and not directions else ""
            return f"{'colori scalati' if many else 'colore scalato'}{each} {_ways(directions)}"
        case program.ColoursOnlyYours():
            return f"{'colori presenti' if many else 'colore presente'} soltanto nella tua Zona"
        case program.Tally() | program.TuckedOrScored():
            return "carte"
        case int() | program.Number():
            raise TypeError(f"nothing is counted by {value}")
        case _:
            assert_never(value)


def counted(source: Source, tests: tuple[Test, ...], context: Context, *, many: bool = True) -> str:
    """Cards without article: "carte verdi nella tua Zona", "Carte Attive di valore 8 o più"."""
    assert isinstance(source, Zone)
    if source.place is Place.TOP:
        noun = "Carte Attive" if many else "Carta Attiva"
        return f"{noun}{near(tests, many, context)}{far(tests, many, context)}"
    within = place("in", source.place, source.of, context)
    noun = "carte" if many else "carta"
    return f"{noun}{near(tests, many, context)} {within}{far(tests, many, context)}"


def _ways(directions: tuple[Direction, ...]) -> str:
    if not directions:
        return "in una direzione qualsiasi"
    return joined([DIRECTIONS[direction] for direction in directions], "o")
