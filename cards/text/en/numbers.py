"""Numbers that a program works out, in words."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    Achievements,
    ColoursOnlyYours,
    ColoursSplayed,
    Count,
    DifferentValues,
    Highest,
    Named,
    Per,
    Plus,
    Points,
    Produced,
    Source,
    Tally,
    Times,
    TuckedOrScored,
    Value,
    ValueOf,
    Zone,
)
from cards.terms import Direction
from cards.text.en import sources
from cards.text.en.places import place
from cards.text.en.voice import Voice, past
from cards.text.en.words import DIRECTIONS, either, icons, number, valued


def drawn(value: Value, times: Value, voice: Voice) -> str:
    """The cards of a draw: "two 1s", "a 2 for every two leaves on your board"."""
    if isinstance(times, int):
        return valued(value, times) if isinstance(value, int) else of_value(value, voice)
    factor, per = (times.factor, times.number) if isinstance(times, Times) else (1, times)
    cards = valued(value, factor) if isinstance(value, int) else of_value(value, voice)
    return f"{cards} {for_each(per, voice)}"


def of_value(value: Value, voice: Voice) -> str:
    """A card of a value that is worked out."""
    match value:
        case int():
            return valued(value)
        case Plus(inner, more):
            return f"a card {number(more)} higher in value than {_model(inner, voice)}"
        case ValueOf() | Highest():
            return f"a card of the same value as {_model(value, voice)}"
        case _:
            return f"a card of value equal to {quantity(value, voice)}"


def for_each(value: Value, voice: Voice) -> str:
    """What there is one of something for: "for every two leaves on your board"."""
    match value:
        case Per(each, inner) if each > 1:
            return f"for every {number(each)} {unit(inner, voice)}"
        case Per(_, inner):
            return for_each(inner, voice)
        case Count(Named(name)):
            return f"for each card you {past(voice.bound[name])}"
        case DifferentValues(Named(name)):
            return f"for each different value you {past(voice.bound[name])}"
        case ColoursSplayed(directions):
            return f"for each colour you have {_splayed(directions)}"
        case int():
            return f"{number(value)} times"
        case _:
            return f"for each {unit(value, voice, many=False)}"


def unit(value: Value, voice: Voice, *, many: bool = True) -> str:
    """The things that a number counts, without the number: "leaves on your board"."""
    match value:
        case int():
            return str(value)
        case Plus() | Per() | Times() | ValueOf() | Highest():
            return quantity(value, voice)
        case Count():
            return sources.things(value.source, value.tests, voice, many=many)
        case DifferentValues():
            return f"different value{'s' if many else ''} {_among(value.source, voice)}"
        case Produced():
            return f"{icons(value.icon, 2 if many else 1)} on {voice.you} board"
        case Points():
            return "points" if many else "point"
        case Achievements():
            return "achievements" if many else "achievement"
        case ColoursSplayed():
            each = ", each" if len(value.directions) > 1 else ""
            return f"colour{'s' if many else ''}{each} {_splayed(value.directions)}"
        case ColoursOnlyYours():
            be = "are" if many else "is"
            return f"colour{'s' if many else ''} on {voice.you} board that {be} on no other player's board"
        case Tally() | TuckedOrScored():
            return "cards" if many else "card"
        case _:
            assert_never(value)


def quantity(value: Value, voice: Voice) -> str:
    """The number itself: "the number of cards you returned"."""
    match value:
        case int():
            return number(value)
        case Plus(inner, more):
            return f"{number(more)} more than {quantity(inner, voice)}"
        case Per():
            return f"one {for_each(value, voice)}"
        case Times(factor, inner):
            return f"{number(factor)} {for_each(inner, voice)}"
        case ValueOf() | Highest():
            return f"the value of {_model(value, voice)}"
        case Count(Named(name)):
            return f"the number of cards you {past(voice.bound[name])}"
        case Points():
            return f"{voice.you} points"
        case Tally(name):
            return f"the number of cards you have {past(voice.tallied[name])}"
        case TuckedOrScored():
            return "the number of cards you have tucked or scored this turn"
        case _:
            return f"the number of {unit(value, voice)}"


def some_cards(count: Value, voice: Voice) -> str:
    """So many cards: "two cards", "a card for each card you drew"."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{number(count)} cards"
    return f"a card {for_each(count, voice)}"


def _model(value: Value, voice: Voice) -> str:
    """The card whose value counts."""
    match value:
        case ValueOf(name):
            return f"the card you {past(voice.bound[name])}"
        case Highest(source, tests):
            return sources.highest(source, tests, voice)
        case int():
            return number(value)
        case _:
            return "the number"


def _among(source: Source, voice: Voice) -> str:
    if isinstance(source, Zone):
        return f"in {place(source, voice)}"
    return f"among {sources.known(source, voice)}"


def _splayed(directions: tuple[Direction, ...]) -> str:
    if not directions:
        return "splayed in any direction"
    return f"splayed {either([DIRECTIONS[direction] for direction in directions])}"
