"""Answers to questions: those that are right, and some of each way to be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tutor.story.questions import Question
from tutor.story.questions.doing import Doing, ways
from tutor.story.questions.question import Answer

MANY = 30


def wrong_answers(question: Question) -> Iterator[Answer]:
    """Wrong answers of each kind that there is."""
    ids = tuple(option.id for option in question.options)
    right = question.right[0]
    match question.form:
        case "one":
            yield from ((id,) for id in ids if (id,) not in question.right)
        case "some":
            for id in ids:
                yield tuple(one for one in ids if (one in right) != (one == id))
        case "order":
            yield right[:-1]
            if len(right) > 1:
                yield right[::-1]
            yield from ((*right, id) for id in ids if id not in right)
        case "number":
            yield from ((str(number),) for number in (int(right[0]) + 1, int(right[0]) + 10))
            if right[0] != "0":
                yield ("0",)
        case "play":
            assert isinstance(question, Doing)
            failed = (way.given for way in ways(question.attempt()) if not way.reached)
            yield from islice((given for given in failed if given), MANY)
