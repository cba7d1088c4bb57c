"""Puts a task at a point of a game: works out what can be answered, what is right, and why."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards.terms import Language
from engine.game import Game
from tutor.story.questions.best import finding_best
from tutor.story.questions.done import done
from tutor.story.questions.kinds import (
    AnswerFreely,
    Choose,
    Do,
    Happening,
    HowMany,
    Moves,
    Order,
    Predict,
    Task,
    WhatIsBest,
    WhatMay,
    WhichPlayers,
    WhichRule,
)
from tutor.story.questions.outcomes import counting_question, deciding_rule, permitted, prediction
from tutor.story.questions.own import open_question, own_choice
from tutor.story.questions.players import ordering_question, which
from tutor.story.questions.question import Question


def pose(task: Task, game: Game, language: Language, coming: Moves = ()) -> Question:
    """The task as a question about this point of a game; `coming` are the answers that come next anyhow.

    Raises ScenarioError, naming the task, if it does not fit there.
    """
    game = game.clone()
    if task.after is None and _looks_ahead(task):
        task = replace(task, after=coming)
    match task.what:
        case Do():
            question = done(task, task.what, game, language)
        case WhichPlayers():
            question = which(task, task.what, game, language)
        case Order():
            question = ordering_question(task, task.what, game, language)
        case HowMany():
            question = counting_question(task, task.what, game, language)
        case Predict():
            question = prediction(task, task.what, game, language)
        case WhichRule():
            question = deciding_rule(task, task.what, game, language)
        case WhatMay():
            question = permitted(task, task.what, game, language)
        case WhatIsBest():
            question = finding_best(task, task.what, game, language)
        case Choose():
            question = own_choice(task, task.what, game, language)
        case AnswerFreely():
            question = open_question(task, task.what, game, language)
        case _:
            assert_never(task.what)
    if not question.right:
        raise task.node.error("none of the answers is right")
    return question


def _looks_ahead(task: Task) -> bool:
    """Whether the task asks for what comes, so that without `after` the moves that come next are played."""
    match task.what:
        case Predict() | WhichRule() | WhichPlayers(Happening()) | HowMany(Happening()):
            return True
        case _:
            return False
