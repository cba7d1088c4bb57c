"""What a wrong answer would mean, without saying which is right: the first thing that one hears about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cards.terms import Language
from tutor.story.questions.hints import rule_hint
from tutor.story.questions.question import Question, Sentence, unique
from tutor.words import said

__all__ = ["diagnosed"]


def diagnosed(question: Question, given: Sequence[str], language: Language) -> tuple[Sentence, ...]:
    """What is said of this wrong answer; where it does not say by which rule, a pointer to one."""
    lines = unique(_DIAGNOSES[question.form](question, given, language))
    if any(line.rule for line in lines) or not question.rules:
        return lines
    rule = question.rules[0]
    return (*lines, Sentence(rule_hint(rule, language), rule))


def _one(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """That what was chosen is not so."""
    for option in question.options:
        if option.id in given:
            yield Sentence(said("task_not_so", language, words=option.words.rstrip(".")))
            yield from option.lines


def _some(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """Why what was chosen wrongly is wrong; of what is missing, only that it is."""
    if not given:
        yield Sentence(said("task_named_none", language))
        return
    for option in question.options:
        if option.id in given and option.id not in question.right[0]:
            yield from option.lines or (Sentence(said("task_not_so", language, words=option.words)),)
    if set(question.right[0]) - set(given):
        yield Sentence(said("task_named_few", language))


def _order(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """Who does not act at all; else that somebody is missing; else where it goes wrong first."""
    right = question.right[0]
    strangers = [option for option in question.options if option.id in given and option.id not in right]
    for option in strangers:
        yield from option.lines
    if strangers:
        return
    wrong = next((place for place, id in enumerate(given) if id != right[place]), None)
    if wrong is None:
        yield Sentence(said("task_named_few", language))
        return
    name = next(option.words for option in question.options if option.id == given[wrong])
    yield Sentence(said("task_misplaced", language, name=name, n=wrong + 1))


def _number(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """What was misread, if the number tells; else whether it is too high."""
    number = int(given[0])
    known = dict(question.misread).get(str(number))
    key = "task_too_many" if number > int(question.right[0][0]) else "task_too_few"
    yield known or Sentence(said(key, language, n=number))


def _played(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """What was done, and that it does not reach the goal."""
    yield from question.judge(given).lines


_DIAGNOSES = {"one": _one, "some": _some, "order": _order, "number": _number, "play": _played}
