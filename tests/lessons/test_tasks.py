"""Tasks: read with errors that name the line, put in every form, fit to be asked without an engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine import IllegalMove, ScenarioError
from engine.game import Game
from engine.reading import read, read_text
from tests.table import innovation
from tutor.task import asked, pose, read_task
from tutor.task.doing import Doing


def four() -> Game:
    """Ann activates; Bob has as many crowns, Cat has more, Dan has fewer."""
    return innovation(
        Ann={"board": {"green": ["sailing"], "purple": ["code_of_laws"]}, "hand": ["tools"]},
        Bob={"board": {"green": ["compass"], "purple": ["city_states"]}},
        Cat={"board": {"green": ["navigation"], "purple": ["enterprise"]}},
        Dan={"board": {"red": ["archery"]}},
        piles={1: ["oars", "pottery", "masonry", "mysticism", "writing"]},
    )


def question(said: dict[str, Any], game: Game | None = None, language: Any = "en") -> Any:
    return pose(read_task(read(said)), game or four(), language)


BAD = {
    "no kind": ("prompt: x\n", "line 1: expected one of do, who"),
    "two kinds": ("may: [draw]\ncount: deck\n", "line 1: expected one of do, .* found count and may"),
    "a typo": ("may: [draw]\nhint: x\n", 'line 2: there is no key "hint"'),
    "an event": (
        "rule:\n  event: {kind: drow}\n",
        'line 2: rule.event.kind: "drow" is no kind of event; did you mean draw',
    ),
    "a role": ("who: {key: draw, role: obey}\n", "line 1: who.role: .*did you mean obeys"),
    "a rule": ("rule:\n  event: {kind: draw}\n  among: [INN-99.1]\n", "line 3: rule.among: .*is no rule"),
    "one statement": (
        "predict:\n  - {say: x, if: {event: {kind: draw}}}\n",
        "line 1: predict: expected two statements",
    ),
    "an empty condition": ("do:\n  goal: {}\n", "line 2: do.goal: expected expect, event or no_event"),
    "a move": ("count: deck\nafter:\n  - {Ann: draw, Bob: draw}\n", "line 3: after: expected one player"),
    "all without predict": ("may: [draw]\nall: yes\n", "line 2: all: only predict"),
    "too many hints": ("may: [draw]\nhints: [a, b, c]\n", "line 2: hints: expected at most 2"),
}


@pytest.mark.parametrize(("text", "said"), BAD.values(), ids=BAD.keys())
def test_a_bad_task_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        read_task(read_text(text, "story.yaml"))


UNFIT = {
    "a player": ({"may": ["draw"], "after": [{"Eve": "draw"}]}, "Eve does not play"),
    "a move": ({"may": ["draw"], "after": [{"Ann": "meld oars"}]}, "is refused"),
    "nobody": ({"who": {"key": "draw", "role": "obeys"}}, "affects nobody"),
    "an effect": ({"who": {"key": "dogma sailing", "effect": 2, "role": "acts"}}, "has no effect 2"),
    "an amount": ({"count": "Ann.icons.crwon"}, "there is no amount"),
    "no event": ({"rule": {"event": {"kind": "score"}}, "after": [{"Ann": "draw"}]}, "no such event"),
    "a card": (
        {"do": {"goal": {"expect": {"players": {"Ann": {"hand": ["oarz"]}}}}}},
        "there is no card",
    ),
    "nothing right": (
        {
            "predict": [
                {"say": "a", "if": {"event": {"kind": "end"}}},
                {"say": "b", "if": {"event": {"kind": "score"}}},
            ],
            "after": [{"Ann": "draw"}],
        },
        "none of the answers is right",
    ),
}


@pytest.mark.parametrize(("said", "why"), UNFIT.values(), ids=UNFIT.keys())
def test_a_task_that_does_not_fit_the_table_is_refused(said: dict[str, Any], why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        question(said)


def test_who_shares_and_who_is_passed_over_INN_5_4() -> None:
    asked_ = question({"who": {"key": "dogma sailing", "effect": 1, "role": "shares"}})
    assert asked_.right == (("Bob", "Cat"),)
    verdict = asked_.judge(["Bob", "Dan"])
    assert not verdict.right
    assert any("Dan has no crowns" in line.text and line.rule == "INN-5.4" for line in verdict.lines)
    assert any("Cat has" in line.text for line in verdict.lines)
    passed = question({"who": {"key": "dogma sailing", "role": "immune"}})
    assert passed.right == (("Dan",),)
    everybody = question({"who": {"key": "dogma sailing", "role": "affected"}})
    assert everybody.right == (("Ann", "Bob", "Cat"),)


def test_the_order_ends_with_the_one_who_activated_INN_5_4() -> None:
    asked_ = question({"order": {"key": "dogma sailing", "effect": 1}})
    assert asked_.right == (("Bob", "Cat", "Ann"),)
    assert not asked_.judge(["Ann", "Bob", "Cat"]).right
    assert not asked_.judge(["Bob", "Cat"]).right


def test_a_number_must_be_one() -> None:
    asked_ = question({"count": "Ann.icons.crown"})
    assert asked_.judge([" 4 "]).right
    with pytest.raises(ValueError, match="expected a number"):
        asked_.judge(["four"])


def test_an_answer_that_there_is_not() -> None:
    asked_ = question({"may": ["draw", "meld oars"]})
    with pytest.raises(ValueError, match="expected draw or meld oars"):
        asked_.judge(["sing"])


def test_illegal_answers_are_explained_by_their_refusal() -> None:
    asked_ = question({"may": ["draw", "meld oars", "achieve 1"]}, language="it")
    verdict = asked_.judge(["draw", "meld oars", "achieve 1"])
    assert not verdict.right
    assert {line.rule for line in verdict.lines} >= {"INN-4.1", "INN-6.1"}
    assert all("(INN" not in line.text for line in verdict.lines)


def test_doing_leaves_the_others_to_answer_by_themselves() -> None:
    said = {"do": {"goal": {"event": {"kind": "bonus", "drawn": True}}, "player": "Ann"}}
    asked_ = question(said)
    assert isinstance(asked_, Doing)
    assert ("dogma sailing",) in asked_.right
    attempt = asked_.attempt()
    with pytest.raises(IllegalMove):
        attempt.choose("meld oars")
    verdict = attempt.choose("dogma sailing")
    assert verdict is not None
    assert verdict.right
    assert not asked_.judge(["draw"]).right
    assert attempt.over


def test_given_answers_are_followed() -> None:
    game = innovation(
        Ann={"board": {"red": ["gunpowder"]}}, Bob={"board": {"red": ["archery"], "green": ["the_wheel"]}}
    )
    for card in ("archery", "the_wheel"):
        said = {"who": {"key": "dogma gunpowder", "role": "obeys"}, "then": {"Bob": [card]}}
        moved = [
            event.data["card"] for event in question(said, game).branch.events if event.kind == "transfer"
        ]
        assert moved == [card]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_question_is_plain_data_for_pages_without_an_engine(language: str) -> None:
    for said in (
        {"who": {"key": "dogma sailing", "role": "shares"}},
        {"do": {"goal": {"event": {"kind": "draw", "player": "Ann"}}}},
        {"count": "Cat.icons.crown"},
        {"rule": {"event": {"kind": "draw"}}, "after": [{"Ann": "draw"}]},
    ):
        data = question(said, language=language).data()
        assert json.loads(json.dumps(data)) == data
        assert data["right"]
        assert data["prompt"]


def test_questions_between_the_moves_of_a_scenario() -> None:
    text = """
aula: 1
game: innovation
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {board: {blue: [writing]}}, Bob: {}}}
moves:
  - ask: {count: {event: {kind: draw}, field: age}}
  - note: Now she draws.
  - Ann: draw
  - ask: {count: Ann.hand}
  - Ann: draw
"""
    game = engine.load(text)
    first, second = asked(read(game.scenario))
    assert (first.step, first.coming, second.step) == (0, (("Ann", "draw"),), 1)
    assert pose(first.task, game.at(0), "en", first.coming).right == (("1",),)
    assert pose(second.task, game.at(1), "en", second.coming).right == (("1",),)
