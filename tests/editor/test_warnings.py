"""Every warning: what it takes to be warned, the rule that is named, and silence without a reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from cards.rules import rules
from cards.terms import LANGUAGES
from tests.editor.table import civ, innovation
from tutor.pages.edit import Draft, open_draft
from tutor.pages.edit.checks import Warning, warnings
from tutor.words.warnings import WORDS


def position(draft: Draft, text: str) -> Draft:
    """The draft with another position, in one line."""
    before, _, after = draft.text.partition("position:\n  turn: Ann\n")
    return open_draft(f"{before}position: {text}\n{after}")


def lay(text: str, *players: str) -> Draft:
    return position(innovation(*players), text)


def lay_civ(text: str, *players: str) -> Draft:
    return position(civ(*players), text)


def with_option(draft: Draft) -> Draft:
    draft.option("setup", "draft")
    return draft


def misfit() -> Draft:
    draft = innovation()
    draft.record(0, "draw")
    draft.take_turn("Bob")
    return draft


def unexpected() -> Draft:
    return open_draft(innovation().text.replace("moves: []", "moves:\n  - Ann: draw\nexpect: {turn: Bob}"))


def no_answer() -> Draft:
    draft = innovation()
    draft.write_entry(0, {"ask": {"who": {"key": "dogma oars", "role": "obeys"}}}, new=True)
    return draft


def pointing_nowhere() -> Draft:
    draft = innovation()
    draft.write_entry(0, {"note": {"en": "Look."}, "look": ["Ann red", "oars", "graph Bob"]}, new=True)
    return draft


def half_translated() -> Draft:
    draft = innovation()
    draft.say("title", "it", "Titolo")
    draft.write_entry(0, {"note": {"en": "Look here."}}, new=True)
    return draft


TENS = "red: [robotics], yellow: [stem_cells], green: [databases], blue: [software], purple: [the_internet]"

CASES: dict[str, tuple[Callable[[], Draft], str | None]] = {
    "warn_twice": (lambda: lay("{turn: Ann, players: {Ann: {hand: [oars], score: [oars]}}}"), "INN-1.1"),
    "warn_untranslated": (half_translated, None),
    "warn_splay": (
        lambda: lay("{turn: Ann, players: {Ann: {board: {red: {cards: [oars], splay: left}}}}}"),
        "INN-8.1",
    ),
    "warn_colour": (lambda: lay("{turn: Ann, players: {Ann: {board: {blue: [oars]}}}}"), "INN-4.1"),
    "warn_age": (lambda: lay("{turn: Ann, piles: {2: [oars]}}"), "INN-1.1"),
    "warn_achieved": (
        lambda: lay("{turn: Ann, players: {Ann: {achievements: [4]}, Bob: {achievements: [4]}}}"),
        "INN-6.2",
    ),
    "warn_open_and_achieved": (
        lambda: lay("{turn: Ann, periods: [4], players: {Ann: {achievements: [4]}}}"),
        "INN-6.2",
    ),
    "warn_won": (
        lambda: lay("{turn: Ann, players: {Ann: {achievements: [1, 2, 3, 4, 5, 6]}}}"),
        "INN-10.1",
    ),
    "warn_periods": (lambda: lay("{turn: Ann, periods: [1, 2]}"), "INN-1.2"),
    "warn_no_turn": (lambda: lay("{players: {Ann: {score: [oars]}}}"), "INN-1.4"),
    "warn_due": (
        lambda: lay(f"{{turn: Ann, players: {{Ann: {{board: {{{TENS}}}}}}}}}"),
        "INN-9.5",
    ),
    "warn_out": (lambda: lay("{turn: Ann, piles: {3: []}}"), None),
    "warn_out_1": (
        lambda: lay(
            "{turn: Ann, piles: {10: [robotics, ai, software, databases, the_internet, miniaturization,"
            " globalization, bioengineering, stem_cells]}}"
        ),
        None,
    ),
    "warn_copies": (lambda: lay_civ("{turn: Ann, discard: [army3, army3, army3, army3, army3]}"), "CIV-1.1"),
    "warn_embargo": (lambda: lay_civ("{turn: Ann, players: {Bob: {embargo: {army: army1}}}}"), "CIV-4.3"),
    "warn_coin_own": (lambda: lay_civ("{turn: Ann, coin: {player: Ann, domain: army, by: Ann}}"), "CIV-3.7"),
    "warn_coin_culture": (
        lambda: lay_civ("{turn: Ann, coin: {player: Ann, domain: culture, by: Bob}}"),
        "CIV-3.7",
    ),
    "warn_draft_turn": (lambda: with_option(lay_civ("{turn: Ann, step: draft}")), "CIV-1.5"),
    "warn_draft": (lambda: lay_civ("{step: draft}"), "CIV-1.5"),
    "warn_step": (lambda: lay_civ("{step: play}"), "CIV-2.1"),
    "warn_no_turn_civ": (lambda: lay_civ("{discard: [army1]}"), "CIV-1.4"),
    "warn_draft_hand": (lambda: with_option(lay_civ("{players: {Ann: {hand: [army1]}}}")), "CIV-1.5"),
    "warn_hegemony": (
        lambda: lay_civ(f"{{turn: Ann, players: {{Ann: {{area: [{', '.join(['army1'] * 8)}]}}}}}}"),
        "CIV-5.1",
    ),
    "warn_nothing_to_play": (lambda: lay_civ("{turn: Ann}"), "CIV-2.1"),
    "last_round": (lambda: lay_civ("{turn: Ann, deck: []}"), "CIV-5.2"),
    "warn_misfit": (misfit, None),
    "warn_expect": (unexpected, None),
    "warn_question": (no_answer, None),
    "warn_point": (pointing_nowhere, None),
    "warn_over": (
        lambda: lay(f"{{turn: Ann, players: {{Ann: {{achievements: [1, 2, 3, 4, 5], board: {{{TENS}}}}}}}}}"),
        "INN-10.1",
    ),
    "warn_engine": (
        lambda: lay_civ("{deck: [army1]}"),
        None,
    ),
}

GRAVE = frozenset(
    ("warn_twice", "warn_splay", "warn_colour", "warn_age", "warn_achieved", "warn_open_and_achieved",
     "warn_won", "warn_no_turn", "warn_copies", "warn_embargo", "warn_coin_own", "warn_coin_culture",
     "warn_draft_turn", "warn_draft", "warn_step", "warn_no_turn_civ", "warn_draft_hand", "warn_engine")
)  # fmt: skip
"""These keep the table from being laid out."""


def found(draft: Draft, key: str) -> list[Warning]:
    """The warnings of a kind."""
    words = WORDS.get(key, ["The deck is empty"])[0]
    pieces = [piece for piece in re.split(r"\{\w+\}", words) if piece.strip(" .,:")]
    return [one for one in warnings(draft, "en") if all(piece in one.text for piece in pieces)]


@pytest.mark.parametrize("key", CASES)
def test_each_warning_is_given_with_its_rule(key: str) -> None:
    make, rule = CASES[key]
    draft = make()
    given = found(draft, key)
    assert given, [one.text for one in warnings(draft, "en")]
    assert given[0].rule == rule or rule is None
    assert given[0].rule is None or given[0].rule in rules("en")
    if key in GRAVE:
        assert given[0].grave
        assert draft.played().trouble is not None
    assert (draft.played().game is None) == (key in GRAVE)


@pytest.mark.parametrize("key", CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_warnings_have_words_in_every_language(key: str, language: str) -> None:
    for one in warnings(CASES[key][0](), language):  # type: ignore[arg-type]
        assert one.text
        assert "{" not in one.text


def test_all_warnings_are_shown_here() -> None:
    assert set(WORDS) <= set(CASES)


@pytest.mark.parametrize("make", [innovation, civ])
def test_no_warning_without_a_reason(make: Callable[[], Draft]) -> None:
    draft = make()
    draft.put("oars" if draft.game == "innovation" else "army1", "0/hand")
    assert warnings(draft, "en") == []


def test_who_writes_in_two_languages_is_told_what_lacks_one() -> None:
    draft = half_translated()
    draft.say("title", "it", "")
    assert not [one for one in warnings(draft, "en") if "missing" in one.text]
    draft.say("title", "it", "Titolo")
    draft.say("title", "en", "Title")
    (found,) = [one for one in warnings(draft, "en") if "missing" in one.text]
    assert (found.text, found.entry, found.grave) == ("“Look here.” is missing in: Italiano.", 1, False)
