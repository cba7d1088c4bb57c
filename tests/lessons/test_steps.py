"""The one list of steps of a scenario, a lesson and a game; what pages carry of a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES, Language
from engine import ScenarioError
from tests.lessons.answers import wrong_answers
from tutor.library.scenarios import library
from tutor.story.lessons import lessons, stops
from tutor.story.questions import Question, Sentence
from tutor.story.solved import solved
from tutor.story.steps import question_steps, steps

SCENARIO = """
aula: 1
game: innovation
title: Drawing
goal: To draw.
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {board: {blue: [writing]}}, Bob: {}}}
moves:
  - note: Look.
  - ask: {count: Ann.hand}
  - note: She has none.
  - ask: {count: Ann.legs}
  - Ann: draw
  - note: Now one.
  - Ann: draw
"""


def test_a_scenario_is_told_step_by_step() -> None:
    game = engine.load(SCENARIO)
    assert [(step.kind, step.at, step.part, step.notes) for step in steps(game)] == [
        ("title", 0, 0, ("To draw.",)),
        ("table", 0, 1, ("Look.",)),
        ("question", 0, 2, ()),
        ("answer", 0, 3, ("She has none.",)),
        ("question", 0, 4, ()),
        ("answer", 0, 5, ()),
        ("table", 1, 0, ("Now one.",)),
        ("table", 2, 0, ()),
    ]


def test_words_of_the_author_end_where_another_way_was_taken() -> None:
    game = engine.load(SCENARIO).at(1)
    game.choose("meld " + game.decision.keys[1].split()[1] if game.decision else "")
    assert [step.at for step in steps(game) if step.notes] == [0, 0, 0, 1]


def test_a_question_that_cannot_be_asked_does_not_stop_the_others() -> None:
    game = engine.load(SCENARIO)
    good, bad = question_steps(game)
    assert good.posed(game.at(0), "en").right == (("0",),)
    with pytest.raises(ScenarioError, match=r"line 12: .* there is no amount"):
        bad.posed(game.at(0), "en")


def test_what_cannot_even_be_read_is_said_when_it_is_asked() -> None:
    game = engine.load(SCENARIO.replace("count: Ann.legs", "cuont: Ann.legs"))
    _, bad = question_steps(game)
    assert bad.task is None
    with pytest.raises(ScenarioError, match=r"line 12: .*cuont"):
        bad.posed(game.at(0), "en")


def test_one_stops_in_a_lesson_at_each_question_and_each_page_without() -> None:
    for lesson in lessons().values():
        found = [(step.at, step.task) for step in stops(lesson)]
        assert found == [
            (number, task) for number, page in enumerate(lesson.pages) for task in page.tasks or (None,)
        ]


def told(lines: Iterable[Sentence]) -> list[str]:
    return [line.text for line in lines]


def on_a_page(ask: dict[str, Any], answer: tuple[str, ...]) -> list[str]:
    """What a published page says of an answer: looked up, as publish/verdict.js does it."""
    if list(answer) in ask["right"]:
        lines = ask["verdicts"][ask["right"].index(list(answer))]
    else:
        about = [
            line
            for option in ask["options"]
            for line in option["chosen" if option["id"] in answer else "left"]
        ]
        lines = [*about, *ask["lines"]] or ask["story"]
    return list(dict.fromkeys("".join(part["text"] for part in line["parts"]) for line in lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_of_an_answer_what_the_app_says(language: Language) -> None:
    seen: set[str] = set()
    for entry in library().values():
        for step in question_steps(entry.game):
            question: Question = step.posed(entry.game.at(step.at), language)
            ask = solved(question, entry.game.name, language)
            if question.form == "play":
                continue
            seen.add(question.form)
            for answer in (*question.right, *wrong_answers(question)):
                verdict = question.judge(answer)
                assert verdict.right == (list(answer) in ask["right"])
                assert on_a_page(ask, answer) == told(verdict.reasons or verdict.story), entry.id
    assert seen >= {"one", "some", "order", "number"}
