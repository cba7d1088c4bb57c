"""Questions of a scenario, worked out so that a page without an engine can ask and judge them.

form        "one", "some", "order", "number"
prompt      the question
options     [{id, words, right (bool), lines: [Line]}]; lines say why it is right or wrong
right       [[id, ...]]: the right answers; of a number its digits
lines       [Line]: what is said after any answer
story       [Line]: what happens then; told only where nothing else is to be said, for the page walks on to it
hints       [text]

Line        {parts: Parts, rule or null}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cards.terms import Language
from engine.errors import IllegalMove
from engine.game import Game
from tutor.story.questions import Line, Option, Question, Task, pose
from tutor.table.explain import parts

__all__ = ["question"]

Moves = tuple[tuple[str, str], ...]


def question(task: Task, game: Game, language: Language, coming: Moves) -> dict[str, Any]:
    """The question that stands at this point of a game, before these moves.

    Raises ScenarioError if it does not fit there.
    """
    put = pose(task, game, language, coming)

    def said(lines: Iterable[Line]) -> list[dict[str, Any]]:
        return [{"parts": list(parts(line.text, game.name, language)), "rule": line.rule} for line in lines]

    # What is played at the table is asked as one of the answers that are legal there.
    playing = put.form == "play"
    after = put.lines if playing or put.why is None else (Line(put.why), *put.lines)
    return {
        "form": "one" if playing else put.form,
        "prompt": put.prompt,
        "options": [
            {
                "id": option.id,
                "words": option.words,
                "right": any(
                    option.id in answer[:1] if playing else option.id in answer for answer in put.right
                ),
                "lines": said(_played(put, option) if playing else option.lines),
            }
            for option in put.options
        ],
        "right": [list(answer[:1] if playing else answer) for answer in put.right],
        "lines": said(line for line in after if not line.happened),
        "story": said(line for line in after if line.happened),
        "hints": list(put.hints),
    }


def _played(put: Question, option: Option) -> tuple[Line, ...]:
    """What happens if this is played."""
    try:
        return put.judge((option.id,)).lines
    except IllegalMove as refusal:
        return (Line(str(refusal), refusal.rule),)
