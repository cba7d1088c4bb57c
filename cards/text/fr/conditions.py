"""What an "if" asks, said of you, of a player by name, or of players in general."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cards.innovation import CARD
from cards.model import FieldCard
from cards.program import (
    Achievements,
    AllOf,
    Any,
    AnyPlayer,
    AtLeast,
    ColourOn,
    ColoursOnlyYours,
    ColoursSplayed,
    Condition,
    Count,
    DemandVerb,
    DifferentValues,
    Draw,
    DueToDemand,
    Each,
    EqualTo,
    FewerThan,
    Highest,
    MoreThan,
    MoreThanEachOther,
    Named,
    NoPlayer,
    OfValue,
    OnlyYou,
    Per,
    Place,
    Plus,
    Points,
    Produced,
    Return,
    ShareColour,
    Source,
    Splayed,
    Tally,
    Test,
    Times,
    TopsOnBoards,
    TuckedOrScored,
    Value,
    ValueOf,
    Zone,
)
from cards.terms import Icon
from cards.text.fr import words
from cards.text.fr.nouns import reference, tests, zone
from cards.text.fr.numbers import splayed, total
from cards.text.fr.scope import Bound, Scope, walk
from cards.text.fr.verbs import action


@dataclass(frozen=True, slots=True)
class Person:
    """Of whom a condition is said: the forms of the two verbs that conditions need."""

    subject: str
    have: str
    produce: str
    his: str
    """ "votre" or "sa", before Main and Zone de Jeu."""

    def does(self, verb: str, what: str) -> str:
        """A whole sentence."""
        return f"{self.subject} {verb} {what}"


YOU = Person("vous", "avez", "produisez", "votre")
SOME_PLAYER = Person("au moins un joueur", "a", "produit", "sa")
NO_PLAYER = Person("aucun joueur", "n'a", "ne produit", "sa")
ONLY_YOU = Person("vous êtes le seul joueur à", "avoir", "produire", "votre")


def person(name: str) -> Person:
    """A player by name."""
    return Person(name, "a", "produit", "sa")


def clause(condition: Condition, scope: Scope, who: Person = YOU) -> str:
    """A condition as the words after "si"."""
    match condition:
        case Any(source, asked):
            return _any(source, asked, scope)
        case Each(source, asked, among):
            return _each(source, asked, among, scope)
        case AtLeast(number, least):
            return _at_least(number, least, scope, who)
        case MoreThan(number, other):
            return _more_than(number, other, who, scope)
        case FewerThan(number, other):
            verb, what = _counted(number, scope, who)
            return who.does(verb, f"moins de {_amount(other, scope)} {what}")
        case EqualTo(number, other):
            return _equal(number, other, scope, who)
        case MoreThanEachOther(Tally(name)):
            through = f" grâce à {scope.card.name.fr}" if scope.card else ""
            done = f"{_tallied(name, scope)}{through}, pendant cette action, plus de cartes"
            return who.does(who.have, f"{done} que chacun des autres joueurs")
        case MoreThanEachOther(number):
            verb, what = _counted(number, scope, who)
            return who.does(verb, f"plus {words.elided('de', what)} que chacun des autres joueurs")
        case OnlyYou(inner):
            return clause(inner, scope, ONLY_YOU)
        case AnyPlayer(inner):
            return clause(inner, scope, SOME_PLAYER)
        case NoPlayer(inner):
            return clause(inner, scope, NO_PLAYER)
        case DueToDemand(verb, done):
            moved = "transférée" if verb is DemandVerb.TRANSFER else "recyclée"
            cards = "au moins une carte a" if done else "aucune carte n'a"
            return f"{cards} été {moved} suite au Dogme de Suprématie"
        case Splayed(colour, direction):
            ways = words.DIRECTIONS[direction]
            return f"vos cartes {words.plural(words.COLOURS[colour])} sont décalées {ways}"
        case ShareColour(name):
            group = reference(name, scope).removeprefix("les ")
            cards = f"des {group}" if scope.alone else "d'entre elles"
            return f"au moins deux {cards} sont de la même couleur"
        case TopsOnBoards(cards_):
            names = words.listed([CARD[card].name.fr for card in cards_])
            return f"{names} sont toutes deux des cartes Actives, dans n'importe quelle Zone de Jeu"
        case AllOf(parts):
            return _all_of(parts, scope, who)
        case _:
            assert_never(condition)


def field_text(field: FieldCard) -> str:
    """When a field is claimed."""
    return f"Dominez ce Domaine dès que {clause(field.due, Scope())}."


def field_reason(field: FieldCard, name: str) -> str:
    """What a player has done to be due a field."""
    return clause(field.due, Scope(), person(name))


def _any(source: Source, asked: tuple[Test, ...], scope: Scope) -> str:
    bound = scope.bound(source.name) if isinstance(source, Named) else None
    if bound is None:
        return f"au moins une de ces cartes {_predicate(asked, scope)}"
    if asked and isinstance(asked[0], ColourOn):
        place = zone(Zone(Place.BOARD, asked[0].board), scope)
        colour = "la couleur d'au moins une d'entre elles" if bound.many else "sa couleur"
        colour = f"la couleur {words.elided('de', bound.noun())}" if scope.alone else colour
        return f"{colour} est déjà présente dans {place}"
    return f"{_subject(bound, scope)} {_predicate(asked, scope)}"


def _subject(bound: Bound, scope: Scope) -> str:
    """The cards just drawn are "elle" and "l'une d'elles"; others are called by what was done to them."""
    if scope.alone or not isinstance(bound.by, Draw):
        return (
            f"au moins une {bound.noun().replace('les cartes', 'des cartes')}" if bound.many else bound.noun()
        )
    return "au moins une d'entre elles" if bound.many else "elle"


def _predicate(asked: tuple[Test, ...], scope: Scope) -> str:
    """What is said of one card: "est rouge", "produit une couronne"."""
    match asked:
        case (OfValue(values),):
            return f"est {words.listed([f'une {value}' for value in values], 'ou')}"
        case _:
            said = tests(asked, scope, many=False)
            adjectives = said.adjectives.strip()
            relative = said.relative.removeprefix("qui ")
            return " et ".join(part for part in (f"est {adjectives}" if adjectives else "", relative) if part)


def _each(source: Source, asked: tuple[Test, ...], among: tuple[Test, ...], scope: Scope) -> str:
    limits = tests(among, scope, many=True)
    relative = f" {limits.relative}" if limits.relative else ""
    cards = "vos cartes Actives" if source == Zone(Place.TOP) else "ces cartes"
    return f"chacune de {cards}{limits.adjectives}{relative} {_predicate(asked, scope)}"


def _at_least(number: Value, least: Value, scope: Scope, who: Person) -> str:
    match number, least:
        case Count(Named(name)), int(count):
            bound = scope.bound(name)
            most = bound.number if bound else None
            more = "" if most == count else " ou plus"
            return who.does(who.have, f"ainsi {_tallied(name, scope)} {words.number(count)} cartes{more}")
        case TuckedOrScored(), int(count):
            done = f"archivé et/ou comptabilisé {words.number(count)} cartes"
            return who.does(who.have, f"{done} au cours du même tour")
        case ((Count(Zone(Place.TOP)) | ColoursSplayed()), 5):
            more = ""  # there are no more than five colours
        case _:
            more = " ou plus"
    verb, what = _counted(number, scope, who)
    where = ""
    if isinstance(number, Count) and isinstance(number.source, Zone) and " dans " in what:
        what, _, where = what.partition(" dans ")
        where = f" dans {where}"
    return who.does(verb, f"{_amount(least, scope)} {what}{more}{where}")


def _more_than(number: Value, other: Value, who: Person, scope: Scope) -> str:
    verb, what = _counted(number, scope, who)
    match number, other:
        case Count(Zone() as one, ()), Count(Zone() as two, ()):
            places = f"dans {_place(one, scope, who)} que dans {_place(two, scope, who)}"
            return who.does(who.have, f"plus de cartes {places}")
        case _, int():
            return who.does(verb, f"plus de {_amount(other, scope)} {what}")
        case _:
            than = words.elided("de", _counted(other, scope, who)[1])
            return who.does(verb, f"plus {words.elided('de', what)} que {than}")


def _equal(number: Value, other: Value, scope: Scope, who: Person) -> str:
    match number, other:
        case Count(Named(name)), int(count):
            cards = words.plural("carte", count > 1)
            return who.does(who.have, f"ainsi {_tallied(name, scope)} {words.number(count)} {cards}")
        case Count(Zone(Place.HAND), ()), 0:
            none = who.have if who.have.startswith("n'") else f"n'{who.have}"
            return who.does(none, "plus aucune carte en Main")
        case Count(Zone(Place.HAND), ()), int(count):
            cards = words.plural("carte", count > 1)
            return who.does(who.have, f"alors exactement {words.number(count)} {cards} en Main")
        case _:
            verb, what = _counted(number, scope, who)
            return who.does(verb, f"exactement {_amount(other, scope)} {what}")


def _counted(number: Value, scope: Scope, who: Person) -> tuple[str, str]:
    """The verb for a number and what is counted, without an article."""
    match number:
        case Produced(icon):
            return who.produce, words.plural(words.ICONS[icon])
        case ColoursSplayed(directions):
            return who.have, f"couleurs {splayed(directions, True)}"
        case (
            Count()
            | Achievements()
            | Points()
            | ColoursOnlyYours()
            | DifferentValues()
            | TuckedOrScored()
            | Tally()
        ):
            return who.have, _theirs(total(number, scope), who)
        case int() | Plus() | Per() | Times() | ValueOf() | Highest():
            raise ValueError(f"nothing is counted by {number!r}")
        case _:
            assert_never(number)


def _theirs(text: str, who: Person) -> str:
    return (
        text
        if who.his == "votre"
        else text.replace("votre Influence", "son Influence").replace("votre", who.his)
    )


def _place(place: Zone, scope: Scope, who: Person) -> str:
    return _theirs(zone(place, scope), who)


def _amount(number: Value, scope: Scope) -> str:
    return words.number(number) if isinstance(number, int) else total(number, scope)


def _tallied(name: str, scope: Scope) -> str:
    """The participle of what was done under a name: "recyclé", "mis en jeu"."""
    bound = scope.bound(name)
    if bound is not None:
        named = action(bound.by)
        return named.done() if named else ""
    for node in walk(scope.effect):
        if isinstance(node, Return) and node.tally == name:
            return "recyclé"
    return "déplacé"


def _all_of(parts: tuple[Condition, ...], scope: Scope, who: Person) -> str:
    match parts:
        case (AtLeast(Produced(), int(least)), *_) if parts == tuple(
            AtLeast(Produced(icon), least) for icon in Icon
        ):
            return who.does(who.produce, f"{words.number(least)} ressources ou plus de chaque sorte")
        case _:
            first, *rest = (clause(part, scope, who) for part in parts)
            return words.listed([first, *(words.que(part) for part in rest)])
