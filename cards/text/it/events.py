"""What happened, in a sentence each, with the reason; written so that no player's gender is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cards.text.it.moves import MOVES
from cards.text.it.tellings import TELLINGS

Sentence = Callable[[str, Mapping[str, Any]], str]

_SENTENCES: Mapping[str, Sentence] = {**MOVES, **TELLINGS}


def sentence(kind: str, player: str | None, data: Mapping[str, Any]) -> str:
    """An event as a sentence.

    >>> sentence("draw", "Andrea", {"card": 6, "value": 5, "age": 6})
    'Il mazzo dei 5 è vuoto, quindi Andrea pesca un 6.'

    Raises:
        KeyError: there are no words for this kind of event.
    """
    return _SENTENCES[kind](player or "", data)
