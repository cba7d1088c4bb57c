"""Words for the reader of a scenario: titles, notes."""

from __future__ import annotations

from cards.terms import LANGUAGES
from engine.node import Node


def read_words(node: Node) -> str | dict[str, str]:
    """Words in one language, or in several by the languages' names."""
    if isinstance(node.value, dict):
        return {language: words.word("words") for language, words in node.fields(LANGUAGES).items()}
    return node.word("words, or a mapping of languages")
