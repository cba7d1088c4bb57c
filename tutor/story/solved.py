"""A question with its answers, worked out and judged, so that a page without an engine can ask it too.

form        "one", "some", "order", "number", "open" (in words, which nobody judges); what is played
            at a table is asked as one of the answers there
prompt      Parts: the question; help: how it is answered, or null
options     [{id, words, at, domain, right, lines: [Line], chosen: [Line], left: [Line], missed: [Line]}]
            at is where it lies, domain what it is about, as in `tutor.story.questions.lying`, or null
            lines say why it is right or wrong, chosen and left what is said of it in an answer that is not
            right; missed as well, but not what is right: {n} is its place in an order
right       [[id, ...]]: the right answers; of a number its digits
verdicts    [[Line]]: what is said of each right answer
lines       [Line]: what is said of any other, besides what its options say
story       [Line]: what happens then; told only where nothing else is to be said, for the page walks on to it
missed      what else is said of a wrong answer that must not say what is right:
    none, few, more, fewer  Line: nothing was named, not all, {n} is more or fewer than there are
    numbers     {number: Line}: wrong numbers that tell what was misread
    pointer     [Line]: a rule, where nothing that is said cites one
hints       [Parts]
shown       the first right answer in words

Line        {parts: Parts, rule or null}
"""

from __future__ import annotations

from collections.abc import Iterable

from cards.terms import Language
from engine.errors import IllegalMove
from tutor.story.questions import Option, Question, Sentence
from tutor.story.questions.diagnosis import named_wrongly, phrase, pointer
from tutor.story.questions.lying import domain_named, where_lying
from tutor.story.questions.question import Answer
from tutor.story.shape import MissedAnswer, SaidLine, SolvedQuestion
from tutor.table.explain import parts
from tutor.words import said

__all__ = ["solved"]


def solved(question: Question, game: str, language: Language) -> SolvedQuestion:
    """A question of a game of this name."""

    def line(said: Sentence) -> SaidLine:
        return {"parts": list(parts(said.text, game, language)), "rule": said.rule}

    def told(lines: Iterable[Sentence]) -> list[SaidLine]:
        return [*map(line, lines)]

    def missed(option: Option) -> tuple[Sentence, ...]:
        return _first(question, option) if playing else named_wrongly(question, option, language)

    playing = question.form == "play"
    places = where_lying(question)
    right = [answer[:1] for answer in question.right] if playing else question.right
    others = () if playing else question.after
    return {
        "form": "one" if playing else question.form,
        "prompt": list(parts(question.prompt, game, language)),
        "help": said("order_help", language) if question.form == "order" else None,
        "options": [
            {
                "id": option.id,
                "words": option.words,
                "at": places.get(option.id),
                "domain": domain_named(question, option.id),
                "right": any(option.id in answer for answer in right),
                "lines": told(_first(question, option) if playing else option.lines),
                "chosen": told(_first(question, option) if playing else question.mistaken(option, True)),
                "left": told(() if playing else question.mistaken(option, False)),
                "missed": told(missed(option)),
            }
            for option in question.options
        ],
        "right": [list(answer) for answer in right],
        "verdicts": [told(_reasons(question, answer)) for answer in question.right],
        "lines": told(each for each in others if not each.happened),
        "story": told(each for each in others if each.happened),
        "missed": MissedAnswer(
            none=line(phrase("none", language)),
            few=line(phrase("few", language)),
            more=line(phrase("more", language)),
            fewer=line(phrase("fewer", language)),
            numbers={number: line(misread) for number, misread in question.misread},
            pointer=told(pointer(question, language)),
        ),
        "hints": [list(parts(hint, game, language)) for hint in question.hints],
        "shown": _in_words(question, right[0]) if right else "–",
    }


def _in_words(question: Question, answer: Answer) -> str:
    """An answer in the words of its options."""
    words = {option.id: option.words for option in question.options}
    return (" → " if question.form == "order" else ", ").join(words.get(id, id) for id in answer) or "–"


def _reasons(question: Question, answer: Answer) -> Iterable[Sentence]:
    """What is said of a right answer: why, or where that goes without saying, what happens then."""
    verdict = question.judge(answer)
    return verdict.lines if question.form == "play" else verdict.reasons or verdict.story


def _first(question: Question, option: Option) -> tuple[Sentence, ...]:
    """What happens if this is played first."""
    try:
        return question.judge((option.id,)).lines
    except IllegalMove as refusal:
        return (Sentence(str(refusal), refusal.rule),)
