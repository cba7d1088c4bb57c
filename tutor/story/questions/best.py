"""Which answer is best: found by a search that knows what the one who is asked can know."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Language
from engine.advice import hint, losses, searched
from engine.advice.hint import EQUAL
from engine.advice.practice import ITERATIONS
from engine.game import Game
from engine.opponents.search import Candidate
from tutor.story.advice import prospect, set_beside, where_to_look
from tutor.story.keys import key_words
from tutor.story.questions import hints
from tutor.story.questions.kinds import Task, WhatIsBest
from tutor.story.questions.making import made, tried
from tutor.story.questions.question import Option, Question, Sentence
from tutor.words import said


def finding_best(task: Task, asked: WhatIsBest, game: Game, language: Language) -> Question:
    """Say which answer is best; any that is about as good is right."""
    branch = tried(task, game)
    game, decision = branch.game, branch.game.decision
    if decision is None or len(decision.keys) == 1:
        raise task.node.error("nobody has a choice there")
    keys = asked.keys or decision.keys
    if unknown := [key for key in keys if key not in decision.keys]:
        raise task.node.error(f"expected answers that are legal there, found {', '.join(unknown)}")
    search = searched(game, iterations=ITERATIONS, settling=True)
    lost = dict(losses(search))
    best = hint(search).best
    equal = [key for key in decision.keys if lost.get(key, 0.0) < EQUAL]
    lines = [Sentence(said("task_best_is", language, answer=key_words(game, best.key, language)))]
    why = set_beside(search, best, equal, _rival(best, lost), language)
    ahead = prospect(search, best.key, language)
    lines += [Sentence(remark.text, remark.rule) for remark in (*why, *ahead)]
    options = [Option(key, key_words(game, key, language), _worth(lost.get(key), language)) for key in keys]
    wrong = [option for option in options if option.id not in equal]
    return made(
        task, "best", "one", said("task_best", language, player=decision.player), options,
        [(key,) for key in equal if key in keys], lines, branch, language,
        hints.excluding(where_to_look(best.key, language), wrong, language),
    )  # fmt: skip


def _rival(best: Candidate, lost: Mapping[str, float]) -> Candidate | None:
    """The best of the answers that are not about as good."""
    key = min((key for key in lost if lost[key] >= EQUAL), key=lost.__getitem__, default=None)
    return None if key is None else Candidate(key, 0.0, max(best.chance - lost[key], 0.0))


def _worth(lost: float | None, language: Language) -> tuple[Sentence, ...]:
    """What another answer than the best is worth."""
    if lost is None:
        return ()
    if lost < EQUAL:
        return (Sentence(said("task_best_equal", language)),)
    return (Sentence(said("task_best_worse", language, n=round(100 * lost))),)
