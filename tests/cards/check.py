"""What a well-formed card is, beyond what its types say.

>>> from cards.innovation import CARD
>>> problems(CARD["writing"])
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import astuple, fields, is_dataclass
from enum import Enum

from cards.model import Card
from cards.program import (
    Beneath,
    ChooseColours,
    ChooseValue,
    ColourOf,
    Cooperative,
    Demand,
    DemandVerb,
    DueToDemand,
    Effect,
    Either,
    If,
    IfDone,
    Last,
    May,
    Named,
    Next,
    OfChosen,
    Place,
    Remaining,
    Repeat,
    Return,
    SameColourAs,
    SameValueAs,
    ShareColour,
    Step,
    Steps,
    Tally,
    Transfer,
    ValueOf,
    Who,
    sequence,
)
from cards.terms import LANGUAGES

_Known = Mapping[str, str]
"""Names with what they stand for."""

# What a name may stand for.
_CARD, _COLOUR, _VALUE, _PLAYER = "card", "colour", "value", "player"

_THAT_PLAYER = "that player"
"""What a chosen player goes by, who needs no name."""

_DONE_BY = {DemandVerb.TRANSFER: Transfer, DemandVerb.RETURN: Return}
_CHOSEN = (Who.ANOTHER, Who.POORER_OPPONENT)
_SINGLE = (Who.YOU, Who.ME, Who.THAT_PLAYER, *_CHOSEN)


def problems(card: Card) -> list[str]:
    """What is wrong with the card, a sentence each; nothing if it is well-formed."""
    return [*_facts(card), *_effects(card)]


def _facts(card: Card) -> Iterator[str]:
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", card.id):
        yield f"The id {card.id!r} is not lower-case words joined by underscores."
    if not 1 <= card.age <= 10:
        yield f"There is no age {card.age}."
    for language in LANGUAGES:
        if not card.name[language].strip():
            yield f"The name is missing in {language}."
    icons = astuple(card.icons)
    if icons.count(None) != 1:
        yield "Of the four places one holds the picture and three an icon."
    if card.dogma not in icons:
        yield f"The dogma icon {card.dogma} is not among the icons."
    if not card.effects:
        yield "There is no effect."


def _effects(card: Card) -> Iterator[str]:
    tallies = {part.tally for part in _parts(card.effects) if isinstance(part, Return)}
    for number, effect in enumerate(card.effects):
        found = [*_effect(effect, tallies - {None}), *_due(card, number)]
        yield from (f"Effect {number + 1}: {problem}" for problem in found)


def _effect(effect: Effect, tallies: set[str | None]) -> Iterator[str]:
    steps = sequence(effect.steps)
    if not steps:
        yield "it does nothing."
    if Repeat() in steps:
        yield "it repeats itself without a condition."
    if isinstance(effect, Cooperative) and Who.ME in _parts(effect):
        yield "there is no 'me' but in a demand."
    yield from _steps(steps, {})
    parts = list(_parts(effect))
    for part in parts:
        if isinstance(part, Tally) and part.name not in tallies:
            yield f"no card is returned under the name {part.name!r}."
    used = {name for part in parts for name, _ in _needs(part)}
    for name in dict.fromkeys(name for part in parts for name in _bound(part) if name != _THAT_PLAYER):
        if name not in used:
            yield f"the name {name!r} is never used."


def _due(card: Card, number: int) -> Iterator[str]:
    """What "due to the demand" lacks: an earlier demand that does such a thing."""
    earlier = [effect for effect in card.effects[:number] if isinstance(effect, Demand)]
    for part in _parts(card.effects[number]):
        if isinstance(part, DueToDemand):
            verb = _DONE_BY[part.verb]
            if not any(isinstance(done, verb) for done in _parts(tuple(earlier))):
                yield f"no demand before it can {part.verb.value} a card."


def _steps(steps: Steps, known: _Known) -> Iterator[str]:
    """What is wrong with steps that begin when these names are known."""
    ordered = sequence(steps)
    for place, step in enumerate(ordered, 1):
        yield from _step(step, known)
        known = {**known, **_bound(step)}
        if isinstance(step, Repeat) and place < len(ordered):
            yield "nothing can follow a repetition."


def _step(step: Step, known: _Known) -> Iterator[str]:
    match step:
        case May(verb, then) | IfDone(verb, then):
            yield from _step(verb, known)
            yield from _steps(then, {**known, **_bound(verb)})
        case If(condition, then, otherwise):
            yield from _unknown(condition, known)
            yield from _steps(then, known)
            yield from _steps(otherwise, known)
        case Either(options):
            for option in options:
                yield from _steps(option, known)
        case Transfer(_, to) if to.of not in _SINGLE or to.place in (Place.TOP, Place.BOTTOM):
            yield f"a card cannot be transferred to {to.place.value} of {to.of.value}."
        case _:
            yield from _unknown(step, known)


def _unknown(node: object, known: _Known) -> Iterator[str]:
    """The names that this node uses though they do not stand for what it needs."""
    for part in _parts(node):
        for name, kinds in _needs(part):
            if known.get(name) not in kinds:
                wanted = " or ".join(kinds)
                yield f"{type(node).__name__} speaks of {name!r}, but no {wanted} goes by that yet."


def _needs(part: object) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The name that this very node refers to, and what it may stand for."""
    match part:
        case Named(name) | Remaining(name) | Last(name) | Next(name) | Beneath(name):
            yield name, (_CARD,)
        case ValueOf(name) | SameColourAs(name) | SameValueAs(name) | ShareColour(name):
            yield name, (_CARD,)
        case ColourOf(name):
            yield name, (_CARD, _COLOUR)
        case OfChosen(name):
            yield name, (_COLOUR, _VALUE)
        case Who.THAT_PLAYER:
            yield _THAT_PLAYER, (_PLAYER,)


def _bound(step: object) -> _Known:
    """The names that are known after this step; what is bound in a branch stays there."""
    match step:
        case May(verb, _) | IfDone(verb, _):
            return _bound(verb)
        case ChooseColours(_, bind):
            return {bind: _COLOUR}
        case ChooseValue(bind):
            return {bind: _VALUE}
    cards: str | None = getattr(step, "bind", None)
    player = isinstance(step, Transfer) and step.to.of in _CHOSEN
    return ({cards: _CARD} if cards else {}) | ({_THAT_PLAYER: _PLAYER} if player else {})


def _parts(node: object) -> Iterator[object]:
    """The node and all that it is made of: nodes and words."""
    if isinstance(node, tuple):
        for part in node:
            yield from _parts(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _parts(getattr(node, field.name))
    elif isinstance(node, Enum):
        yield node
