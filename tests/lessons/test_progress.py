"""Progress: counted by lesson and by rule, exported, imported, merged."""

from __future__ import annotations

import json

import pytest

from engine import ScenarioError
from tutor.story.progress import AnswerTally, Progress, read_progress


def learned() -> Progress:
    return (
        Progress()
        .answered("innovation/02-drawing", 0, ["INN-3.1"], True)
        .answered("innovation/02-drawing", 1, ["INN-3.1", "INN-3.2"], False)
        .answered("innovation/02-drawing", 1, ["INN-3.1", "INN-3.2"], True)
        .practised("shares", 2, ["INN-5.4"], True)
    )


def test_answers_are_counted_by_lesson_and_by_rule() -> None:
    progress = learned()
    assert progress.lessons == {"innovation/02-drawing": frozenset({0, 1})}
    assert progress.rules["INN-3.1"] == AnswerTally(2, 1)
    assert progress.exercises == {"shares/2": AnswerTally(1, 0)}
    assert [progress.standing(rule) for rule in ("INN-3.1", "INN-9.1")] == ["met", "new"]


def test_a_rule_is_learned_when_its_facts_were_known_on_different_days() -> None:
    once = learned().recalled(["INN-3.1.a"], True, 100)
    assert once.standing("INN-3.1") == "met"
    again = once.recalled(["INN-3.1.a"], True, 101)
    assert again.standing("INN-3.1") == "learned"
    assert again.recalled(["INN-3.1.b"], True, 101).standing("INN-3.1") == "met"
    assert again.practised("draws", 2, ["INN-3.1"], False).standing("INN-3.1") == "met"


def test_a_lesson_is_done_when_each_question_was_answered() -> None:
    assert learned().done({"innovation/02-drawing": 2}) == {"innovation/02-drawing"}
    assert learned().done({"innovation/02-drawing": 3, "innovation/01-goal": 0}) == frozenset()


def test_export_and_import() -> None:
    text = json.dumps(learned().data())
    assert read_progress(text) == learned()
    assert read_progress(learned().data()) == learned()
    assert read_progress(Progress().data()) == Progress()


def test_merging_twice_is_merging_once() -> None:
    other = (
        Progress().answered("innovation/02-drawing", 4, ["INN-3.1"], True).practised("shares", 1, [], False)
    )
    both = learned().merged(other)
    assert both.merged(other) == both
    assert other.merged(learned()) == both
    assert both.lessons["innovation/02-drawing"] == {0, 1, 4}
    assert both.rules["INN-3.1"] == AnswerTally(2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"progress": 2}',
        '{"progress": 1, "rules": {"INN-3.1": [1]}}',
        '{"progress": 1, "rules": {"INN-3.1": [-1, 0]}}',
        '{"progress": 1, "rules": {"INN-3.1": [99999999999, 0]}}',
        '{"progress": 1, "lessons": {"x": {"a": 1}}}',
        '{"progress": 1, "name": "<script>"}',
    ],
)
def test_what_is_no_progress_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read_progress(text)
    assert "\n" not in str(refused.value)


def test_what_there_is_not_is_left_out() -> None:
    text = (
        '{"progress": 1, "rules": {"INN-99.9": [1, 0]}, "lessons": {"innovation/none": [0]}, '
        '"exercises": {"shares/4": [1, 0], "none/1": [1, 0]}}'
    )
    assert read_progress(text) == Progress()
