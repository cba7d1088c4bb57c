"""What one hears of a first wrong answer: what that answer would mean, and not yet what is right."""

from __future__ import annotations

import pytest

from cards.terms import LANGUAGES
from tests.learn.learner import COOPERATIVE, asking, scene, study
from tutor.pages.learn import Open, Study
from tutor.story.asking import Asking
from tutor.story.exercises import KINDS
from tutor.story.lessons import lessons, stops, tables
from tutor.story.questions.kinds import WhatMay

COUNT, WHO, ORDER = 0, 1, 2
"""Places of the lesson on cooperative effects."""


def answered(step: int, *ids: str, lesson: str = COOPERATIVE) -> Study:
    """Somebody who has given a first answer."""
    learner = study(step, lesson)
    learner.handle({"do": "answer", "ids": list(ids)})
    return learner


def said(learner: Study) -> str:
    """All that is said of the answer."""
    verdict = learner.content()["question"]["verdict"]
    return " ".join("".join(part["text"] for part in line["parts"]) for line in verdict["lines"])


def ways(learner: Study) -> list[str]:
    """What can be done then."""
    return [way["id"] for way in learner.content()["ways"]]


def test_of_a_player_named_wrongly_one_hears_why_and_of_a_missing_one_only_that_one_is() -> None:
    learner = answered(WHO, "Tom")
    assert "Tom has no bulbs, fewer than Ada (2)" in said(learner)
    assert "not all" in said(learner)
    assert "Leo" not in said(learner)
    assert scene(learner)["graph"] is None
    assert scene(learner)["timeline"] is None


def test_the_icons_that_count_are_lit_at_every_seat_and_the_totals_stay_hidden() -> None:
    assert {player.get("counted") for player in scene(study(WHO))["players"]} == {None}
    assert {player.get("counted") for player in scene(answered(WHO, "Tom"))["players"]} == {"bulb"}
    counting = answered(COUNT, "7")
    lit = [player.get("counted") for player in scene(counting)["players"]]
    assert sorted(map(str, lit)) == ["None"] * (len(lit) - 1) + [lit[0] or "bulb"]
    assert {count["n"] for player in scene(counting)["players"] for count in player["counts"]} == {"?"}


def test_where_an_order_goes_wrong_first_is_named() -> None:
    assert "Mia does not come at place 1" in said(answered(ORDER, "Mia", "Leo", "Ada"))
    assert "not all" in said(answered(ORDER, "Leo"))
    assert "Tom" in said(answered(ORDER, "Leo", "Tom", "Ada"))


def test_a_number_is_told_what_was_misread() -> None:
    question = asking(study(COUNT)).question
    assert question is not None
    right = int(question.right[0][0])
    assert "too many" in said(answered(COUNT, str(right + 20)))
    for number, line in question.misread:
        assert int(number) != right
        assert line.text in said(answered(COUNT, number))


def test_the_solution_comes_with_the_second_miss_or_when_it_is_asked_for() -> None:
    learner = answered(WHO, "Tom")
    assert ways(learner)[:2] == ["retry", "show_answer"]
    learner.handle({"do": "show"})
    assert scene(learner)["timeline"] is not None
    assert "show_answer" not in ways(learner)
    again = answered(WHO, "Tom")
    again.handle({"do": "retry"})
    again.handle({"do": "answer", "ids": ["Leo"]})
    assert scene(again)["timeline"] is not None
    assert "show_answer" not in ways(again)


def test_in_another_language_one_is_where_one_was() -> None:
    learner = answered(WHO, "Tom")
    learner.language = "fr"
    assert "show_answer" in ways(learner)
    assert "n'est pas tout" in said(learner)
    learner.handle({"do": "retry"})
    learner.handle({"do": "answer", "ids": ["Tom"]})
    learner.language = "it"
    assert "show_answer" not in ways(learner)
    assert scene(learner)["graph"] is not None


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_no_exercise_gives_its_answer_away_at_the_first_miss(kind: str) -> None:
    learner = Study(KINDS[kind].game, LANGUAGES[len(kind) % 3])
    learner.open(Open(exercise=kind, level=1, seed=5))
    question = asking(learner).question
    assert question is not None
    wrong = next(
        ((option.id,) for option in question.options if (option.id,) not in question.right),
        ("99",),
    )
    if question.form == "play":
        return
    learner.handle({"do": "answer", "ids": list(wrong)})
    verdict = learner.content()["question"]["verdict"]
    assert not verdict["right"]
    assert verdict["lines"]
    assert not verdict["told"]
    assert scene(learner)["graph"] is None


def test_no_refusal_of_a_lesson_quotes_an_answer_as_the_engine_spells_it() -> None:
    asked = 0
    for lesson in lessons().values():
        boards = tables(lesson, "en")
        for place in stops(lesson):
            if place.task is not None and isinstance(place.task.what, WhatMay):
                question = Asking(boards[place.at], place, "en").question
                assert question is not None
                asked += 1
                for option in question.options:
                    assert f"“{option.id}”" not in " ".join(line.text for line in option.lines), lesson.id
    assert asked > 20


def test_a_hint_about_the_middle_of_the_table_points_there() -> None:
    learner = study(0, "innovation/01-goal")
    assert scene(learner)["pointed"] is None
    learner.handle({"do": "hint"})
    assert scene(learner)["pointed"] == "periods"


def test_after_a_miss_at_the_table_it_is_shown_as_the_answer_has_left_it() -> None:
    learner = study(0, "innovation/03-first-meld")
    learner.handle({"do": "choose", "key": "tools"})
    assert not learner.content()["question"]["verdict"]["right"]
    ada, leo = scene(learner)["players"]
    assert (ada["turn"], leo["turn"]) == (True, False)


def test_of_what_was_played_in_vain_one_hears_first_what_happened_instead() -> None:
    learner = study(0, "innovation/03-first-meld")
    learner.handle({"do": "choose", "key": "tools"})
    assert said(learner).startswith("Metalworking comes first alphabetically, so Ada begins")
