"""Cards to do something with, as a noun: "una carta della tua Mano", "le due carte di valore più alto"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cards.program import (
    All,
    AllButOne,
    Amount,
    Beneath,
    DiscardPile,
    Exactly,
    Half,
    Last,
    Named,
    Next,
    NotThisCard,
    OfColour,
    OfValue,
    Pick,
    Place,
    Rank,
    Remaining,
    Test,
    UpTo,
    Who,
    Zone,
)
from cards.text.it.forms import participle
from cards.text.it.numbers import factor, for_every
from cards.text.it.places import NAMES, contracted, owner, place, possessive
from cards.text.it.qualities import far, near
from cards.text.it.scene import Bound, Scene
from cards.text.it.words import a_value, joined, numeral, ordinal

_RANKS = {Rank.HIGHEST: "di valore più alto", Rank.LOWEST: "di valore più basso"}
_ALL_RANKED = {Rank.HIGHEST: "del valore più alto", Rank.LOWEST: "del valore più basso"}
_ALL_OF_THEM = (Who.OTHERS, Who.EVERYONE)


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards as the object of a verb; a pronoun, where one is enough, stands by itself."""

    text: str = ""
    pronoun: str = ""
    origin: str = ""
    """Where they come from, if the noun is to be followed by it: "dalla tua Mano"."""
    bare: str = ""
    """The noun for use beside its origin."""
    clause: bool = False
    """It ends in a relative clause, or the like, that tolerates nothing after it."""


def noun(pick: Pick, scene: Scene) -> Noun:
    """The cards of a pick."""
    source = pick.source
    match source:
        case Zone(Place.TOP, who):
            return _tops(pick, who, scene)
        case Zone(Place.BOTTOM, who):
            return Noun(f"{_the_mine(who, scene)} carta di fondo{near(pick.tests, False, scene)}")
        case Zone(where, who):
            return _cards(pick, where, who, scene)
        case Named(name):
            return _named(pick, name, scene)
        case Remaining(name):
            other = f"l'altra carta {participle(scene.names[name].verb, plural=False)}"
            return Noun(other if name in scene.unsaid else "l'altra")
        case Last(name):
            return Noun(_last(scene.names[name]))
        case Next(name):
            it = f"la {scene.names[name].cards}" if name in scene.unsaid else "di essa"
            return Noun(f"la carta che si trovava sotto {it}", clause=True)
        case Beneath(name) if name in scene.unsaid:
            known = scene.names[name]
            beneath = "carte sotto la" if known.stays else "altre carte del mazzo della"
            return Noun(f"tutte le {beneath} {known.cards}")
        case Beneath(name):
            beneath = "carte sottostanti" if scene.names[name].stays else "altre carte di quel mazzo"
            return Noun(f"tutte le {beneath}")
        case DiscardPile():
            return Noun("una carta della pila degli scarti")
        case _:
            assert_never(source)


def is_plural(amount: Amount) -> bool:
    """Whether several cards can be meant."""
    match amount:
        case Exactly(int(number)):
            return number != 1
        case UpTo(most):
            return most != 1
        case _:
            return not isinstance(amount, Exactly)


def _last(bound: Bound) -> str:
    return "l'ultima carta" if bound.most is None else f"la {ordinal(bound.most, feminine=True)} carta"


def _the_mine(who: Who, scene: Scene) -> str:
    mine = possessive(who, scene)
    return f"la {mine}" if mine else "la"


def _named(pick: Pick, name: str, scene: Scene) -> Noun:
    bound = scene.names[name]
    if not isinstance(pick.amount, All):
        by_me = "quella che scelgo io" if scene.me is None else f"quella che sceglie {scene.me}"
        return Noun(by_me if pick.by is Who.ME else "una di quelle carte", clause=True)
    if name in scene.unsaid:
        return Noun(f"{'le' if bound.plural else 'la'} {bound.cards}")
    return Noun(pronoun="le" if bound.plural else "la")


def _cards(pick: Pick, where: Place, who: Who, scene: Scene) -> Noun:
    """Cards of a hand, a score or a whole board."""
    plural = is_plural(pick.amount)
    many = plural and who in _ALL_OF_THEM
    before, tests, last = _quantity(pick, scene)
    head, after = before + near(tests, plural, scene), far(tests, plural, scene) + last
    # "The lowest" of several players are the lowest of each.
    if pick.rank is not None and many:
        of = f"{contracted('di', NAMES[where][0])} di ciascun altro giocatore"
    elif pick.rank is not None or who in (Who.YOU, Who.ME):
        of = place("di", where, who, scene, many)
    else:
        of = place("da", where, who, scene, many)
    if scene.shown and (pick.amount, where, who) == (All(), Place.HAND, Who.YOU):
        after += ", comprese quelle pescate"
    text = f"{head} {of}{after}"
    if pick.rank is not None:
        return Noun(text, clause=True)
    return Noun(text, "", place("da", where, who, scene, many), head + after, bool(after))


def _quantity(pick: Pick, scene: Scene) -> tuple[str, tuple[Test, ...], str]:
    """The words before the place, the tests still to be said, the words at the very end."""
    amount, tests = pick.amount, pick.tests
    if pick.rank is not None:
        return _ranked("carta", "carte", pick, pick.rank, scene), (), ""
    if amount == Exactly(1) and tests and isinstance(tests[0], OfValue):
        return joined([a_value(value) for value in tests[0].values], "o"), tests[1:], ""
    match amount:
        case Exactly(int(number)):
            return f"{numeral(number)} {'carta' if number == 1 else 'carte'}", tests, ""
        case Exactly(number):
            return f"{numeral(factor(number))} carta", tests, f" {for_every(number, scene)}"
        case UpTo(most, least):
            return _range(most, least), tests, ""
        case All():
            return "tutte le carte", tests, ""
        case AllButOne():
            return "tutte le carte", tests, " tranne una"
        case Half(up):
            return f"{_half(up)} delle carte", tests, ""
        case _:
            assert_never(amount)


def _half(up: bool) -> str:
    return f"la metà (arrotondata per {'eccesso' if up else 'difetto'})"


def _range(most: int | None, least: int) -> str:
    if most is None:
        return "un numero qualsiasi di carte"
    if least == 0:
        return f"fino a {numeral(most)} {'carta' if most == 1 else 'carte'}"
    return f"{numeral(least)} {'o' if most == least + 1 else 'fino a'} {numeral(most)} carte"


def _ranked(one: str, several: str, pick: Pick, rank: Rank, scene: Scene, mine: str = "") -> str:
    plural = is_plural(pick.amount)
    quality = near(pick.tests, plural, scene) + far(pick.tests, plural, scene)
    match pick.amount:
        case Exactly(1):
            return f"la {mine}{one}{quality} {_RANKS[rank]}"
        case Exactly(int(number)):
            return f"le {mine}{numeral(number)} {several}{quality} {_RANKS[rank]}"
        case _:
            return f"tutte le {mine}{several}{quality} {_ALL_RANKED[rank]}"


def _tops(pick: Pick, who: Who, scene: Scene) -> Noun:
    """Top cards."""
    mine = possessive(who, scene)
    if mine is None:
        return _tops_of_another(pick, who, scene)
    ours = "tue" if mine == "tua" else "mie"
    match pick.amount, pick.tests:
        case _ if pick.rank is not None and pick.tests:
            return Noun(_ranked_among(pick, pick.rank, ours, scene), clause=True)
        case Exactly(1), _ if pick.rank is not None:
            return Noun(_ranked("Carta Attiva", "Carte Attive", pick, pick.rank, scene, f"{mine} "))
        case _ if pick.rank is not None:
            return Noun(_ranked("Carta Attiva", "Carte Attive", pick, pick.rank, scene, f"{ours} "))
        case Exactly(1), (OfColour((_,)),):
            return Noun(f"la {mine} Carta Attiva{near(pick.tests, False, scene)}")
        case Exactly(1), (NotThisCard(),):
            return Noun(f"un'altra delle {ours} Carte Attive")
    words = near(pick.tests, True, scene) + far(pick.tests, True, scene)
    return Noun(f"{_of_tops(pick.amount, ours, scene)}{words}", clause=bool(words))


def _of_tops(amount: Amount, ours: str, scene: Scene) -> str:
    match amount:
        case Exactly(int(number)):
            return f"{numeral(number)} delle {ours} Carte Attive"
        case All():
            return f"tutte le {ours} Carte Attive"
        case UpTo(most):
            how_many = "un numero qualsiasi" if most is None else f"fino a {numeral(most)}"
            return f"{how_many} delle {ours} Carte Attive"
        case AllButOne():
            return f"tutte le {ours} Carte Attive tranne una"
        case Half(up):
            return f"{_half(up)} delle {ours} Carte Attive"
        case Exactly(number):
            return f"{numeral(factor(number))} delle {ours} Carte Attive {for_every(number, scene)}"
        case _:
            assert_never(amount)


def _ranked_among(pick: Pick, rank: Rank, ours: str, scene: Scene) -> str:
    """The highest of those that pass the tests, not one that is the highest and passes them."""
    among = near(pick.tests, True, scene) + far(pick.tests, True, scene)
    match pick.amount:
        case Exactly(1):
            return f"la Carta Attiva {_RANKS[rank]} fra le {ours}{among}"
        case Exactly(int(number)):
            return f"le {numeral(number)} Carte Attive {_RANKS[rank]} fra le {ours}{among}"
        case _:
            return f"tutte le Carte Attive {_ALL_RANKED[rank]} fra le {ours}{among}"


def _tops_of_another(pick: Pick, who: Who, scene: Scene) -> Noun:
    match pick.amount, pick.tests:
        case Exactly(1), (OfColour((_,)),):
            return Noun(f"la Carta Attiva{near(pick.tests, False, scene)} {owner(who, scene)}", clause=True)
        case Exactly(1), _ if who is Who.ME:
            words = near(pick.tests, True, scene) + far(pick.tests, True, scene)
            return Noun(f"una delle Carte Attive {owner(who, scene)}{words}", clause=bool(words))
    plural = is_plural(pick.amount)
    head = "tutte le Carte Attive" if plural else "una Carta Attiva"
    words = near(pick.tests, plural, scene) + far(pick.tests, plural, scene)
    origin = place("da", Place.TOP, who, scene, plural)
    return Noun(f"{head}{words} {origin}", "", origin, head + words, bool(far(pick.tests, plural, scene)))
