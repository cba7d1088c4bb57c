"""What a card is asked for: adjectives before the noun, qualifiers after it, predicates."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    AtMost,
    ChooseColours,
    ChooseDomain,
    ChooseValue,
    ColourNotOn,
    ColourOn,
    NotOfColour,
    NotThisCard,
    OfChosen,
    OfColour,
    OfDomain,
    OfValue,
    OrHigher,
    SameColourAs,
    SameValueAs,
    Test,
    With,
    Without,
)
from cards.terms import Icon
from cards.text.en.places import whose
from cards.text.en.voice import Voice
from cards.text.en.words import COLOURS, DOMAINS, either, icons, valued

Tests = tuple[Test, ...]


def noun(tests: Tests, voice: Voice, *, many: bool = True) -> str:
    """The noun for a card that passes the tests, without an article: "red card with a castle"."""
    adjectives = []
    qualifiers = []
    for test in tests:
        match test:
            case OfColour():
                adjectives.append(f"{either([COLOURS[colour] for colour in test.colours])} ")
            case NotOfColour():
                adjectives.append(f"non-{COLOURS[test.colour]} ")
            case OfDomain():
                adjectives.append(f"{DOMAINS[test.domain]} ")
            case _:
                qualifiers.append(f" {qualifier(test, voice)}")
    return f"{''.join(adjectives)}{'cards' if many else 'card'}{''.join(qualifiers)}"


def predicate(tests: Tests, voice: Voice, *, was: bool = False) -> str:
    """What is said of a card: "has a castle", "is green or blue"."""
    be = "was" if was else "is"
    words = []
    for test in tests:
        match test:
            case With():
                words.append(f"has {_one_icon(test.icon)}")
            case Without():
                words.append(f"has no {icons(test.icon, 1)}")
            case OfColour():
                words.append(f"{be} {either([COLOURS[colour] for colour in test.colours])}")
            case NotOfColour():
                words.append(f"{be} not {COLOURS[test.colour]}")
            case OfValue():
                words.append(f"{be} {either([valued(value) for value in test.values])}")
            case NotThisCard():
                words.append(f"{be} not {voice.card}")
            case _:
                words.append(f"{be} {qualifier(test, voice)}")
    return " and ".join(words)


def qualifier(test: Test, voice: Voice) -> str:
    """What follows the noun: "with a castle"."""
    match test:
        case With():
            return f"with {_one_icon(test.icon)}"
        case Without():
            return f"without {_one_icon(test.icon)}"
        case OfColour():
            return f"of {either([COLOURS[colour] for colour in test.colours])} colour"
        case NotOfColour():
            return f"of another colour than {COLOURS[test.colour]}"
        case OfValue():
            return f"of value {either([str(value) for value in test.values])}"
        case AtMost():
            return f"of value {test.value} or lower"
        case OrHigher():
            return f"of value {test.value} or higher"
        case SameColourAs(name):
            return f"of the colour of {voice.card_of(name)}" if name in voice.unsaid else "of its colour"
        case SameValueAs(name):
            model = f" as {voice.card_of(name)}" if name in voice.unsaid else ""
            return f"of the same value{model}"
        case OfChosen():
            return _chosen(test.name, voice)
        case ColourOn():
            return f"of a colour already on {whose(test.board, voice)} board"
        case ColourNotOn():
            return f"of a colour not on {whose(test.board, voice)} board"
        case NotThisCard():
            return f"other than {voice.card}"
        case OfDomain():
            return f"of the domain {DOMAINS[test.domain]}"
        case _:
            assert_never(test)


def of_one_colour(tests: Tests) -> bool:
    """Whether only cards of one colour pass."""
    return any(isinstance(test, OfColour) and len(test.colours) == 1 for test in tests)


def _chosen(name: str, voice: Voice) -> str:
    match voice.bound[name]:
        case ChooseColours(number=1):
            return "of that colour"
        case ChooseColours():
            return "of a chosen colour"
        case ChooseValue():
            return "of that value"
        case ChooseDomain():
            return "of that domain"
        case _:
            return f"like {voice.card_of(name)}"


def _one_icon(icon: Icon) -> str:
    return f"a {icons(icon, 1)}"
