"""An exam asks something of each topic, others each time, and says by topic what was known."""

from __future__ import annotations

import pytest

from cards.rules import rules
from cards.rules.facts import rule_facts
from cards.terms import GAMES, LANGUAGES, GameName
from tests.learn.learner import answer_rightly, asking
from tutor.pages.learn import Study
from tutor.story.exam import QUESTIONS, exam_lesson, page_about, topic


@pytest.mark.parametrize("game", GAMES)
def test_it_draws_from_all_topics_and_is_another_each_time(game: GameName) -> None:
    topics = {rule.section for rule in rules("en").values() if rule.game == game}
    drawn = set()
    for seed in range(40):
        tasks = [task for page in exam_lesson(game, seed).pages for task in page.tasks]
        assert QUESTIONS * 3 // 4 <= len(tasks) <= QUESTIONS
        assert {topic(fact, "en") for task in tasks for fact in task.facts} == topics
        drawn |= {fact for task in tasks for fact in task.facts}
    # In forty exams nearly every fact has come up.
    assert len(drawn) > 0.9 * sum(fact.game == game for fact in rule_facts("en").values())


def test_every_fact_has_a_page_to_read_on() -> None:
    assert set(page_about()) == set(rule_facts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_says_by_topic_what_was_known_and_where_to_read_on(language: str) -> None:
    learner = Study("civ", language)  # type: ignore[arg-type]
    learner.handle({"do": "exam"})
    assert learner.where.lesson is None
    count = len(learner.content()["steps"])
    for step in range(count):
        learner.handle({"do": "step", "at": step})
        if step:
            answer_rightly(learner)
            assert asking(learner).tried.right
    learner.handle({"do": "step", "at": count - 1})
    learner.handle(next(way["send"] for way in learner.content()["ways"] if way["id"] == "finish"))
    end = learner.content()
    first = asking_facts(learner)
    assert str(count - 1) in end["line"]
    assert [one["part"] < 1 for one in end["topics"]].count(True) == 1
    assert [one["send"]["id"] for one in end["repeat"]] == [page_about()[first][0]]
    assert not learner.progress.lessons
    learner.handle(end["repeat"][0]["send"])
    assert learner.where.lesson == page_about()[first][0]


def asking_facts(learner: Study) -> str:
    """The first fact of the question that was left out."""
    ended = learner._ended
    assert ended is not None
    task = ended.places[0].task
    assert task is not None
    return task.facts[0]
