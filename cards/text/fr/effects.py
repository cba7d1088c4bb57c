"""Effects as sentences, cut into the clauses that are carried out one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cards.model import Card
from cards.program import (
    Any,
    CivEffect,
    Demand,
    Effect,
    Either,
    Exactly,
    If,
    IfDone,
    May,
    Named,
    Pick,
    Repeat,
    ShareColour,
    Step,
    Steps,
    Verb,
    While,
    sequence,
)
from cards.program.paths import CONDITION, OTHERWISE, THEN, VERB, Path
from cards.text.clause import Clause
from cards.text.fr import words
from cards.text.fr.civ import civ_clauses
from cards.text.fr.conditions import clause as condition_text
from cards.text.fr.moods import Mood
from cards.text.fr.scope import Scope, drawn_to_show, walk
from cards.text.fr.verbs import action, is_statement, verb_phrase

Sentence = tuple[Clause, ...]
"""Clauses that make one sentence, without its capital and its full stop."""

_STEPS = (May, IfDone, If)


def label(effect: Effect) -> str:
    """The kind of an effect."""
    return "Suprématie" if isinstance(effect, Demand) else "Coopératif"


def clauses(effect: Effect, card: Card) -> tuple[Clause, ...]:
    """The text of an effect; joined, the clauses are whole sentences."""
    scope = Scope(card=card, effect=effect)
    return _printed(_sentences(effect.steps, (), scope, demand=isinstance(effect, Demand)))


def ability_clauses(effect: CivEffect) -> tuple[Clause, ...]:
    """The text of an effect of CIV; joined, the clauses are whole sentences."""
    condition = condition_text(effect.condition, Scope()) if isinstance(effect, While) else ""
    return civ_clauses(effect, condition)


def step_text(step: Step, card: Card, me: str | None = None) -> str:
    """One step as a sentence of its own; `me`: the name of the one who activated the card."""
    scope = step_scope(step, card, None if me is None else words.de(me))
    return "".join(clause.text for clause in _printed(_sentences(step, (), scope)))


def option_text(either: Either, index: int, card: Card, me: str | None = None) -> str:
    """One of the alternatives, from 0, without a capital and a full stop."""
    return infinitive(either.options[index], step_scope(either, card, None if me is None else words.de(me)))


def step_scope(step: Step, card: Card, me: str | None = None) -> Scope:
    """Where a step stands on its own: in its effect, with nothing said before."""
    effect = next((effect for effect in card.effects if any(step == part for part in walk(effect))), None)
    return Scope(card=card, effect=effect, alone=True, me=me)


def infinitive(steps: Steps, scope: Scope) -> str:
    """Steps as something to be done: "piocher une 8 et la comptabiliser, puis ..."."""
    return "".join(clause.text for clause in _verbs(_plain(sequence(steps)), (), scope, Mood.INFINITIVE))


def _plain(steps: Sequence[Step]) -> list[tuple[int, Verb]]:
    """The verbs that steps begin with, numbered."""
    plain: list[tuple[int, Verb]] = []
    for index, step in enumerate(steps):
        if isinstance(step, May | IfDone | If) or is_statement(step):
            break
        plain.append((index, step))
    return plain


def _sentences(
    steps: Steps, path: Path, scope: Scope, lead: Sentence = (), *, demand: bool = False
) -> list[Sentence]:
    """Steps as sentences; `lead` is the "if" that the first of them follows."""
    rest = sequence(steps)
    found: list[Sentence] = []
    at = 0
    while at < len(rest):
        step = rest[at]
        here = (*path, at)
        match step:
            case If():
                found += _if(step, here, scope, lead, demand=demand)
                at += 1
                scope = scope.after(step)
            case May(verb, then):
                after_verb = at > 0 and not isinstance(rest[at - 1], _STEPS)
                opening = "vous pouvez ensuite " if after_verb and not lead else "vous pouvez "
                found.append((*_led(lead), *_offer(verb, (*here, VERB), scope, opening)))
                scope = scope.after(verb)
                found += _if_done(verb, then, here, scope, "si vous le faites")
                at += 1
            case IfDone(verb, then):
                found.append(_order([(VERB, verb)], here, scope, lead, demand=demand))
                scope = scope.after(verb)
                found += _if_done(verb, then, here, scope, _done(verb))
                at += 1
            case _ if is_statement(step):
                found.append((*_led(lead), Clause(here, verb_phrase(step, Mood.IMPERATIVE, scope))))
                at += 1
            case _:
                plain = [(at + index, verb) for index, verb in _plain(rest[at:])]
                found.append(_order(plain, path, scope, lead, demand=demand))
                for _, verb in plain:
                    scope = scope.after(verb)
                at += len(plain)
        lead, demand = (), False
    return found


def _order(
    verbs: list[tuple[int, Verb]], path: Path, scope: Scope, lead: Sentence, *, demand: bool
) -> Sentence:
    """Verbs that must be carried out: an order, or at the head of a demand "J'exige que ..."."""
    if not demand:
        return (*_led(lead), *_verbs(verbs, path, scope, Mood.IMPERATIVE))
    opening = Clause((*path, verbs[0][0]), "j'exige que vous ")
    if lead:
        opening = Clause(lead[0].path, "j'exige, ")
        lead = (*lead, Clause((*path, verbs[0][0]), ", que vous "))
    return (opening, *lead, *_verbs(verbs, path, scope, Mood.SUBJUNCTIVE))


def _verbs(verbs: list[tuple[int, Verb]], path: Path, scope: Scope, mood: Mood) -> Sentence:
    """Verbs in a row: "..., ..., puis ..."."""
    told: list[Clause] = []
    for place, (index, verb) in enumerate(verbs):
        link = ""
        if place > 0:
            last = place == len(verbs) - 1
            repeats = isinstance(verb, Repeat) and len(verbs) == 2
            link = " et " if repeats else ", puis " if last else ", "
            if mood is Mood.SUBJUNCTIVE:
                link += "que vous "
        told.append(Clause((*path, index), link + verb_phrase(verb, mood, scope)))
        scope = scope.after(verb)
    return tuple(told)


def _offer(verb: Verb, path: Path, scope: Scope, opening: str) -> Sentence:
    """What you may do; of alternatives "soit ..., soit ..."."""
    if not isinstance(verb, Either):
        return (Clause(path, opening + verb_phrase(verb, Mood.INFINITIVE, scope)),)
    told = [Clause(path, opening.rstrip())]
    for index, option in enumerate(verb.options):
        first, *more = _verbs(_plain(sequence(option)), (*path, index), scope, Mood.INFINITIVE)
        told += [Clause(first.path, f"{', ' if index else ' '}soit {first.text}"), *more]
    return tuple(told)


def _if_done(verb: Verb, then: Steps, path: Path, scope: Scope, condition: str) -> list[Sentence]:
    """What follows if a verb was done."""
    if not sequence(then):
        return []
    return _sentences(then, (*path, THEN), replace(scope, alone=False), (Clause(path, condition),))


def _done(verb: Verb) -> str:
    """ "If you do"; where several cards were asked for, one is enough (INN-5.7)."""
    pick: Pick | None = getattr(verb, "cards", None)
    named = action(verb)
    if pick is None or pick.amount == Exactly(1) or named is None:
        return "si vous le faites"
    return f"si vous en {named.form(Mood.IMPERATIVE)} au moins une"


def _if(step: If, path: Path, scope: Scope, lead: Sentence, *, demand: bool) -> list[Sentence]:
    """ "Si ..., ...; sinon, ...", joined to an "if" before it by "et si"."""
    condition = f"si {condition_text(step.condition, scope)}"
    scope = replace(scope, alone=False)  # the condition has named the cards
    asked = (*lead, Clause((*path, CONDITION), f" et {condition}" if lead else condition))
    then = _sentences(step.then, (*path, THEN), scope, asked, demand=demand)
    otherwise = _otherwise(step, path, scope)
    if otherwise and len(then) > 1:
        # One sentence, so that "sinon" is understood of the condition and not of what comes last.
        then = [_joined(then)]
    return then + otherwise


def _joined(sentences: list[Sentence]) -> Sentence:
    first, *rest = sentences
    return first + tuple(
        replace(clause, text=(words.SEMICOLON if place == 0 else "") + clause.text)
        for sentence in rest
        for place, clause in enumerate(sentence)
    )


def _otherwise(step: If, path: Path, scope: Scope) -> list[Sentence]:
    """The other case; cards drawn and revealed are kept then, which is worth saying."""
    if sequence(step.otherwise):
        return _sentences(step.otherwise, (*path, OTHERWISE), scope, (Clause(path, "sinon"),))
    match step.condition:
        case Any(Named(name)) | ShareColour(name):
            bound = scope.bound(name)
            if drawn_to_show(bound) and bound is not None:
                return [(Clause(path, f"sinon, gardez-{'les' if bound.many else 'la'} en Main"),)]
    return []


def _led(lead: Sentence) -> Sentence:
    """An "if" and its comma."""
    if not lead:
        return ()
    return (*lead[:-1], replace(lead[-1], text=f"{lead[-1].text}, "))


def _printed(sentences: list[Sentence]) -> tuple[Clause, ...]:
    """Sentences with capitals, full stops and spaces between them."""
    told: list[Clause] = []
    for place, sentence in enumerate(sentences):
        first, last = sentence[0], len(sentence) - 1
        space = " " if place else ""
        for index, clause in enumerate(sentence):
            text = space + words.capital(first.text) if index == 0 else clause.text
            told.append(replace(clause, text=f"{text}." if index == last else text))
    return tuple(told)
