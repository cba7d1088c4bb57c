"""What is asked in Innovation: the question, its answers in words, and why other cards cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cards.terms import Language
from cards.text import answer, prompt
from engine.decisions import PASS, Decision
from engine.innovation.deck import BY_ID
from engine.innovation.moves import BOARD, HAND, SCORE
from tutor.explain import parts
from tutor.scene import Focus
from tutor.words import said

if TYPE_CHECKING:
    from engine.innovation import Innovation
    from tutor.session import Session

__all__ = ["Asked", "ask", "asked_of", "previews"]

TELLINGS = frozenset(
    ("dogma", "affect", "choose", "decline", "nothing", "execute", "repeat", "bonus", "turn", "end")
)
"""The kinds of events that change nothing in the game."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The pending decision as it bears on what lies on the table."""

    decision: Decision | None
    mine: bool
    acts: Mapping[str, str]
    """The legal answers and their words."""
    cards: Mapping[str, str]
    """The legal answer that each card stands for, by card."""
    picked: str | None
    """The answer that is being looked at."""
    no: Mapping[int, str]
    """Why a card at a place of one's own (hand, score, board) cannot be chosen."""
    not_mine: str | None
    """Why a card of another player cannot be chosen."""

    def on(self, key: str) -> dict[str, Any]:
        """What is drawn on something that stands for an answer, if it is legal."""
        return {"key": key, "act": self.acts[key]} if key in self.acts else {"key": None, "act": None}


_NOTHING = Asked(None, False, {}, {}, None, {}, None)


def previews(key: str) -> bool:
    """Whether it can be shown beforehand what an answer will do."""
    return key.startswith("dogma ")


def asked_of(game: Innovation, viewer: str | None, language: Language, looked: str | None) -> Asked:
    """The pending decision, if the viewer answers it."""
    decision = game.decision
    if decision is None or viewer not in (None, decision.player):
        return _NOTHING
    data = _data(game, decision)
    acts = {key: answer(decision.kind, key, data, language) for key in decision.keys}
    if decision.kind == "action":
        cards = {card: key for key in decision.keys if (card := key.partition(" ")[2]) in BY_ID}
        no = {HAND: "", SCORE: said("in_score", language), BOARD: said("not_top", language)}
        not_mine = said("not_yours", language)
    else:
        cards = _cards(decision)
        question = prompt(decision.kind, decision.player, data, language)
        because = said("not_asked", language, text=question)
        no = dict.fromkeys((HAND, SCORE, BOARD), because)
        not_mine = because
    return Asked(decision, True, acts, cards, looked if looked in acts else None, no, not_mine)


def _cards(decision: Decision) -> dict[str, str]:
    """The answer that each card stands for; hidden cards of equal value share one."""
    named: dict[str, str] = {}
    if decision.kind in ("card", "order", "setup"):
        for key, value in zip(decision.keys, decision.values, strict=True):
            for card in value if isinstance(value, tuple) else (value,):
                if card != PASS:
                    named[card.id] = key
    return named


def _data(game: Innovation, decision: Decision) -> dict[str, Any]:
    """What the texts want to know of a question."""
    about = dict(decision.about)
    if "card" in about:
        about["card"] = about["card"].card
    by = game.players[game.stack[-1].me] if game.stack else decision.player
    return {**about, "named": decision.named, "due": decision.due, "by": by}


def ask(
    session: Session, asked: Asked, viewer: str | None, language: Language, focus: Focus
) -> dict[str, Any] | None:
    """The question and its answers; null when the game is over."""
    game: Any = session.shown
    if session.event is not None:
        return _plain("between", None, said("between", language))
    decision = game.decision
    if decision is None:
        return None
    if focus.pass_on:
        ready = {
            "key": "ready", "words": said("ready", language, player=decision.player), "kind": "ready",
            "primary": True, "card": None, "picked": False, "preview": False, "played": False,
            "send": {"do": "ready"},
        }  # fmt: skip
        words = said("pass_on", language, player=decision.player)
        return {**_plain("pass_on", decision.player, words), "mine": True, "answers": [ready]}
    if not asked.mine:
        waiting = said("waiting", language, player=decision.player)
        return {**_plain(decision.kind, decision.player, waiting), "auto": focus.auto}
    question = prompt(decision.kind, decision.player, _data(game, decision), language)
    cards = tuple(card for card in (_about(decision),) if card)
    return {
        "player": decision.player,
        "mine": True,
        "kind": decision.kind,
        "prompt": question,
        "parts": parts(question, game.name, language, cards),
        "more": _consequence(game, decision, language),
        "auto": False,
        "note": said("past", language) if session.at < session.last and not focus.walk else None,
        "answers": [
            _answer(key, words, decision, asked, session.played) for key, words in asked.acts.items()
        ],
    }


def _plain(kind: str, player: str | None, words: str) -> dict[str, Any]:
    return {
        "player": player, "mine": False, "kind": kind, "prompt": words, "parts": [{"text": words}],
        "more": None, "note": None, "auto": False, "answers": [],
    }  # fmt: skip


def _about(decision: Decision) -> str | None:
    card = decision.about.get("card")
    return None if card is None else card.id


def _answer(key: str, words: str, decision: Decision, asked: Asked, played: str | None) -> dict[str, Any]:
    first, _, rest = key.partition(" ")
    kind = first if decision.kind == "action" else PASS if key == PASS else decision.kind
    card = rest if decision.kind == "action" else key
    return {
        "key": key,
        "words": words,
        "kind": kind,
        "primary": decision.kind == "whole" and key != PASS,
        "card": card if card in BY_ID else None,
        "picked": key == asked.picked,
        "preview": previews(key),
        "played": key == played,
        "send": {"do": "choose", "key": key},
    }


def _consequence(game: Innovation, decision: Decision, language: Language) -> str | None:
    """What follows from answering besides what the card says: the sharing bonus (INN-5.5)."""
    if decision.clause is None:
        return None
    role, by, changed = _part_going_on(game)
    if role != "shares" or game.teams[game.players.index(by)] == game.teams[decision.seat]:
        return None
    return said("more_bonus_sure" if changed else "more_bonus", language, player=by)


def _part_going_on(game: Innovation) -> tuple[str, str, bool]:
    """The role of the one who acts, who activated the card, and whether sharing has changed anything yet."""
    role, by, changed, shared = "", "", False, False
    for event in reversed(game.events):
        if event.kind == "dogma":
            break
        changed = changed or event.kind not in TELLINGS
        if event.kind == "affect":
            role = role or event.data["role"]
            by = event.data["by"]
            shared = shared or (event.data["role"] == "shares" and changed)
            changed = False
    return role, by, shared
