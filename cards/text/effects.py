"""Effects in words: the sentences of `cards.text.sentences` as a language says them.

The module `effects` of a language gives what leads a sentence, its frame and its joints; `verbs` and
`conditions` say what stands in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from types import ModuleType

from cards import program
from cards.model import Ability, Card
from cards.program import Effect, Either, Step, Verb
from cards.program.paths import Path
from cards.text import sentences
from cards.text.clause import Clause
from cards.text.context import Mood, pick_of
from cards.text.rooms import room
from cards.text.sentences import Frame, Sentence

Words = list[tuple[Path, str]]
"""Words with the paths of what they say."""


def label(effect: Effect, language: str) -> str:
    """The kind of an effect in a word."""
    words: ModuleType = room(language, "effects")
    return str(words.DEMAND if isinstance(effect, program.Demand) else words.COOPERATIVE)


def clauses(effect: Effect, card: Card, language: str) -> tuple[Clause, ...]:
    """The text of an effect, cut into clauses."""
    demand = isinstance(effect, program.Demand)
    return _written(sentences.of_effect(effect, card), language, demand=demand)


def step_text(step: Step, card: Card, language: str, me: str | None = None) -> str:
    """One step as a sentence of its own; `me`: the name of the one who activated the card."""
    return "".join(clause.text for clause in _written(sentences.of_step(step, card, me), language))


def option_text(either: Either, index: int, card: Card, language: str, me: str | None = None) -> str:
    """One of the alternatives, from 0, as something to be done, without a capital and a full stop."""
    words: ModuleType = room(language, "effects")
    said = "".join(text for _, text in _row(sentences.of_option(either, index, card, me), language))
    return said.removeprefix(words.EITHER[bool(index)])


def deed_text(verb: Verb, card: Card, language: str, option: int | None = None) -> str:
    """What somebody chose or declined to do, told of them; `option`: which of two alternatives, from 0."""
    words: ModuleType = room(language, "effects")
    said = "".join(text for _, text in _row(sentences.of_deed(verb, card, option), language))
    return said if option is None else said.removeprefix(words.EITHER[bool(option)])


def ability_clauses(ability: Ability, language: str) -> tuple[Clause, ...]:
    """The text of an effect of CIV, cut into clauses."""
    return _written(sentences.of_ability(ability), language)


def _written(said: Sequence[Sentence], language: str, *, demand: bool = False) -> tuple[Clause, ...]:
    """Sentences with their capitals, marks and the spaces between them."""
    words: ModuleType = room(language, "effects")
    mark = words.DEMAND_MARK if demand else "."
    written: Words = []
    for number, sentence in enumerate(said):
        (path, text), *rest = _said(sentence, language)
        joint = "" if number == 0 else words.joint(said[number - 1], sentence)
        if joint is None:
            last_path, last = written.pop()
            written.append((last_path, last + mark))
            joint = " "
        capital = joint.strip() == ""
        written += [(path, joint + (text[:1].upper() + text[1:] if capital else text)), *rest]
    path, text = written.pop()
    parts = groupby((*written, (path, text + mark)), key=itemgetter(0))
    return tuple(Clause(path, "".join(text for _, text in part)) for path, part in parts)


def _said(sentence: Sentence, language: str) -> Words:
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


def _row(sentence: Sentence, language: str) -> Words:
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
