"""Answers in words, also those that are not legal now."""

from __future__ import annotations

from cards.terms import Language
from cards.text import answer
from engine.game import Game


def key_words(game: Game, key: str, language: Language) -> str:
    """An answer to what is asked now, in the words of its button."""
    asked = game.decision
    if asked is None:
        return key
    about = dict(asked.about)
    if "card" in about:
        about["card"] = about["card"].card
    by = game.players[game.stack[-1].me] if game.stack else asked.player
    try:
        return answer(
            asked.kind, key, {**about, "named": asked.named, "due": asked.due, "by": by}, language, game.name
        )
    except (KeyError, ValueError, IndexError):
        return key
