"""Conditions: which of them is asked, and what of it need not be said, decided once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from types import ModuleType
from typing import assert_never

from cards import program
from cards.innovation import CARD
from cards.model import FieldCard
from cards.program import Condition, Value
from cards.terms import Icon
from cards.text.context import Context
from cards.text.rooms import known, room


class Subject(Enum):
    """Of whom a condition is said, if not of a player by name."""

    YOU = "you"
    ONLY_YOU = "you are the only player"
    ANYBODY = "any player"
    NOBODY = "no player"


class How(Enum):
    """How a number is compared with another."""

    AT_LEAST = "four or more"
    JUST = "four"
    """As many as there can be: that there are not more need not be said."""
    EXACTLY = "exactly four"
    FEWER = "fewer than four"
    MORE = "more than four"
    NONE = "no"


@dataclass(frozen=True, slots=True)
class Compared:
    """A number that is counted, compared with one that stands in the program."""

    number: Value
    how: How
    count: int


def condition(asked: Condition, context: Context, language: str, who: Subject | str = Subject.YOU) -> str:
    """The condition as a clause of its own, without "if"."""
    words: ModuleType = room(language, "conditions")
    said: str
    match asked:
        case program.Any(program.Named(name), tests):
            said = words.any_of(name, tests, context)
        case program.Any(source):
            raise TypeError(f"nothing is said of {source}")
        case program.Each(source, tests, among):
            said = words.each(source, tests, among, context)
        case program.OnlyYou(inner):
            said = condition(inner, context, language, Subject.ONLY_YOU)
        case program.AnyPlayer(inner):
            said = condition(inner, context, language, Subject.ANYBODY)
        case program.NoPlayer(inner):
            said = condition(inner, context, language, Subject.NOBODY)
        case program.MoreThanEachOther(number):
            said = words.most_of_all(number, context)
        case program.DueToDemand(verb, done):
            said = words.due_to_demand(verb, done)
        case program.Splayed(colour, direction):
            said = words.splayed(colour, direction)
        case program.ShareColour(name):
            said = words.share_colour(name, context)
        case program.TopsOnBoards(cards):
            said = words.tops_on_boards([CARD[card].name[known(language)] for card in cards])
        case program.AllOf(conditions):
            each_icon = _least_of_each_icon(conditions)
            if each_icon is None:
                raise TypeError(f"nothing is said of {asked}")
            said = words.has_each_icon(each_icon, who)
        case program.MoreThan(number, other) if not isinstance(other, int):
            said = words.has_more(number, other, context, who)
        case program.AtLeast() | program.MoreThan() | program.FewerThan() | program.EqualTo():
            said = words.has(_compared(asked, context), context, who)
        case _:
            assert_never(asked)
    return said


@cache
def field_text(field: FieldCard, language: str) -> str:
    """When a field is claimed."""
    return str(room(language, "conditions").CLAIM).format(condition(field.due, Context(), language))


def field_reason(field: FieldCard, player: str, language: str) -> str:
    """Why a player claims a field: "Ann has twelve or more clocks on their board"."""
    return condition(field.due, Context(you=False), language, player)


def _compared(
    asked: program.AtLeast | program.MoreThan | program.FewerThan | program.EqualTo, context: Context
) -> Compared:
    match asked:
        case program.AtLeast(number, int(least)):
            all_there_is = least == _most(number, context)
            return Compared(number, How.JUST if all_there_is else How.AT_LEAST, least)
        case program.EqualTo(number, 0):
            return Compared(number, How.NONE, 0)
        case program.EqualTo(number, int(count)):
            all_there_is = count == _most(number, context)
            return Compared(number, How.JUST if all_there_is else How.EXACTLY, count)
        case program.MoreThan(number, int(count)):
            return Compared(number, How.MORE, count)
        case program.FewerThan(number, int(count)):
            return Compared(number, How.FEWER, count)
        case _:
            raise TypeError(f"nothing is said of {asked}")


def _most(number: Value, context: Context) -> int | None:
    """How many there can be at most: a board has five piles."""
    match number:
        case program.Count(program.Named(name)):
            return context.names[name].most
        case program.Count(program.Zone(program.Place.TOP)) | program.ColoursSplayed():
            return 5
        case _:
            return None


def _least_of_each_icon(conditions: tuple[Condition, ...]) -> int | None:
    """How many of each of the six icons are asked for, if that is what is asked."""
    first = conditions[0]
    if not isinstance(first, program.AtLeast) or not isinstance(first.least, int):
        return None
    every = tuple(program.AtLeast(program.Produced(icon), first.least) for icon in Icon)
    return first.least if conditions == every else None
