"""Cards as nouns: which ones, how many, where from."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    All,
    AllButOne,
    ColourNotOn,
    ColourOn,
    DiscardPile,
    Exactly,
    Half,
    Named,
    NotThisCard,
    OfChosen,
    OfValue,
    Pick,
    Place,
    SameColourAs,
    UpTo,
    Who,
    Zone,
)
from cards.text.en import numbers
from cards.text.en.places import place, whose
from cards.text.en.qualities import noun, of_one_colour, qualifier
from cards.text.en.sources import known, ranked
from cards.text.en.voice import Voice
from cards.text.en.words import a, either, number, valued


def cards(pick: Pick, voice: Voice) -> str:
    """The cards of a pick, as the object of a verb."""
    match pick.source:
        case Zone(Place.TOP | Place.BOTTOM):
            return _tops(pick, pick.source, voice)
        case Zone():
            return _zone_cards(pick, pick.source, voice)
        case Named():
            return _of_named(pick, pick.source, voice)
        case DiscardPile() if isinstance(pick.amount, Exactly):
            return f"{numbers.some_cards(pick.amount.number, voice)} from the discard pile"
        case _:
            return known(pick.source, voice)


def _zone_cards(pick: Pick, zone: Zone, voice: Voice) -> str:
    every = isinstance(pick.amount, All | AllButOne | Half)
    definite = every or pick.rank is not None
    many = pick.amount != Exactly(1)
    near = tuple(test for test in pick.tests if not isinstance(test, ColourOn | ColourNotOn))
    late = [qualifier(test, voice) for test in pick.tests if isinstance(test, ColourOn | ColourNotOn)]
    named = noun(near, voice, many=many)
    values = next((test.values for test in pick.tests if isinstance(test, OfValue)), None)
    inside = definite and zone.of not in (Who.OTHERS, Who.EVERYONE)
    tail = " ".join(["in" if inside else "from", place(zone, voice, each=every), *late])
    match pick.amount:
        case Exactly(int(count)) if pick.rank is not None:
            highest = f"the {ranked(pick.rank)}" if count == 1 else f"the {number(count)} {ranked(pick.rank)}"
            return f"{highest} {named} {tail}"
        case Exactly(1):
            one = either([valued(value) for value in values]) if values else a(named)
            return f"{one} {tail}"
        case Exactly(int(count)):
            return f"{number(count)} {named} {tail}"
        case Exactly(count):
            return f"{a(noun(pick.tests, voice, many=False))} {tail} {numbers.for_each(count, voice)}"
        case UpTo(None):
            return f"any number of {named} {tail}"
        case UpTo(most, least):
            assert most is not None
            span = f"up to {number(most)}" if least == 0 else f"{number(least)} or {number(most)}"
            return f"{span} {named} {tail}"
        case All():
            if voice.held is not None and zone == Zone(Place.HAND):
                return f"{known(Named(voice.held), voice)} and all the other cards in {place(zone, voice)}"
            rank = "" if pick.rank is None else f"{ranked(pick.rank)} "
            return f"all the {rank}{named} {tail}"
        case AllButOne():
            return f"all but one of the {named} {tail}"
        case Half(up):
            return f"half of the {named} {tail} (rounded {'up' if up else 'down'})"
        case _:
            assert_never(pick.amount)


def _tops(pick: Pick, zone: Zone, voice: Voice) -> str:
    every = isinstance(pick.amount, All)
    top = "top" if zone.place is Place.TOP else "bottom"
    if zone.of in (Who.OTHERS, Who.EVERYONE, Who.ANOTHER) and not every:
        return f"a {top} {noun(pick.tests, voice, many=False)} from {place(zone, voice)}"
    own = whose(zone.of, voice, each=every)
    rank = "" if pick.rank is None else f"{ranked(pick.rank)} "
    if every:
        by_colour = any(isinstance(test, SameColourAs | OfChosen) for test in pick.tests)
        lead = own if zone.of in (Who.OTHERS, Who.EVERYONE) else f"all {own}"
        return f"{lead} {rank}{top} {noun(pick.tests, voice, many=not by_colour)}"
    several = pick.amount.number if isinstance(pick.amount, Exactly) else 2
    if several == 1 and (rank or of_one_colour(pick.tests)):
        return f"{own} {rank}{top} {noun(pick.tests, voice, many=False)}"
    if several == 1:
        other = "other " if NotThisCard() in pick.tests else ""
        tests = tuple(test for test in pick.tests if test != NotThisCard())
        return f"one of {own} {other}{top} {noun(tests, voice)}"
    count = number(several) if isinstance(several, int) else numbers.quantity(several, voice)
    return f"{own} {count} {rank}{top} {noun(pick.tests, voice)}"


def _of_named(pick: Pick, source: Named, voice: Voice) -> str:
    if isinstance(pick.amount, All) or not voice.many(source.name):
        return known(source, voice)
    if pick.by is Who.ME:
        return f"the one {voice.i_choose}"
    return "one of them"
