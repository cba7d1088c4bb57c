"""Every question that a card of Innovation can put, and those of turns: asked of Carlo by Andrea's card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.civ import DOMAINS
from cards.innovation import CARDS
from cards.model import Card
from cards.program import (
    All,
    AllButOne,
    Beneath,
    ChooseColours,
    ChooseDomain,
    ChoosePlayer,
    ChooseValue,
    Demand,
    Discard,
    Draw,
    EachOther,
    Either,
    Exactly,
    Exchange,
    Give,
    Half,
    If,
    IfDone,
    Lay,
    May,
    Meld,
    Named,
    OfColour,
    Pick,
    Place,
    Play,
    Rearrange,
    Return,
    Splay,
    Step,
    Steps,
    Take,
    Transfer,
    Tuck,
    UpTo,
    Verb,
    Who,
    Zone,
    sequence,
)
from cards.terms import Language
from cards.text import prompt
from cards.text.context import Bound, context_of
from cards.text.prompts import one_colour

Question = tuple[str, dict[str, Any]]
"""The kind of a decision and what it is about."""

ELSEWHERE: tuple[Question, ...] = (("setup", {}), ("action", {"left": 1}), ("action", {"left": 2}))


CIV: tuple[Question, ...] = (
    ("draft", {"open": False}),
    ("draft", {"open": True}),
    ("play", {}),
    ("effects", {}),
)
"""What the steps of a turn of CIV ask."""


def texts(language: Language) -> Iterator[str]:
    """The questions card by card, then those of CIV."""
    yield "\n".join(prompt(kind, "Carlo", data, language) for kind, data in ELSEWHERE)
    for card in CARDS:
        asked = [prompt(kind, "Carlo", data, language) for kind, data in questions(card)]
        if asked:
            yield "\n".join((card.name[language], *dict.fromkeys(asked)))
    asked = [prompt(kind, "Carlo", data, language, "civ") for kind, data in (*CIV, *abilities())]
    yield "\n".join(dict.fromkeys(asked))


def abilities() -> Iterator[Question]:
    """All that the effects of CIV may ask."""
    for domain in DOMAINS:
        for ability in domain.abilities:
            for step in sequence(ability.effect.steps):
                inner = step.verb if isinstance(step, EachOther) else step
                about = {"step": inner, "named": 0, "due": 1, "on": "Élise"}
                match inner:
                    case ChoosePlayer():
                        yield "player", about
                    case ChooseDomain():
                        yield "domain", about
                    case Lay():
                        yield "card", about
                        yield "player", about
                        yield "domain", about
                    case Discard() | Take() | Play() | Give():
                        due = inner.cards.amount.number if isinstance(inner.cards.amount, Exactly) else 2
                        due = due if isinstance(due, int) else 2
                        for named in range(due):
                            yield "card", {**about, "named": named, "due": due}
                    case _:
                        pass


def questions(card: Card) -> Iterator[Question]:
    """All that the effects of a card may ask."""
    for effect in card.effects:
        by = "Andrea" if isinstance(effect, Demand) else "Carlo"
        for step in _steps(effect.steps):
            verb = step.verb if isinstance(step, May | IfDone) else step
            if not isinstance(verb, If):
                about = {"step": step, "card": card, "may": isinstance(step, May), "named": 0, "by": by}
                names = context_of([effect.steps], card.name).names
                for kind, more in _asked(verb, isinstance(step, May), names):
                    yield kind, {**about, "due": 1, "choices": 2, **more}


def _asked(verb: Verb, may: bool, names: Mapping[str, Bound]) -> Iterator[Question]:
    match verb:
        case Either():
            yield "option", {}
        case Splay() if may or not one_colour(verb):
            yield "colour", {}
        case ChooseColours(number):
            for named in range(number):
                yield "colour", {"named": named, "due": number}
        case ChooseValue():
            yield "value", {}
        case Rearrange():
            yield "colour", {}
            yield "order", {"due": 3}
            yield "order", {"named": 1, "due": 3}
        case Exchange(yours, theirs):
            if any(pick.rank is not None and pick.amount != All() for pick in (yours, theirs)):
                yield "card", {}
                yield "card", {"by": "Carlo"}
            if may:
                yield "whole", {}
        case Draw():
            if may:
                yield "whole", {}
        case _:
            pick = getattr(verb, "cards", None)
            if isinstance(pick, Pick):
                yield from _cards(verb, pick, may, names)


def _cards(verb: Verb, pick: Pick, may: bool, names: Mapping[str, Bound]) -> Iterator[Question]:
    if isinstance(verb, Transfer) and verb.to.of in (Who.ANOTHER, Who.POORER_OPPONENT):
        yield "player", {}
    if _single(pick):
        return
    if pick.rank is not None and may and pick.amount == Exactly(1):
        yield "card", {"choices": 1}
    match pick.amount:
        case All():
            if may:
                yield "whole", {}
            if isinstance(verb, Meld | Tuck | Return) and _several(pick, names):
                yield "order", {"due": 3}
                yield "order", {"named": 1, "due": 3}
        case UpTo(most):
            for named in range(most or 3):
                yield "card", {"named": named, "due": most}
        case AllButOne():
            yield "card", {}
        case Half() | Exactly():
            due = pick.amount.number if isinstance(pick.amount, Exactly) else 2
            due = due if isinstance(due, int) else 2
            for named in range(due):
                yield "card", {"named": named, "due": due}
            own = isinstance(pick.source, Zone) and pick.source.of is Who.YOU
            if (
                due > 1
                and own
                and isinstance(pick.amount, Exactly)
                and isinstance(verb, Meld | Tuck | Return)
            ):
                # Of cards that all have to go only the order is asked.
                yield "order", {"due": due}
                yield "order", {"named": 1, "due": due}


def _several(pick: Pick, names: Mapping[str, Bound]) -> bool:
    """Whether there can be more than one such card, so that an order may matter."""
    match pick.source:
        case Named(name):
            return names[name].many
        case Zone() | Beneath():
            return True
        case _:
            return False


def _single(pick: Pick) -> bool:
    """Whether there can be only one such card, which goes unasked unless it may be declined."""
    match pick:
        case Pick(_, Zone(Place.TOP | Place.BOTTOM), (OfColour((_,)),)):
            return True
        case Pick(Exactly(), Named(), (), None, Who.YOU):
            return True
        case _:
            return False


def _steps(steps: Steps) -> Iterator[Step]:
    """All the steps of an effect, those within others too."""
    for step in sequence(steps):
        yield step
        match step:
            case May() | IfDone():
                yield from _steps(step.then)
                if isinstance(step.verb, Either):
                    for option in step.verb.options:
                        yield from _steps(option)
            case If():
                yield from _steps(step.then)
                yield from _steps(step.otherwise)
            case Either():
                for option in step.options:
                    yield from _steps(option)
            case _:
                pass
