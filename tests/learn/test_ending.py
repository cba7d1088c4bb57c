"""A lesson, the course and a game have an end that says what was reached and what comes next."""

from __future__ import annotations

import json

from tests.learn.learner import answer_rightly, go_on, study
from tests.tutor.test_app import arrive
from tutor.library.scenarios import library
from tutor.pages.learn import Study
from tutor.story.lessons import lessons, stops
from tutor.story.steps import question_steps

COOPERATIVE = "innovation/07-cooperative"


def to_the_end(learner: Study) -> None:
    while True:
        answer_rightly(learner)
        if not go_on(learner):
            break
    learner.handle(next(way["send"] for way in learner.content()["ways"] if way["id"] == "finish"))
    assert learner.ended


def test_the_end_of_a_lesson_says_what_one_can_do_and_what_comes_next() -> None:
    learner = study(0, COOPERATIVE)
    to_the_end(learner)
    end = learner.content()
    assert {one["id"] for one in end["can"]} <= set(lessons()[COOPERATIVE].teaches)
    assert end["can"]
    count = end["line"].split()[0]
    assert end["line"] == f"{count} of {count} right at once."
    assert all(one["send"]["do"] == "exercise" for one in end["repeat"]), "no step was missed"
    does = [one["send"]["do"] for one in end["next"]]
    assert does == ["lesson", "start", "scenario", "scenario", "course"]
    assert end["next"][2]["word"].startswith("See it in: ")
    learner.handle(end["next"][0]["send"])
    assert not learner.ended
    assert learner.where.lesson == "innovation/08-bonus"


def test_each_lesson_leads_to_scenarios_that_show_its_facts_and_these_lead_back() -> None:
    for id, lesson in lessons().items():
        taught = {fact for page in lesson.pages for fact in page.facts}
        asked = {fact for page in lesson.pages for task in page.tasks for fact in task.facts}
        assert lesson.see, id
        for scenario in lesson.see:
            steps = question_steps(library()[scenario].game)
            shown = {fact for step in steps if step.task is not None for fact in step.task.facts}
            assert shown & (taught | asked), f"{scenario} shows nothing of {id}"
    app = arrive("?language=en&scenario=civ/hegemony&step=99")
    (way,) = (way for way in app.view()["content"]["ways"] if way["id"] == "lesson")
    assert way["word"] == "Lesson: Hegemony, at the end of your turn"
    app.handle(way["send"])
    assert app.view()["page"] == "lesson"


def test_what_was_missed_is_to_be_repeated() -> None:
    learner = study(0, COOPERATIVE)
    learner.handle({"do": "answer", "ids": ["99"]})
    learner.handle({"do": "retry"})
    to_the_end(learner)
    assert {"do": "lesson", "id": COOPERATIVE, "step": 0} in [
        one["send"] for one in learner.content()["repeat"]
    ]


def test_the_end_of_the_course_leads_to_a_game() -> None:
    last = "civ/11-teams"
    done = {
        lesson.id: list(range(sum(stop.task is not None for stop in stops(lesson))))
        for lesson in lessons().values()
        if lesson.game == "civ"
    }
    learner = study(0, last)
    learner.handle({"do": "remember", "text": json.dumps({"progress": 1, "lessons": done})})
    to_the_end(learner)
    end = learner.content()
    assert end["can"] == []
    assert end["course"]
    assert end["next"][0]["send"] == {"do": "page", "page": "play"}


def test_the_end_of_a_game_by_hegemony_counts_the_cards_of_the_domain() -> None:
    scene = arrive("?language=en&scenario=civ/hegemony&step=99").scene()
    assert scene is not None
    over = scene["over"]
    assert (over["rule"], over["measure"]) == ("CIV-5.1", "Science")
    first, *_ = over["standing"]
    assert (first["name"], first["points"]) == ("Anna", 8)
    scene = arrive("?language=en&scenario=civ/last-round&step=99").scene()
    assert scene is not None
    assert scene["over"]["measure"] == "points"


def test_the_end_of_a_game_leads_to_the_lesson_about_the_rule_that_ended_it() -> None:
    app = arrive("?language=en&scenario=civ/hegemony&step=99")
    scene = app.scene()
    assert scene is not None
    *_, way = scene["over"]["next"]
    assert "CIV-5.1" in lessons()[way["send"]["id"]].teaches
    app.handle(way["send"])
    assert app.view()["page"] == "lesson"
    app.handle({"do": "course"})
    app.handle({"do": "page", "page": "scenarios"})
    assert app.scene() == scene, "the table waits"
