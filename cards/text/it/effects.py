"""The text of an effect: its steps in sentences, cut into clauses that know their path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from cards.model import Card
from cards.program import (
    All,
    Any,
    Condition,
    Cooperative,
    Demand,
    Effect,
    Either,
    If,
    IfDone,
    May,
    Named,
    ShareColour,
    Step,
    Steps,
    Verb,
    sequence,
)
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.clause import Clause
from cards.text.it.conditions import condition
from cards.text.it.forms import Mood, participle
from cards.text.it.nouns import is_plural
from cards.text.it.scene import Scene, scene_of, scene_with
from cards.text.it.verbs import infinitive, phrase, picked
from cards.text.it.words import sentence_case

ACTIVATOR = "chi ha attivato la carta"
"""How to speak of the one who activated a card, to somebody else, without a name."""

Numbered = tuple[Path, Step]
Sentence = list[Clause]
"""Clauses without the capital at the beginning and the mark at the end."""


def clauses(effect: Effect, card: Card) -> tuple[Clause, ...]:
    """The text of an effect, cut into clauses."""
    scene = scene_of(effect.steps, card)
    steps = _numbered(effect.steps, ())
    match effect:
        case Demand():
            return _punctuated(_demand(steps, scene, "esigo che tu "), "!")
        case Cooperative():
            return _punctuated(_passage(steps, scene), ".")
        case _:
            assert_never(effect)


def label(effect: Effect) -> str:
    """The kind of an effect in a word."""
    match effect:
        case Demand():
            return "Supremazia"
        case Cooperative():
            return "Cooperativo"
        case _:
            assert_never(effect)


def step_text(step: Step, card: Card, me: str | None = None) -> str:
    """One step as a sentence of its own; `me`: the name of the one who activated the card."""
    scene = scene_with(step, card, me or ACTIVATOR)
    match step:
        case May(verb, _):
            return _finished(f"puoi {phrase(verb, scene, Mood.INFINITIVE)}")
        case IfDone(verb, _):
            return _finished(phrase(verb, scene, Mood.IMPERATIVE))
        case If():
            return "".join(clause.text for clause in _punctuated(_passage([((0,), step)], scene), "."))
        case _:
            return _finished(phrase(step, scene, Mood.IMPERATIVE))


def option_text(either: Either, index: int, card: Card, me: str | None = None) -> str:
    """One of the alternatives, from 0, without a capital and a full stop."""
    scene = scene_with(either, card, me)
    steps = [step for step in sequence(either.options[index]) if not isinstance(step, May | IfDone | If)]
    return " e poi ".join(phrase(step, scene, Mood.INFINITIVE) for step in steps)


def _finished(text: str) -> str:
    return f"{sentence_case(text)}."


def _numbered(steps: Steps, path: Path) -> list[Numbered]:
    return [((*path, place), step) for place, step in enumerate(sequence(steps))]


def _punctuated(sentences: Iterable[Sentence], mark: str) -> tuple[Clause, ...]:
    done: list[Clause] = []
    for sentence in sentences:
        first, *rest = sentence
        space = " " if done else ""
        whole = [replace(first, text=space + sentence_case(first.text)), *rest]
        whole[-1] = replace(whole[-1], text=whole[-1].text + mark)
        done += whole
    return tuple(done)


def _demand(steps: Sequence[Numbered], scene: Scene, opening: str) -> list[Sentence]:
    """ "Esigo che tu..." for the first verb; what follows is ordered."""
    (path, step), *rest = steps
    match step:
        case If(asked, then, ()):
            due = Clause((*path, CONDITION), f"esigo, se {condition(asked, scene)},")
            (first, *more), *sentences = _demand(_numbered(then, (*path, THEN)), scene, " che tu ")
            return [[due, first, *more], *sentences, *_passage(rest, scene, preceded=True)]
        case IfDone(verb, then):
            wish = Clause((*path, VERB), opening + phrase(verb, scene, Mood.SUBJUNCTIVE))
            return [
                [wish],
                *_consequence(_if_done(path, verb, scene), _numbered(then, (*path, THEN)), scene),
                *_passage(rest, scene, preceded=True),
            ]
        case If() | May():
            return _passage(steps, scene)
        case _:
            wish = Clause(path, opening + phrase(step, scene, Mood.SUBJUNCTIVE))
            return [[wish], *_passage(rest, scene, preceded=True)]


def _passage(
    steps: Sequence[Numbered], scene: Scene, *, preceded: bool = False, inner: bool = False
) -> list[Sentence]:
    """Steps in sentences; `preceded`: others came before; `inner`: they follow a condition."""
    sentences: list[Sentence] = []
    row: list[Clause] = []
    for path, step in steps:
        match step:
            case If() | May() | IfDone():
                sentences += [_in_a_row(row, inner)] if row else []
                row = []
                told = _sentences(path, step, scene)
                if inner and len(sentences) == 1 and isinstance(step, May):
                    sentences[0] += [_after("; poi ", told[0][0])]
                    told = told[1:]
                elif isinstance(step, May) and (sentences or preceded):
                    told[0][0] = _after("poi ", told[0][0])
                sentences += told
            case _:
                words = phrase(step, scene, Mood.IMPERATIVE)
                later = (sentences or preceded) and not row
                row.append(Clause(path, f"poi {words}" if later else words))
    return [*sentences, _in_a_row(row, inner)] if row else sentences


def _after(words: str, clause: Clause) -> Clause:
    return replace(clause, text=words + clause.text)


def _in_a_row(row: Sequence[Clause], inner: bool) -> Sentence:
    """Orders one after the other: "gioca una carta, poi pesca un 1", "giocala e pesca un 1"."""
    *before, last = row
    if not before:
        return [last]
    plain = inner and not any(" e " in clause.text for clause in row[-2:])
    first, *middle = before
    joiner = " e " if plain or first.text.startswith("poi ") else ", poi "
    return [first, *(_after(", ", clause) for clause in middle), _after(joiner, last)]


def _sentences(path: Path, step: If | May | IfDone, scene: Scene) -> list[Sentence]:
    match step:
        case May(verb, then):
            first, *rest = _verb((*path, VERB), verb, scene, Mood.INFINITIVE)
            follow = _consequence([Clause(path, "se lo fai")], _numbered(then, (*path, THEN)), scene)
            return [[_after("puoi ", first), *rest], *follow]
        case IfDone(verb, then):
            order = Clause((*path, VERB), phrase(verb, scene, Mood.IMPERATIVE))
            follow = _consequence(_if_done(path, verb, scene), _numbered(then, (*path, THEN)), scene)
            return [[order], *follow]
        case If(asked, then, otherwise):
            return _if(path, asked, then, otherwise, scene)
        case _:
            assert_never(step)


def _verb(path: Path, verb: Verb, scene: Scene, mood: Mood) -> Sentence:
    """A verb; of alternatives, each verb is a clause of its own."""
    if not isinstance(verb, Either):
        return [Clause(path, f"{phrase(verb, scene, mood)}{_all_or_none(verb)}")]
    told: Sentence = []
    for number, option in enumerate(verb.options):
        for place, (inner, step) in enumerate(_numbered(option, (*path, number))):
            joiner = " e poi " if place else ", oppure " if number else ""
            done = step.verb if isinstance(step, May | IfDone) else step
            if not isinstance(done, If):
                told.append(Clause(inner, joiner + phrase(done, scene, mood)))
    return told


def _if(path: Path, asked: Condition, then: Steps, otherwise: Steps, scene: Scene) -> list[Sentence]:
    head = [Clause((*path, CONDITION), f"se {condition(asked, scene)}")]
    shown = _shown(asked, scene)
    if shown is not None and scene.names[shown].plural:
        scene = replace(scene, shown=True)
    told = _consequence(head, _numbered(then, (*path, THEN)), scene)
    if otherwise:
        first, *rest = _passage(_numbered(otherwise, (*path, OTHERWISE)), scene, inner=True)
        return [*told, [_after("altrimenti, ", first[0]), *first[1:]], *rest]
    if shown is not None:
        keep = "tienile" if scene.names[shown].plural else "tienila"
        return [*told, [Clause(path, f"altrimenti, {keep}")]]
    return told


def _shown(asked: Condition, scene: Scene) -> str | None:
    """The name of the cards drawn and shown that the condition is about."""
    match asked:
        case Any(Named(name)) | ShareColour(name) if scene.names[name].drawn:
            return name
        case _:
            return None


def _consequence(head: Sentence, steps: Sequence[Numbered], scene: Scene) -> list[Sentence]:
    """What follows a condition; a condition that follows at once is drawn into the same sentence."""
    if not steps:
        return []
    (path, step), *rest = steps
    if isinstance(step, If) and not step.otherwise and not rest:
        asked = Clause((*path, CONDITION), condition(step.condition, scene))
        about_cards = isinstance(step.condition, Any) and isinstance(step.condition.source, Named)
        # "If the returned card is a 10" says already that it was returned.
        both = [_after("se ", asked)] if about_cards else [*head, _after(" e a quel punto ", asked)]
        return _consequence(both, _numbered(step.then, (*path, THEN)), scene)
    first, *sentences = _passage(steps, scene, inner=True)
    start = replace(head[-1], text=f"{head[-1].text},")
    return [[*head[:-1], start, _after(" ", first[0]), *first[1:]], *sentences]


def _if_done(path: Path, verb: Verb, scene: Scene) -> Sentence:
    """ "Se lo fai"; of several cards one is enough."""
    cards = picked(verb)
    if cards is None or not is_plural(cards.amount):
        return [Clause(path, "se lo fai")]
    return [Clause(path, f"se ne hai {participle(infinitive(verb), plural=False)} almeno una")]


def _all_or_none(verb: Verb) -> str:
    cards = picked(verb)
    return " (tutte o nessuna)" if cards is not None and isinstance(cards.amount, All) else ""
