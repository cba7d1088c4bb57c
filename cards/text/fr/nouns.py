"""Cards as the object of a verb: "une de vos cartes Actives qui produit une tour"."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Pick, Place, Rank, Who, Zone
from cards.text.context import Context
from cards.text.fr.forms import Object
from cards.text.fr.numbers import rate
from cards.text.fr.places import your, zone
from cards.text.fr.qualities import Qualities, of_one_colour, qualities, the_cards_of
from cards.text.fr.words import elided, listed, number, plural


def cards(pick: Pick, context: Context) -> Object:
    """The cards of a pick."""
    match pick.source:
        case Zone(Place.TOP) as place:
            return _tops(pick, place, context)
        case Zone(Place.BOTTOM):
            said = qualities(pick.tests, context, many=False)
            return Object(f"la carte en dessous de votre pile{said.adjectives}")
        case Zone() as place:
            return _held(pick, place, context)
        case program.Named(name) if pick.amount == program.All():
            pronoun = "les" if context.names[name].many else "la"
            spoken = name in context.spoken
            return Object(the_cards_of(name, context), pronoun=pronoun if spoken else "")
        case program.Named(name):
            if pick.by is Who.ME and context.me is None:
                return Object("celle de mon choix")
            chooser = f" au choix {elided('de', context.me)}" if pick.by is Who.ME and context.me else ""
            return Object(f"l'une d{the_cards_of(name, context)[1:]}{chooser}")
        case program.Remaining(name):
            return Object("l'autre" if context.names[name].most == 2 else "les autres")
        case program.Last(name):
            return Object("la seconde" if context.names[name].most == 2 else "la dernière")
        case program.Next(name):
            return Object(f"la carte qui se trouvait juste en dessous{_of_it(name, context)}")
        case program.Beneath(name) if context.names[name].on_top:
            return Object(f"toutes les cartes qui se trouvent en dessous{_of_it(name, context)}")
        case program.Beneath(name):
            pile = "cette pile" if name in context.spoken else f"la pile{_of_it(name, context)}"
            return Object(f"toutes les autres cartes de {pile}")
        case program.DiscardPile():
            return Object(_amount(pick, Qualities(), context), "la défausse")
        case _:
            assert_never(pick.source)


def _of_it(name: str, context: Context) -> str:
    """Of which card, if that has not just been said."""
    return "" if name in context.spoken else f" de {the_cards_of(name, context)}"


def _held(pick: Pick, place: Zone, context: Context) -> Object:
    """Cards of a hand, a score, a play area."""
    many = pick.amount != program.Exactly(1)
    said = qualities(pick.tests, context, many=many)
    rest = [said.relative] if said.relative else []
    match pick.amount:
        case program.Exactly(program.Number() as value) if not isinstance(value, program.Count):
            rest.append(rate(value, context)[1])
        case program.AllButOne():
            rest.append("sauf une")
        case program.Half(up):
            rest.append(f"(arrondie à l'unité {'supérieure' if up else 'inférieure'})")
        case program.All() if pick == program.every(program.YOUR_HAND) and context.in_hand():
            rest.append("(cartes piochées comprises)")
    origin = zone(place, context, each=pick.amount == program.All())
    return Object(_amount(pick, said, context), origin, " ".join(rest))


def _amount(pick: Pick, said: Qualities, context: Context) -> str:
    """How many cards, and what they are asked for, without the place."""
    cards = f"cartes{said.adjectives}"
    match pick.amount, pick.rank:
        case program.Exactly(1), None:
            match pick.tests:
                case (program.OfValue(values),):
                    return listed([f"une {value}" for value in values], "ou")
                case _:
                    return f"une carte{said.adjectives}"
        case program.Exactly(1), Rank() as rank:
            return f"la carte{said.adjectives} {_ranked(rank)}"
        case program.Exactly(int(count)), None:
            return f"{number(count)} {cards}"
        case program.Exactly(int(count)), Rank() as rank:
            return f"les {number(count)} {cards} {_ranked(rank, many=True)}"
        case program.Exactly(program.Count()), _:
            return f"autant de {cards}"
        case program.Exactly(), _:
            return f"une carte{said.adjectives}"
        case program.All(), Rank() as rank:
            return f"toutes les {cards} de la valeur {_ranked(rank)}"
        case ((program.All() | program.AllButOne()), _):
            return f"toutes les {cards}"
        case program.Half(), _:
            return f"la moitié des {cards}"
        case program.UpTo(None), _:
            return f"n'importe quel nombre de {cards}"
        case program.UpTo(int(most), 0), _:
            return f"jusqu'à {number(most)} {cards}"
        case program.UpTo(int(most), least), _:
            return f"{number(least)} ou {number(most)} {cards}"
        case _:
            raise TypeError(f"no words for {pick}")


def _ranked(rank: Rank, *, many: bool = False) -> str:
    word = "élevée" if rank is Rank.HIGHEST else "faible"
    return f"{'les' if many else 'la'} plus {plural(word, many)}"


def _tops(pick: Pick, place: Zone, context: Context) -> Object:
    """Top cards, which are somebody's: "une de vos cartes Actives"."""
    if place.of is not Who.YOU and (place.of is not Who.ME or context.me is not None):
        return _others_tops(pick, place, context)
    mine = place.of is Who.ME
    yours, one = ("mes", "ma") if mine else (your(context, many=True), your(context))
    many = pick.amount != program.Exactly(1) or pick.rank is not None
    of = f"{yours} cartes Actives{qualities(pick.tests, context, many=True).adjectives}"
    rest = qualities(pick.tests, context, many=many).relative
    match pick.amount, pick.rank:
        case program.Exactly(1), None if of_one_colour(pick.tests):
            return Object(f"{one} carte Active{qualities(pick.tests, context, many=False).adjectives}")
        case program.Exactly(1), None if program.NotThisCard() in pick.tests:
            return Object(f"une autre de {yours} cartes Actives")
        case program.Exactly(1), None:
            return Object(f"une de {of}", rest=rest)
        case program.Exactly(1), Rank() as rank:
            return Object(f"{_ranked(rank)} de {of}", rest=rest)
        case program.Exactly(int(count)), Rank() as rank:
            ranked = _ranked(rank, many=True).removeprefix("les ")
            return Object(f"les {number(count)} {ranked} de {of}", rest=rest)
        case program.All(), None:
            return Object(f"toutes {of}", rest=rest)
        case _:
            raise TypeError(f"no words for {pick}")


def _others_tops(pick: Pick, place: Zone, context: Context) -> Object:
    many = pick.amount != program.Exactly(1)
    said = qualities(pick.tests, context, many=many)
    the = "toutes les" if many else "la" if of_one_colour(pick.tests) else "une"
    head = f"{the} {plural('carte', many)} {plural('Active', many)}{said.adjectives}"
    return Object(head, zone(place, context, each=many), said.relative)
