"""Numbers that a program works out: what is drawn, what is counted, "for each"."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Source, Value
from cards.terms import Direction
from cards.text.context import Context
from cards.text.en.forms import past
from cards.text.en.places import place, whose
from cards.text.en.qualities import Tests, cards_of, noun, of_one_colour
from cards.text.en.words import DIRECTIONS, either, icons, number, valued


def drawn(value: Value, times: Value, context: Context) -> str:
    """The cards of a draw: "two 1s", "a 2 for every two leaves on your board"."""
    count = times if isinstance(times, int) else times.factor if isinstance(times, program.Times) else 1
    cards = valued(value, count) if isinstance(value, int) else _of_value(value, context)
    return cards if isinstance(times, int) else f"{cards} {for_each(times, context)}"


def _of_value(value: Value, context: Context) -> str:
    """A card of a value that is worked out."""
    match value:
        case program.Plus(inner, more):
            return f"a card {number(more)} higher in value than {_model(inner, context)}"
        case program.ValueOf() | program.Highest():
            return f"a card of the same value as {_model(value, context)}"
        case _:
            return f"a card of value equal to the number of {things(value, context)}"


def _model(value: Value, context: Context) -> str:
    """The card whose value counts."""
    match value:
        case program.ValueOf(name):
            return cards_of(name, context)
        case program.Highest(program.Zone(program.Place.TOP, who), tests):
            rank = "" if of_one_colour(tests) else "highest "
            return f"{whose(who, context)} {rank}top {noun(tests, context, many=False)}"
        case program.Highest(program.Zone() as zone, tests):
            left = "left " if context.lessened(zone) else ""
            return f"the highest {noun(tests, context, many=False)} {left}in {place(zone, context)}"
        case _:
            raise TypeError(f"no card has the value {value}")


def for_each(value: Value, context: Context) -> str:
    """What there is one of something for: "for every two leaves on your board"."""
    match value:
        case program.Per(each, inner):
            return f"for every {number(each)} {things(inner, context)}"
        case program.Times(_, inner):
            return for_each(inner, context)
        case program.DifferentValues(program.Named(name)):
            return f"for each different value you {past(context.names[name].verb)}"
        case program.ColoursSplayed(directions):
            return f"for each colour you have {_splayed(directions)}"
        case _:
            return f"for each {things(value, context, many=False)}"


def things(value: Value, context: Context, *, many: bool = True) -> str:
    """The things that a number counts, without the number: "leaves on your board"."""
    match value:
        case program.Count(program.Named(name)):
            return f"card{'s' if many else ''} you {past(context.names[name].verb)}"
        case program.Count(source, tests):
            return counted(source, tests, context, many=many)
        case program.DifferentValues(program.Zone() as zone):
            return f"different value{'s' if many else ''} in {place(zone, context)}"
        case program.Produced(icon, who):
            return f"{icons(icon, 2 if many else 1)} on {whose(who, context)} board"
        case program.ColoursShowing(icon):
            board = f"{whose(program.Who.YOU, context)} board"
            return f"colour{'s' if many else ''} on {board} with one or more {icons(icon)}"
        case program.Points():
            return "points"
        case program.Achievements():
            return "achievements"
        case program.ColoursSplayed(directions):
            each = ", each" if len(directions) > 1 else ""
            return f"colour{'s' if many else ''}{each} {_splayed(directions)}"
        case program.ColoursOnlyYours():
            be = "are" if many else "is"
            return f"colour{'s' if many else ''} on your board that {be} on no other player's board"
        case program.Tally() | program.TuckedOrScored():
            return "cards"
        case int() | program.Number():
            raise TypeError(f"nothing is counted by {value}")
        case _:
            assert_never(value)


def counted(source: Source, tests: Tests, context: Context, *, many: bool = True) -> str:
    """Cards without an article: "green cards on your board", "top cards of value 8 or higher"."""
    assert isinstance(source, program.Zone)
    named = noun(tests, context, many=many)
    if source.place is program.Place.TOP:
        return f"top {named}"
    return f"{named} {'on' if source.place is program.Place.BOARD else 'in'} {place(source, context)}"


def _splayed(directions: tuple[Direction, ...]) -> str:
    ways = either([DIRECTIONS[direction] for direction in directions]) if directions else "in any direction"
    return f"splayed {ways}"
