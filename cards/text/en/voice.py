"""Who speaks of whom: what possessives and names of a program stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from cards.model import Card
from cards.program import (
    ChooseColours,
    ChooseDomain,
    ChooseValue,
    Draw,
    DrawFromDeck,
    Effect,
    Either,
    Exactly,
    If,
    IfDone,
    May,
    Meld,
    Pick,
    Return,
    Reveal,
    Score,
    Source,
    Step,
    Steps,
    Take,
    Transfer,
    Tuck,
    Value,
    Verb,
    sequence,
)


@dataclass(frozen=True, slots=True)
class Voice:
    """What words depend on beside the program: the card, what its names stand for, who is meant."""

    card: str
    bound: Mapping[str, Verb]
    tallied: Mapping[str, Verb]
    you: str = "your"
    me: str = "my"
    i_choose: str = "I choose"
    held: str | None = None
    """The name of drawn cards that lie in the hand while something is done with the whole hand."""
    unsaid: frozenset[str] = frozenset()
    """Names bound by what is not part of the text: pronouns cannot stand for them."""
    left: Source | None = None
    """Where cards were just returned from, so that others are left there."""

    def many(self, name: str) -> bool:
        """Whether the name stands for several cards."""
        return not single(self.bound[name])

    def card_of(self, name: str) -> str:
        """The named cards, told by what was done to them: "the card you returned"."""
        return f"the card{'s' if self.many(name) else ''} you {past(self.bound[name])}"


def voice_of(effect: Effect | None, card: Card, me: str | None = None) -> Voice:
    """The voice in which an effect of a card speaks; `me`: the name of the one who activated it."""
    effects = card.effects if effect is None else (effect,)
    return voice_for([each.steps for each in effects], card.name.en, me)


def voice_for(programs: Iterable[Steps], name: str, me: str | None = None) -> Voice:
    """The voice in which programs speak, on a card of this name."""
    verbs = [verb for steps in programs for verb in _verbs(steps)]
    bound = {bind: verb for verb in verbs if (bind := _bind(verb)) is not None}
    tallied: dict[str, Verb] = {
        verb.tally: verb for verb in verbs if isinstance(verb, Return) and verb.tally is not None
    }
    if me is None:
        return Voice(name, bound, tallied)
    return Voice(name, bound, tallied, me=f"{me}'s", i_choose=f"{me} chooses")


def alone(voice: Voice, step: Step) -> Voice:
    """The voice in which a step speaks without the steps around it."""
    said = {_bind(verb) for verb in _verbs_of(step)}
    return replace(voice, unsaid=frozenset(voice.bound) - said)


def single(verb: Verb) -> bool:
    """Whether the verb concerns one card (or colour, or value) only."""
    match verb:
        case Draw():
            return verb.times == 1
        case DrawFromDeck():
            return verb.number == 1
        case Meld() | Tuck() | Score() | Return() | Transfer() | Reveal() | Take():
            return one_card(verb.cards)
        case ChooseColours():
            return verb.number == 1
        case _:
            return True


def one_card(pick: Pick) -> bool:
    """Whether the pick is of a single card at most."""
    return pick.amount == Exactly(1)


def due(verb: Verb) -> Value | None:
    """How many cards a verb concerns, if that is fixed from the start."""
    match verb:
        case Draw():
            return verb.times
        case Meld() | Tuck() | Score() | Return() | Transfer() | Reveal():
            return verb.cards.amount.number if isinstance(verb.cards.amount, Exactly) else None
        case _:
            return None


def past(verb: Verb) -> str:
    """What was done to the cards, as a participle."""
    match verb:
        case Draw() | DrawFromDeck():
            return "drew"
        case Meld():
            return "melded"
        case Tuck():
            return "tucked"
        case Score():
            return "scored"
        case Return():
            return "returned"
        case Transfer():
            return "transferred"
        case Reveal():
            return "revealed"
        case Take():
            return "took"
        case _:
            return "chose"


def _bind(verb: Verb) -> str | None:
    match verb:
        case Draw() | Meld() | Tuck() | Score() | Return() | Transfer() | Reveal() | Take() | DrawFromDeck():
            return verb.bind
        case ChooseColours() | ChooseValue() | ChooseDomain():
            return verb.bind
        case _:
            return None


def _verbs(steps: Steps) -> Iterator[Verb]:
    for step in sequence(steps):
        yield from _verbs_of(step)


def _verbs_of(step: Step) -> Iterator[Verb]:
    match step:
        case May() | IfDone():
            yield from _verbs_of(step.verb)
            yield from _verbs(step.then)
        case If():
            yield from _verbs(step.then)
            yield from _verbs(step.otherwise)
        case Either():
            for option in step.options:
                yield from _verbs(option)
        case _:
            yield step
