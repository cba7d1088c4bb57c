"""What is to be seen of a table while something is asked about it, and what of it can be the answer."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES, Language
from tests.learn.learner import asking, study
from tutor.pages.app import App
from tutor.pages.edit.link import linked
from tutor.pages.learn.practice import Practice
from tutor.publish.walk import Extras, walked_out

EFFECTS = (("copies", 1), ("each_once", 0))
"""Exercises on effects, each of another domain, and several of one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_cards_are_a_hegemony_is_not_shown_while_it_is_asked(language: Language) -> None:
    laid = Practice("laid", 2, 3, language).asking
    areas = [area for player in laid.scene()["players"] for area in player["areas"]]
    assert {area["needed"] for area in areas} == {None}
    assert all(area["neededWord"].endswith("?") and "?" in area["label"] for area in areas)
    assert any(area["democracy"] for area in areas), "what is laid there is to be counted"
    assert laid.question is not None
    laid.handle({"do": "answer", "ids": list(laid.question.right[0])})
    shown = [area for player in laid.scene()["players"] for area in player["areas"]]
    assert all(area["needed"] >= 7 for area in shown)


@pytest.mark.parametrize(
    ("kind", "unsaid"), [("levels", "thresholds"), ("levels", "levelWord"), ("leads", "majority")]
)
def test_what_is_asked_about_a_domain_is_not_said_beside_it_meanwhile(kind: str, unsaid: str) -> None:
    asked = Practice(kind, 1, 2, "en").asking

    def said() -> bool:
        return any(area[unsaid] for player in asked.scene()["players"] for area in player["areas"])  # type: ignore[literal-required]

    assert not said()
    assert asked.question is not None
    asked.handle({"do": "answer", "ids": list(asked.question.right[0])})
    assert said()


def test_a_question_that_turns_on_a_score_shows_its_cards_by_name() -> None:
    shown = [Practice("level", 1, seed, "en").asking.scene()["players"] for seed in range(4)]
    scored = [{bool(player.get("scored")) for player in players} for players in shown]
    assert {True} in scored
    assert {False} in scored


@pytest.mark.parametrize(
    ("lesson", "step", "lies"),
    [
        ("innovation/06-splaying", 9, {"green": "Ada/green", "red": "Ada/red", "pass": None}),
        ("innovation/02-drawing", 5, {"draw": "supply/1"}),
        ("civ/07-embargo-democracy", 11, {"army": "Leo/army", "science": "Leo/science"}),
        ("civ/07-embargo-democracy", 9, {"Ada": None, "Leo": None}),
        ("civ/07-embargo-democracy", 8, {"science2": "Ada/area/science2", "army1": "Ada/area/army1"}),
        ("civ/07-embargo-democracy", 6, {"play science1": "Leo/hand/science1"}),
    ],
)
def test_answers_that_lie_on_the_table_say_where(lesson: str, step: int, lies: dict[str, str | None]) -> None:
    asked = asking(study(step, lesson)).asked("question")
    assert asked is not None
    assert lies.items() <= {option["id"]: option.get("at") for option in asked["options"]}.items()


def test_effects_lie_at_their_domains_unless_several_lie_at_one() -> None:
    alone, several = (Practice(kind, 2, seed, "en").asking.asked("question") for kind, seed in EFFECTS)
    assert alone is not None
    assert several is not None
    lies = {option["id"]: option.get("at") for option in alone["options"]}
    assert lies["copy Leo army 1"] == "Leo/army"
    assert {option["id"]: option.get("at") for option in several["options"]}["effect science 1"] is None
    # There a picture says which domain each is about.
    assert {option.get("domain") for option in several["options"]} == {"science", "army", "religion"}


def test_what_is_counted_on_the_table_can_be_touched_until_it_is_answered() -> None:
    counting = Practice("icons", 1, 2, "en").asking
    asked = counting.asked("question")
    assert asked is not None
    assert asked["counts"] is not None
    assert f"{asked['counts']['player']}.icons.{asked['counts']['kind']}" == counting.task.what.of
    counting.handle({"do": "answer", "ids": ["99"]})
    after = counting.asked("question")
    assert after is not None
    assert after["counts"] is None


WHAT_IS_BEST = """
aula: 1
game: civ
players: [Ann, Bob]
seed: 4
position:
  turn: Ann
  players:
    Ann: {hand: [army1, religion1, science1], area: [army1]}
    Bob: {hand: [economy1, science1, religion1], area: [science1]}
moves:
  - ask: {best: all}
"""


def test_what_is_best_is_asked_with_the_eyes_of_the_one_who_is_asked() -> None:
    """In an exercise, at the table of a scenario, and on a published page: the other's hand stays hidden."""
    exercise = Practice("best_civ", 1, 1, "en").asking
    assert exercise.question is not None
    own = exercise.question.eyes
    for player in exercise.scene()["players"]:
        assert all(card["id"] for card in player["hand"]) == (player["name"] == own)

    def hands(scene: Any) -> list[set[str]]:
        return [{card["id"] or "" for card in player["hand"]} for player in scene["players"]]

    own_hand, hidden = {"army1", "religion1", "science1"}, {""}
    app = App()
    link = linked(WHAT_IS_BEST)
    app.answer({"do": "arrive", "query": f"?language=en&game=civ&draft={link}", "languages": []})
    assert hands(app.scene()) == [own_hand, hidden]
    (said,) = walked_out(engine.load(WHAT_IS_BEST), Extras())["words"]["en"]["steps"][0]["says"]
    assert hands(said["table"]["open"]) == [own_hand, hidden]
    app.answer({"do": "answer", "ids": ["play army1"]})
    app.answer({"do": "show"})
    assert hands(app.scene())[1] == {"economy1", "science1", "religion1"}, "then all can be seen"
