"""What is asked: the question, what follows from it, and the answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cards.terms import Language
from engine.decisions import PASS, Decision
from engine.game import Game
from engine.innovation.deck import ReadyCard
from tutor.table.explain import parts
from tutor.table.focus import Focus
from tutor.table.scene.asked import WHERE, Asked, card_of, previews, question
from tutor.table.scene.shape import SceneAnswer, SceneAsk
from tutor.words import said

if TYPE_CHECKING:
    from tutor.table.session import Session

__all__ = ["ask"]

NAMING = ("setup", "card", "order", "draft", "play")
"""The decisions whose answers name a card, and do not say what is done with it."""


def ask(session: Session, asked: Asked, language: Language, focus: Focus) -> SceneAsk | None:
    """The question and its answers; null when the game is over."""
    game = session.shown
    if focus.telling:
        return _plain("telling", None, said("telling", language))
    if session.event is not None:
        return _plain("between", None, said("between", language))
    decision = game.decision
    if decision is None:
        return None
    if focus.pass_on:
        ready: SceneAnswer = {
            "key": "ready", "words": said("ready", language, player=decision.player), "kind": "ready",
            "primary": True, "card": None, "picked": False, "preview": False, "played": None,
            "send": {"do": "ready"},
        }  # fmt: skip
        words = said("pass_on", language, player=decision.player)
        return {**_plain("pass_on", decision.player, words), "mine": True, "answers": [ready]}
    if asked.decision is None:
        waiting = said("waiting", language, player=decision.player)
        return {
            **_plain(decision.kind, decision.player, waiting),
            "auto": focus.auto,
            "thinking": focus.thinking,
        }
    prompt = question(game, language)
    about = _about(decision)
    cards = () if about is None else (about,)
    return {
        "player": decision.player,
        "mine": True,
        "kind": decision.kind,
        "prompt": prompt,
        "parts": parts(prompt, game.name, language, cards),
        "more": _consequence(game, decision, language),
        "auto": False,
        "thinking": False,
        "note": said("past", language) if session.at < session.last and not focus.walk else None,
        "answers": [
            _answer(key, words, decision, asked, language, key == session.played)
            for key, words in asked.acts.items()
        ],
    }


def _plain(kind: str, player: str | None, words: str) -> SceneAsk:
    return {
        "player": player, "mine": False, "kind": kind, "prompt": words, "parts": [{"text": words}],
        "more": None, "note": None, "auto": False, "thinking": False, "answers": [],
    }  # fmt: skip


def _about(decision: Decision) -> str | None:
    card = decision.about.get("card")
    return card.id if isinstance(card, ReadyCard) else None


def _answer(
    key: str, words: str, decision: Decision, asked: Asked, language: Language, played: bool
) -> SceneAnswer:
    kind = PASS if key == PASS else decision.kind
    if decision.kind in WHERE:
        kind = key.partition(" ")[0]
    answer: SceneAnswer = {
        "key": key,
        "words": words,
        "kind": kind,
        "primary": decision.kind == "whole" and key != PASS,
        "card": card_of(key),
        "picked": key == asked.looked,
        "preview": previews(key),
        "played": said("played", language) if played else None,
        "send": {"do": "choose", "key": key},
    }
    if decision.kind in NAMING:
        answer["does"] = said("choose_it", language, it=words)
    return answer


def _consequence(game: Game, decision: Decision, language: Language) -> str | None:
    """What follows from answering besides what the card says: the sharing bonus (INN-5.5)."""
    if decision.clause is None or game.name != "innovation":
        return None
    role, by, changed = _part_going_on(game)
    if role != "shares" or game.teams[game.players.index(by)] == game.teams[decision.seat]:
        return None
    return said("more_bonus_sure" if changed else "more_bonus", language, player=by)


def _part_going_on(game: Game) -> tuple[str, str, bool]:
    """The role of the one who acts, who activated the card, and whether sharing has changed anything yet."""
    role, by, changed, shared = "", "", False, False
    for event in reversed(game.events):
        if event.kind == "dogma":
            break
        changed = changed or event.changes
        if event.kind == "affect":
            role = role or event.data["role"]
            by = event.data["by"]
            shared = shared or (event.data["role"] == "shares" and changed)
            changed = False
    return role, by, shared
