"""Cards as the object of a verb: which ones, how many, where from."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Pick, Place, Rank, Who, Zone
from cards.text.context import Context
from cards.text.en.numbers import for_each
from cards.text.en.places import place, whose
from cards.text.en.qualities import cards_of, noun, of_one_colour, said_last
from cards.text.en.words import a, either, number, valued

_RANKS = {Rank.HIGHEST: "highest ", Rank.LOWEST: "lowest ", None: ""}


def cards(pick: Pick, context: Context) -> str:
    """The cards of a pick."""
    match pick.source:
        case Zone(Place.TOP | Place.BOTTOM) as zone:
            return _tops(pick, zone, context)
        case Zone() as zone:
            return _held(pick, zone, context)
        case program.Named(name) if pick.amount != program.All():
            mine = "I choose" if context.me is None else f"{context.me} chooses"
            return f"the one {mine}" if pick.by is Who.ME else f"one of {_known(name, context)}"
        case program.Named(name):
            return _known(name, context)
        case program.Remaining(name):
            return "the other" if context.names[name].most == 2 else "the others"
        case program.Last(name):
            return "the second one" if context.names[name].most == 2 else "the last one"
        case program.Next(name):
            it = "it" if name in context.spoken else cards_of(name, context)
            return f"the card that was beneath {it}"
        case program.Beneath(name) if context.names[name].on_top:
            return f"all the cards beneath {_known(name, context)}"
        case program.Beneath(name):
            pile = "that pile" if name in context.spoken else f"the pile of {cards_of(name, context)}"
            return f"all the other cards in {pile}"
        case program.DiscardPile():
            return f"{_amount(pick, context)} from the discard pile"
        case _:
            assert_never(pick.source)


def _known(name: str, context: Context) -> str:
    """Cards spoken of before: a pronoun, or what was done to them."""
    if name not in context.spoken:
        return cards_of(name, context)
    return "them" if context.names[name].many else "it"


def _amount(pick: Pick, context: Context) -> str:
    """How many cards, and what they are asked for, without the place."""
    near = tuple(test for test in pick.tests if not said_last(test, context))
    named = noun(near, context, many=pick.amount != program.Exactly(1))
    rank = _RANKS[pick.rank]
    match pick.amount:
        case program.Exactly(1) if pick.rank is None:
            values = [test.values for test in pick.tests if isinstance(test, program.OfValue)]
            return either([valued(value) for value in values[0]]) if values else a(named)
        case program.Exactly(int(count)):
            some = "" if count == 1 else f"{number(count)} "
            return f"the {some}{rank}{named}" if rank else f"{some}{named}"
        case program.Exactly():
            return a(noun(near, context, many=False))
        case program.UpTo(None):
            return f"any number of {named}"
        case program.UpTo(most, least):
            assert most is not None
            span = f"up to {number(most)}" if least == 0 else f"{number(least)} or {number(most)}"
            return f"{span} {named}"
        case program.All():
            return f"all the {rank}{named}"
        case program.AllButOne():
            return f"all but one of the {named}"
        case program.Half():
            return f"half of the {named}"
        case _:
            assert_never(pick.amount)


def _held(pick: Pick, zone: Zone, context: Context) -> str:
    """Cards of a hand, a score, a play area."""
    every = isinstance(pick.amount, program.All | program.AllButOne | program.Half)
    inside = (every or pick.rank is not None) and zone.of in (Who.YOU, Who.ME)
    where = f"{'in' if inside else 'from'} {place(zone, context, each=every)}"
    late = noun(tuple(test for test in pick.tests if said_last(test, context)), context).removeprefix("cards")
    shown = context.in_hand()
    if shown and pick == program.every(program.YOUR_HAND):
        drawn = "those" if shown.many else "the one"
        return f"all the cards in {place(zone, context)} (including {drawn} you drew)"
    match pick.amount:
        case program.Exactly(program.Number() as count):
            late += f" {for_each(count, context)}"
        case program.Half(up):
            late += f" (rounded {'up' if up else 'down'})"
    return f"{_amount(pick, context)} {where}{late}"


def _tops(pick: Pick, zone: Zone, context: Context) -> str:
    """Top or bottom cards of a board."""
    top = "top" if zone.place is Place.TOP else "bottom"
    every = pick.amount == program.All()
    if every and zone.of in (Who.OTHERS, Who.EVERYONE):
        return f"the {top} {noun(pick.tests, context, many=False)} from {place(zone, context, each=True)}"
    if zone.of in (Who.OTHERS, Who.EVERYONE, Who.ANOTHER):
        return f"a {top} {noun(pick.tests, context, many=False)} from {place(zone, context)}"
    own, rank = whose(zone.of, context), _RANKS[pick.rank]
    match pick.amount:
        case program.All():
            return f"all {own} {top} {noun(pick.tests, context)}"
        case program.Exactly(1) if rank or of_one_colour(pick.tests):
            return f"{own} {_ranked(pick, top, context, many=False)}"
        case program.Exactly(1) if program.NotThisCard() in pick.tests:
            return f"one of {own} other {top} cards"
        case program.Exactly(1):
            return f"one of {own} {top} {noun(pick.tests, context)}"
        case program.Exactly(int(count)):
            return f"{own} {number(count)} {_ranked(pick, top, context, many=True)}"
        case _:
            raise TypeError(f"no words for {pick}")


def _ranked(pick: Pick, top: str, context: Context, *, many: bool) -> str:
    """ "top green card"; but of several colours the rank is said first: "highest non-red top card"."""
    named = noun(pick.tests, context, many=many)
    if pick.rank is None:
        return f"{top} {named}"
    adjectives, card, rest = named.partition("card")
    return f"{_RANKS[pick.rank]}{adjectives}{top} {card}{rest}"
