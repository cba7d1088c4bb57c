"""Cards as the object of a verb: "una carta della tua Mano", "le due carte di valore più alto"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cards import program
from cards.program import Pick, Place, Rank, Who, Zone
from cards.text.context import Context
from cards.text.it.forms import done
from cards.text.it.numbers import factor, for_each
from cards.text.it.places import NAMES, contracted, owner, place, possessive, your
from cards.text.it.qualities import cards_of, far, near
from cards.text.it.words import a_value, joined, numeral, ordinal

_ONE_RANKED = {Rank.HIGHEST: "di valore più alto", Rank.LOWEST: "di valore più basso"}
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


def noun(pick: Pick, context: Context) -> Noun:
    """The cards of a pick."""
    match pick.source:
        case Zone(Place.TOP, who):
            return _tops(pick, who, context)
        case Zone(Place.BOTTOM):
            return Noun(f"la tua carta di fondo{near(pick.tests, False, context)}")
        case Zone() as zone:
            return _held(pick, zone, context)
        case program.Named(name) if pick.amount != program.All():
            by_me = f"la carta che {'scelgo io' if context.me is None else f'sceglie {context.me}'}"
            return Noun(by_me if pick.by is Who.ME else "una di quelle carte", clause=True)
        case program.Named(name):
            many = context.names[name].many
            if name in context.spoken:
                return Noun(pronoun="le" if many else "la")
            return Noun(f"{'le' if many else 'la'} {cards_of(name, context)}")
        case program.Remaining(name) if name in context.spoken:
            return Noun("l'altra")
        case program.Remaining(name):
            return Noun(f"l'altra carta {done(context.names[name].verb, many=False)}")
        case program.Last(name):
            most = context.names[name].most
            return Noun("l'ultima carta" if most is None else f"la {ordinal(most, feminine=True)} carta")
        case program.Next(name):
            it = "di essa" if name in context.spoken else f"la {cards_of(name, context)}"
            return Noun(f"la carta che si trovava sotto {it}", clause=True)
        case program.Beneath(name):
            return Noun(f"tutte le {_beneath(name, context)}")
        case program.DiscardPile():
            return Noun(bare=_amount(pick, context), origin="dalla pila degli scarti")
        case _:
            assert_never(pick.source)


def _beneath(name: str, context: Context) -> str:
    on_top = context.names[name].on_top
    if name in context.spoken:
        return "carte sottostanti" if on_top else "altre carte di quel mazzo"
    return f"{'carte sotto la' if on_top else 'altre carte del mazzo della'} {cards_of(name, context)}"


def _held(pick: Pick, zone: Zone, context: Context) -> Noun:
    """Cards of a hand, a score, a play area."""
    where, who = zone.place, zone.of
    many = pick.amount != program.Exactly(1)
    each = pick.amount == program.All() and who in _ALL_OF_THEM
    head, after = _amount(pick, context), far(pick.tests, many, context)
    match pick.amount:
        case program.Exactly(program.Number() as count) if not _as_many(pick):
            after += f" {for_each(count, context)}"
        case program.AllButOne():
            after += " tranne una"
    origin = place("da", where, who, context, each)
    if pick.rank is not None:
        # "The lowest" of several players are the lowest of each.
        of_each = f"{contracted('di', NAMES[where][0])} di ciascun altro giocatore"
        of = of_each if each else place("di", where, who, context)
        return Noun(f"{head}{after} {of}", clause=True)
    if _every_of_yours(pick):
        # "All the cards of that colour that you have in hand", not "of that colour of your hand".
        return Noun(f"{head}{after} che hai in Mano", clause=True)
    if pick == program.every(program.YOUR_HAND) and context.in_hand():
        after += ", comprese quelle pescate"
    of = place("di", where, who, context) if who in (Who.YOU, Who.ME) else origin
    return Noun(f"{head} {of}{after}", "", origin, head + after, bool(after))


def _every_of_yours(pick: Pick) -> bool:
    """Whether they are all the cards in your hand that pass a test."""
    return pick.amount == program.All() and pick.source == program.YOUR_HAND and bool(pick.tests)


def _as_many(pick: Pick) -> bool:
    """Whether there are to be as many cards as were moved before."""
    return isinstance(pick.amount, program.Exactly) and isinstance(pick.amount.number, program.Count)


def _amount(pick: Pick, context: Context, mine: str = "") -> str:
    """How many cards, and what they are asked for, without the place."""
    many = pick.amount != program.Exactly(1)
    asked = near(pick.tests, many, context)
    rank = pick.rank
    match pick.amount:
        case program.Exactly(1) if rank is not None:
            return f"la {mine}carta{asked} {_ONE_RANKED[rank]}"
        case program.Exactly(int(count)) if rank is not None:
            return f"le {mine}{numeral(count)} carte{asked} {_ONE_RANKED[rank]}"
        case program.Exactly(1):
            match pick.tests:
                case (program.OfValue(values), *_):
                    return joined([a_value(value) for value in values], "o")
                case _:
                    return f"una carta{asked}"
        case program.Exactly(int(count)):
            return f"{numeral(count)} carte{asked}"
        case program.Exactly() if _as_many(pick):
            return f"altrettante carte{asked} a tua scelta"
        case program.Exactly(count):
            return f"{numeral(factor(count))} carta{near(pick.tests, False, context)}"
        case program.UpTo(None):
            return f"un numero qualsiasi di carte{asked}"
        case program.UpTo(most, 0) if most is not None:
            return f"fino a {numeral(most)} carte{asked}"
        case program.UpTo(most, least):
            assert most is not None
            return f"{numeral(least)} o {numeral(most)} carte{asked}"
        case program.All() if rank is not None:
            return f"tutte le {mine}carte{asked} {_ALL_RANKED[rank]}"
        case program.All() | program.AllButOne():
            return f"tutte le carte{asked}"
        case program.Half(up):
            return f"la metà (arrotondata per {'eccesso' if up else 'difetto'}) delle carte{asked}"
        case _:
            assert_never(pick.amount)


def _tops(pick: Pick, who: Who, context: Context) -> Noun:
    """Top cards of a board."""
    mine = possessive(who, context)
    if mine is None:
        return _tops_of_another(pick, who, context)
    ours = "mie" if mine == "mia" else your("tue", context)
    one = near(pick.tests, False, context)
    words = near(pick.tests, True, context) + far(pick.tests, True, context)
    rank = pick.rank
    match pick.amount, pick.tests:
        case program.Exactly(1), () if rank is not None:
            return Noun(f"la {mine} Carta Attiva {_ONE_RANKED[rank]}")
        case program.Exactly(1), _ if rank is not None:
            return Noun(f"la {mine} Carta Attiva {_ONE_RANKED[rank]} fra quelle{words}", clause=True)
        case program.Exactly(int(count)), _ if rank is not None:
            some = f"le {ours} {numeral(count)} Carte Attive {_ONE_RANKED[rank]}"
            return Noun(f"{some} fra quelle{words}", clause=True)
        case program.Exactly(1), (program.OfColour((_,)),):
            return Noun(f"la {mine} Carta Attiva{one}")
        case program.Exactly(1), (program.NotThisCard(),):
            return Noun(f"un'altra delle {ours} Carte Attive")
        case program.Exactly(int(count)), _:
            return Noun(f"{numeral(count)} delle {ours} Carte Attive{words}", clause=bool(words))
        case program.All(), _:
            return Noun(f"tutte le {ours} Carte Attive{words}", clause=bool(words))
        case _:
            raise TypeError(f"no words for {pick}")


def _tops_of_another(pick: Pick, who: Who, context: Context) -> Noun:
    match pick.amount, pick.tests:
        case program.Exactly(1), (program.OfColour((_,)),):
            one = near(pick.tests, False, context)
            return Noun(f"la Carta Attiva{one} {owner(who, context)}", clause=True)
        case program.Exactly(1), _ if who is Who.ME:
            words = near(pick.tests, True, context) + far(pick.tests, True, context)
            return Noun(f"una delle Carte Attive {owner(who, context)}{words}", clause=bool(words))
    many = pick.amount != program.Exactly(1)
    head = f"{'tutte le Carte Attive' if many else 'una Carta Attiva'}{near(pick.tests, many, context)}"
    after = far(pick.tests, many, context)
    origin = place("da", Place.TOP, who, context, many)
    text = f"{origin} {head}{after}" if pick.tests and not many else f"{head} {origin}"
    return Noun(text, "", origin, head + after, bool(after))
