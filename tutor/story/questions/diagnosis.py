"""What a wrong answer would mean, without saying which is right: the first thing that one hears about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cards.terms import Language
from tutor.story.questions.hints import rule_hint
from tutor.story.questions.question import Option, Question, Sentence, unique
from tutor.words import said

__all__ = ["diagnosed", "named_wrongly", "phrase", "pointer"]

N = "{n}"
"""Stands where a number is filled in once it is known."""

_PHRASES = {
    "none": "task_named_none",
    "few": "task_named_few",
    "more": "task_too_many",
    "fewer": "task_too_few",
}


def diagnosed(question: Question, given: Sequence[str], language: Language) -> tuple[Sentence, ...]:
    """What is said of this wrong answer; where it does not say by which rule, a pointer to one."""
    lines = unique(_DIAGNOSES[question.form](question, given, language))
    return lines if any(line.rule for line in lines) else (*lines, *pointer(question, language))


def pointer(question: Question, language: Language) -> tuple[Sentence, ...]:
    """A pointer to the rule that decides it, if any does: what is best is no matter of one rule."""
    deciding = () if question.kind == "best" else question.rules[:1]
    return tuple(Sentence(rule_hint(rule, language), rule) for rule in deciding)


def phrase(id: str, language: Language, n: str = N) -> Sentence:
    """Nothing was named ("none"), or not all ("few"); `n` is more than there are, or "fewer"."""
    return Sentence(said(_PHRASES[id], language, n=n))


def named_wrongly(question: Question, option: Option, language: Language, n: str = N) -> tuple[Sentence, ...]:
    """Why an option does not belong into an answer, or not as the `n`-th; nothing if it does."""
    belongs = any(option.id in answer for answer in question.right)
    match question.form:
        case "order" if belongs:
            return (Sentence(said("task_misplaced", language, name=option.words, n=n)),)
        case "one" | "some" if not belongs:
            not_so = Sentence(said("task_not_so", language, words=option.words.rstrip(".")))
            # An author who gives a reason has said enough, and so has whoever says how much worse it is.
            enough = question.form == "some" or question.kind in ("choose", "best")
            return option.lines if enough and option.lines else (not_so, *option.lines)
        case _:
            return () if belongs else option.lines


def _named(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """Why what was named is wrong."""
    for option in question.options:
        if option.id in given:
            yield from named_wrongly(question, option, language)


def _some(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """Why what was chosen wrongly is wrong; of what is missing, only that it is."""
    if not given:
        yield phrase("none", language)
        return
    yield from _named(question, given, language)
    if set(question.right[0]) - set(given):
        yield phrase("few", language)


def _order(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """Who does not act at all; else where it goes wrong first; else that somebody is missing."""
    right = question.right[0]
    strangers = [id for id in given if id not in right]
    if strangers:
        yield from _named(question, strangers, language)
        return
    wrong = next((place for place, id in enumerate(given) if id != right[place]), None)
    if wrong is None:
        yield phrase("few", language)
        return
    option = next(option for option in question.options if option.id == given[wrong])
    yield from named_wrongly(question, option, language, str(wrong + 1))


def _number(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """What was misread, if the number tells; else whether it is too high."""
    number = str(int(given[0]))
    known = dict(question.misread).get(number)
    yield known or phrase("more" if int(number) > int(question.right[0][0]) else "fewer", language, number)


def _played(question: Question, given: Sequence[str], language: Language) -> Iterator[Sentence]:
    """What was done, and that it does not reach the goal."""
    yield from question.judge(given).lines


_DIAGNOSES = {"one": _named, "some": _some, "order": _order, "number": _number, "play": _played}
