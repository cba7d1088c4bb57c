"""Effects as sentences: what is said, and in which order, is decided here; each language says how.

An effect becomes sentences. Each has conditions that lead it ("if you do"), a frame ("you may") and
verbs in a row. The module `effects` of a language gives the words for these, `verbs` and `conditions`
say what stands in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from types import ModuleType

from cards import program
from cards.model import Ability, Card
from cards.program import CivVerb, Condition, Effect, Either, Step, Steps, Verb, sequence
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.clause import Clause
from cards.text.context import (
    Bound,
    Context,
    Mood,
    asked_about,
    context_of,
    every_step,
    one_card,
    pick_of,
)
from cards.text.rooms import room


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


def label(effect: Effect, language: str) -> str:
    """The kind of an effect in a word."""
    words: ModuleType = room(language, "effects")
    return str(words.DEMAND if isinstance(effect, program.Demand) else words.COOPERATIVE)


def clauses(effect: Effect, card: Card, language: str) -> tuple[Clause, ...]:
    """The text of an effect, cut into clauses."""
    demand = isinstance(effect, program.Demand)
    context = context_of([effect.steps], card.name)
    sentences, _ = _sentences(effect.steps, (), context, frame=Frame.DEMAND if demand else Frame.ORDER)
    return _written(sentences, language, demand=demand)


def step_text(step: Step, card: Card, language: str, me: str | None = None) -> str:
    """One step as a sentence of its own; `me`: the name of the one who activated the card."""
    sentences, _ = _sentences(step, (), _alone(step, card, me))
    return "".join(clause.text for clause in _written(sentences, language))


def option_text(either: Either, index: int, card: Card, language: str, me: str | None = None) -> str:
    """One of the alternatives, from 0, as something to be done, without a capital and a full stop."""
    parts, _ = _options(either, (), _alone(either, card, me))
    sentence = Sentence(Frame.OFFER, tuple(part for part in parts if part.option and part.option[0] == index))
    words: ModuleType = room(language, "effects")
    said = "".join(text for _, text in _row(sentence, language))
    return said.removeprefix(words.EITHER[bool(index)])


def ability_clauses(ability: Ability, language: str) -> tuple[Clause, ...]:
    """The text of an effect of CIV, cut into clauses."""
    effect = ability.effect
    context = replace(context_of([effect.steps], ability.name), civ=True)
    leads: tuple[Lead, ...] = ()
    if isinstance(effect, program.While):
        leads = (Lead((), effect.condition, context, once=True),)
    sentences: list[Sentence] = []
    parts = _civ_parts(sequence(effect.steps), context)
    paid = isinstance(effect, program.Paid)
    for _, group in groupby(parts, key=lambda part: _civ_sentence(part, paid=paid)):
        sentences.append(Sentence(Frame.ORDER, tuple(group), leads))
    return _written(sentences, language)


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
        later = bool(sentences) and not leads
        if plain:
            parts, context = _parts(path, [(index, step) for index, step in group], context)
            sentences.append(Sentence(frame, parts, leads, later=later))
            leads, frame = (), Frame.ORDER
            continue
        for index, step in group:
            here, later = (*path, index), bool(sentences) and not leads
            match step:
                case program.If():
                    told, context = _if(step, here, context, leads, frame)
                    sentences += told
                case program.May(verb, then) | program.IfDone(verb, then):
                    offered = Frame.OFFER if isinstance(step, program.May) else frame
                    parts, context = _verb(verb, (*here, VERB), context)
                    sentences.append(Sentence(offered, parts, leads, later=later))
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


def _written(sentences: Sequence[Sentence], language: str, *, demand: bool = False) -> tuple[Clause, ...]:
    """Sentences with their capitals, marks and the spaces between them."""
    words: ModuleType = room(language, "effects")
    mark = words.DEMAND_MARK if demand else "."
    written: list[tuple[Path, str]] = []
    for number, sentence in enumerate(sentences):
        (path, text), *rest = _said(sentence, language)
        joint = "" if number == 0 else words.joint(sentences[number - 1], sentence)
        if joint is None:
            last_path, last = written.pop()
            written.append((last_path, last + mark))
            joint = " "
        capital = joint.strip() == ""
        written += [(path, joint + (text[:1].upper() + text[1:] if capital else text)), *rest]
    path, text = written.pop()
    return tuple(Clause(path, text) for path, text in (*written, (path, text + mark)))


def _said(sentence: Sentence, language: str) -> list[tuple[Path, str]]:
    """The words of a sentence, each with the path of what it says."""
    words: ModuleType = room(language, "effects")
    leads = [
        (lead.path, words.lead(lead.asked, lead.context, place, lead.once))
        for place, lead in enumerate(sentence.leads)
    ]
    if sentence.keep is not None:
        return [(leads[0][0], f"{leads[0][1]}, {words.keep(sentence.keep)}")]
    row = _row(sentence, language)
    if sentence.frame is Frame.DEMAND:
        opening, before, after = words.I_DEMAND
        if not leads:
            return [(row[0][0], opening + row[0][1]), *row[1:]]
        (path, first), *more = leads
        return [(path, before + first), *more, (row[0][0], after + row[0][1]), *row[1:]]
    opening = words.opening(sentence)
    if leads:
        *more, (path, last) = leads
        leads = [*more, (path, f"{last}, ")]
    return [*leads, (row[0][0], opening + row[0][1]), *row[1:]]


def _row(sentence: Sentence, language: str) -> list[tuple[Path, str]]:
    """The verbs of a sentence with what stands between them."""
    words: ModuleType = room(language, "effects")
    phrase = room(language, "verbs").phrase
    row = []
    for place, part in enumerate(sentence.parts):
        mood: Mood = words.mood(sentence.frame, place)
        if part.option is not None:
            number, first = part.option
            link = words.EITHER[number > 0] if first else words.AND_THEN
        else:
            link = words.link(sentence, place) if place else ""
        note = _whole(part.verb, words) if sentence.frame is Frame.OFFER else ""
        row.append((part.path, f"{link}{phrase(part.verb, mood, part.context)}{note}"))
    return row


def _whole(verb: Verb, words: ModuleType) -> str:
    """That cards, once one does it, are taken in a number that is not one's choice."""
    pick = pick_of(verb)
    match pick and pick.amount:
        case program.All():
            return f" ({words.ALL_OR_NONE})"
        case program.Exactly(program.Number()):
            return f" ({words.THAT_MANY_OR_NONE})"
        case _:
            return ""
