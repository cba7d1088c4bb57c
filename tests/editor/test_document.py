"""Files keep what their authors wrote: comments, the order of keys, quotes, indentation."""

from __future__ import annotations

from random import Random

import pytest

from engine.reading import read_text
from tutor.pages.edit import open_draft
from tutor.pages.edit.document import document_text, read_document

FILE = """\
# A lesson about Banking
aula: 1   # the format
game: innovation
notes: 'Keep "these" quotes'
players: [Ann, Bob] # two of them
# where it begins
position:
  turn: Ann  # her turn
  # the supply
  piles: {5: [], 6: [vaccination]}
  players:
    Bob:
      hand: [writing] # a card of Bob's
      # what he has
      board:
        red: [coal]   # top first
        blue: {cards: [chemistry, calendar], splay: right}
    Ann:
      board: {green: [banking]}

moves:
  # first a word
  - note: {en: "Look!"}
  # she begins
  - Ann: dogma banking # it is a demand
  # and now
  - Bob: chemistry

  # the end
"""


def test_a_file_is_written_as_it_was_read() -> None:
    assert document_text(read_document(FILE), FILE) == FILE
    assert open_draft(FILE).text == FILE


def test_lists_that_are_not_indented_stay_so() -> None:
    text = "aula: 1\ngame: civ\nplayers:\n- Ann\n- Bob\nmoves: []\n"
    draft = open_draft(text)
    draft.say("title", "en", "Hello")
    assert "players:\n- Ann\n- Bob\n" in draft.text


def changed(text: str) -> set[str]:
    """The lines that are new or gone."""
    before, after = FILE.splitlines(), text.splitlines()
    return {line for line in before if line not in after} | {line for line in after if line not in before}


def test_a_change_touches_only_its_line() -> None:
    draft = open_draft(FILE)
    draft.put("tools", "1/hand")
    assert changed(draft.text) == {
        "      hand: [writing] # a card of Bob's",
        "      hand: [tools, writing] # a card of Bob's",
    }


def test_keys_stay_in_their_order_and_new_ones_come_where_they_belong() -> None:
    draft = open_draft(FILE)
    draft.say("title", "it", "Banche")
    draft.put("tools", "1/score")
    text = draft.text
    assert text.index("title:") < text.index("notes:")
    assert text.index("    Bob:") < text.index("    Ann:")
    places = [text.index(piece) for piece in ("hand:", "score: [tools]", "# what he has", "board:")]
    assert places == sorted(places)


@pytest.mark.parametrize("entry", [0, 1, 2])
def test_deleting_an_entry_keeps_the_comments_of_the_others(entry: int) -> None:
    draft = open_draft(FILE)
    draft.delete_entry(entry)
    for comment in ("# first a word", "# she begins", "# and now", "# the end"):
        assert comment in draft.text, comment
    assert ("# it is a demand" in draft.text) == (entry != 1)
    assert len(draft.entries) == 2


def test_comments_stay_before_what_they_speak_of() -> None:
    draft = open_draft(FILE)
    draft.write_entry(2, {"note": {"en": "One more"}}, new=True)
    lines = [line.strip() for line in draft.text.splitlines()]
    assert lines.index("# and now") + 1 == lines.index("- Bob: chemistry")
    assert lines.index("en: One more") < lines.index("# and now")


def test_any_change_can_be_taken_back_and_made_again() -> None:
    chance = Random(5)
    draft = open_draft(FILE)
    texts = [draft.text]
    for _ in range(40):
        card = chance.choice(("oars", "tools", "writing", "banking", "compass", "evolution"))
        zones = [zone for zone in draft.zones if draft.fits(card, zone)]  # type: ignore[attr-defined]
        draft.put(card, chance.choice(zones), chance.choice((0, -1)))
        read_text(draft.text, "the draft")
        if draft.text != texts[-1]:
            texts.append(draft.text)
    for text in reversed(texts):
        assert draft.text == text
        draft.undo()
    for text in texts:
        assert draft.text == text
        draft.redo()
    assert all(comment in draft.text for comment in ("# the supply", "# her turn", "# where it begins"))


def test_a_new_change_forgets_what_was_taken_back() -> None:
    draft = open_draft(FILE)
    draft.put("tools", "0/hand")
    draft.undo()
    draft.put("compass", "0/hand")
    assert not draft.can_redo
    draft.undo()
    assert draft.text == FILE
    assert not draft.can_undo


def test_what_is_refused_changes_nothing() -> None:
    draft = open_draft(FILE)
    with pytest.raises(ValueError, match="no name"):
        draft.rename(0, "draw")
    assert draft.text == FILE
    assert not draft.can_undo


def test_a_player_is_renamed_everywhere_but_in_prose() -> None:
    text = FILE.replace("Look!", "Ann begins.").replace(
        "  - Bob: chemistry",
        "  - ask:\n      who: {event: {kind: transfer, player: Ann}}\n  - Bob: chemistry",
    )
    draft = open_draft(text)
    draft.rename(0, "Zoé")
    assert draft.players == ("Zoé", "Bob")
    assert draft.turn == "Zoé"
    assert "Zoé: dogma banking # it is a demand" in draft.text
    assert "player: Zoé" in draft.text
    assert '"Ann begins."' in draft.text
    assert draft.played().misfit is None
