"""A lesson, the course and a game have an end that says what was reached and what comes next."""

from __future__ import annotations

import json

from tests.learn.learner import answer_rightly, go_on, study
from tests.tutor.test_app import arrive
from tutor.pages.learn import Study
from tutor.story.lessons import lessons, stops

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
    assert [one["send"]["do"] for one in end["next"]] == ["lesson", "start", "course"]
    learner.handle(end["next"][0]["send"])
    assert not learner.ended
    assert learner.where.lesson == "innovation/08-bonus"


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
