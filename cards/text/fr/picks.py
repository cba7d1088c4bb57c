"""The cards that a verb acts on."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    All,
    AllButOne,
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
    UpTo,
    Who,
    Zone,
)
from cards.text.fr import words
from cards.text.fr.nouns import Tests, beneath, reference, tests, zone
from cards.text.fr.numbers import rate
from cards.text.fr.objects import Object
from cards.text.fr.scope import Scope, drawn_to_show


def picked(pick: Pick, scope: Scope) -> Object:
    """The cards of a pick."""
    match pick.source:
        case Zone(Place.TOP):
            return _tops(pick, pick.source, scope)
        case Zone(Place.BOTTOM):
            return _bottoms(pick, scope)
        case Zone():
            return _zone(pick, pick.source, scope)
        case Named() | Remaining() | Last() | Next() | Beneath():
            return _named(pick, scope)
        case DiscardPile():
            head, rest = _amount(pick, tests(pick.tests, scope, many=True), True, scope)
            return Object(head, "la défausse", rest)
        case _:
            assert_never(pick.source)


def _zone(pick: Pick, source: Zone, scope: Scope) -> Object:
    many = pick.amount != Exactly(1)
    said = tests(pick.tests, scope, many=many)
    each = pick.amount == All()
    if pick.source == Zone(Place.HAND) and pick.amount == All() and not pick.tests and not pick.rank:
        shown = any(drawn_to_show(scope.bound(name)) for name in _bound_before(scope))
        # Drawn and revealed cards lie in the hand (INN-7.7), which is easily forgotten.
        said = Tests(relative="(celles-ci comprises)") if shown and not scope.alone else said
    head, rest = _amount(pick, said, many, scope)
    rest = " ".join(part for part in (rest, said.relative) if part)
    return Object(head, zone(source, scope, each=each), rest)


def _bound_before(scope: Scope) -> list[str]:
    return [bind for step in scope.told if (bind := getattr(step, "bind", None))]


def _amount(pick: Pick, said: Tests, many: bool, scope: Scope) -> tuple[str, str]:
    """How many cards, and what is said about it at the end."""
    cards = f"{words.plural('carte', many)}{said.adjectives}"
    match pick.amount, pick.rank:
        case Exactly(1), None:
            return _one(pick, said), ""
        case Exactly(1), Rank() as rank:
            return f"la {cards} {_ranked(rank, False)}", ""
        case Exactly(int(count)), None:
            return f"{words.number(count)} {cards}", ""
        case Exactly(int(count)), Rank() as rank:
            return f"les {words.number(count)} {cards} {_ranked(rank, True)}", ""
        case Exactly(value), _:
            count, each = rate(value, scope)
            noun = words.plural("carte", count > 1)
            return f"{words.number(count)} {noun}{said.adjectives}", each
        case All(), None:
            return f"toutes les {cards}", ""
        case All(), Rank() as rank:
            return f"toutes les {cards} de la valeur {_ranked(rank, False)}", ""
        case AllButOne(), _:
            return f"toutes les {cards}", "sauf une"
        case Half(up), _:
            rounded = "supérieure" if up else "inférieure"
            return f"la moitié des {cards}", f"(arrondie à l'unité {rounded})"
        case UpTo(None), _:
            return f"n'importe quel nombre de {cards}", ""
        case UpTo(int(most), least), _:
            return f"{_up_to(most, least)} {cards}", ""
        case _:
            raise ValueError(f"no words for {pick!r}")


def _one(pick: Pick, said: Tests) -> str:
    """One card; if only its value matters, it is called by it, as printed: "une 2 ou une 3"."""
    match pick.tests:
        case (OfValue(values),):
            return words.listed([f"une {value}" for value in values], "ou")
        case _:
            return f"une carte{said.adjectives}"


def _up_to(most: int, least: int) -> str:
    if least == 0:
        return f"jusqu'à {words.number(most)}"
    if most == least + 1:
        return f"{words.number(least)} ou {words.number(most)}"
    return f"de {words.number(least)} à {words.number(most)}"


def _ranked(rank: Rank, many: bool) -> str:
    word = "élevée" if rank is Rank.HIGHEST else "faible"
    return f"{'les' if many else 'la'} plus {words.plural(word, many)}"


def _tops(pick: Pick, source: Zone, scope: Scope) -> Object:
    """Top cards, which are somebody's: "une de vos cartes Actives"."""
    if source.of is not Who.YOU and (source.of is not Who.ME or scope.me is not None):
        return _others_tops(pick, source, scope)
    yours, your = ("vos", "votre") if source.of is Who.YOU else ("mes", "ma")
    match pick.tests:
        case (OfColour((colour,)),) if pick.rank is None:
            return Object(f"{your} carte Active {words.COLOURS[colour]}")
        case (NotThisCard(),) if pick.amount == Exactly(1):
            return Object(f"une autre de {yours} cartes Actives")
    single = pick.amount == Exactly(1) and pick.rank is None
    said = tests(pick.tests, scope, many=True)
    cards = f"{yours} cartes Actives{said.adjectives}"
    rest = tests(pick.tests, scope, many=not single).relative
    match pick.amount, pick.rank:
        case Exactly(1), None:
            return Object(f"une de {cards}", rest=rest)
        case Exactly(1), Rank() as rank if not pick.tests:
            return Object(f"{your} carte Active {_ranked(rank, False)}")
        case Exactly(1), Rank() as rank:
            return Object(f"{_ranked(rank, False)} de {cards}", rest=rest)
        case Exactly(int(count)), Rank() as rank:
            ranked = _ranked(rank, True).removeprefix("les ")
            return Object(f"les {words.number(count)} {ranked} de {cards}", rest=rest)
        case All(), None:
            return Object(f"toutes {cards}", rest=rest)
        case _:
            head, end = _amount(pick, Tests(), True, scope)
            return Object(f"{head} parmi {cards}", rest=" ".join(part for part in (rest, end) if part))


def _others_tops(pick: Pick, source: Zone, scope: Scope) -> Object:
    many = pick.amount != Exactly(1)
    said = tests(pick.tests, scope, many=many)
    active = words.plural("Active", many)
    match pick.tests:
        case (OfColour((_,)),) if not many:
            return Object(f"la carte {active}{said.adjectives}", zone(source, scope))
    head = "toutes les cartes" if many else "une carte"
    return Object(f"{head} {active}{said.adjectives}", zone(source, scope, each=many), said.relative)


def _bottoms(pick: Pick, scope: Scope) -> Object:
    match pick.tests:
        case (OfColour((colour,)),):
            return Object(f"la carte tout en dessous de votre pile {words.COLOURS[colour]}")
        case _:
            many = pick.amount != Exactly(1)
            said = tests(pick.tests, scope, many=many)
            head = "toutes les cartes" if many else "une carte"
            return Object(f"{head}{said.adjectives} tout en dessous d'une de vos piles", rest=said.relative)


def _named(pick: Pick, scope: Scope) -> Object:
    """Cards spoken of before: a pronoun, or on its own "la carte piochée"."""
    match pick.source:
        case Named(name) if pick.amount == All():
            bound = scope.bound(name)
            pronoun = "les" if bound and bound.many else "la"
            return Object(reference(name, scope), pronoun="" if scope.alone else pronoun)
        case Named(name):
            if pick.by is Who.ME and scope.me is None:
                return Object("celle de mon choix")
            chooser = f" au choix {scope.me}" if pick.by is Who.ME and scope.me else ""
            return Object(f"l'une des {reference(name, scope).removeprefix('les ')}{chooser}")
        case Remaining(name):
            bound = scope.bound(name)
            return Object("l'autre" if bound and bound.number == 2 else "les autres")
        case Last(name):
            bound = scope.bound(name)
            return Object("la seconde" if bound and bound.number == 2 else "la dernière")
        case Next() | Beneath():
            return Object(beneath(pick.source, scope))
        case _:
            raise ValueError(f"no words for {pick!r}")
