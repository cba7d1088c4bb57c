"""What an author does, message by message, and what is then to be seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES
from tutor.app.library import library
from tutor.editor import open_draft
from tutor.editor.question import ask_of, form_of
from tutor.editor.view import view
from tutor.editor.workshop import Workshop, linked, text_of_link

SCENARIOS = Path(__file__).parents[2] / "notebooks" / "scenarios"


def do(workshop: Workshop, what: str, **more: Any) -> dict[str, Any]:
    """Do something, and see what there is then."""
    workshop.handle({"do": "edit", "what": what, **more})
    shown = view(workshop, workshop.draft.game if workshop.draft else "innovation")
    json.dumps(shown)
    return shown


def begun(game: str = "innovation", **more: Any) -> Workshop:
    workshop = Workshop("en")
    do(workshop, "start", game=game, players=2, **more)
    return workshop


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_every_part_can_be_seen_in_every_language(game: str, language: Any) -> None:
    workshop = begun(game, turns=7)
    workshop.language = language
    for tab in ("table", "moves", "about", "file"):
        shown = do(workshop, "tab", id=tab)
        assert shown["draft"][tab]
        assert workshop.toast is None


def test_a_card_is_looked_up_picked_put_and_moved() -> None:
    workshop = begun()
    shown = do(workshop, "seek", text="écriture")
    assert [card["id"] for card in shown["draft"]["table"]["find"]["found"]] == ["writing"]
    shown = do(workshop, "pick", card="writing")
    ways = [way["zone"] for group in shown["draft"]["table"]["picked"]["ways"] for way in group["ways"]]
    assert ways[:3] == ["0/blue", "0/hand", "0/score"]
    do(workshop, "put", zone="0/blue", at=0)
    do(workshop, "pick", card="tools")
    shown = do(workshop, "put", zone="0/blue", at=0)
    picked = shown["draft"]["table"]["picked"]
    assert (picked["up"], picked["down"]) == (False, True)
    do(workshop, "arrange", by=1)
    assert workshop.draft is not None
    assert workshop.draft.zones["0/blue"] == ["writing", "tools"]
    shown = do(workshop, "pick", spot="0/blue/1")
    assert shown["draft"]["table"]["picked"] is None, "picked once more, it is left where it is"


def test_several_equal_cards_of_civ_one_after_the_other() -> None:
    workshop = begun("civ")
    do(workshop, "pick", card="army1")
    for _ in range(3):
        do(workshop, "put", zone="0/area", at=-1)
    assert workshop.draft is not None
    assert workshop.draft.zones["0/area"] == ["army1"] * 3


def test_what_cannot_be_done_is_one_sentence_and_changes_nothing() -> None:
    workshop = begun()
    assert workshop.draft is not None
    before = workshop.draft.text
    for message in (
        {"what": "rename", "seat": 0, "name": "Bruno"},
        {"what": "rename", "seat": 0, "name": "<script>"},
        {"what": "tell", "key": "language", "text": "xx"},
        {"what": "rules", "text": "INN-77.7"},
        {"what": "splay", "zone": "0/red", "direction": "left"},
        {"what": "nonsense"},
        {"what": "go", "at": "x"},
        {"what": "pick", "spot": "9/hand/0"},
    ):
        workshop.handle({"do": "edit", **message})
        assert workshop.toast is not None, message
        assert "\n" not in workshop.toast[0]
        assert workshop.draft.text == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a: [",
        "a: &x [*x]",
        "aula: 2\ngame: civ\nplayers: [A, B]\n",
        "\x00",
        "x" * 1_000_001,
        "- 1\n- 2\n",
    ],
)
def test_a_bad_file_leaves_the_draft_as_it_is(text: str) -> None:
    workshop = begun()
    assert workshop.draft is not None
    before = workshop.draft.text
    do(workshop, "open", text=text, name="it.yaml")
    assert workshop.toast is not None
    assert workshop.toast[0].startswith("it.yaml is not a scenario")
    assert workshop.draft.text == before


def test_a_text_with_a_mistake_waits_until_it_is_right() -> None:
    workshop = begun()
    assert workshop.draft is not None
    good = workshop.draft.text
    do(workshop, "tab", id="file")
    shown = do(workshop, "text", text=good + "oops: 1\n")["draft"]["file"]
    assert shown["text"].endswith("oops: 1\n")
    assert shown["error"]["line"] == len(good.splitlines()) + 1 or shown["error"]["line"] == 1
    assert workshop.draft.text == good
    assert do(workshop, "text", text=good)["draft"]["file"]["error"] is None


def test_moves_notes_and_a_question() -> None:
    workshop = begun()
    do(workshop, "pick", card="banking")
    do(workshop, "put", zone="0/green", at=0)
    do(workshop, "tab", id="moves")
    do(workshop, "form", at=0, kind="note")
    do(workshop, "keep", texts={"en": "Look", "it": "Guarda", "fr": " "})
    shown = do(workshop, "form", at=1, kind="ask")["draft"]["moves"]["form"]
    assert shown["tried"]["right"] == "Right: Bruno"
    shown = do(workshop, "fill", ask={"kind": "may", "keys": ["draw", "achieve 3"]})["draft"]["moves"]["form"]
    assert shown["tried"]["right"] == "Right: Draw"
    do(
        workshop,
        "keep",
        ask={"kind": "may", "keys": ["draw", "achieve 3"], "prompt": {"en": "What may Anna do?"}},
    )
    workshop.handle({"do": "choose", "key": "dogma banking"})
    assert workshop.draft is not None
    assert [*workshop.draft.entries] == [
        {"note": {"en": "Look", "it": "Guarda"}},
        {"ask": {"may": ["draw", "achieve 3"], "prompt": {"en": "What may Anna do?"}}},
        {"Anna": "dogma banking"},
    ]
    shown = do(workshop, "form", at=1)["draft"]["moves"]["form"]
    assert shown["ask"]["keys"] == ["draw", "achieve 3"]
    workshop.handle({"do": "choose", "key": "meld oars"})
    assert workshop.toast is not None


FORMS: tuple[dict[str, Any], ...] = (
    {"who": {"key": "dogma oars", "effect": 2, "role": "shares"}},
    {"order": {"key": "dogma oars"}},
    {"order": {"key": "dogma oars", "effect": 1}},
    {"count": "Ann.icons.crown", "why": {"it": "Ecco"}},
    {"may": ["draw"]},
    {"rule": {"event": {"kind": "draw", "player": "Ann", "rule": "INN-3.1"}}},
    {"do": {"goal": {"event": {"kind": "meld", "player": "Ann"}}}, "prompt": {"en": "Meld!"}},
)


@pytest.mark.parametrize("ask", FORMS, ids=lambda ask: next(iter(ask)))
def test_a_question_comes_back_from_its_form(ask: dict[str, Any]) -> None:
    assert ask_of(form_of(ask)) == ask


def test_a_question_with_more_than_a_form_has_is_text() -> None:
    ask = {"count": "Ann.hand", "after": [{"Ann": "draw"}], "hints": [{"en": "Look"}]}
    form = form_of(ask)
    assert form["kind"] == "text"
    assert ask_of(form) == ask


def test_a_link_holds_a_scenario_or_nothing() -> None:
    text = begun().draft.text  # type: ignore[union-attr]
    assert text_of_link(linked(text) or "") == text
    assert linked("".join(chr(0x4E00 + n * 37 % 20000) for n in range(20_000))) is None
    for bad in ("", "x", "-", "AAAA", "eJw"):
        with pytest.raises(engine.ScenarioError):
            open_draft(text_of_link(bad))


def test_a_link_that_unpacks_to_far_too_much_is_refused() -> None:
    import base64
    import zlib

    bomb = base64.urlsafe_b64encode(zlib.compress(b"a" * 50_000_000, 9)).decode()
    with pytest.raises(ValueError, match="link"):
        text_of_link(bomb)


@pytest.mark.parametrize("id", sorted(library()))
def test_every_scenario_of_the_library_can_be_edited_and_keeps_its_comments(id: str) -> None:
    text = (SCENARIOS / f"{id}.yaml").read_text(encoding="utf-8")
    draft = open_draft(text)
    draft.tell("author", "Somebody")
    assert draft.played().misfit is None
    comments = [line.strip() for line in text.splitlines() if line.strip().startswith("#")]
    assert all(comment in draft.text for comment in comments)
    draft.undo()
    assert draft.text == text
