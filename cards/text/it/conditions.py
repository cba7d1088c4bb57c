"""Conditions: what stands after "se", said of "tu" or of a player."""

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
    ColoursSplayed,
    Condition,
    Count,
    DemandVerb,
    DueToDemand,
    Each,
    EqualTo,
    FewerThan,
    MoreThan,
    MoreThanEachOther,
    Named,
    NoPlayer,
    OnlyYou,
    Place,
    Produced,
    ShareColour,
    Source,
    Splayed,
    Tally,
    Test,
    TopsOnBoards,
    TuckedOrScored,
    Value,
    Zone,
)
from cards.terms import Icon
from cards.text.it.forms import participle
from cards.text.it.numbers import counted, units
from cards.text.it.places import owner, place, possessive
from cards.text.it.qualities import far, near, predicate
from cards.text.it.scene import Scene
from cards.text.it.words import COLOURS, DIRECTIONS, ICONS, joined, numeral


@dataclass(frozen=True, slots=True)
class Person:
    """The verbs of the one of whom a condition is said."""

    has: str
    produces: str


YOU = Person("hai", "produci")
ONE = Person("ha", "produce")


def condition(asked: Condition, scene: Scene, person: Person = YOU) -> str:
    """The condition as a clause: "produci quattro o più torri"."""
    match asked:
        case Any(source, tests):
            return _any(source, tests, scene, person)
        case Each(source, tests, among):
            return f"tutte {_all_of(source, among, scene)} {_predicates(tests, True, scene)}"
        case AllOf(conditions):
            return _all(conditions, scene, person)
        case AtLeast(number, least):
            return _at_least(number, least, scene, person)
        case MoreThan(number, other):
            return _compared("più", number, other, scene, person)
        case FewerThan(number, other):
            return _compared("meno", number, other, scene, person)
        case EqualTo(number, other):
            return _equal(number, other, scene, person)
        case MoreThanEachOther(number):
            return _more_than_each(number, scene, person)
        case OnlyYou(inner):
            return f"sei l'unico giocatore che {condition(inner, scene, ONE)}"
        case AnyPlayer(inner):
            return f"almeno un giocatore {condition(inner, scene, ONE)}"
        case NoPlayer(inner):
            return f"nessun giocatore {condition(inner, scene, ONE)}"
        case DueToDemand(verb, done):
            moved = "trasferit" if verb is DemandVerb.TRANSFER else "riciclat"
            cards = f"una o più carte sono state {moved}e" if done else f"nessuna carta è stata {moved}a"
            return f"{cards} a causa del Dogma di Supremazia"
        case Splayed(colour, direction):
            return f"le tue carte {COLOURS[colour][2]} sono scalate {DIRECTIONS[direction]}"
        case ShareColour(name):
            return f"due o più delle {scene.names[name].cards} sono dello stesso colore"
        case TopsOnBoards(cards):
            names = joined([CARD[card].name.it for card in cards])
            return f"{names} sono {'entrambe ' if len(cards) == 2 else ''}Carte Attive, in qualsiasi Zona"
        case _:
            assert_never(asked)


def field_text(field: FieldCard) -> str:
    """When a field is claimed, as a sentence."""
    return f"Domina questo Campo non appena {_due(field.due)}."


def _due(asked: Condition) -> str:
    match asked:
        case AtLeast(TuckedOrScored(), int(least)):
            return f"archivi e/o capitalizzi {numeral(least)} carte nello stesso turno"
        case AtLeast(ColoursSplayed(directions), int(least)):
            ways = joined([DIRECTIONS[direction] for direction in directions], "o")
            return f"hai {numeral(least)} colori nella tua Zona, tutti scalati {ways}"
        case _:
            return condition(asked, Scene(""))


def _any(source: Source, tests: tuple[Test, ...], scene: Scene, person: Person) -> str:
    if isinstance(source, Named):
        bound = scene.names[source.name]
        subject = f"almeno una delle {bound.cards}" if bound.plural else f"la {bound.cards}"
        return f"{subject} {_predicates(tests, False, scene)}"
    return f"{person.has} almeno una {counted(source, tests, False, scene)}"


def _predicates(tests: tuple[Test, ...], plural: bool, scene: Scene) -> str:
    return joined([predicate(test, plural, scene) for test in tests])


def _all_of(source: Source, among: tuple[Test, ...], scene: Scene) -> str:
    words = near(among, True, scene) + far(among, True, scene)
    match source:
        case Zone(Place.TOP, who):
            if possessive(who, scene) is None:
                return f"le Carte Attive{words} {owner(who, scene, True)}"
            return f"le {'tue' if possessive(who, scene) == 'tua' else 'mie'} Carte Attive{words}"
        case Zone(where, who):
            return f"le carte{words} {place('di', where, who, scene, True)}"
        case Named(name):
            return f"le {scene.names[name].cards}{words}"
        case _:
            return f"quelle carte{words}"


def _all(conditions: tuple[Condition, ...], scene: Scene, person: Person) -> str:
    """Several conditions; the same minimum of several icons is said once."""
    icons: list[Icon] = []
    minima: set[int] = set()
    for asked in conditions:
        match asked:
            case AtLeast(Produced(icon), int(least)):
                icons.append(icon)
                minima.add(least)
            case _:
                return joined([condition(one, scene, person) for one in conditions])
    kinds = joined([ICONS[icon][1] for icon in icons])
    return f"{person.produces} almeno {numeral(min(minima))} risorse di ciascun tipo: {kinds}"


def _number(value: Value, scene: Scene) -> str:
    return numeral(value) if isinstance(value, int) else f"il numero di {units(value, scene)}"


def _verb(number: Value, person: Person) -> str:
    match number:
        case Produced():
            return person.produces
        case TuckedOrScored():
            return f"{person.has} archiviato e/o capitalizzato"
        case _:
            return person.has


def _thing(number: Value, scene: Scene) -> str:
    match number:
        case TuckedOrScored():
            return "carte in questo turno"
        case _:
            return units(number, scene)


def _at_least(number: Value, least: Value, scene: Scene, person: Person) -> str:
    match number, least:
        case Count(Named(name), ()), int():
            bound = scene.names[name]
            more = "" if bound.most == least else " o più"
            return f"ne {person.has} {participle(bound.verb, least > 1)} {numeral(least)}{more}"
        case ((Count(Zone(Place.TOP)) | ColoursSplayed()), 5):
            # Five is all that there can be.
            return f"{person.has} cinque {units(number, scene)}"
        case _:
            return f"{_verb(number, person)} {_number(least, scene)} o più {_thing(number, scene)}"


def _compared(how: str, number: Value, other: Value, scene: Scene, person: Person) -> str:
    match number, other:
        case Count(Zone(one, who), ()), Count(Zone(two, whose), ()):
            here, there = place("in", one, who, scene), place("in", two, whose, scene)
            return f"{person.has} {how} carte {here} che {there}"
        case _, int():
            return f"{_verb(number, person)} {how} di {numeral(other)} {_thing(number, scene)}"
        case _:
            return f"{_verb(number, person)} {how} {_thing(number, scene)} che {_thing(other, scene)}"


def _equal(number: Value, other: Value, scene: Scene, person: Person) -> str:
    match number, other:
        case Count(Named(name), ()), int():
            done = participle(scene.names[name].verb, other != 1)
            return f"ne {person.has} {done} {numeral(other)}"
        case Count(source, tests), 0:
            return f"non {person.has} {counted(source, tests, True, scene)}"
        case Count(source, tests), 1:
            return f"{person.has} esattamente una {counted(source, tests, False, scene)}"
        case _:
            return f"{_verb(number, person)} esattamente {_number(other, scene)} {_thing(number, scene)}"


def _more_than_each(number: Value, scene: Scene, person: Person) -> str:
    match number:
        case Tally():
            name = scene.card
            return f"in questa azione {person.has} riciclato con {name} più carte di ogni altro giocatore"
        case Achievements():
            return f"{person.has} più Dominazioni di ogni altro giocatore"
        case _:
            return f"{_verb(number, person)} più {_thing(number, scene)} di ogni altro giocatore"
