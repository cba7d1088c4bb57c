"""What was learned: kept, taken along, brought back, forgotten; what is no progress changes nothing."""

import json

import pytest

from tests.learn.learner import answer_rightly, asking, go_on
from tutor.pages.learn import Open, Study
from tutor.story.lessons import lessons
from tutor.story.progress import AnswerTally


def learned() -> Study:
    """Somebody who has answered the first question of the first lesson."""
    study = Study("innovation", "en")
    study.handle({"do": "remember", "text": ""})
    study.open(Open(lesson="innovation/01-goal"))
    study.handle({"do": "answer", "ids": ["9"]})
    study.close()
    return study


def test_nothing_is_kept_before_the_browser_has_said_what_it_remembers() -> None:
    study = Study("innovation", "en")
    study.open(Open(lesson="innovation/01-goal"))
    study.handle({"do": "answer", "ids": ["9"]})
    assert study.kept() == ""
    study.handle({"do": "remember", "text": ""})
    assert json.loads(study.kept())["lessons"] == {"innovation/01-goal": [0]}


def test_the_course_says_where_to_go_on() -> None:
    study = learned()
    begin = study.content()["begin"]
    assert begin["word"] == "Continue: The goal and the table"
    assert begin["send"] == {"do": "lesson", "id": "innovation/01-goal", "step": 1}
    assert Study("innovation", "it").content()["begin"]["word"].startswith("Comincia")


def test_progress_is_taken_along() -> None:
    study, elsewhere = learned(), Study("innovation", "en")
    elsewhere.handle({"do": "import", "text": study.content()["file"]})
    assert elsewhere.content()["notice"] == "What is in the file has been added."
    assert elsewhere.progress == study.progress
    elsewhere.handle({"do": "import", "text": study.content()["file"]})
    assert elsewhere.progress == study.progress


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "nonsense",
        '{"progress": 2}',
        '{"progress": 1, "lessons": {"a": "b"}}',
        '{"progress": 1, "rules": {"INN-3.1": [1, -1]}}',
        '{"progress": 1, "exercises": {"shares/1": [1, 1, 1]}}',
        '{"progress": 1, "days": [-1]}',
        '{"progress": 1, "lessons": {"a": [' + "1," * 200_000 + "1]}}",
        "[" * 100_000,
    ],
)
def test_what_is_no_progress_is_refused_in_a_sentence(text: str) -> None:
    study = learned()
    before = study.progress
    study.handle({"do": "import", "text": text})
    assert study.content()["notice"] == "This file holds no Aula progress; nothing was changed."
    study.handle({"do": "remember", "text": text})
    assert study.progress == before


def test_everything_can_be_forgotten() -> None:
    study = learned()
    study.handle({"do": "forget"})
    assert study.kept() == ""
    assert study.content()["progress"]["part"] == 0
    study.handle({"do": "lesson", "id": "innovation/01-goal"})
    assert study.content()["question"]["verdict"] is None


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_who_answers_all_rightly_on_two_days_has_learned_every_rule(game: str) -> None:
    day = 100
    study = Study(game, "en", today=lambda: day)
    for id in (id for id, lesson in lessons().items() if lesson.game == game):
        study.open(Open(lesson=id))
        answer_rightly(study)
        while go_on(study):
            if asking(study).question is not None:  # A page that shows a dogma worked out asks nothing.
                answer_rightly(study)
    study.close()
    assert standing(study) == {"met"}
    assert study.content()["review"] is None
    day += 1
    while study.content()["review"] is not None:
        study.handle({"do": "review"})
        answer_rightly(study)
        while go_on(study):
            answer_rightly(study)
        study.close()
    assert standing(study) == {"learned"}


def standing(study: Study) -> set[str]:
    """How well the rules are known."""
    sections = study.content()["progress"]["sections"]
    return {rule["state"] for section in sections for rule in section["rules"]}


def test_what_went_wrong_is_due_at_once_and_a_new_lesson_begins_with_two_old_facts() -> None:
    day = 100
    study = Study("innovation", "en", today=lambda: day)
    study.open(Open(lesson="innovation/02-drawing"))
    study.handle({"do": "answer", "ids": ["9"]})
    study.handle({"do": "course"})
    assert study.content()["review"]["word"] == "Review: 3 due"
    study.handle({"do": "lesson", "id": "innovation/03-first-meld"})
    assert study.content()["title"] == "Review"
    assert study.where == Open()
    answer_rightly(study)
    assert study.content()["ways"][0]["send"] == {"do": "lesson", "id": "innovation/03-first-meld"}
    study.handle(study.content()["ways"][0]["send"])
    assert study.content()["title"] == "The first meld"
    study.handle({"do": "course"})
    assert study.content()["review"] is None
    day += 1
    assert study.content()["review"]["word"] == "Review: 3 due"


def test_days_in_a_row_are_told_and_a_gap_is_not() -> None:
    day = 100
    study = Study("innovation", "en", today=lambda: day)

    def told_on(today: int) -> str | None:
        nonlocal day
        day = today
        found: str | None = study.content()["progress"]["streak"]
        return found

    for today in (100, 101, 102):
        assert told_on(today) == ("You have learned on 2 days in a row." if today == 102 else None)
        study.begin_anew("innovation/02-drawing")
        study.open(Open(lesson="innovation/02-drawing"))
        study.handle({"do": "answer", "ids": ["9"]})
        study.close()
    assert told_on(103) == "You have learned on 3 days in a row.", "today is not over yet"
    assert told_on(104) is None
    elsewhere = Study("innovation", "fr", today=lambda: 102)
    elsewhere.handle({"do": "import", "text": study.content()["file"]})
    assert elsewhere.content()["progress"]["streak"] == "Vous apprenez depuis 3 jours de suite."


def test_the_map_says_what_is_due_and_what_comes_next() -> None:
    study = Study("innovation", "en", today=lambda: 100)
    study.open(Open(lesson="innovation/02-drawing"))
    study.handle({"do": "answer", "ids": ["9"]})
    study.handle({"do": "course"})
    lines = {lesson["id"]: lesson["line"] for lesson in study.content()["lessons"]}
    assert "to review" in lines["innovation/02-drawing"]
    coming = [lesson["id"] for lesson in study.content()["lessons"] if lesson["next"]]
    assert coming == [id for id, line in lines.items() if "comes next" in line] == ["innovation/01-goal"]


def test_one_mistake_is_counted_once_however_often_one_tries() -> None:
    study = Study("innovation", "en")
    study.open(Open(lesson="innovation/02-drawing"))
    for number in ("7", "8", "9"):
        study.handle({"do": "answer", "ids": [number]})
        study.handle({"do": "retry"})
    assert study.progress.rules["INN-3.1"] == AnswerTally(0, 1)
    answer_rightly(study)
    assert study.progress.rules["INN-3.1"] == AnswerTally(1, 1)
