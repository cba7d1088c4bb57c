"""An effect as sentences, cut into clauses that carry the paths of what they say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from cards.model import Card
from cards.program import (
    And,
    Any,
    Condition,
    Demand,
    Draw,
    Effect,
    Either,
    If,
    IfDone,
    May,
    Named,
    Return,
    ShareColour,
    Step,
    Steps,
    Verb,
    sequence,
)
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.clause import Clause
from cards.text.en.conditions import condition
from cards.text.en.verbs import done, if_done
from cards.text.en.voice import Voice, alone, voice_of
from cards.text.en.words import capital

Clauses = list[Clause]


def label(effect: Effect) -> str:
    """The kind of the effect in a word."""
    return "Demand" if isinstance(effect, Demand) else "Cooperative"


def clauses(effect: Effect, card: Card) -> tuple[Clause, ...]:
    """The text of one effect of a card, cut into clauses."""
    said = _sentences(sequence(effect.steps), voice_of(effect, card))
    if isinstance(effect, Demand):
        said[0] = _demanded(said[0])
    return _written(said)


def step_text(step: Step, card: Card, me: str | None = None) -> str:
    """One step as a sentence spoken to "you"; `me`: the name of the one who activated the card."""
    effect = next((one for one in card.effects if step in _steps(one.steps)), None)
    said = _sentences((step,), alone(voice_of(effect, card, me), step))
    return "".join(clause.text for clause in _written(said))


def option_text(either: Either, index: int, card: Card, me: str | None = None) -> str:
    """One of the alternatives, from 0, without a capital and a full stop."""
    effect = next((one for one in card.effects if either in _steps(one.steps)), None)
    said = _list(either.options[index], (index,), voice_of(effect, card, me))
    return "".join(clause.text for clause in said)


def _sentences(steps: tuple[Step, ...], voice: Voice) -> list[Clauses]:
    """Steps as sentences, without capitals and full stops; plain verbs in a row are one sentence."""
    sentences: list[Clauses] = []
    numbered = enumerate(steps)
    for plain, group in groupby(numbered, key=lambda one: not isinstance(one[1], May | If)):
        pieces = [_inline(step, (index,), voice) for index, step in group]
        for said in [_joined(pieces, two=", then ")] if plain else pieces:
            follows = sentences and not said[0].text.startswith("if ")
            sentences.append(_before("then ", said) if follows else said)
    return sentences


def _inline(step: Step, path: Path, voice: Voice) -> Clauses:
    """A step as part of a sentence."""
    match step:
        case May():
            offer = _before("you may ", _verb(step.verb, (*path, VERB), voice))
            return offer + _following("; if you do", step, path, voice)
        case IfDone():
            told = _verb(step.verb, (*path, VERB), voice)
            return told + _following(f". {capital(if_done(step.verb))}", step, path, voice)
        case If():
            asked = Clause((*path, CONDITION), f"if {condition(step.condition, voice)}, ")
            then = _list(step.then, (*path, THEN), _asked(step, voice))
            return [asked, *then, *_otherwise(step, path, voice)]
        case _:
            return _verb(step, path, voice)


def _verb(verb: Verb, path: Path, voice: Voice) -> Clauses:
    if not isinstance(verb, Either):
        return [Clause(path, done(verb, voice))]
    first, *others = [_list(option, (*path, index), voice) for index, option in enumerate(verb.options)]
    rest = [clause for other in others for clause in _before(", or ", other)]
    return [Clause(path, "either "), *first, *rest]


def _following(asked: str, step: May | IfDone, path: Path, voice: Voice) -> Clauses:
    """What follows if it was done; a condition that comes at once is joined to that question."""
    left = step.verb.cards.source if isinstance(step.verb, Return) else None
    after = replace(voice, left=left)
    match sequence(step.then):
        case ():
            return []
        case (If(otherwise=()) as only,):
            said = _inline(only, (*path, THEN, 0), after)
            also = said[0].text.removeprefix("if ").replace("you have", "you then have", 1)
            return [Clause(path, f"{asked} and "), replace(said[0], text=also), *said[1:]]
        case then:
            return [Clause(path, f"{asked}, "), *_list(then, (*path, THEN), after)]


def _otherwise(step: If, path: Path, voice: Voice) -> Clauses:
    if step.otherwise:
        return _before("; otherwise ", _list(step.otherwise, (*path, OTHERWISE), voice))
    shown = _shown(step.condition, voice)
    if shown is None:
        return []
    return [Clause(path, f"; otherwise keep {'them' if voice.many(shown) else 'it'}")]


def _asked(step: If, voice: Voice) -> Voice:
    """Once asked about, cards are "it" or "them"; revealed ones lie in the hand (INN-7.7)."""
    match step.condition:
        case Any(Named(name)) | ShareColour(name):
            unsaid = voice.unsaid - {name}
            return replace(voice, held=_shown(step.condition, voice), unsaid=unsaid)
        case _:
            return voice


def _shown(asked: Condition, voice: Voice) -> str | None:
    """The name of the cards that a condition asks about, if they were drawn and revealed."""
    match asked:
        case Any(Named(name)) | ShareColour(name):
            verb = voice.bound[name]
            return name if isinstance(verb, Draw) and verb.and_ is And.REVEAL else None
        case _:
            return None


def _list(steps: Steps, path: Path, voice: Voice) -> Clauses:
    """Steps as parts of one sentence."""
    pieces = [_inline(step, (*path, index), voice) for index, step in enumerate(sequence(steps))]
    return _joined(pieces, two=" and ")


def _joined(pieces: list[Clauses], two: str) -> Clauses:
    """One after the other: "a, then b and c"; `two`: between two simple ones."""
    joined: Clauses = []
    for index, piece in enumerate(pieces):
        last = index == len(pieces) - 1
        near = " and " if len(pieces) > 2 else two
        short = last and all(_simple(one) for one in pieces[-2:])
        joined += piece if index == 0 else _before(near if short else ", then ", piece)
    return joined


def _simple(piece: Clauses) -> bool:
    return len(piece) == 1 and " and " not in piece[0].text


def _demanded(sentence: Clauses) -> Clauses:
    first, *rest = sentence
    if first.text.startswith("if "):
        return [*_before("I demand, ", [first]), *_before("that you ", rest)]
    return _before("I demand that you ", sentence)


def _before(words: str, said: Clauses) -> Clauses:
    return [replace(said[0], text=words + said[0].text), *said[1:]]


def _written(sentences: list[Clauses]) -> tuple[Clause, ...]:
    """Sentences with their capitals, full stops and the spaces between them."""
    written: Clauses = []
    for index, (first, *rest) in enumerate(sentences):
        end = "." if index == len(sentences) - 1 else ". "
        *before, last = [replace(first, text=capital(first.text)), *rest]
        written += [*before, replace(last, text=last.text + end)]
    return tuple(written)


def _steps(steps: Steps) -> Iterator[Step]:
    """All the steps in an effect, those within others too."""
    for step in sequence(steps):
        yield step
        match step:
            case May() | IfDone():
                yield from _steps(step.verb)
                yield from _steps(step.then)
            case If():
                yield from _steps(step.then)
                yield from _steps(step.otherwise)
            case Either():
                for option in step.options:
                    yield from _steps(option)
            case _:
                pass
