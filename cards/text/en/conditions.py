"""Conditions in words: what comes after an "if"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cards import program
from cards.program import Source, Value
from cards.terms import Colour, Direction
from cards.text.conditions import Compared, How, Subject
from cards.text.context import Context
from cards.text.en import numbers
from cards.text.en.forms import past
from cards.text.en.places import place, whose
from cards.text.en.qualities import Tests, noun, predicate
from cards.text.en.words import COLOURS, DIRECTIONS, both, icons, number

CLAIM = "Claim this field as soon as {}."


def has(asked: Compared, context: Context, who: Subject | str) -> str:
    """That somebody has so many of something."""
    count = number(asked.count)
    amount = {
        How.AT_LEAST: f"{count} or more",
        How.JUST: count,
        How.EXACTLY: f"exactly {count}",
        How.FEWER: f"fewer than {count}",
        How.MORE: f"more than {count}",
        How.NONE: "no",
    }[asked.how]
    match asked.number:
        case program.TuckedOrScored(apart=True) if who is Subject.YOU:
            return f"you have either tucked {amount} cards or scored {amount} cards in one turn"
        case program.TuckedOrScored():
            if who is Subject.YOU:
                return f"you have tucked and/or scored a total of {amount} cards in one turn"
            return f"{who} has tucked or scored {amount} cards in one turn"
        case program.Count(program.Named(name)):
            cards = "card" if asked.count == 1 else "cards"
            return f"you {past(context.names[name].verb)} {amount} {cards}"
        case counted:
            many = asked.count != 1
            return f"{_having(who)} {amount} {numbers.things(counted, _of(context, who), many=many)}"


def has_more(more: Value, fewer: Value, context: Context, who: Subject | str) -> str:
    """That somebody has more of one thing than of another."""
    match more, fewer:
        case program.Count(program.Zone() as here, ()), program.Count(program.Zone() as there, ()):
            return f"{_having(who)} more cards in {place(here, context)} than in {place(there, context)}"
        case program.Produced(icon), other:
            than = numbers.things(other, _of(context, who))
            return f"{_having(who)} more {icons(icon)} than {than}"
        case _:
            raise TypeError(f"no words for {more} and {fewer}")


def has_each_icon(count: int, who: Subject | str) -> str:
    """That somebody has so many of each of the six icons."""
    board = "your" if who is Subject.YOU else "their"
    return f"{_having(who)} {number(count)} or more of each of the six icons on {board} board"


def most_of_all(counted: Value, context: Context) -> str:
    """That you have more of something than any other player."""
    match counted:
        case program.Tally(name):
            done = past(context.names[name].verb)
            due = f"due to {context.title('en')} during this action"
            return f"you have {done} more cards {due} than any other player has"
        case _:
            return f"you have more {numbers.things(counted, context)} than any other player"


def any_of(name: str, tests: Tests, context: Context) -> str:
    """That one of the named cards passes the tests: what was just drawn is "it"."""
    bound = context.names[name]
    match tests:
        case (program.ColourOn(board),) if name in context.spoken:
            return f"its colour is already on {whose(board, context)} board"
        case (program.OfChosen(colours),) if context.names[colours].many and name in context.spoken:
            return "it is one of those colours"
    drawn = isinstance(bound.verb, program.Draw)
    if bound.many:
        return f"any card you {past(bound.verb)} {predicate(tests, context)}"
    be = "was" if isinstance(bound.verb, program.Return) else "is"
    it = "it" if name in context.spoken and drawn else f"the card you {past(bound.verb)}"
    return f"{it} {predicate(tests, context, be=be)}"


def each(source: Source, tests: Tests, among: Tests, context: Context) -> str:
    """That each of your top cards passes the tests."""
    return f"each of your top {noun(among, context)} {predicate(tests, context)}"


def due_to_demand(verb: program.DemandVerb, done: bool) -> str:
    """That the demand of this dogma has moved a card, or none."""
    moved = "transferred" if verb is program.DemandVerb.TRANSFER else "returned"
    return f"{'any' if done else 'no'} card was {moved} due to the demand"


def splayed(colour: Colour, direction: Direction) -> str:
    """That a colour is splayed."""
    return f"your {COLOURS[colour]} cards are splayed {DIRECTIONS[direction]}"


def share_colour(name: str, context: Context) -> str:
    """That two of the named cards are of one colour."""
    return f"two or more of the cards you {past(context.names[name].verb)} are of the same colour"


def tops_on_boards(cards: Sequence[str]) -> str:
    """That cards are top cards, on any board."""
    return f"{both(cards)} are both top cards, on the same board or on different ones"


def _having(who: Subject | str) -> str:
    match who:
        case Subject.YOU:
            return "you have"
        case Subject.ONLY_YOU:
            return "you are the only player with"
        case Subject():
            return f"{who.value} has"
        case name:
            return f"{name} has"


def _of(context: Context, who: Subject | str) -> Context:
    return context if who in (Subject.YOU, Subject.ONLY_YOU) else replace(context, you=False)
