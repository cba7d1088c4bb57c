"""Numbers that a program works out: what is drawn, what is counted, "pour chaque"."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Place, Source, Test, Value, Who, Zone
from cards.terms import Direction
from cards.text.context import Context
from cards.text.fr.forms import done
from cards.text.fr.places import zone
from cards.text.fr.qualities import cards_of, of_one_colour, qualities, the_cards_of
from cards.text.fr.words import DIRECTIONS, ICONS, elided, listed, number, plural

_ANY_WAY = "dans n'importe quel sens"


def drawn(value: Value, times: Value, context: Context) -> tuple[str, str]:
    """The cards of a draw, and what there is one of them for: "une 2", "par groupe de deux feuilles ..."."""
    count, each = rate(times, context)
    if count > 1:
        return f"{number(count)} {value}", each
    return f"une {value}" if isinstance(value, int) else _of_value(value, context), each


def rate(value: Value, context: Context) -> tuple[int, str]:
    """How often: a number, and what it is multiplied by ("pour chaque carte recyclée"), or nothing."""
    match value:
        case int():
            return value, ""
        case program.Per(each, counted):
            return 1, f"par groupe de {number(each)} {things(counted, context)}"
        case program.Times(factor, counted):
            return factor, rate(counted, context)[1]
        case _:
            return 1, f"pour chaque {things(value, context, many=False)}"


def _of_value(value: Value, context: Context) -> str:
    """A card of a value that is worked out."""
    match value:
        case program.Plus(inner, more):
            amount = "un" if more == 1 else number(more)
            return f"une carte d'une valeur supérieure de {amount} à celle de {_model(inner, context)}"
        case program.ValueOf() | program.Highest():
            return f"une carte d'une valeur égale à celle de {_model(value, context)}"
        case _:
            return f"une carte d'une valeur égale au nombre {elided('de', things(value, context))}"


def _model(value: Value, context: Context) -> str:
    """The card whose value counts."""
    match value:
        case program.ValueOf(name):
            return the_cards_of(name, context)
        case program.Highest(Zone(Place.TOP), tests):
            said = qualities(tests, context, many=False)
            return f"votre carte Active{said.adjectives}{'' if of_one_colour(tests) else ' la plus élevée'}"
        case program.Highest(Zone() as place):
            rest = "restant dans" if context.lessened(place) else "de"
            return f"la carte la plus élevée {rest} {zone(place, context)}"
        case _:
            raise TypeError(f"no card has the value {value}")


def things(value: Value, context: Context, *, many: bool = True) -> str:
    """The things that a number counts: "ampoules que vous produisez", "cartes recyclées"."""
    match value:
        case program.Produced(icon, who):
            return f"{plural(ICONS[icon], many)}{made(context, who)}"
        case program.ColoursShowing(icon):
            colours = f"{plural('couleur', many)} de {zone(Zone(Place.BOARD), context)}"
            return f"{colours} qui {'produisent' if many else 'produit'} au moins une {ICONS[icon]}"
        case program.Count(program.Named(name)):
            return f"{plural('carte', many)} {done(context.names[name].verb, many=many)}"
        case program.Count(source, tests):
            return counted(source, tests, context, many=many)
        case program.DifferentValues(source):
            values = "valeurs différentes" if many else "valeur différente"
            if isinstance(source, program.Named):
                return f"{values} parmi les {cards_of(source.name, context)}"
            assert isinstance(source, Zone)
            return f"{values} parmi les cartes de {zone(source, context)}"
        case program.ColoursSplayed(directions):
            return f"{colours_splayed(directions, many=many)} dans votre Zone de Jeu"
        case program.ColoursOnlyYours():
            yours = f"{plural('couleur', many)} de votre Zone de Jeu"
            return f"{yours} qu'aucun autre joueur n'a dans la sienne"
        case program.Achievements():
            return plural("Domination", many)
        case program.Points():
            return f"{plural('point', many)} d'Influence"
        case program.Tally() | program.TuckedOrScored():
            return plural("carte", many)
        case int() | program.Number():
            raise TypeError(f"nothing is counted by {value}")
        case _:
            assert_never(value)


def colours_splayed(directions: tuple[Direction, ...], *, many: bool) -> str:
    """Colours that are splayed in one of the directions; none given: in any."""
    ways = listed([DIRECTIONS[direction] for direction in directions], "ou")
    return f"{plural('couleur', many)} {plural('décalée', many)} {ways or _ANY_WAY}"


def made(context: Context, who: Who = Who.YOU) -> str:
    """That somebody produces what is counted."""
    if who is Who.ME:
        return " que je produis" if context.me is None else f" {elided('de', context.me)}"
    return " que vous produisez" if context.you else " produites"


def counted(source: Source, tests: tuple[Test, ...], context: Context, *, many: bool = True) -> str:
    """Cards without article: "cartes vertes dans votre Zone de Jeu"."""
    assert isinstance(source, Zone)
    said = qualities(tests, context, many=many)
    noun = plural("carte", many)
    if source.place is Place.TOP:
        return f"{noun} {plural('Active', many)}{said.adjectives}{said.last}"
    inside = "dans" if source.place in (Place.BOARD, Place.AREA) else "de"
    return f"{noun}{said.adjectives} {inside} {zone(source, context)}{said.last}"
