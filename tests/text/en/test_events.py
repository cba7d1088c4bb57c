"""Every kind of event, and every reason, as an English sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.text.en.events import sentence

CARRIED = {"card": "banking", "effect": 1, "icon": "crown", "by": "Andrea"}

SENTENCES: list[tuple[str, str | None, dict[str, Any], str]] = [
    ("draw", "Andrea", {"card": "oars", "value": 1, "age": 1}, "Andrea draws Oars (1)."),
    ("draw", "Andrea", {"card": 8, "value": 8, "age": 8}, "Andrea draws an 8."),
    ("draw", "Andrea", {"card": 6, "value": 5, "age": 6}, "The pile of 5s is empty, so Andrea draws a 6."),
    (
        "draw",
        "Andrea",
        {"card": 8, "value": 5, "age": 8},
        "The piles of 5s, 6s and 7s are empty, so Andrea draws an 8.",
    ),
    (
        "draw",
        "Andrea",
        {"card": "oars", "value": 0, "age": 1},
        "A value of 0 counts as 1, so Andrea draws Oars (1).",
    ),
    (
        "draw",
        "Andrea",
        {"card": 2, "value": 0, "age": 2},
        "A value of 0 counts as 1 and the pile of 1s is empty, so Andrea draws a 2.",
    ),
    ("reveal", "Luca", {"card": "oars", "owner": "Luca"}, "Luca reveals Oars (1) to everybody."),
    ("meld", "Luca", {"card": "oars", "from": "hand", "splay": None}, "Luca melds Oars (1)."),
    (
        "meld",
        "Luca",
        {"card": "oars", "from": "score", "splay": "left"},
        "Luca melds Oars (1) from their score. The pile stays splayed left.",
    ),
    (
        "tuck",
        "Luca",
        {"card": "oars", "from": "hand", "splay": "up"},
        "Luca tucks Oars (1) under its pile. The pile stays splayed up.",
    ),
    ("score", "Luca", {"card": "coal", "from": "board"}, "Luca scores Coal (5) from their board."),
    ("score", "Luca", {"card": 5, "from": "hand"}, "Luca scores a 5."),
    (
        "return",
        "Luca",
        {"card": "coal", "from": "hand", "owner": "Luca"},
        "Luca returns Coal (5) from their hand to the bottom of the pile of 5s.",
    ),
    (
        "return",
        "Luca",
        {"card": 8, "from": "score", "owner": "Carlo"},
        "Luca returns an 8 from Carlo's score to the bottom of the pile of 8s.",
    ),
    (
        "transfer",
        "Luca",
        {"card": "oars", "from": "hand", "owner": "Luca", "to": "score", "receiver": "Andrea"},
        "Luca transfers Oars (1) from their hand to Andrea's score.",
    ),
    (
        "transfer",
        "Luca",
        {"card": 5, "from": "score", "owner": "Luca", "to": "hand", "receiver": "Luca"},
        "Luca transfers a 5 from their score to their hand.",
    ),
    (
        "transfer",
        "Luca",
        {
            "card": "coal",
            "from": "board",
            "owner": "Andrea",
            "to": "board",
            "receiver": "Luca",
            "splay": "right",
        },
        "Luca transfers Coal (5) from Andrea's board to their own board. The pile stays splayed right.",
    ),
    (
        "exchange",
        "Luca",
        {
            "given": ["oars", "coal"],
            "from": "hand",
            "owner": "Luca",
            "taken": [5, 5, 8],
            "to": "hand",
            "receiver": "Carlo",
        },
        "Luca exchanges Oars (1) and Coal (5) from their hand with two 5s and an 8 from Carlo's hand.",
    ),
    (
        "exchange",
        "Luca",
        {"given": [], "from": "hand", "owner": "Luca", "taken": [5], "to": "score", "receiver": "Luca"},
        "Luca exchanges nothing from their hand with a 5 from their score: one side may be empty.",
    ),
    (
        "splay",
        "Luca",
        {"colour": "green", "direction": "right", "was": None},
        "Luca splays their green cards right.",
    ),
    (
        "splay",
        "Luca",
        {"colour": "red", "direction": "up", "was": "left"},
        "Luca splays their red cards up; they were splayed left before.",
    ),
    ("arrange", "Luca", {"colour": "blue"}, "Luca puts their blue cards in a new order."),
    (
        "remove",
        "Luca",
        {},
        "All hands, boards and scores are removed from the game, and the dogma ends at once.",
    ),
    (
        "achieve",
        "Luca",
        {"period": 3, "how": "action"},
        "Luca has at least 15 points in their score and a top card of value 3 or higher, "
        "and achieves period 3.",
    ),
    (
        "achieve",
        "Luca",
        {"field": "world", "how": "due"},
        "Luca has twelve or more clocks on their board, and claims the World field.",
    ),
    (
        "achieve",
        "Luca",
        {"field": "monument", "how": "due"},
        "Luca has tucked or scored six or more cards in one turn, and claims the Monument field.",
    ),
    (
        "achieve",
        "Luca",
        {"field": "empire", "how": "effect"},
        "Luca claims the Empire field through the effect of this card.",
    ),
    (
        "dogma",
        "Andrea",
        {"card": "banking", "icon": "crown", "counts": {"Andrea": 2, "Carlo": 0}},
        "Andrea activates Banking. Crowns on the boards: Andrea 2, Carlo 0.",
    ),
    (
        "dogma",
        "Andrea",
        {"card": "ai", "icon": "bulb", "counts": {"Andrea": 2, "Carlo": 0}},
        "Andrea activates A.I. Bulbs on the boards: Andrea 2, Carlo 0.",
    ),
    (
        "affect",
        "Luca",
        {**CARRIED, "role": "obeys", "count": 0, "against": 2},
        "Luca has no crowns, fewer than Andrea (2), so Luca must obey.",
    ),
    (
        "affect",
        "Luca",
        {**CARRIED, "role": "immune", "count": 2, "against": 2},
        "Luca has 2 crowns, as many as Andrea, so the demand does not affect Luca.",
    ),
    (
        "affect",
        "Luca",
        {**CARRIED, "effect": 2, "role": "shares", "count": 3, "against": 2},
        "Luca has 3 crowns, more than Andrea (2), so Luca shares the effect.",
    ),
    (
        "affect",
        "Luca",
        {**CARRIED, "effect": 2, "role": "immune", "count": 1, "against": 2},
        "Luca has 1 crown, fewer than Andrea (2), so Luca does not share the effect.",
    ),
    (
        "affect",
        "Andrea",
        {**CARRIED, "effect": 2, "role": "acts", "count": 2, "against": 2},
        "Andrea activated Banking and carries out effect 2 after all who share it.",
    ),
    (
        "affect",
        "Luca",
        {**CARRIED, "role": "immune", "count": 1, "against": 2, "partner": True},
        "Luca is Andrea's partner, so the demand passes Luca over.",
    ),
    ("choose", "Luca", {"what": "colour", "chosen": "green"}, "Luca chooses green."),
    ("choose", "Luca", {"what": "value", "chosen": 7}, "Luca chooses the value 7."),
    ("choose", "Luca", {"what": "player", "chosen": "Carlo"}, "Luca chooses Carlo."),
    ("choose", "Luca", {"what": "option", "chosen": "2"}, "Luca chooses the second alternative."),
    ("decline", "Luca", {}, "Luca chooses not to do it."),
    ("decline", "Luca", {"named": 2}, "Luca stops here."),
    (
        "execute",
        "Luca",
        {"card": "genetics"},
        "Luca carries out the cooperative effects of Genetics alone; nobody shares them.",
    ),
    ("repeat", "Luca", {"card": "astronomy", "effect": 1}, "Luca repeats effect 1 of Astronomy."),
    (
        "bonus",
        "Andrea",
        {"drawn": True, "why": "shared", "by": ("Carlo", "Luca")},
        "Carlo and Luca shared, and something changed: Andrea draws a card as the sharing bonus.",
    ),
    (
        "bonus",
        "Andrea",
        {"drawn": False, "why": "nobody"},
        "No other player shared, so Andrea gets no sharing bonus.",
    ),
    (
        "bonus",
        "Andrea",
        {"drawn": False, "why": "nothing"},
        "Sharing changed nothing, so Andrea gets no sharing bonus.",
    ),
    (
        "bonus",
        "Andrea",
        {"drawn": False, "why": "partner"},
        "Only a partner's sharing changed something, so Andrea gets no sharing bonus.",
    ),
    (
        "turn",
        "Luca",
        {"actions": 1, "first": "Agriculture"},
        "Agriculture comes first in the alphabet, so Luca begins, with one action.",
    ),
    ("turn", "Luca", {"actions": 2}, "It is Luca's turn, with two actions."),
    (
        "turn",
        "Luca",
        {"actions": 1},
        "It is Luca's turn, with one action only, because the game has just begun.",
    ),
    (
        "end",
        None,
        {"winners": ["Luca"], "reason": "INN-10.1"},
        "Luca has enough achievements: Luca wins the game.",
    ),
    (
        "end",
        None,
        {"winners": ["Luca"], "reason": "INN-10.2", "points": 31, "achievements": 2, "by": "points"},
        "A card above age 10 would have to be drawn, so the game ends: Luca wins with the most points, 31.",
    ),
    (
        "end",
        None,
        {"winners": ["Luca"], "reason": "INN-10.2", "points": 31, "achievements": 2, "by": "achievements"},
        "A card above age 10 would have to be drawn, so the game ends: Luca wins with the most points, 31, "
        "and among equals the most achievements, 2.",
    ),
    (
        "end",
        None,
        {
            "winners": ["Luca", "Carlo"],
            "reason": "INN-10.2",
            "points": 31,
            "achievements": 2,
            "by": "shared",
        },
        "A card above age 10 would have to be drawn, so the game ends: Luca and Carlo win together, level "
        "with 31 points and 2 achievements.",
    ),
    (
        "nothing",
        "Luca",
        {"why": "not_so", "words": "If it has a castle"},
        "The condition “If it has a castle” does not hold, so Luca skips this part.",
    ),
    (
        "decline",
        "Luca",
        {"words": "You may splay your green cards right"},
        "Luca chooses not to do it: “You may splay your green cards right”.",
    ),
    (
        "end",
        None,
        {"winners": ["Luca"], "reason": "INN-10.3"},
        "Luca wins the game through the effect of this card.",
    ),
]

REASONS = {
    "no_card": "There is no card to do this with, so Luca does nothing here.",
    "none_due": "The number comes to 0, so Luca does nothing here.",
    "not_so": "The condition does not hold, so Luca skips this part.",
    "not_done": "That was not done, so Luca skips what depends on it.",
    "no_splay": "Luca has nothing to splay: it takes two or more cards of a colour that is not splayed this "
    "way yet.",
    "no_exchange": "There is no card on either side, so nothing is exchanged.",
    "same_order": "The cards lie in the same order as before, so nothing has changed.",
    "taken": "Carlo already has the World field, so Luca cannot claim it.",
    "nobody": "No single player comes first, so nobody wins and the game goes on.",
    "no_effects": "Archery has no cooperative effect, so nothing happens.",
    "no_player": "There is no player whom Luca could choose, so nothing happens.",
    "none_to_obey": "Nobody has to obey this demand.",
}


@pytest.mark.parametrize(("kind", "player", "data", "text"), SENTENCES)
def test_what_an_event_says(kind: str, player: str | None, data: dict[str, Any], text: str) -> None:
    assert sentence(kind, player, data) == text


@pytest.mark.parametrize("why", REASONS)
def test_why_nothing_happened(why: str) -> None:
    data = {"why": why, "field": "world", "owner": "Carlo", "card": "archery"}
    assert sentence("nothing", "Luca", data) == REASONS[why]


def test_a_field_that_is_taken_already_by_oneself() -> None:
    data = {"why": "taken", "field": "world", "owner": "Luca"}
    assert sentence("nothing", "Luca", data) == "Luca already has the World field, so nothing happens."


def test_nobody_is_called_he_or_she() -> None:
    for kind, player, data, _ in SENTENCES:
        assert not re.search(r"\b(he|she|his|her|him)\b", sentence(kind, player, data), re.IGNORECASE)


def test_an_unknown_kind_has_no_sentence() -> None:
    with pytest.raises(KeyError):
        sentence("embargo", "Luca", {})
