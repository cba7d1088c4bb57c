"""Every word of the interface, in English, Italian and French. The games' own texts are in `cards.text`.

By key in the modules of this package: English, Italian, French; what stands in braces is filled in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cards.terms import LANGUAGES, Language
from tutor.words import app, asking, editor, facts, learn, panels, publish, table, warnings

__all__ = ["NAMES", "editor_words", "plural", "preferred", "said", "spaced", "words"]

NAMES: Mapping[Language, str] = {"en": "English", "it": "Italiano", "fr": "Français"}
"""What each language calls itself."""

_ALL: Mapping[str, tuple[str, str, str]] = {
    **table.WORDS,
    **panels.WORDS,
    **app.WORDS,
    **learn.WORDS,
    **publish.WORDS,
}
_TIED = re.compile(r" (?=[;:!?»])|(?<=«) ")
_EDITOR: Mapping[str, tuple[str, str, str]] = {**editor.WORDS, **asking.WORDS}
_TOLD: Mapping[str, tuple[str, str, str]] = {**warnings.WORDS, **facts.WORDS}
"""What the editor says in sentences of its own; nothing that draws needs these words."""


@cache
def words(language: Language) -> Mapping[str, str]:
    """All words of the interface in a language."""
    place = LANGUAGES.index(language)
    return MappingProxyType({key: spaced(three[place], language) for key, three in _ALL.items()})


@cache
def editor_words(language: Language) -> Mapping[str, str]:
    """The words of the editor, which no scene needs."""
    place = LANGUAGES.index(language)
    return MappingProxyType({key: spaced(three[place], language) for key, three in _EDITOR.items()})


def said(key: str, language: Language, **filled: object) -> str:
    """A phrase with its gaps filled in.

    >>> said("period", "it", n=3)
    'Periodo 3'
    """
    place = LANGUAGES.index(language)
    found = next((known for known in (_ALL, _EDITOR, _TOLD) if key in known), _ALL)
    return spaced(found[key][place].format(**filled), language)


def spaced(text: str, language: str) -> str:
    """The text as it is set: in French the space before a high sign keeps it from the next line."""
    return _TIED.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def preferred(wanted: object) -> Language:
    """The first of the languages that a browser asks for in which everything is said.

    >>> preferred(["de-AT", "fr-CA", "en"])
    'fr'
    """
    codes = [str(one)[:2].lower() for one in wanted] if isinstance(wanted, list) else []
    return next((ours for one in codes for ours in LANGUAGES if ours == one), LANGUAGES[0])


def plural(icon: str, language: Language, count: int) -> str:
    """An icon's name for so many.

    >>> plural("leaf", "en", 1), plural("leaf", "en", 2)
    ('leaf', 'leaves')
    """
    return words(language)[icon if count == 1 else f"{icon}s"]
