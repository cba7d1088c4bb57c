"""Answers in words, also those that are not legal now."""

from __future__ import annotations

from cards.terms import Language
from cards.text import answer, card_name
from engine.game import Game
from tutor.words import said

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
    by = game.players[asked.by]
    try:
        return answer(
            kind, key, {**about, "named": asked.named, "due": asked.due, "by": by}, language, game.name
        )
    except (KeyError, ValueError, IndexError):
        return key


def beginning(game: Game, key: str, language: Language) -> str:
    """What is about to be done, as a sentence."""
    assert game.decision is not None
    player = game.decision.player
    match key.split(" "):
        case ["dogma" | "meld" | "play" as action, card]:
            return said(f"task_begin_{action}", language, player=player, card=card_name(card, language))
        case ["achieve", age]:
            return said("task_begin_achieve", language, player=player, age=age)
        case ["draw" | "end" as action]:
            return said(f"task_begin_{action}", language, player=player)
        case _:
            return said("task_chooses", language, player=player, answer=key_words(game, key, language))
