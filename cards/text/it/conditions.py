"""Conditions in words: what stands after "se"."""

from __future__ import annotations

from collections.abc import Sequence

from cards import program
from cards.program import Place, Source, Test, Value, Zone
from cards.terms import Colour, Direction
from cards.text.conditions import Compared, How, Subject
from cards.text.context import Context
from cards.text.it import numbers
from cards.text.it.forms import done
from cards.text.it.places import place
from cards.text.it.qualities import cards_of, far, near, predicate
from cards.text.it.words import COLOURS, DIRECTIONS, ICONS, joined, numeral

CLAIM = "Domina questo Campo non appena {}."


def has(asked: Compared, context: Context, who: Subject | str) -> str:
    """That somebody has, or produces, so many of something."""
    count = numeral(asked.count)
    amount = {
        How.AT_LEAST: f"{count} o più",
        How.JUST: count,
        How.EXACTLY: f"esattamente {count}",
        How.FEWER: f"meno di {count}",
        How.MORE: f"più di {count}",
        How.NONE: "nessuna",
    }[asked.how]
    many = asked.count != 1
    match asked.number:
        case program.TuckedOrScored(apart=True) if who is Subject.YOU:
            return f"nello stesso turno archivi {count} carte oppure ne capitalizzi {count}"
        case program.TuckedOrScored() if who is Subject.YOU:
            return f"archivi e/o capitalizzi {count} carte nello stesso turno"
        case program.TuckedOrScored():
            return f"{who} ha archiviato o capitalizzato {count} carte in questo turno"
        case program.Count(program.Named(name)):
            return f"ne {_verb('avere', who)} {done(context.names[name].verb, many=many)} {amount}"
        case program.Count(Zone(Place.HAND)) if asked.how is How.NONE:
            return "non hai più carte in Mano"
        case program.Count(Zone(Place.HAND)):
            return f"hai {amount} {'carte' if many else 'carta'} in Mano"
        case program.ColoursSplayed((_, *_)) as splayed:
            ways = numbers.things(splayed, context).replace("colori ", "colori nella tua Zona, tutti ")
            ways = ways if who is Subject.YOU else ways.replace("tua", "propria")
            return f"{_subject(who)}{_verb('avere', who)} {amount} {ways}"
        case program.Produced() as icons:
            things = numbers.things(icons, context, many=many)
            return f"{_subject(who)}{_verb('produrre', who)} {amount} {things}"
        case counted:
            things = numbers.things(counted, context, many=many)
            return f"{_subject(who)}{_verb('avere', who)} {amount} {things}"


def has_more(more: Value, fewer: Value, context: Context, who: Subject | str) -> str:
    """That somebody has more of one thing than of another."""
    match more, fewer:
        case program.Count(Zone(one, of), ()), program.Count(Zone(two, whose), ()):
            here, there = place("in", one, of, context), place("in", two, whose, context)
            return f"{_subject(who)}{_verb('avere', who)} più carte {here} che {there}"
        case program.Produced(), program.Produced():
            things = f"{numbers.things(more, context)} che {numbers.things(fewer, context)}"
            return f"{_subject(who)}{_verb('produrre', who)} più {things}"
        case _:
            raise TypeError(f"no words for {more} and {fewer}")


def has_each_icon(count: int, who: Subject | str) -> str:
    """That somebody produces so many of each of the six icons."""
    least = f"{_subject(who)}{_verb('produrre', who)} almeno {numeral(count)} risorse di ciascun"
    if who is not Subject.YOU:
        return f"{least}o dei sei tipi"
    return f"{least} tipo: {joined([several for _, several, _ in ICONS.values()])}"


def most_of_all(counted: Value, context: Context) -> str:
    """That you have more of something than any other player."""
    match counted:
        case program.Tally(name):
            moved = done(context.names[name].verb, many=True).removesuffix("e")
            moved_by_it = f"{moved}o per effetto di {context.title('it')}"
            return f"durante questa azione hai {moved_by_it} più carte di ogni altro giocatore"
        case program.Count(Zone(where, of), tests):
            cards = f"carte{near(tests, True, context)}{far(tests, True, context)}"
            return f"hai {place('in', where, of, context)} più {cards} di ogni altro giocatore"
        case _:
            return f"hai più {numbers.things(counted, context)} di ogni altro giocatore"


def any_of(name: str, tests: Sequence[Test], context: Context) -> str:
    """That one of the named cards passes the tests."""
    cards = cards_of(name, context)
    subject = f"almeno una delle {cards}" if context.names[name].many else f"la {cards}"
    return f"{subject} {_predicates(tests, False, context)}"


def each(source: Source, tests: Sequence[Test], among: Sequence[Test], context: Context) -> str:
    """That all your top cards pass the tests."""
    limits = near(among, True, context) + far(among, True, context)
    return f"tutte le tue Carte Attive{limits} {_predicates(tests, True, context)}"


def due_to_demand(verb: program.DemandVerb, moved: bool) -> str:
    """That the demand of this dogma has moved a card, or none."""
    stem = "trasferit" if verb is program.DemandVerb.TRANSFER else "riciclat"
    cards = f"una o più carte sono state {stem}e" if moved else f"nessuna carta è stata {stem}a"
    return f"{cards} a causa del Dogma di Supremazia"


def splayed(colour: Colour, direction: Direction) -> str:
    """That a colour is splayed."""
    return f"le tue carte {COLOURS[colour][2]} sono scalate {DIRECTIONS[direction]}"


def share_colour(name: str, context: Context) -> str:
    """That two of the named cards are of one colour."""
    return f"due o più delle {cards_of(name, context)} sono dello stesso colore"


def tops_on_boards(cards: Sequence[str]) -> str:
    """That cards are top cards, on any board."""
    return f"{joined(cards)} sono entrambe Carte Attive, in qualsiasi Zona"


def _predicates(tests: Sequence[Test], many: bool, context: Context) -> str:
    return joined([predicate(test, many, context) for test in tests])


def _subject(who: Subject | str) -> str:
    match who:
        case Subject.YOU:
            return ""
        case Subject.ONLY_YOU:
            return "sei l'unico giocatore "
        case Subject.ANYBODY:
            return "almeno un giocatore "
        case Subject.NOBODY:
            return "nessun giocatore "
        case name:
            return f"{name} "


def _verb(verb: str, who: Subject | str) -> str:
    if who is Subject.ONLY_YOU:
        return "con"
    yours, theirs = {"avere": ("hai", "ha"), "produrre": ("produci", "produce")}[verb]
    return yours if who is Subject.YOU else theirs
