"""Which answer is best: found by a search that knows what the one who is asked can know."""

from __future__ import annotations

from statistics import fmean

from cards.terms import Language
from engine.advice import searched, weighed
from engine.advice.practice import COMPARED, ITERATIONS
from engine.game import Game
from tutor.story.advice import advice, where_to_look
from tutor.story.keys import key_words
from tutor.story.questions import hints
from tutor.story.questions.kinds import Task, WhatIsBest
from tutor.story.questions.making import made, tried
from tutor.story.questions.question import Option, Question, Sentence
from tutor.words import said


def finding_best(task: Task, best: WhatIsBest, game: Game, language: Language) -> Question:
    """Say which answer is best; any that is about as good is right."""
    branch = tried(task, game)
    game, decision = branch.game, branch.game.decision
    if decision is None or len(decision.keys) == 1:
        raise task.node.error("nobody has a choice there")
    keys = best.keys or decision.keys
    if unknown := [key for key in keys if key not in decision.keys]:
        raise task.node.error(f"expected answers that are legal there, found {', '.join(unknown)}")
    search = searched(game, iterations=ITERATIONS)
    found = weighed(search)
    lines = [Sentence(said("task_best_is", language, answer=key_words(game, found.best.key, language)))]
    _, *why = advice(search, language)
    lines += [Sentence(remark.text, remark.rule) for remark in why]
    options = []
    for key in keys:
        lost = [] if key in found.equal else search.differences(found.best.key, key, range(COMPARED))
        worse = (_worth(fmean(lost), language),) if lost else ()
        options.append(Option(key, key_words(game, key, language), worse))
    wrong = [option for option in options if option.lines]
    return made(
        task, "best", "one", said("task_best", language, player=decision.player), options,
        [(key,) for key in found.equal if key in keys], lines, branch, language,
        hints.excluding(where_to_look(found.best.key, language), wrong, language),
    )  # fmt: skip


def _worth(lost: float, language: Language) -> Sentence:
    """What another answer than the best is worth."""
    return Sentence(said("task_best_worse", language, n=max(round(100 * lost), 0)))
