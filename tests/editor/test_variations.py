"""Variations are made in the editor: begun, played, called, changed, deleted; nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import engine
from tests.editor.table import begun, do
from tests.scenarios.test_variations import SHARED
from tutor.pages.edit import Draft, open_draft
from tutor.pages.edit.workshop import Workshop


def draft_of(workshop: Workshop) -> Draft:
    assert workshop.draft is not None
    return workshop.draft


def opened(text: str = SHARED) -> Workshop:
    workshop = Workshop("en")
    workshop.begin(text)
    return workshop


def written(workshop: Workshop) -> list[Any]:
    """The moves as the file says them."""
    return engine.load(draft_of(workshop).text).record()["moves"]  # type: ignore[no-any-return]


def test_a_variation_is_begun_at_a_point_played_and_told() -> None:
    workshop = begun()
    workshop.handle({"do": "choose", "key": "draw"})
    do(workshop, "go", at=0)
    do(workshop, "form", kind="or")
    shown = do(workshop, "keep", texts={"en": "  "})
    assert "title" in shown["toast"]["text"]
    shown = do(workshop, "keep", texts={"en": "What if?", "it": "E se?"})["draft"]["moves"]
    assert (shown["line"]["word"], shown["entries"], shown["at"]) == ("What if?", [], 0)
    workshop.handle({"do": "choose", "key": "draw"})
    do(workshop, "form", kind="note")
    do(workshop, "keep", texts={"en": "Just the same."}, say={}, look=[])
    shown = do(workshop, "go", line=None, at=1)["draft"]["moves"]
    assert [(one["kind"], one["text"]) for one in shown["entries"]] == [("or", "What if?"), ("move", "Draw")]
    own = [{"Anna": "draw"}, {"note": {"en": "Just the same."}}]
    assert written(workshop) == [{"or": {"en": "What if?", "it": "E se?"}, "moves": own}, {"Anna": "draw"}]
    for _ in range(3):
        do(workshop, "undo")
    assert written(workshop) == [{"Anna": "draw"}]
    for _ in range(3):
        do(workshop, "redo")
    assert written(workshop)[0]["moves"] == own


def test_in_a_variation_everything_is_done_as_in_the_scenario() -> None:
    workshop = opened()
    shown = do(workshop, "go", line=2, at=0)["draft"]["moves"]
    assert [(one["kind"], one["number"]) for one in shown["entries"]] == [
        ("note", None),
        ("move", 2),
        ("ask", None),
    ]
    assert shown["scene"]["players"]
    assert len(draft_of(workshop).at(0).moves) == 1
    do(workshop, "move", at=0, by=1)
    do(workshop, "copy", at=1)
    do(workshop, "take", at=0, cut=True)
    do(workshop, "go", at=2)
    do(workshop, "paste")
    do(workshop, "form", at=3)
    do(workshop, "keep", ask={"kind": "count", "amount": "Bob.hand"})
    kept = draft_of(workshop).entries
    assert [next(iter(entry)) for entry in kept] == ["note", "note", "Ann", "ask"]
    assert kept[3]["ask"]["count"] == "Bob.hand"
    assert [next(iter(entry)) for entry in written(workshop)] == ["Ann", "note", "or", "Ann"]


def test_its_title_is_changed_and_it_is_deleted_copied_and_moved_as_a_whole() -> None:
    workshop = opened()
    whole = draft_of(workshop).entries[2]
    shown = do(workshop, "form", at=2)["draft"]["moves"]["form"]
    assert shown["texts"] == whole["or"]
    do(workshop, "keep", texts={"en": "And if she had drawn?"})
    assert draft_of(workshop).entries[2] == {**whole, "or": {"en": "And if she had drawn?"}}
    do(workshop, "undo")
    do(workshop, "take", at=2)
    do(workshop, "go", at=0)
    shown = do(workshop, "paste")["draft"]["moves"]
    assert shown["clip"] == "Copied: Variation: What if Ann had drawn?"
    assert draft_of(workshop).entries[0] == draft_of(workshop).entries[3] == whole
    do(workshop, "delete", at=0)
    assert draft_of(workshop).text == SHARED


def test_the_text_of_a_file_stays_as_it_is_around_what_is_changed() -> None:
    text = SHARED.replace("      - Ann: draw\n", "      - Ann: draw  # a comment\n")
    draft = open_draft(text)
    draft.take(2)
    draft.write_entry(3, {"note": {"en": "The end."}}, new=True)
    added = "      - note:\n          en: The end.\n"
    assert draft.text == text.replace("    expect:", f"{added}    expect:")
    draft.delete_entry(3)
    assert draft.text == text


def test_what_no_longer_fits_is_said_of_the_variation_and_leads_there() -> None:
    workshop = opened(SHARED.replace("      - Ann: draw\n", "      - Ann: meld oars\n"))
    shown = do(workshop, "tab", id="moves")["draft"]
    (grave,) = (one for one in shown["warnings"] if one["grave"] and one["rule"])
    assert grave["mend"]["send"] == {"do": "edit", "what": "go", "at": 1, "line": 2}
    workshop.handle(grave["mend"]["send"])
    assert draft_of(workshop).line == 2
    workshop.handle({"do": "choose", "key": "draw"})
    shown = do(workshop, "tab", id="moves")["draft"]
    assert not [one for one in shown["warnings"] if one["grave"]]


def test_an_end_that_a_variation_expects_no_longer_can_be_forgotten() -> None:
    workshop = opened(SHARED.replace("hand: [tools]", "hand: [oars]"))
    shown = do(workshop, "tab", id="moves")["draft"]
    sent = (one["mend"]["send"] for one in shown["warnings"] if one["mend"])
    (send,) = (one for one in sent if one["what"] == "forget")
    workshop.handle(send)
    do(workshop, "go", line=None, at=0)
    assert "expect" not in draft_of(workshop).entries[2]


def test_texts_of_a_variation_that_lack_a_language_are_named() -> None:
    found = do(opened(), "tab", id="moves")["draft"]["warnings"]
    assert any("She draws." in one["text"] and "Italiano" in one["text"] for one in found)


def test_a_player_is_renamed_in_a_variation_and_takes_it_along() -> None:
    workshop = opened()
    do(workshop, "rename", seat=0, name="Zoe")
    assert written(workshop)[2]["moves"][1] == {"Zoe": "draw"}
    assert written(workshop)[2]["moves"][0]["look"] == "Zoe hand"
    three = SHARED.replace("[Ann, Bob]", "[Ann, Bob, Cleo]")
    moves = "moves:\n  - {or: Why?, moves: [Ann: draw, Ann: draw, Bob: draw, Bob: draw, Cleo: draw]}\n"
    workshop = opened(three.replace("moves:\n  - Ann", f"{moves}  - Ann", 1))
    do(workshop, "remove_player", seat=2)
    assert [next(iter(entry)) for entry in written(workshop)] == ["Ann", "note", "or", "Ann"]
