"""A question with its answers, worked out and judged, so that a page without an engine can ask it too.

form        "one", "some", "order", "number"; what is played at a table is asked as one of the answers there
prompt      Parts: the question; help: how it is answered, or null
options     [{id, words, right (bool), lines: [Line], chosen: [Line], left: [Line]}]; lines say why it is
            right or wrong, chosen and left what is said of it in an answer that is not right
right       [[id, ...]]: the right answers; of a number its digits
verdicts    [[Line]]: what is said of each right answer
lines       [Line]: what is said of any other, besides what its options say
story       [Line]: what happens then; told only where nothing else is to be said, for the page walks on to it
hints       [Parts]
shown       the first right answer in words

Line        {parts: Parts, rule or null}
"""

from __future__ import annotations

from collections.abc import Iterable

from cards.terms import Language
from engine.errors import IllegalMove
from tutor.story.questions import Option, Question, Sentence
from tutor.story.questions.question import Answer
from tutor.story.shape import SaidLine, SolvedQuestion
from tutor.table.explain import parts
from tutor.words import said

__all__ = ["solved"]


def solved(question: Question, game: str, language: Language) -> SolvedQuestion:
    """A question of a game of this name."""

    def told(lines: Iterable[Sentence]) -> list[SaidLine]:
        return [{"parts": list(parts(line.text, game, language)), "rule": line.rule} for line in lines]

    playing = question.form == "play"
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
                "right": any(option.id in answer for answer in right),
                "lines": told(_first(question, option) if playing else option.lines),
                "chosen": told(_first(question, option) if playing else question.mistaken(option, True)),
                "left": told(() if playing else question.mistaken(option, False)),
            }
            for option in question.options
        ],
        "right": [list(answer) for answer in right],
        "verdicts": [told(_reasons(question, answer)) for answer in question.right],
        "lines": told(line for line in others if not line.happened),
        "story": told(line for line in others if line.happened),
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
