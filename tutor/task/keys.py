"""Answers in words, also those that are not legal now."""

from __future__ import annotations

from cards.terms import Language
from cards.text import answer
from engine.game import Game

_ACTIONS = ("play", "effects")
"""What is asked in the steps of a turn of CIV."""


def key_words(game: Game, key: str, language: Language) -> str:
    """An answer to what is asked now, in the words of its button."""
    asked = game.decision
    if asked is None:
        return key
    about = dict(asked.about)
    if "card" in about:
        about["card"] = about["card"].card
    kind = asked.kind
    if kind in _ACTIONS:
        # What belongs to another step of the turn has words as well.
        kind = "play" if key.startswith("play ") else "effects"
    by = game.players[game.stack[-1].me] if game.stack else asked.player
    try:
        return answer(
            kind, key, {**about, "named": asked.named, "due": asked.due, "by": by}, language, game.name
        )
    except (KeyError, ValueError, IndexError):
        return key
