"""Tasks: read with errors that name the line, put in every form, fit to be asked without an engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine import IllegalMove, ScenarioError
from engine.game import Game
from engine.reading import read, read_text
from tests.civ.table import civ
from tests.table import innovation
from tutor.story.questions import pose, read_task
from tutor.story.questions.doing import Doing
from tutor.story.steps import question_steps


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
    "a field": (
        "rule:\n  event: {kind: achieve, field: w0rld}\n",
        'line 2: rule.event.field: "w0rld" is no field; did you mean world',
    ),
    "a role": ("who: {key: draw, role: obey}\n", "line 1: who.role: .*did you mean obeys"),
    "a rule": ("rule:\n  event: {kind: draw}\n  among: [INN-99.1]\n", "line 3: rule.among: .*is no rule"),
    "one statement": (
        "predict:\n  - {say: x, if: {event: {kind: draw}}}\n",
        "line 1: predict: expected two statements",
    ),
    "an empty condition": ("do:\n  goal: {}\n", "line 2: do.goal: expected expect, event, no_event or sees"),
    "a move": ("count: deck\nafter:\n  - {Ann: draw, Bob: draw}\n", "line 3: after: expected one player"),
    "all without predict": ("may: [draw]\nall: yes\n", "line 2: all: only predict"),
    "a choice of the best": ("best: some\n", 'line 1: best: "some" is no choice of answers'),
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
    "a best answer": (
        {"best": ["draw", "meld oars"]},
        "expected answers that are legal there, found meld oars",
    ),
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
    first, second = question_steps(game)
    assert first.ask is not None
    assert (first.at, first.ask.coming, second.at) == (0, (("Ann", "draw"),), 1)
    assert first.posed(game.at(0), "en").right == (("1",),)
    assert second.posed(game.at(1), "en").right == (("1",),)


def test_effects_have_a_number_only_where_there_are_several() -> None:
    only = question({"order": {"key": "dogma sailing", "effect": 1}}, language="it")
    assert only.prompt == "Ann attiva Vela. Chi agisce, e in quale ordine?"
    said = {"who": {"key": "dogma code_of_laws", "role": "shares"}}
    assert question(said).prompt.endswith("Who shares the effect?")
    two = innovation(Ann={"board": {"red": ["gunpowder"]}}, Bob={"board": {"red": ["archery"]}})
    asked_ = question({"order": {"key": "dogma gunpowder"}}, two)
    assert {option.words for option in asked_.options} == {
        "Bob (first effect)", "Ann (second effect)", "Bob (second effect)"
    }  # fmt: skip
    assert question({"who": {"key": "dogma gunpowder", "role": "obeys"}}, two, "fr").prompt.endswith(
        "Qui doit obéir au premier effet\N{NO-BREAK SPACE}?"
    )


def test_an_order_is_told_before_its_reasons_and_these_in_their_order() -> None:
    asked_ = question({"order": {"key": "dogma sailing"}})
    first, bob, cat, *_ = asked_.judge(["Ann", "Bob"]).lines
    assert first.text == "The order is: Bob, Cat, Ann."
    assert bob.text.startswith("Bob")
    assert cat.text.startswith("Cat")


def test_equal_cards_that_are_drawn_are_all_told() -> None:
    game = civ(Ann={"hand": ["army1"], "area": ["religion1"] * 3}, deck=["army1"] * 4 + ["army2"] * 4)
    said = {
        "count": {"event": {"kind": "draw", "player": "Ann"}},
        "after": [{"Ann": "effect religion 1"}, {"Ann": "end"}],
    }
    asked_ = question(said, game)
    assert asked_.right == (("4",),)
    assert [line.text for line in asked_.judge(["3"]).lines].count("Ann draws Army I.") == 4


def test_a_prediction_is_explained_by_what_decides_it_first() -> None:
    said = {
        "predict": [
            {"say": "a", "if": {"event": {"kind": "bonus", "drawn": True}}},
            {"say": "b", "if": {"event": {"kind": "bonus", "drawn": False}}},
        ],
        "after": [{"Ann": "dogma sailing"}],
    }
    general, here, *story = question(said).judge(["2"]).lines
    assert general.rule == here.rule == "INN-5.5"
    assert not general.happened
    assert all(line.happened for line in story)
    named = question({**said, "rules": ["INN-5.4"]})
    assert named.judge(["2"]).lines[0].rule == "INN-5.4"
    assert "INN-5.4" in named.hints[0]


def test_a_long_sum_is_begun_by_the_second_hint() -> None:
    pointer, begun = question({"count": "Ann.icons.crown"}, language="fr").hints
    assert "INN-8.2" in pointer
    assert begun.startswith("Commencez par ceci")


@pytest.mark.parametrize(
    ("icon", "language", "prompt"),
    [
        ("clock", "it", "Quanti orologi produce Ann?"),
        ("castle", "it", "Quante torri produce Ann?"),
        ("bulb", "fr", "Combien d'ampoules produit Ann\N{NO-BREAK SPACE}?"),
        ("clock", "fr", "Combien d'horloges produit Ann\N{NO-BREAK SPACE}?"),
        ("leaf", "en", "How many leaves does Ann have?"),
    ],
)
def test_icons_are_asked_for_as_one_would(icon: str, language: str, prompt: str) -> None:
    assert question({"count": f"Ann.icons.{icon}"}, language=language).prompt == prompt


def test_answers_of_another_step_have_words() -> None:
    game = civ(Ann={"hand": ["army1"]}, step="play")
    asked_ = question({"may": ["play army1", "end"]}, game, "it")
    assert [option.words for option in asked_.options][1] != "end"


def test_a_ruling_begins_like_a_sentence() -> None:
    said = {"rule": {"event": {"kind": "bonus"}, "among": ["INN-5.7"]}, "after": [{"Ann": "dogma sailing"}]}
    assert any("INN-5.7 · Do as much" in option.words for option in question(said).options)


def test_nobody_may_be_the_right_answer_and_is_explained() -> None:
    said = {
        "who": {"event": {"kind": "bonus", "drawn": True}},
        "after": [{"Dan": "dogma archery"}],
        "rules": ["INN-5.5"],
        "why": "A demand is not shared.",
    }
    game = innovation(Dan={"board": {"red": ["archery"]}}, Ann={"hand": ["tools"]}, turn="Dan")
    asked_ = question(said, game)
    assert asked_.right == ((),)
    assert asked_.judge([]).right
    why_not, why, *_ = asked_.judge(["Dan"]).lines
    assert (why_not.rule, why.rule, why.text) == ("INN-5.3", "INN-5.5", "A demand is not shared.")


def test_who_demands_is_told_that_the_demand_is_for_others_INN_5_3() -> None:
    game = innovation(Ann={"board": {"red": ["archery"]}}, Bob={"hand": ["tools"]})
    asked_ = question({"who": {"key": "dogma archery", "role": "obeys"}}, game)
    first = asked_.judge(["Ann", "Bob"]).lines[0]
    assert (first.text, first.rule) == ("Ann activated the card: a demand is for the others only.", "INN-5.3")
    assert asked_.judge(["Bob"]).lines[0].text.startswith("Bob")
