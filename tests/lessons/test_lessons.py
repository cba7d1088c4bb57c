"""Every lesson, played in three languages: with right answers, and with each kind of wrong answer."""

from __future__ import annotations

from functools import cache

import pytest

from cards.terms import LANGUAGES, Language
from tests.lessons.answers import wrong_answers
from tutor.story.lessons import lessons, questions
from tutor.story.questions import Question

LESSONS = tuple(lessons())


@cache
def asked(lesson: str, language: Language) -> tuple[Question, ...]:
    return tuple(question for _, question in questions(lessons()[lesson], language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_right_answers_are_right(lesson: str, language: Language) -> None:
    for question in asked(lesson, language):
        for answer in question.right:
            verdict = question.judge(answer)
            assert verdict.right, f"{question.prompt}: {answer}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_wrong_answers_are_explained(lesson: str, language: Language) -> None:
    for question in asked(lesson, language):
        wrong = list(wrong_answers(question))
        assert wrong, f"nothing is wrong in {question.prompt}"
        for answer in wrong:
            verdict = question.judge(answer)
            assert not verdict.right, f"{question.prompt}: {answer}"
            assert verdict.lines, f"{question.prompt}: {answer} is not explained"
            assert all(line.text.strip() for line in verdict.lines)
        right = {id for answer in question.right for id in answer}
        for option in question.options:
            if question.kind in ("predict", "who") and option.id not in right:
                assert option.lines, f"{question.prompt}: nothing is said against {option.words}"


@pytest.mark.parametrize("lesson", LESSONS)
def test_questions_are_whole_in_every_language(lesson: str) -> None:
    first = [question.form for question in asked(lesson, "en")]
    for language in LANGUAGES:
        for question in asked(lesson, language):
            assert question.prompt
            assert len(question.hints) == 2, question.prompt
            assert len({*question.hints}) == 2, question.prompt
            assert all(option.words for option in question.options)
            assert question.rules, f"{question.prompt}: no rule decides it"
        assert [question.form for question in asked(lesson, language)] == first


def test_every_lesson_asks_something_on_a_real_position() -> None:
    for lesson in LESSONS:
        assert len(asked(lesson, "en")) >= 2, lesson


def test_asking_leaves_the_table_as_it_was() -> None:
    from tutor.story.lessons import tables
    from tutor.story.questions import pose

    lesson = lessons()["innovation/02-drawing"]
    game = tables(lesson, "en")[0]
    before = game.record()
    pose(lesson.pages[0].tasks[0], game, "en")
    assert game.record() == before
