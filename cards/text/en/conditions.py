"""Conditions in words: what comes after an "if"."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards.innovation import CARD
from cards.model import FieldCard
from cards.program import (
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
    Last,
    Meld,
    MoreThan,
    MoreThanEachOther,
    Named,
    NoPlayer,
    OnlyYou,
    Place,
    Produced,
    Remaining,
    Return,
    Score,
    ShareColour,
    Splayed,
    Tally,
    TopsOnBoards,
    Transfer,
    Tuck,
    TuckedOrScored,
    UpTo,
    Value,
    Zone,
)
from cards.terms import Icon
from cards.text.en import numbers
from cards.text.en.places import place, whose
from cards.text.en.qualities import predicate
from cards.text.en.sources import known, things
from cards.text.en.voice import Voice, due, past
from cards.text.en.words import COLOURS, DIRECTIONS, both, icons, number

ANYBODY = Voice(card="", bound={}, tallied={})
"""The voice of a field: it speaks to whoever reads it."""


def field_text(field: FieldCard) -> str:
    """When a field is claimed."""
    return f"Claim this field as soon as {condition(field.due, ANYBODY)}."


def field_reason(field: FieldCard, player: str) -> str:
    """Why a player claims a field: "Ann has twelve or more clocks on their board"."""
    voice = replace(ANYBODY, you="their")
    holding = _having(field.due, voice)
    if holding is None:
        return condition(field.due, voice).replace("you have", f"{player} has", 1)
    return f"{player} has {holding}"


def condition(asked: Condition, voice: Voice) -> str:
    """The condition as a clause of its own: "you have twelve or more clocks on your board"."""
    holding = _having(asked, voice)
    if holding is not None:
        return f"you have {holding}"
    match asked:
        case Any():
            return _any(asked, voice)
        case Each():
            return f"each of {_group(asked, voice)} {predicate(asked.tests, voice)}"
        case AtLeast() | MoreThan() | FewerThan() | EqualTo():
            return _compared(asked, voice)
        case MoreThanEachOther(Tally(name)):
            done = past(voice.tallied[name])
            return f"in this action you have {done} more cards through {voice.card} than every other player"
        case MoreThanEachOther():
            return f"you have more {numbers.unit(asked.number, voice)} than every other player"
        case OnlyYou(inner):
            return f"you are the only player {_with(inner, voice)}"
        case AnyPlayer(inner):
            return _some_player("any player", inner, voice)
        case NoPlayer(inner):
            return _some_player("no player", inner, voice)
        case DueToDemand():
            done = "transferred" if asked.verb is DemandVerb.TRANSFER else "returned"
            return f"{'any' if asked.done else 'no'} card was {done} due to the demand"
        case Splayed():
            colour, direction = COLOURS[asked.colour], DIRECTIONS[asked.direction]
            return f"{voice.you} {colour} cards are splayed {direction}"
        case ShareColour(name):
            return f"two or more of {known(Named(name), voice)} are of the same colour"
        case TopsOnBoards():
            names = both([CARD[card].name.en for card in asked.cards])
            return f"{names} are both top cards on any boards"
        case AllOf():
            return both([condition(one, voice) for one in asked.conditions])
        case _:
            assert_never(asked)


def _having(asked: Condition, voice: Voice) -> str | None:
    """What one has if the condition holds; None if it is not about having."""
    match asked:
        case AtLeast(Count(Named()) | Tally() | TuckedOrScored()) | EqualTo(Count(Named()) | Tally()):
            return None
        case AtLeast(Count(Zone(Place.TOP)) as tops, 5):
            return f"five {numbers.unit(tops, voice)}"
        case AtLeast(what, int(least)) if not isinstance(what, int):
            more = "" if least == 5 and isinstance(what, ColoursSplayed) else " or more"
            return f"{number(least)}{more} {numbers.unit(what, voice)}"
        case MoreThan(Count(Zone() as here, ()), Count(Zone() as there, ())):
            return f"more cards in {place(here, voice)} than in {place(there, voice)}"
        case MoreThan(Produced() as more, Produced() as fewer):
            return f"more {icons(more.icon)} than {numbers.unit(fewer, voice)}"
        case FewerThan(what, int(count)) if not isinstance(what, int):
            return f"fewer than {number(count)} {numbers.unit(what, voice)}"
        case EqualTo(what, 0) if not isinstance(what, int):
            return f"no {numbers.unit(what, voice)}"
        case EqualTo(what, int(count)) if not isinstance(what, int):
            return f"exactly {number(count)} {numbers.unit(what, voice, many=count != 1)}"
        case AllOf(conditions) if len(conditions) == len(Icon) and (each := _of_each_icon(conditions)):
            return f"{number(each)} or more of each of the six icons on {voice.you} board"
        case _:
            return None


def _of_each_icon(conditions: tuple[Condition, ...]) -> int | None:
    """How many of each of the six icons are asked for, if that is what is asked."""
    asked = {
        (one.number.icon, one.least)
        for one in conditions
        if isinstance(one, AtLeast) and isinstance(one.number, Produced)
    }
    least = {count for _, count in asked}
    if len(asked) != len(Icon) or len(least) != 1:
        return None
    count = least.pop()
    return count if isinstance(count, int) else None


def _compared(asked: AtLeast | MoreThan | FewerThan | EqualTo, voice: Voice) -> str:
    """A comparison that is not about having."""
    match asked:
        case AtLeast(TuckedOrScored(), int(least)):
            return f"you have tucked or scored {number(least)} or more cards in one turn"
        case AtLeast(Count(Named(name)), int(least)):
            more = "" if _most(name, voice) == least else " or more"
            return f"you {past(voice.bound[name])} {number(least)}{more} cards"
        case EqualTo(Count(Named(name)), int(count)):
            exactly = "" if _most(name, voice) == count else "exactly "
            return f"you {past(voice.bound[name])} {exactly}{number(count)} cards"
        case AtLeast():
            return (
                f"{numbers.quantity(asked.number, voice)} is at least {numbers.quantity(asked.least, voice)}"
            )
        case MoreThan():
            return (
                f"{numbers.quantity(asked.number, voice)} is more than {numbers.quantity(asked.other, voice)}"
            )
        case FewerThan():
            return (
                f"{numbers.quantity(asked.number, voice)} is less than {numbers.quantity(asked.other, voice)}"
            )
        case EqualTo():
            return f"{numbers.quantity(asked.number, voice)} is {numbers.quantity(asked.other, voice)}"
        case _:
            assert_never(asked)


def _most(name: str, voice: Voice) -> Value | None:
    """How many cards a name stands for at most."""
    verb = voice.bound[name]
    if isinstance(verb, Meld | Tuck | Score | Return | Transfer) and isinstance(verb.cards.amount, UpTo):
        return verb.cards.amount.most
    return due(verb)


def _any(asked: Any, voice: Voice) -> str:
    match asked.source:
        case Named(name):
            was = isinstance(voice.bound[name], Return)
            cards = known(asked.source, voice)
            subject = f"any of {cards}" if voice.many(name) else cards
            return f"{subject} {predicate(asked.tests, voice, was=was)}"
        case Zone():
            held = things(asked.source, asked.tests, voice, many=False)
            return f"there is a {held}"
        case Last() | Remaining():
            return f"{known(asked.source, voice)} {predicate(asked.tests, voice)}"
        case _:
            return f"{known(asked.source, voice)} {predicate(asked.tests, voice)}"


def _group(asked: Each, voice: Voice) -> str:
    if isinstance(asked.source, Zone) and asked.source.place in (Place.TOP, Place.BOTTOM):
        own = whose(asked.source.of, voice, each=True)
        return f"{own} {things(asked.source, asked.among, voice)}"
    if isinstance(asked.source, Zone):
        return f"the {things(asked.source, asked.among, voice)}"
    return known(asked.source, voice)


def _with(inner: Condition, voice: Voice) -> str:
    holding = _having(inner, replace(voice, you="their"))
    return f"of whom it is true that {condition(inner, voice)}" if holding is None else f"with {holding}"


def _some_player(who: str, inner: Condition, voice: Voice) -> str:
    holding = _having(inner, replace(voice, you="their"))
    if holding is None:
        return f"of {who} it is true that {condition(inner, voice)}"
    return f"{who} has {holding}"
