"""A learner who does what a test wants."""

from __future__ import annotations

import json
from typing import Any

from cards.terms import Language
from tutor.pages.learn import Open, Study
from tutor.story.asking import Asking

COOPERATIVE = "innovation/07-cooperative"


def study(step: int = 0, lesson: str = COOPERATIVE, language: Language = "en") -> Study:
    """Somebody in a lesson."""
    found = Study("innovation", language)
    found.open(Open(lesson=lesson, step=step))
    return found


def asking(of: Study) -> Asking:
    """The question that is open."""
    assert of.asking is not None
    return of.asking


def answer_rightly(of: Study) -> None:
    """Give a right answer, at the table if it is asked for there."""
    question = asking(of).question
    assert question is not None
    if question.form == "play":
        for key in question.right[0]:
            of.handle({"do": "choose", "key": key})
    else:
        of.handle({"do": "answer", "ids": list(question.right[0])})


def go_on(of: Study) -> bool:
    """Go on to the next place, if there is one in this lesson."""
    here = of.where
    of.handle({"do": "step", "at": here.step + 1})
    return of.where != here


def scene(of: Study) -> dict[str, Any]:
    """The table that is seen."""
    found = of.scene()
    assert found is not None
    return found


def seen(of: Study) -> str:
    """All that is drawn; it must be ready for JSON."""
    return json.dumps([of.content(), of.scene()])
