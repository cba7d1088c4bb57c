"""What happened, in small facts: each event cites its rule and can say itself in three languages.

Data of the kinds of Innovation (players by name, cards by id, or by the number on the back for
those who may not know them):

    changes
    draw      card, value (asked for), age (of the pile it came from)
    reveal    card
    meld      card, from, splay (that it continues, or None)
    tuck      card, from, splay
    score     card, from
    return    card, from, owner
    transfer  card, from, owner, to, receiver
    exchange  given (cards), from, owner, taken (cards), to, receiver
    splay     colour, direction, was
    arrange   colour
    remove    (nothing: all hands, boards and scores)
    achieve   period (an age) or field; how: "action", "due" or "effect"

    tellings
    dogma     card, icon, counts {player: number}
    affect    card, effect (from 1), demand (bool: or a cooperative effect), role ("obeys", "shares",
              "acts", "immune"), icon, count, against (of the one who activated), by (that player),
              partner (True: passed over by a demand as a partner)
    choose    what ("colour", "value", "player", "option"), chosen
    decline   what the clause offers is declined
    nothing   why: "no_card" (nothing to act on), "none_due" (the number is 0), "not_so" (the condition
              does not hold), "not_done" (what "if you do" asks for was not done), "no_splay" (it
              changes nothing), "same_order" (a pile is put in the order it had), "no_exchange",
              "taken" (the field has an owner: field, owner), "nobody" (no single player wins),
              "no_effects" (a card without cooperative effects: card), "no_player" (nobody to
              choose), "none_to_obey" (no demand reaches anybody)
    execute   card
    repeat    card, effect
    bonus     drawn (bool), why: "shared" (by), "nobody" (nobody shared), "nothing" (sharing changed nothing),
              "partner" (only a partner's sharing changed something)
    turn      actions; first (in the first turn of all: the name that comes first, in the game's language)
    end       winners, reason; after INN-10.2 their points and achievements, and by: "points",
              "achievements" (the points are level) or "shared"

Data of the kinds of CIV (domains and effects by their ids; `standing` is count, the cards of the domain
in the play area now; needed, those that hegemony takes there; democracy, how many of them are due to
democracy cards, CIV-5.1):

    changes
    play      card, from, to, domain, level (that it opens, or None), standing (CIV-2.1, CIV-3.4, CIV-3.5)
    discard   card, from: "hand"; "area" with domain, standing; "embargo" with domain (CIV-3.2 to CIV-4.4)
    take      card, from, to: "hand" or (draft) "area"; from "area" with domain, standing (CIV-3.5);
              "discard" (CIV-3.6); "hand" with owner, receiver (CIV-4.2); "draft", "middle" (CIV-1.5)
    give      card, from: "hand" (CIV-4.2) or "draft" (CIV-1.5), to, receiver
    draw      card, era (CIV-1.4, CIV-1.5, CIV-2.3, CIV-4.4)
    lay       card, from, as: "embargo" with on (a player), domain: barred in that player's next turn, to its
              end (CIV-4.3); "democracy" with on, domain, standing (CIV-4.5); "open", in the draft (CIV-1.5)

    tellings
    affect    role: "acts" with ability, domain, level (None: a discard effect), count, needed (of cards for
              the level; CIV-3.1, CIV-4); "obeys" or "immune" with ability, domain, count, by (CIV-4.1)
    choose    what ("first", CIV-1.3; "player", "domain"), chosen
    copy      from (a player), ability, domain, level, count, needed, culture {player: number} (CIV-3.7)
    coin      why: "copied" (on, domain), "turn" (of the one who copied), "culture" (count, others: who have
              as many) (CIV-3.7)
    limit     limit, was (CIV-3.3)
    nothing   why: "barred" (barred: domains) or "no_hand" (CIV-2.1), "hand_full" (count, limit; CIV-2.3),
              "no_deck" (CIV-5.2), "culture" (why nothing could be copied: count, others; CIV-3.7)
    turn      what: "turn" with barred (domains), last_round (CIV-2.1); "last_round" with still (who plays
              after the one who has drawn the last card; CIV-5.2)
    end       winners, reason; CIV-5.1: domain, standing; CIV-5.3: leaders {domain: players}, points {player:
              number}, tied (with most points), by (the domain that was compared last, or None)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.program.paths import Path
from cards.terms import Language

Clause = tuple[str, int, Path]
"""What is being carried out: a card, its effect (from 0) and the path within."""


TELLINGS = frozenset(
    (
        "dogma", "affect", "choose", "decline", "nothing", "execute", "repeat", "bonus", "copy", "coin",
        "limit", "turn", "end",
    )
)  # fmt: skip
"""The kinds of events that only tell; all others change something in the game (INN-5.5)."""

_QUOTING = frozenset(("decline", "nothing"))
"""Kinds whose sentence quotes the words of the clause that was declined or did nothing."""


class Event:
    """One fact of a game."""

    __slots__ = ("clause", "data", "kind", "player", "rule")

    def __init__(
        self, kind: str, player: str | None, rule: str, data: Mapping[str, Any], clause: Clause | None
    ) -> None:
        self.kind = kind
        self.player = player
        self.rule = rule
        self.data = data
        self.clause = clause

    def text(self, language: Language = "en") -> str:
        """The event as a sentence."""
        from cards.text import clause_words, sentence

        game = "civ" if self.rule.startswith("CIV") else "innovation"
        data = self.data
        if game == "innovation" and self.clause is not None and self.kind in _QUOTING:
            data = {**data, "words": clause_words(*self.clause, language)}
        return sentence(self.kind, self.player, data, language, game)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.player!r}, {self.rule!r}, {dict(self.data)!r})"
