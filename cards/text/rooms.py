"""The rooms of the languages: packages here with the same modules, loaded when they are first used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from cards.terms import LANGUAGES, Language

_PREFIX: Mapping[str, str] = {"civ": "civ_"}
"""What the modules of a game are called by, if not of the first."""


def known(language: str) -> Language:
    """The language, if there is one of this name."""
    for known_language in LANGUAGES:
        if known_language == language:
            return known_language
    raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")


@cache
def room(language: str, module: str, game: str = "innovation") -> ModuleType:
    """A module of a language; those for CIV begin with `civ_`."""
    return import_module(f"cards.text.{known(language)}.{_PREFIX.get(game, '')}{module}")
