"""Every word of the interface, in English, Italian and French. The games' own texts are in `cards.text`.

By key in the modules of this package: English, Italian, French; what stands in braces is filled in. No key is
in two modules, and all are looked up by `said`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from cards.terms import LANGUAGES, Colour, Language, Texts
from cards.text.fr.words import COLOURS as PILES
from tutor.words import (
    advice,
    app,
    asking,
    courses,
    editor,
    exercises,
    facts,
    first,
    learn,
    panels,
    present,
    publish,
    questions,
    reference,
    site,
    table,
    warnings,
    worksheet,
)

__all__ = ["NAMES", "by_language", "pile_colour", "plural", "preferred", "said", "spaced", "spoken", "words"]

NAMES: Mapping[Language, str] = {"en": "English", "it": "Italiano", "fr": "Français"}
"""What each language calls itself."""

Page = Literal["scene", "edit", "present"]

_DRAWN: Mapping[Page, Mapping[str, Texts]] = {
    "scene": {
        **table.WORDS,
        **panels.WORDS,
        **app.WORDS,
        **learn.WORDS,
        **publish.WORDS,
        **reference.WORDS,
        **first.WORDS,
        **courses.WORDS,
    },
    "edit": {**editor.WORDS, **asking.WORDS, **courses.MAKING},
    "present": present.WORDS,
}
"""The words that a drawing needs by itself."""
_ALL: Mapping[str, Texts] = {
    **_DRAWN["scene"],
    **_DRAWN["edit"],
    **_DRAWN["present"],
    **present.KEYS,
    **warnings.WORDS,
    **facts.WORDS,
    **advice.WORDS,
    **questions.WORDS,
    **exercises.WORDS,
    **worksheet.WORDS,
    **site.WORDS,
    **courses.PLOTS,
    **courses.WARNINGS,
}
_TIED = re.compile(r" (?=[;:!?»])|(?<=«) ")


@cache
def words(language: Language, page: Page = "scene") -> Mapping[str, str]:
    """All words that a scene needs in a language, or those that the editor or the presentation adds."""
    place = LANGUAGES.index(language)
    return MappingProxyType({key: spaced(three[place], language) for key, three in _DRAWN[page].items()})


def said(key: str, language: Language, /, **filled: object) -> str:
    """A phrase with its gaps filled in.

    >>> said("period", "it", n=3)
    'Periodo 3'
    """
    return spaced(_ALL[key][LANGUAGES.index(language)].format(**filled), language)


def by_language(key: str, /, **filled: object | Callable[[Language], object]) -> Mapping[str, str]:
    """A phrase in every language; what is filled in may be a function of the language.

    >>> by_language("exercise_hegemony", domain=str.upper)["it"]
    'Egemonia: IT.'
    """
    return {
        language: said(key, language, **{gap: _in(language, value) for gap, value in filled.items()})
        for language in LANGUAGES
    }


def _in(language: Language, value: object | Callable[[Language], object]) -> object:
    return value(language) if callable(value) else value


def spoken(texts: Any, language: Language) -> str:
    """A text of a file in a language, or in the first one in which there is any; "" where there is none."""
    if isinstance(texts, str):
        return texts
    if not isinstance(texts, Mapping):
        return ""
    return next((spaced(str(texts[code]), code) for code in (language, *LANGUAGES) if code in texts), "")


def spaced(text: str, language: str) -> str:
    """The text as it is set: in French the space before a high sign keeps it from the next line."""
    return _TIED.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def preferred(wanted: object) -> Language:
    """The first of the languages that a browser asks for in which everything is said.

    >>> preferred(["de-AT", "fr-CA", "en"])
    'fr'
    """
    codes = [str(code)[:2].lower() for code in wanted] if isinstance(wanted, list) else []
    return next((ours for code in codes for ours in LANGUAGES if ours == code), LANGUAGES[0])


def pile_colour(colour: Colour, language: Language) -> str:
    """A colour as it stands beside the word for a pile, which is feminine in French."""
    return (PILES if language == "fr" else words(language))[colour]


def plural(icon: str, language: Language, count: int) -> str:
    """An icon's name for so many.

    >>> plural("leaf", "en", 1), plural("leaf", "en", 2)
    ('leaf', 'leaves')
    """
    return words(language)[icon if count == 1 else f"{icon}s"]
