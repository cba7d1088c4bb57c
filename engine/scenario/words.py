"""Words for the reader of a scenario: titles, notes."""

from __future__ import annotations

from cards.terms import LANGUAGES
from engine.node import Node


def check_words(node: Node) -> None:
    """Words in one language, or in several by the languages' names."""
    if isinstance(node.value, dict):
        for words in node.fields(LANGUAGES).values():
            words.word("words")
    else:
        node.word("words, or a mapping of languages")
