"""Finding the best action, in games of one who looks no further than an action ahead, as learners do."""

from __future__ import annotations

from cards.terms import GameName
from engine.advice import best_by_far
from engine.opponents import sit_down
from tutor.story.exercises.kind import Bot, Choice, ExerciseKind, Moment
from tutor.story.questions import Task
from tutor.story.questions.kinds import WhatIsBest
from tutor.words import by_language

RULES: dict[GameName, tuple[str, ...]] = {"innovation": ("INN-2.1",), "civ": ("CIV-2.1",)}
"""What may be done at all."""


def _best(moment: Moment, level: int, choice: Choice) -> Task | None:
    """A position in which one action is clearly the best: the higher the level the harder to see."""
    hasty = moment.moves[0][1]
    return None if best_by_far(moment.laid_out(), hasty, level) is None else Task(WhatIsBest())


def _hasty(seed: int) -> Bot:
    return sit_down("greedy", seed)


KINDS = tuple(
    ExerciseKind(
        f"best_{game}",
        game,
        by_language("exercise_kind_best"),
        rules,
        (),
        _best,
        {1: 2, 2: 2, 3: 2},
        bot=_hasty,
    )
    for game, rules in RULES.items()
)
