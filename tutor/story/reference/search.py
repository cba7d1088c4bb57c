"""A search in all that can be looked up, which understands players' own words and forgives typing errors.

Every word of the query must begin some word of an entry, or stand for it by `PLAYERS_WORDS`. A word that
begins none at all is read as the word most like it. Where nothing has all words, what has most of those that
matter is found: a word matters the more, the fewer entries have it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log
from unicodedata import combining, normalize

from cards.terms import Language
from tutor.story.reference.entries import ReferenceEntry, entries
from tutor.words.seeking import PLAYERS_WORDS

__all__ = ["search"]

_WORD = re.compile(r"(?:inn|civ)-[\d.]*\d|\w+")
_ALIKE = 0.75
_ENOUGH = 0.6
"""This part of what matters in a query has to be in an entry."""
_FEW = 12
"""No more are shown of what has only a part of the words."""
_SHORT = 2
"""So short a word is not taken for the beginning of another."""


@dataclass(frozen=True, slots=True)
class _Indexed:
    """An entry in plain words."""

    entry: ReferenceEntry
    names: frozenset[str]
    title: frozenset[str]
    words: frozenset[str]


def search(query: str, language: Language) -> tuple[ReferenceEntry, ...]:
    """What is found, best first.

    >>> search("Vela", "en")[0].id, search("sharring bonus", "en")[0].id
    ('sailing', 'sharing-bonus')
    """
    written = _words(query)
    if not written:
        return ()
    wanted = [_meant(word, language) for word in written]
    ranked = [(_rank(one, " ".join(written), wanted), one.entry) for one in _index(language)]
    found = tuple(entry for rank, entry in sorted(ranked, key=lambda pair: pair[0]) if rank < _NO)
    return found or _partly(wanted, language)


_EXACTLY, _BY_TITLE, _BY_TEXT, _NO = range(4)


def _rank(one: _Indexed, query: str, wanted: Sequence[Collection[str]]) -> int:
    if query in one.names:
        return _EXACTLY
    if all(_begins(word, one.title) for word in wanted):
        return _BY_TITLE
    return _BY_TEXT if all(_begins(word, one.words) for word in wanted) else _NO


def _partly(wanted: Sequence[Collection[str]], language: Language) -> tuple[ReferenceEntry, ...]:
    """What has most of what matters in the words."""
    index = _index(language)
    having = [[_begins(word, one.words) for one in index] for word in wanted]
    weights = [log(len(index) / (1 + sum(has))) if any(has) else 0.0 for has in having]
    scores = [
        (sum(weight for weight, has in zip(weights, having, strict=True) if has[place]), one.entry)
        for place, one in enumerate(index)
    ]
    enough = max(sum(weights) * _ENOUGH, *weights)
    found = [pair for pair in scores if pair[0] and pair[0] >= enough]
    return tuple(entry for _, entry in sorted(found, key=lambda pair: -pair[0])[:_FEW])


def _meant(word: str, language: Language) -> tuple[str, ...]:
    """The word itself, what players mean by it, or where no entry has it what is written like it."""
    meant = _players_words(language).get(word, ())
    known = _vocabulary(language)
    if meant or _begins((word,), known):
        return (word, *meant)
    return tuple(get_close_matches(word, (*known, *_players_words(language)), n=1, cutoff=_ALIKE)) or (word,)


def _begins(starts: Collection[str], words: Collection[str]) -> bool:
    return any(
        start in words or (len(start) > _SHORT and any(word.startswith(start) for word in words))
        for start in starts
    )


@cache
def _index(language: Language) -> tuple[_Indexed, ...]:
    return tuple(
        _Indexed(
            entry,
            frozenset(" ".join(_words(name)) for name in entry.names),
            frozenset(_words(entry.title)),
            frozenset(_words(f"{entry.title} {entry.text}")),
        )
        for entry in entries(language)
    )


@cache
def _vocabulary(language: Language) -> tuple[str, ...]:
    return tuple(sorted(frozenset().union(*(one.words for one in _index(language)))))


@cache
def _players_words(language: Language) -> dict[str, tuple[str, ...]]:
    return {
        " ".join(_words(word)): tuple(part for each in meant for part in _words(each))
        for word, meant in PLAYERS_WORDS[language].items()
    }


def _words(text: str) -> list[str]:
    decomposed = normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in decomposed if not combining(sign)))
