"""Puts a task at a point of a game: works out what can be answered, what is right, and why."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards.terms import Language
from engine.game import Game
from tutor.story.questions.done import done
from tutor.story.questions.kinds import Count, Do, Happening, May, Moves, Order, Predict, Rule, Task, Who
from tutor.story.questions.outcomes import deciding_rule, number, permitted, prediction
from tutor.story.questions.players import in_order, which
from tutor.story.questions.question import Question


def pose(task: Task, game: Game, language: Language, coming: Moves = ()) -> Question:
    """The task as a question about this point of a game; `coming` are the answers that come next anyhow.

    Raises ScenarioError, naming the task, if it does not fit there.
    """
    game = game.clone()
    game.language = language  # refusals are sentences in the language of the game
    if task.after is None and _looks_ahead(task):
        task = replace(task, after=coming)
    match task.what:
        case Do():
            question = done(task, task.what, game, language)
        case Who():
            question = which(task, task.what, game, language)
        case Order():
            question = in_order(task, task.what, game, language)
        case Count():
            question = number(task, task.what, game, language)
        case Predict():
            question = prediction(task, task.what, game, language)
        case Rule():
            question = deciding_rule(task, task.what, game, language)
        case May():
            question = permitted(task, task.what, game, language)
        case _:
            assert_never(task.what)
    if not question.right:
        raise task.node.error("none of the answers is right")
    return question


def _looks_ahead(task: Task) -> bool:
    """Whether the task asks for what comes, so that without `after` the moves that come next are played."""
    match task.what:
        case Predict() | Rule() | Who(Happening()) | Count(Happening()):
            return True
        case _:
            return False
