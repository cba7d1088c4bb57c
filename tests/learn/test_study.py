"""Learning as a learner does it: answers, hints, consequences, exploring, other languages."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from cards.terms import LANGUAGES
from tests.learn.learner import COOPERATIVE, answer_rightly, asking, go_on, scene, seen, study
from tutor.pages.learn import Open, Study
from tutor.story.exercises import KINDS
from tutor.story.lessons import lessons

WHO, DO = 1, 3
"""Places of the lesson on cooperative effects: who shares, and something to be done at the table."""


@pytest.mark.parametrize("id", lessons())
def test_a_lesson_is_walked_to_its_end(id: str) -> None:
    walk = study(0, id, LANGUAGES[len(id) % 3])
    while True:
        if asking(walk).question is not None:
            answer_rightly(walk)
            assert walk.content()["question"]["verdict"]["right"]
            walk.handle({"do": "tell", "all": True})
        assert seen(walk)
        if not go_on(walk):
            break
    walk.handle({"do": "course"})
    entry = next(one for one in walk.content()["lessons"] if one["id"] == id)
    assert (entry["state"], entry["part"]) == ("done", 1)


def test_a_second_wrong_answer_is_played_out_and_the_question_comes_back() -> None:
    walk = study(WHO)
    before = seen(walk)
    walk.handle({"do": "answer", "ids": ["Tom"]})
    walk.handle({"do": "retry"})
    walk.handle({"do": "answer", "ids": ["Ada", "Leo"]})
    told = walk.content()
    assert not told["question"]["verdict"]["right"]
    assert "INN-5.4" in [line["rule"] for line in told["question"]["verdict"]["lines"]]
    states = {option["id"]: option["state"] for option in told["question"]["options"]}
    assert states == {"Ada": "wrong", "Leo": "right", "Mia": None, "Tom": None}
    walk.handle({"do": "retry"})
    after = json.loads(before)
    after[0]["steps"][WHO].update(state="tried", word="Step 2: not yet right")
    assert json.loads(seen(walk)) == after


def test_the_consequence_is_told_sentence_by_sentence_and_can_be_wound_back() -> None:
    walk = study(WHO)
    walk.handle({"do": "pace", "id": "slow"})
    walk.handle({"do": "answer", "ids": ["Leo", "Mia"]})
    shown, captions = [], []
    while scene(walk)["caption"]["telling"]:
        shown.append(scene(walk)["timeline"]["at"])
        captions.append(scene(walk)["caption"]["parts"])
        walk.handle({"do": "tell"})
    assert shown == sorted(set(shown))
    assert len(shown) > 3
    assert all(one != other for one, other in pairwise(captions))
    walk.handle({"do": "go", "at": 1})
    assert scene(walk)["timeline"]["at"] == 1


def test_nothing_is_given_away_before_the_answer() -> None:
    walk = study(WHO)
    assert scene(walk)["graph"] is None
    assert scene(walk)["ask"] is None
    assert all(player["role"] is None for player in scene(walk)["players"])
    walk.handle({"do": "step", "at": 0})
    assert {count["n"] for player in scene(walk)["players"] for count in player["counts"]} == {"?"}
    walk.handle({"do": "choose", "key": "draw"})
    assert asking(walk).desk.session.last == 0


@pytest.mark.parametrize("step", [WHO, 2, 5])
def test_the_card_that_is_asked_about_lies_open(step: int) -> None:
    walk = study(step)
    assert scene(walk)["card"]["id"] in ("writing", "philosophy")
    assert scene(walk)["graph"] is None
    walk.handle({"do": "step", "at": 0})
    assert scene(walk)["card"] is None


def test_what_explains_is_told_apart_from_what_happened() -> None:
    walk = study(2)
    walk.handle({"do": "answer", "ids": ["Ada", "Leo"]})
    walk.handle({"do": "show"})
    verdict = walk.content()["question"]["verdict"]
    assert [line["rule"] for line in verdict["lines"]] == [None, *["INN-5.4"] * 4]
    assert {line["rule"] for line in verdict["told"]} == {"INN-5.2", "INN-5.5", "INN-7.7"}


def test_something_is_done_at_the_table_itself() -> None:
    walk = study(DO)
    assert scene(walk)["ask"]["answers"]
    walk.handle({"do": "choose", "key": "dogma writing"})
    assert not walk.content()["question"]["verdict"]["right"]
    assert scene(walk)["ask"] is None
    walk.handle({"do": "retry"})
    walk.handle({"do": "choose", "key": "dogma oars"})
    assert scene(walk)["toast"]["rule"]
    assert walk.content()["question"]["verdict"] is None
    walk.handle({"do": "choose", "key": "dogma domestication"})
    assert walk.content()["question"]["verdict"]["right"]


def test_hints_come_in_two_steps() -> None:
    walk = study(WHO)
    assert not walk.content()["question"]["hints"]
    assert walk.content()["question"]["hint"] == "Hint"
    walk.handle({"do": "hint"})
    assert walk.content()["question"]["hint"] == "Another hint"
    walk.handle({"do": "hint"})
    assert walk.content()["question"]["hint"] is None
    assert len(walk.content()["question"]["hints"]) == 2


@pytest.mark.parametrize("step", [0, WHO, DO])
@pytest.mark.parametrize("answered", [False, True])
def test_exploring_loses_nothing(step: int, answered: bool) -> None:
    walk = study(step)
    if answered:
        answer_rightly(walk)
        walk.handle({"do": "tell", "all": True})
    before = seen(walk)
    walk.handle({"do": "explore"})
    assert walk.content()["exploring"]
    for _ in range(3):
        walk.handle({"do": "choose", "key": scene(walk)["ask"]["answers"][0]["key"]})
    walk.handle({"do": "go", "at": 0})
    walk.handle({"do": "return"})
    assert seen(walk) == before


@pytest.mark.parametrize("step", [0, WHO, DO])
def test_an_answer_stays_when_the_language_changes(step: int) -> None:
    walk = study(step)
    answer_rightly(walk)
    walk.language = "it"
    told = walk.content()
    assert told["title"] == "Il Dogma I: gli effetti che si condividono"
    assert told["question"]["verdict"]["right"]
    assert told["question"]["verdict"]["title"] == "Giusto."
    assert all(tally.right == 1 for tally in walk.progress.rules.values())


def test_a_lesson_left_is_found_as_it_was() -> None:
    walk = study(WHO)
    answer_rightly(walk)
    walk.handle({"do": "course"})
    walk.handle({"do": "lesson", "id": COOPERATIVE, "step": WHO})
    assert walk.content()["question"]["verdict"]["right"]


@pytest.mark.parametrize("kind", KINDS)
def test_exercises_go_on_without_end(kind: str) -> None:
    practice = Study(KINDS[kind].game, "fr")
    practice.open(Open(exercise=kind, level=1, seed=5))
    first = seen(practice)
    answer_rightly(practice)
    assert practice.content()["question"]["verdict"]["right"]
    practice.handle({"do": "another"})
    assert seen(practice) != first
    assert practice.where.seed == 6
    practice.handle({"do": "course"})
    entry = next(one for one in practice.content()["exercises"] if one["id"] == kind)
    assert entry["levels"][0]["solved"] == "1 résolu"


def test_a_second_try_at_an_exercise_does_not_count() -> None:
    practice = Study("innovation", "en")
    practice.open(Open(exercise="icons", level=1, seed=5))
    practice.handle({"do": "answer", "ids": ["99"]})
    practice.handle({"do": "retry"})
    answer_rightly(practice)
    tally = practice.progress.exercises["icons/1"]
    assert (tally.right, tally.wrong) == (0, 1)


@pytest.mark.parametrize(
    "wanted", [Open(lesson="nothing"), Open(exercise="nothing"), Open(exercise="icons", level=9)]
)
def test_what_there_is_not_cannot_be_opened(wanted: Open) -> None:
    with pytest.raises((KeyError, ValueError)):
        Study("innovation", "en").open(wanted)


def test_a_worksheet_is_made() -> None:
    course = Study("civ", "it")
    course.handle({"do": "worksheet", "kind": "levels", "level": 1, "number": 5})
    made = course.content()["made"]
    assert made["name"].endswith(".html")
    assert made["text"].count('class="solution"') == 5
    course.handle({"do": "forget"})
    assert course.content()["made"] is None


def test_what_was_answered_another_time_is_marked() -> None:
    walk = study(WHO)
    walk.handle({"do": "remember", "text": json.dumps({"progress": 1, "lessons": {COOPERATIVE: [0, 2]}})})
    assert [step["state"] for step in walk.content()["steps"]] == ["right", None, "right", *[None] * 4]
    assert walk.content()["question"]["verdict"] is None


@pytest.mark.parametrize("id", ["innovation/22-final-check", "civ/11-teams"])
def test_the_last_lesson_leads_back_to_the_course(id: str) -> None:
    walk = study(0, id)
    while go_on(walk):
        pass
    answer_rightly(walk)
    walk.handle(walk.content()["ways"][0]["send"])
    assert walk.ended
    assert walk.content()["next"][-1]["send"] == {"do": "course"}
