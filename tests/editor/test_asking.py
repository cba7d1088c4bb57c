"""Questions as an author writes them: chosen in a form, tried at once, kept in the file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from cards.terms import LANGUAGES, Language
from tests.editor.table import begun, do
from tutor.pages.edit.question import KINDS, ask_of, form_of
from tutor.pages.edit.workshop import Workshop
from tutor.words import said

OURS = sorted((Path(__file__).parents[2] / "notebooks").glob("*/*/*.yaml"))
"""Our lessons and scenarios."""


def test_a_question_in_the_list_shows_its_first_words_or_its_kind_where_it_does_not_fit() -> None:
    workshop = begun()
    workshop.begin_with_library("innovation/sharing-and-immunity")

    def listed() -> list[str]:
        return [one["text"] for one in do(workshop, "tab", id="moves")["draft"]["moves"]["entries"]]

    assert listed()[1] == "Anna activates Gunpowder. Who must obey the first effect?"
    assert len(listed()[2]) <= 90
    assert workshop.draft is not None
    workshop.draft.rewrite(workshop.draft.text.replace("who: {key: dogma gunpowder", "who: {key: dogma oars"))
    assert listed()[1] == said("edit_kind_who", "en")


def written_questions(file: Path) -> Iterator[dict[str, Any]]:
    """Every question that stands in a lesson or in a scenario of ours."""
    found = YAML(typ="safe").load(file)
    yield from (entry["ask"] for entry in found.get("moves", ()) if "ask" in entry)
    yield from chain.from_iterable(page["ask"] for page in found.get("pages", ()) if "ask" in page)


@pytest.mark.parametrize("file", OURS, ids=[file.stem for file in OURS])
def test_every_question_of_ours_comes_back_from_its_form(file: Path) -> None:
    for ask in written_questions(file):
        form = form_of(ask)
        assert form["kind"] != "text", f"{ask}: no question of ours has to be written by hand"
        assert ask_of(json.loads(json.dumps(form))) == ask


def test_a_question_that_no_form_can_say_is_text() -> None:
    ask = {"count": "Ann.hand", "prompt": "How many?"}  # the same words in every language
    form = form_of(ask)
    assert form["kind"] == "text"
    assert ask_of(form) == ask


def asking(workshop: Workshop, **ask: Any) -> dict[str, Any]:
    """What the form says when a question is being written at the beginning."""
    do(workshop, "tab", id="moves")
    do(workshop, "form", at=0, kind="ask")
    form: dict[str, Any] = do(workshop, "fill", ask=ask)["draft"]["moves"]["form"]
    assert workshop.toast is None
    return form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_begins_as_a_question_or_says_what_is_missing(
    kind: str, game: str, language: Language
) -> None:
    workshop = begun(game, turns=4)
    workshop.language = language
    shown = asking(workshop, kind=kind)
    if shown["trouble"]:
        ours = {said(key, language) for key in LACKING}
        assert shown["trouble"] in ours
    else:
        assert shown["tried"]["prompt"]
        assert shown["tried"]["right"]


LACKING = (
    "edit_nothing_follows",
    "edit_nothing_to_choose",
    "edit_few_answers",
    "edit_none_right",
    "edit_no_prompt",
    "edit_no_model",
    "edit_one_answer",
)


def played(game: str = "innovation") -> Workshop:
    """Somebody draws."""
    workshop = begun(game)
    if game == "civ":
        do(workshop, "pick", card="army1")
        do(workshop, "put", zone="0/hand", at=0)
    do(workshop, "tab", id="moves")
    workshop.handle({"do": "choose", "key": "draw" if game == "innovation" else "play army1"})
    assert workshop.toast is None
    return workshop


def test_what_will_happen_is_asked_by_choosing_alone() -> None:
    workshop = played()
    shown = asking(workshop, kind="predict")
    first, second = shown["ask"]["options"]
    assert json.loads(first["if"])["event"]["kind"] == "draw"
    assert shown["tried"]["options"][1] == "Anna does not draw a card."
    assert shown["suggested"]["say"][1]["fr"] == "Anna ne pioche pas de carte."
    third = {"if": '{"expect": {"pending": {"player": "Bruno"}}}', "say": {"it": "Tocca a Bruno"}}
    do(workshop, "keep", ask={**shown["ask"], "options": [first, second, third], "hints": [{"en": "Look."}]})
    assert workshop.draft is not None
    ask = workshop.draft.entries[0]["ask"]
    assert [one["say"].get("it") for one in ask["predict"]][1:] == ["Anna non pesca carte.", "Tocca a Bruno"]
    assert ask["hints"] == [{"en": "Look."}]
    assert "if: {no_event: {kind: draw, player: Anna}}" in workshop.draft.text


@pytest.mark.parametrize("kind", ["rule", "whose", "count"])
def test_questions_about_what_follows_offer_what_does(kind: str) -> None:
    shown = asking(played(), kind=kind)
    assert (
        shown["tried"]["right"]
        == {
            "rule": shown["tried"]["right"],
            "whose": "Right: Anna",
            "count": "Right: 1",
        }[kind]
    )
    assert (
        shown["tried"]["prompt"]
        == {
            "rule": shown["tried"]["prompt"],
            "whose": "Who draws a card?",
            "count": "How many cards does Anna draw?",
        }[kind]
    )


def test_only_the_effects_that_a_card_has_are_offered() -> None:
    workshop = begun()
    for card, zone in (("banking", "0/green"), ("sailing", "1/green")):
        do(workshop, "pick", card=card)
        do(workshop, "put", zone=zone, at=0)
    shown = asking(workshop, kind="who", key="dogma banking")
    assert [one["word"] for one in shown["choices"]["effect"]] == ["1 · Demand", "2 · Cooperative"]
    do(workshop, "pick", card="oars")
    shown = asking(workshop, kind="who", key="dogma banking", role="shares")
    assert shown["tried"]["right"] == "Right: nobody"
    shown = asking(workshop, kind="may")
    assert "Activate Sailing" in [one["word"] for one in shown["choices"]["keys"]], "that would be a mistake"


def test_a_question_without_answers_or_statements_is_not_kept() -> None:
    workshop = played()
    for kind in ({"kind": "may", "keys": []}, {"kind": "predict", "options": []}):
        asking(workshop, **kind)
        if kind["kind"] == "may":
            do(workshop, "keep", ask=kind)
            assert workshop.toast is not None
            assert workshop.form is not None
    assert workshop.draft is not None
    assert len(workshop.draft.entries) == 1


def test_a_question_that_is_changed_keeps_its_comments_and_order() -> None:
    workshop = begun()
    assert workshop.draft is not None
    text = workshop.draft.text.replace(
        "moves: []",
        """moves:
  - ask:
      prompt:   # for beginners
        it: Quante?
        en: How many?
      count: Anna.hand   # none yet""",
    )
    do(workshop, "text", text=text)
    do(workshop, "tab", id="moves")
    shown = do(workshop, "form", at=0)["draft"]["moves"]["form"]
    do(workshop, "keep", ask={**shown["ask"], "why": {"en": "Look."}, "amount": "Bruno.hand"})
    assert (
        workshop.draft.text
        == text.replace("Anna.hand   #", "Bruno.hand  #") + "      why:\n        en: Look.\n"
    )


def test_our_own_words_are_not_taken_for_the_authors_when_a_question_is_changed() -> None:
    workshop = begun()
    workshop.begin_with_library("innovation/sharing-and-immunity")
    do(workshop, "go", at=0)
    do(workshop, "form", kind="ask")
    do(workshop, "keep", ask={"kind": "most", "amount": "hand", "prompt": {}})
    assert workshop.draft is not None
    assert workshop.draft.entries[0]["ask"]["prompt"]["en"] == "Who has the most cards in hand?"
    ask = do(workshop, "form", at=0)["draft"]["moves"]["form"]["ask"]
    assert ask["prompt"] == {}
    do(workshop, "keep", ask={**ask, "amount": "points"})
    assert workshop.draft.entries[0]["ask"]["prompt"]["en"] == "Who has the most points?"
    do(workshop, "form", at=0)
    do(workshop, "keep", ask={**ask, "amount": "points", "prompt": {"en": "Who leads?"}})
    assert do(workshop, "form", at=0)["draft"]["moves"]["form"]["ask"]["prompt"] == {"en": "Who leads?"}
