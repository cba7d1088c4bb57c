"""What a card is asked for: adjectives before the noun, qualifiers after it, predicates."""

from __future__ import annotations

from typing import assert_never

from cards import program
from cards.program import Test
from cards.terms import Icon
from cards.text.context import Context, Thing
from cards.text.en.forms import past
from cards.text.en.places import whose
from cards.text.en.words import COLOURS, DOMAINS, either, icons, valued

Tests = tuple[Test, ...]

_ADJECTIVES = program.OfColour | program.NotOfColour | program.OfDomain


def noun(tests: Tests, context: Context, *, many: bool = True) -> str:
    """The noun for a card that passes the tests, without an article: "red card with a castle"."""
    adjectives = ""
    qualified: Tests = ()
    for test in tests:
        match test:
            case program.OfColour(colours):
                adjectives += f"{either([COLOURS[colour] for colour in colours])} "
            case program.NotOfColour(colour):
                adjectives += f"non-{COLOURS[colour]} "
            case program.OfDomain(domain):
                adjectives += f"{DOMAINS[domain]} "
            case _:
                qualified = (*qualified, test)
    if ends_in_clause(qualified):
        qualifiers = f" that {predicate(qualified, context)}"
    else:
        qualifiers = " and".join(f" {_qualifier(test, context)}" for test in qualified)
    return f"{adjectives}{'cards' if many else 'card'}{qualifiers}"


def ends_in_clause(tests: Tests) -> bool:
    """Whether so much is asked of a card that a clause says it: "that has a bulb and is higher in value"."""
    qualified = [test for test in tests if not isinstance(test, _ADJECTIVES)]
    return len(qualified) > 1 and any(isinstance(test, program.HigherThanTop) for test in qualified)


def said_last(test: Test, context: Context) -> bool:
    """Whether the words of a test are so long that they follow the place."""
    match test:
        case program.ColourOn() | program.ColourNotOn():
            return True
        case program.SameColourAs(name):
            return name not in context.spoken
        case _:
            return False


def predicate(tests: Tests, context: Context, *, be: str = "is") -> str:
    """What is said of a card: "has a castle", "is green or blue"."""
    words = []
    for test in tests:
        match test:
            case program.With(icon):
                words.append(f"has {_one_icon(icon)}")
            case program.OfColour(colours):
                words.append(f"{be} {either([COLOURS[colour] for colour in colours])}")
            case program.OfValue(values):
                words.append(f"{be} {either([valued(value) for value in values])}")
            case _:
                words.append(f"{be} {_qualifier(test, context)}")
    return " and ".join(words)


def _qualifier(test: Test, context: Context) -> str:
    """What follows the noun: "with a castle"."""
    match test:
        case program.With(icon):
            return f"with {_one_icon(icon)}"
        case program.Without(icon):
            return f"without {_one_icon(icon)}"
        case program.OfColour(colours):
            return f"of {either([COLOURS[colour] for colour in colours])} colour"
        case program.NotOfColour(colour):
            return f"of another colour than {COLOURS[colour]}"
        case program.OfValue(values):
            return f"of value {either([str(value) for value in values])}"
        case program.AtMost(value):
            return f"of value {value} or lower"
        case program.OrHigher(value):
            return f"of value {value} or higher"
        case program.SameColourAs(name):
            if name not in context.spoken:
                return f"of the colour of {cards_of(name, context)}"
            return "of that colour" if name in context.coloured else "of the same colour"
        case program.SameValueAs(name):
            same = "of the same value"
            return same if name in context.spoken else f"{same} as {cards_of(name, context)}"
        case program.OfChosen(name):
            return _chosen(name, context)
        case program.ColourOn(board):
            return f"of a colour already on {whose(board, context)} board"
        case program.ColourNotOn(board):
            return f"of a colour not on {whose(board, context)} board"
        case program.HigherThanTop(of):
            return f"higher in value than {whose(of, context)} top card of the same colour"
        case program.NotThisCard():
            return f"other than {context.title('en')}"
        case program.OfDomain(domain):
            return f"of the domain {DOMAINS[domain]}"
        case _:
            assert_never(test)


def cards_of(name: str, context: Context) -> str:
    """The named cards, told by what was done to them: "the card you returned"."""
    bound = context.names[name]
    who = "you" if context.you else "they"
    return f"the card{'s' if bound.many else ''} {who} {past(bound.verb)}"


def of_one_colour(tests: Tests) -> bool:
    """Whether only cards of one colour pass."""
    return any(isinstance(test, program.OfColour) and len(test.colours) == 1 for test in tests)


def _chosen(name: str, context: Context) -> str:
    match context.names[name]:
        case bound if bound.thing is Thing.COLOUR and bound.many:
            return "of a chosen colour"
        case bound if name in context.spoken:
            return f"of that {bound.thing.value}"
        case bound:
            return f"of the chosen {bound.thing.value}"


def _one_icon(icon: Icon) -> str:
    return f"a {icons(icon, 1)}"
