"""What an author does, message by message, and what is then to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from cards.terms import LANGUAGES
from tests.editor.table import begun, do
from tutor.library.scenarios import library
from tutor.pages.edit import open_draft
from tutor.pages.edit.link import linked, text_of_link
from tutor.pages.edit.workshop import Workshop
from tutor.words import said

SCENARIOS = Path(__file__).parents[2] / "notebooks" / "scenarios"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_every_part_can_be_seen_in_every_language(game: str, language: Any) -> None:
    workshop = begun(game, turns=7)
    workshop.language = language
    for tab in ("table", "moves", "about", "file"):
        shown = do(workshop, "tab", id=tab)
        assert shown["draft"][tab]
        assert workshop.toast is None


def test_a_new_scenario_is_of_the_edition_that_its_author_has() -> None:
    workshop = Workshop("en")
    workshop.owned = "third"
    for game, options in (("innovation", {"edition": "third"}), ("civ", {})):
        for turns in (0, 5):
            do(workshop, "start", game=game, players=2, turns=turns)
            assert workshop.draft is not None
            laid = workshop.draft.played().game
            assert laid is not None
            assert laid.options == options


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


def test_an_end_that_is_no_longer_expected_is_forgotten_at_once() -> None:
    workshop = Workshop("en")
    do(workshop, "library", id="innovation/zero")
    assert workshop.draft is not None
    before = workshop.draft.text.replace("hand: [currency]", "hand: [tools]")
    mends = [one["mend"] for one in do(workshop, "text", text=before)["draft"]["warnings"]]
    assert {"word": "Expect nothing", "send": {"do": "edit", "what": "forget", "line": None}} in mends
    after = do(workshop, "forget")["draft"]["warnings"]
    assert all("expects" not in one["text"] for one in after)
    assert "expect:" not in workshop.draft.text


def test_a_warning_leads_to_the_question_that_it_is_about() -> None:
    workshop = begun()
    assert workshop.draft is not None
    moves = "moves:\n  - Anna: draw\n  - ask: {rule: {event: {kind: end}}}"
    shown = do(workshop, "text", text=workshop.draft.text.replace("moves: []", moves))
    (mend,) = [one["mend"] for one in shown["draft"]["warnings"] if one["mend"]]
    workshop.handle(mend["send"])
    assert (workshop.tab, workshop.at) == ("moves", 1)


def test_points_are_counted_as_each_language_does() -> None:
    workshop = begun()
    for n, told in ((0, ["0 points", "0 punti", "0 point"]), (1, ["1 point", "1 punto", "1 point"])):
        if n:
            do(workshop, "pick", card="tools")
            do(workshop, "put", zone="0/score", at=0)
        for language, expected in zip(LANGUAGES, told, strict=True):
            workshop.language = language
            players = do(workshop, "tab", id="table")["draft"]["table"]["players"]
            assert players[0]["points"] == expected


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
        "x" * 150_001,
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


def test_a_note_is_written_with_what_the_speaker_says() -> None:
    workshop = begun()
    assert workshop.draft is not None
    do(workshop, "tab", id="moves")
    do(workshop, "form", at=0, kind="note")
    shown = do(workshop, "keep", texts={}, say={"en": "Wait."})
    assert shown["toast"]["text"] == said("edit_say_alone", "en")
    assert shown["draft"]["moves"]["form"]["say"] == {"en": "Wait."}, "what was written is not lost"
    do(workshop, "keep", texts={"en": "Look"}, say={"en": "Wait.", "it": " "})
    assert [*workshop.draft.entries] == [{"note": {"en": "Look"}, "say": {"en": "Wait."}}]
    assert do(workshop, "form", at=0)["draft"]["moves"]["form"]["say"] == {"en": "Wait."}
    do(workshop, "keep", texts={"en": "Look here"}, say={})
    assert [*workshop.draft.entries] == [{"note": {"en": "Look here"}}]
    do(workshop, "undo")
    assert workshop.draft.entries[0]["say"] == {"en": "Wait."}


def test_a_note_points_at_what_is_chosen_from_what_lies_there() -> None:
    workshop = begun()
    assert workshop.draft is not None
    do(workshop, "tab", id="moves")
    form = do(workshop, "form", at=0, kind="note")["draft"]["moves"]["form"]
    there = {one["id"]: (one["word"], one["group"]) for one in form["targets"]}
    assert there["Anna red"] == ("Anna: red pile", "Anna")
    assert there["Bruno"] == ("Bruno", "Bruno")
    assert there["pile 3"] == ("Supply piles: 3", "The middle of the table")
    assert not {"oars", "graph Anna"} & there.keys(), "what is not to be seen is not offered"
    mark = {"how": "mark", "at": "Anna red", "to": ""}
    arrow = {"how": "arrow", "at": "Anna score", "to": "Bruno score"}
    light = {"how": "light", "at": "pile 3", "to": ""}
    shown = do(workshop, "keep", texts={}, look=[mark])
    assert shown["toast"]["text"] == said("edit_pointing_alone", "en")
    shown = do(workshop, "keep", texts={"en": "Look"}, look=[light, light])
    assert shown["toast"]["text"] == said("edit_pointing_one_light", "en")
    shown = do(workshop, "keep", texts={"en": "Look"}, look=[mark, arrow, light])
    look = ["Anna red", {"from": "Anna score", "to": "Bruno score"}, {"spotlight": "pile 3"}]
    assert [*workshop.draft.entries] == [{"note": {"en": "Look"}, "look": look}]
    drawn = shown["draft"]["moves"]["scene"]["highlights"]
    assert [one["kind"] for one in drawn] == ["mark", "arrow", "light"]
    assert do(workshop, "form", at=0)["draft"]["moves"]["form"]["look"] == [mark, arrow, light]
    do(workshop, "cancel")
    do(workshop, "rename", seat=0, name="Zoe")
    assert workshop.draft.entries[0]["look"][:2] == ["Zoe red", {"from": "Zoe score", "to": "Bruno score"}]


def test_an_entry_is_copied_cut_and_pasted_also_into_another_scenario() -> None:
    workshop = begun()
    workshop.handle({"do": "choose", "key": "draw"})
    assert workshop.draft is not None
    note, move = {"note": {"en": "Look"}, "say": {"en": "Wait."}}, {"Anna": "draw"}
    workshop.draft.write_entry(0, note, new=True)
    do(workshop, "tab", id="moves")
    shown = do(workshop, "take", at=1)["draft"]["moves"]
    assert shown["clip"] == "Copied: Anna: Draw"
    do(workshop, "go", at=2)
    do(workshop, "paste")
    assert [*workshop.draft.entries] == [note, move, move]
    do(workshop, "copy", at=0)
    assert [*workshop.draft.entries] == [note, note, move, move]
    shown = do(workshop, "take", at=0, cut=True)["draft"]
    assert [*workshop.draft.entries] == [note, move, move]
    assert shown["moves"]["clip"] == "Copied: Note: Look"
    do(workshop, "undo")
    assert len(workshop.draft.entries) == 4
    do(workshop, "close")
    do(workshop, "start", game="civ", players=2)
    workshop.language = "it"
    do(workshop, "go", at=0)
    shown = do(workshop, "paste")["draft"]["moves"]
    assert (shown["at"], shown["clip"]) == (1, "Copiato: Nota: Look")
    assert [*workshop.draft.entries] == [note]
    do(workshop, "undo")
    assert not workshop.draft.entries


def test_a_move_is_inserted_before_the_one_that_follows() -> None:
    workshop = begun()
    for key in ("draw", "draw"):
        workshop.handle({"do": "choose", "key": key})
    do(workshop, "go", at=0)
    assert do(workshop, "insert")["draft"]["moves"]["insert"] is True
    assert workshop.draft is not None
    legal = workshop.draft.at(0).decision
    assert legal is not None
    workshop.handle({"do": "choose", "key": legal.keys[0]})
    assert len(workshop.draft.entries) == 3
    assert workshop.at == 1
    assert do(workshop, "tab", id="moves")["draft"]["moves"]["insert"] is False, "only once"
    do(workshop, "undo")
    assert len(workshop.draft.entries) == 2
    assert do(workshop, "go", at=2)["draft"]["moves"]["insert"] is None


def test_a_move_is_pasted_only_where_its_player_sits() -> None:
    workshop = begun()
    workshop.handle({"do": "choose", "key": "draw"})
    do(workshop, "take", at=0)
    do(workshop, "rename", seat=0, name="Cleo")
    assert workshop.draft is not None
    before = workshop.draft.text
    shown = do(workshop, "paste")
    assert shown["toast"]["text"] == said("edit_nobody", "en", player="Anna")
    assert workshop.draft.text == before


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

    for text in (b"a" * 50_000_000, b"- note: a\n" * 2_501):
        bomb = base64.urlsafe_b64encode(zlib.compress(text, 9)).decode()
        with pytest.raises(ValueError, match="link"):
            text_of_link(bomb)
        assert linked(text.decode()) is None


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


@pytest.mark.parametrize("card", ["nothing", "army1", "inf", ""])
def test_no_card_can_be_picked_that_there_is_not(card: str) -> None:
    workshop = begun()
    shown = do(workshop, "pick", card=card)
    assert workshop.picked is None
    assert shown["draft"]["table"]["picked"] is None


def test_a_card_dropped_before_it_was_offered_a_place_goes_there_all_the_same() -> None:
    workshop = begun()
    shown = do(workshop, "drop", card="archery", zone="0/red")
    assert shown["toast"] is None
    assert workshop.draft is not None
    assert workshop.draft.zones["0/red"] == ["archery"]
    shown = do(workshop, "drop", card="tools", zone="0/red")
    assert shown["toast"]["text"] == said("edit_no_place", "en")
    assert workshop.draft.zones["0/red"] == ["archery"]


def test_of_a_card_of_civ_the_next_one_is_taken_by_the_same_click() -> None:
    workshop = begun("civ")
    for _ in range(2):
        do(workshop, "pick", card="army1")
        do(workshop, "put", zone="0/area", at=-1)
    assert workshop.draft is not None
    assert workshop.draft.zones["0/area"] == ["army1", "army1"]


def test_in_civ_nobody_shares_an_effect_or_is_passed_over() -> None:
    workshop = begun("civ", turns=3)
    do(workshop, "tab", id="moves")
    shown = do(workshop, "form", kind="ask", at=0)
    roles = shown["draft"]["moves"]["form"]["choices"]["role"]
    assert [one["id"] for one in roles] == ["affected", "obeys"]
