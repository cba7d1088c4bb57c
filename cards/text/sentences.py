"""What an effect says, and in which order, for all languages alike.

An effect becomes sentences. Each has conditions that lead it ("if you do"), a frame ("you may") and
verbs in a row. The path of each part is that of the program, so that a clause can light up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby

from cards import program
from cards.model import Ability, Card
from cards.program import CivVerb, Condition, Effect, Either, Step, Steps, Verb, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.context import Bound, Context, asked_about, context_of, every_step, one_card, pick_of


class Frame(Enum):
    """How the verbs of a sentence are meant."""

    ORDER = "do it"
    OFFER = "you may do it"
    DEMAND = "I demand that you do it"


@dataclass(frozen=True, slots=True)
class Done:
    """Whether a verb was done, as a question; `any`: of several cards one is enough (INN-5.7)."""

    verb: Verb
    any: bool


class Otherwise(Enum):
    """The other case of an "if"."""

    OTHERWISE = "otherwise"


@dataclass(frozen=True, slots=True)
class Lead:
    """What a sentence depends on; `once`: at most once a turn."""

    path: Path
    asked: Condition | Done | Otherwise
    context: Context
    once: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A verb in a sentence; `option`: of which alternative, and whether it is the first verb of that."""

    path: Path
    verb: Verb
    context: Context
    option: tuple[int, bool] | None = None

    @property
    def plain(self) -> bool:
        """Whether it is one verb only, and not "draw and meld"."""
        return not isinstance(self.verb, program.Draw) or self.verb.and_ is program.And.KEEP


@dataclass(frozen=True, slots=True)
class Sentence:
    """Conditions, a frame and verbs in a row; or that cards are kept."""

    frame: Frame
    parts: tuple[Part, ...]
    leads: tuple[Lead, ...] = ()
    keep: Bound | None = None
    later: bool = False
    """It comes after another of the same steps, and no condition says so: "then"."""
    tied: bool = False
    """Said in one breath with the sentence before, so that "otherwise" is understood."""


def of_effect(effect: Effect, card: Card) -> list[Sentence]:
    """The sentences of an effect of a card."""
    context = context_of([effect.steps], card.name)
    frame = Frame.DEMAND if isinstance(effect, program.Demand) else Frame.ORDER
    sentences, _ = _sentences(effect.steps, (), context, frame=frame)
    return sentences


def of_step(step: Step, card: Card, me: str | None) -> list[Sentence]:
    """A step by itself; `me`: the name of the one who activated the card."""
    sentences, _ = _sentences(step, (), _alone(step, card, me))
    return sentences


def of_option(either: Either, index: int, card: Card, me: str | None) -> Sentence:
    """One of several alternatives, as an offer."""
    parts, _ = _options(either, (), _alone(either, card, me))
    return Sentence(Frame.OFFER, tuple(part for part in parts if part.option and part.option[0] == index))


def of_deed(verb: Verb, card: Card, option: int | None) -> Sentence:
    """What somebody may do, told of them and not to them: a verb, or one of its alternatives."""
    parts, _ = _verb(verb, (), replace(_alone(verb, card, None), you=False))
    chosen = tuple(part for part in parts if option is None or (part.option and part.option[0] == option))
    return Sentence(Frame.OFFER, chosen)


def of_ability(ability: Ability) -> list[Sentence]:
    """The sentences of an effect of CIV."""
    effect = ability.effect
    context = replace(context_of([effect.steps], ability.name), civ=True)
    leads: tuple[Lead, ...] = ()
    if isinstance(effect, program.While):
        leads = (Lead((0,), effect.condition, context, once=True),)
    parts = _civ_parts(sequence(effect.steps), context)
    paid = isinstance(effect, program.Paid)
    groups = groupby(parts, key=lambda part: _civ_sentence(part, paid=paid))
    return [Sentence(Frame.ORDER, tuple(group), leads) for _, group in groups]


def _civ_parts(steps: Sequence[Step], context: Context) -> Iterator[Part]:
    for index, verb in enumerate(steps):
        assert isinstance(verb, CivVerb)
        yield Part((index,), verb, context)
        context = context.after(verb)


def _civ_sentence(part: Part, *, paid: bool) -> int:
    """A payment, and what the other players do, is a sentence of its own."""
    return 2 if isinstance(part.verb, program.EachOther) else int(not paid or part.path != (0,))


def _alone(step: Step, card: Card, me: str | None) -> Context:
    """The context of a step without the steps around it: it knows their names, but they were not told."""
    own = [effect.steps for effect in card.effects if step in every_step(effect.steps)]
    return context_of(own[:1] or [effect.steps for effect in card.effects], card.name, me)


def _sentences(
    steps: Steps,
    path: Path,
    context: Context,
    leads: tuple[Lead, ...] = (),
    frame: Frame = Frame.ORDER,
) -> tuple[list[Sentence], Context]:
    """Steps as sentences; `leads`: what the first of them depends on."""
    sentences: list[Sentence] = []
    for plain, group in groupby(enumerate(sequence(steps)), key=lambda step: isinstance(step[1], Verb)):
        if plain:
            parts, context = _parts(path, list(group), context)
            sentences.append(Sentence(frame, parts, leads, later=bool(sentences)))
            leads, frame = (), Frame.ORDER
            continue
        for index, step in group:
            here = (*path, index)
            match step:
                case program.If():
                    told, context = _if(step, here, context, leads, frame)
                    sentences += told
                case program.May(verb, then) | program.IfDone(verb, then):
                    offered = Frame.OFFER if isinstance(step, program.May) else frame
                    parts, context = _verb(verb, (*here, VERB), context)
                    sentences.append(Sentence(offered, parts, leads, later=bool(sentences)))
                    pick = pick_of(verb)
                    any_card = offered is not Frame.OFFER and pick is not None and not one_card(pick)
                    done = Lead(here, Done(verb, any_card), context)
                    told, context = _sentences(then, (*here, THEN), context, (done,))
                    sentences += told
                case _:
                    raise TypeError(step)
            leads, frame = (), Frame.ORDER
    return sentences, context


def _parts(
    path: Path, steps: Sequence[tuple[int, Step]], context: Context
) -> tuple[tuple[Part, ...], Context]:
    parts: tuple[Part, ...] = ()
    for index, step in steps:
        assert isinstance(step, Verb)
        more, context = _verb(step, (*path, index), context)
        parts += more
    return parts, context


def _verb(verb: Verb, path: Path, context: Context) -> tuple[tuple[Part, ...], Context]:
    if isinstance(verb, Either):
        return _options(verb, path, context)
    return (Part(path, verb, context),), context.after(verb)


def _options(either: Either, path: Path, context: Context) -> tuple[tuple[Part, ...], Context]:
    parts: list[Part] = []
    for number, option in enumerate(either.options):
        row, _ = _parts((*path, number), list(enumerate(sequence(option))), context)
        parts += [replace(part, option=(number, place == 0)) for place, part in enumerate(row)]
    return tuple(parts), context


def _if(
    step: program.If, path: Path, context: Context, leads: tuple[Lead, ...], frame: Frame
) -> tuple[list[Sentence], Context]:
    """One case and the other; a condition about the very cards says already that they were moved."""
    name = asked_about(step.condition)
    lead = Lead((*path, CONDITION), step.condition, context)
    match leads:
        case (Lead(asked=Done(verb)),) if name is not None and verb == context.names[name].verb:
            leads = ()
    asked = context.asked(step.condition)
    then, after = _sentences(step.then, (*path, THEN), asked, (*leads, lead), frame)
    otherwise: list[Sentence] = []
    other = (Lead(path, Otherwise.OTHERWISE, asked),)
    if step.otherwise:
        otherwise, _ = _sentences(step.otherwise, (*path, OTHERWISE), asked, other)
    elif name is not None and context.names[name].shown:
        # Of cards that were revealed it is worth saying that nothing else happens to them.
        otherwise = [Sentence(Frame.ORDER, (), other, keep=context.names[name])]
    if otherwise:
        then = [then[0], *(replace(sentence, tied=True) for sentence in then[1:])]
    return then + otherwise, after
