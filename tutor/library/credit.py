"""Who has made a scenario or a course, and under which licence it may be used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.terms import Language
from tutor.words import said

__all__ = ["credit"]


def credit(file: Mapping[str, Any], language: Language) -> str:
    """What stands beneath a work, by what its file says; "" if that is nothing.

    >>> credit({"author": "Anna Verdi", "licence": "CC BY 4.0"}, "it")
    'Di Anna Verdi · Licenza: CC BY 4.0'
    """
    return " · ".join(
        said(f"credit_{key}", language, **{key: file[key]}) for key in ("author", "licence") if file.get(key)
    )
