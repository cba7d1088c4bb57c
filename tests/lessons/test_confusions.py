"""Each widespread misunderstanding leads to a wrong answer in the exercises that are made for it."""

from __future__ import annotations

import os

import pytest

from tests.effort import cases
from tests.lessons.beliefs import BELIEFS, NO_BELIEF
from tutor.story.exercises import KINDS, LEVELS, exercise

CASES = int(os.environ.get("CASES", cases(sample=3, nightly=200)))
"""So many exercises of each kind; 200 for the share that is promised."""

SHARE = 0.9


def test_each_kind_turns_on_a_belief_or_says_why_not() -> None:
    assert set(BELIEFS) | set(NO_BELIEF) == set(KINDS)
    assert not set(BELIEFS) & set(NO_BELIEF)


@pytest.mark.parametrize("kind", BELIEFS)
def test_the_mistaken_belief_answers_wrongly(kind: str) -> None:
    asked = [exercise(kind, LEVELS[seed % 3], seed) for seed in range(CASES)]
    wrong = 0
    for one in asked:
        question = one.question("en")
        wrong += not question.judge(BELIEFS[kind](one, question)).right
    print(f"{kind}: {wrong} of {CASES}")
    assert wrong >= SHARE * CASES
