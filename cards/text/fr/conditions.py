"""Conditions in words: what comes after "si"."""

from __future__ import annotations

from collections.abc import Sequence

from cards import program
from cards.program import Place, Source, Test, Value, Zone
from cards.terms import Colour, Direction
from cards.text.conditions import Compared, How, Subject
from cards.text.context import Context
from cards.text.fr import numbers
from cards.text.fr.forms import action
from cards.text.fr.places import zone
from cards.text.fr.qualities import cards_of, predicate, qualities, the_cards_of
from cards.text.fr.words import COLOURS, DIRECTIONS, elided, listed, number, plural

CLAIM = "Dominez ce Domaine dès que {}."
DURING = "au cours de cette action"
"""What stands before a condition, between commas."""


def has(asked: Compared, context: Context, who: Subject | str) -> str:
    """That somebody has, or produces, so many of something."""
    count, many = number(asked.count), asked.count > 1
    before = {How.EXACTLY: "exactement ", How.FEWER: "moins de ", How.MORE: "plus de "}.get(asked.how, "")
    least = asked.how is How.AT_LEAST
    more = " ou plus" if least and isinstance(who, Subject) else ""
    before = "au moins " if least and not isinstance(who, Subject) else before
    match asked.number:
        case program.TuckedOrScored(apart=True) if who is Subject.YOU:
            return f"{_has(who)} soit archivé, soit comptabilisé {count} cartes au cours du même tour"
        case program.TuckedOrScored() if who is Subject.YOU:
            return f"{_has(who)} archivé et/ou comptabilisé {count} cartes au cours du même tour"
        case program.TuckedOrScored():
            return f"{_has(who)} archivé ou comptabilisé {count} cartes au cours de ce tour"
        case program.Count(program.Named(name)):
            done = action(context.names[name].verb).done()
            return f"vous avez ainsi {done} {before}{count} {plural('carte', many)}{more}"
        case program.Count(Zone(Place.HAND)) if asked.how is How.NONE:
            return "vous n'avez plus aucune carte en Main"
        case program.Count(Zone(Place.HAND)):
            return f"vous avez alors {before}{count} {plural('carte', many)} en Main"
        case program.Count(Zone(Place.BOARD) as board, tests):
            cards = f"{plural('carte', many)}{qualities(tests, context, many=many).adjectives}"
            return f"{_has(who)} {before}{count} {cards}{more} dans {zone(board, context)}"
        case program.ColoursSplayed(directions):
            return f"{_has(who)} {before}{count} {numbers.colours_splayed(directions, many=many)}{more}"
        case program.Produced() as icons:
            return f"{_produces(who)} {before}{count} {_things(icons, context, many=many)}{more}"
        case counted:
            return f"{_has(who)} {before}{count} {_things(counted, context, many=many)}{more}"


def has_more(more: Value, fewer: Value, context: Context, who: Subject | str) -> str:
    """That somebody has more of one thing than of another."""
    match more, fewer:
        case program.Count(Zone() as here, ()), program.Count(Zone() as there, ()):
            return f"{_has(who)} plus de cartes dans {zone(here, context)} que dans {zone(there, context)}"
        case program.Produced(), program.Produced():
            things = f"{_de(_things(more, context))} que {_de(_things(fewer, context))}"
            return f"{_produces(who)} plus {things}"
        case _:
            raise TypeError(f"no words for {more} and {fewer}")


def has_each_icon(count: int, who: Subject | str) -> str:
    """That somebody produces so many of each of the six icons."""
    if not isinstance(who, Subject):
        return f"{_produces(who)} au moins {number(count)} ressources de chaque sorte"
    return f"{_produces(who)} {number(count)} ressources ou plus de chaque sorte"


def most_of_all(counted: Value, context: Context) -> str:
    """That you have more of something than any other player."""
    match counted:
        case program.Tally(name):
            done = action(context.names[name].verb).done()
            return (
                f"{DURING}, vous avez {done} plus de cartes grâce à {context.title('fr')} "
                "que chacun des autres joueurs"
            )
        case _:
            return f"vous avez plus {_de(numbers.things(counted, context))} que chacun des autres joueurs"


def any_of(name: str, tests: Sequence[Test], context: Context) -> str:
    """That one of the named cards passes the tests: what was just drawn is "elle"."""
    bound = context.names[name]
    match tests:
        case (program.ColourOn(board),):
            of = "sa couleur" if name in context.spoken else f"la couleur de {the_cards_of(name, context)}"
            return f"{of} est déjà présente dans {zone(Zone(Place.BOARD, board), context)}"
    if bound.many:
        return f"au moins une des {cards_of(name, context)} {predicate(tests, context)}"
    drawn = isinstance(bound.verb, program.Draw) and name in context.spoken
    return f"{'elle' if drawn else the_cards_of(name, context)} {predicate(tests, context)}"


def each(source: Source, tests: Sequence[Test], among: Sequence[Test], context: Context) -> str:
    """That each of your top cards passes the tests."""
    limits = qualities(among, context, many=True)
    return f"chacune de vos cartes Actives{limits.adjectives}{limits.last} {predicate(tests, context)}"


def due_to_demand(verb: program.DemandVerb, moved: bool) -> str:
    """That the demand of this dogma has moved a card, or none."""
    done = "transférée" if verb is program.DemandVerb.TRANSFER else "recyclée"
    cards = "au moins une carte a" if moved else "aucune carte n'a"
    return f"{cards} été {done} suite au Dogme de Suprématie"


def splayed(colour: Colour, direction: Direction) -> str:
    """That a colour is splayed."""
    return f"vos cartes {plural(COLOURS[colour])} sont décalées {DIRECTIONS[direction]}"


def share_colour(name: str, context: Context) -> str:
    """That two of the named cards are of one colour."""
    return f"au moins deux des {cards_of(name, context)} sont de la même couleur"


def tops_on_boards(cards: Sequence[str]) -> str:
    """That cards are top cards, on any board."""
    return f"{listed(cards)} sont toutes deux des cartes Actives, dans n'importe quelle Zone de Jeu"


def _things(value: Value, context: Context, *, many: bool = True) -> str:
    return numbers.things(value, context, many=many).removesuffix(numbers.made(context))


def _de(things: str) -> str:
    return elided("de", things)


def _has(who: Subject | str) -> str:
    return _conjugated(who, "avez", "a", "avoir")


def _produces(who: Subject | str) -> str:
    return _conjugated(who, "produisez", "produit", "produire")


def _conjugated(who: Subject | str, yours: str, theirs: str, infinitive: str) -> str:
    match who:
        case Subject.YOU:
            return f"vous {yours}"
        case Subject.ONLY_YOU:
            return f"vous êtes le seul joueur à {infinitive}"
        case Subject.ANYBODY:
            return f"au moins un joueur {theirs}"
        case Subject.NOBODY:
            return f"aucun joueur {elided('ne', theirs)}"
        case name:
            return f"{name} {theirs}"
