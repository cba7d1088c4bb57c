"""Mixed practice takes what went right least often, and goes up and down by itself."""

from __future__ import annotations

from tests.learn.learner import answer_rightly
from tutor.pages.learn import Study
from tutor.story.exercises import KINDS
from tutor.story.mixed import fitting_level, next_exercise
from tutor.story.progress import Progress


def test_every_kind_has_its_turn_before_one_comes_again() -> None:
    progress, seen = Progress(), []
    own = [kind.id for kind in KINDS.values() if kind.game == "civ"]
    for number in range(len(own)):
        kind, level = next_exercise("civ", progress, number * 7)
        seen.append(kind)
        progress = progress.practised(kind, level, [], True)
    assert sorted(seen) == sorted(own)


def test_success_leads_up_and_mistakes_lead_down() -> None:
    progress = Progress()
    assert fitting_level("hand", progress) == 1
    for _ in range(2):
        progress = progress.practised("hand", 1, [], True)
    assert fitting_level("hand", progress) == 2
    progress = progress.practised("hand", 1, [], False)
    assert fitting_level("hand", progress) == 1
    for level in (1, 2, 2, 3, 3):
        progress = progress.practised("hand", level, [], True)
    assert fitting_level("hand", progress) == 3
    assert next_exercise("civ", progress.practised("levels", 1, [], False), 0) == ("levels", 1)


def test_mistakes_lead_down_from_every_level_and_success_up_again() -> None:
    progress = Progress()
    levels = []
    for right in (True, True, False, True, True, True, False, True, True):
        level = fitting_level("hand", progress)
        levels.append(level)
        progress = progress.practised("hand", level, [], right)
    assert levels == [1, 1, 2, 1, 2, 2, 2, 2, 2]
    assert fitting_level("hand", progress) == 3
    assert fitting_level("hand", progress.practised("hand", 3, [], False)) == 2


def test_another_one_is_of_another_kind_unless_one_has_chosen() -> None:
    learner = Study("innovation", "en")
    learner.handle({"do": "mixed"})
    first = learner.where.exercise
    answer_rightly(learner)
    learner.handle({"do": "another"})
    assert learner.where.exercise != first
    learner.handle({"do": "exercise", "kind": "points", "level": 1})
    learner.handle({"do": "another"})
    assert learner.where.exercise == "points"
