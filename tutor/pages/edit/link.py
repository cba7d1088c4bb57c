"""A draft as a piece of an address; and what is said of a text that is no scenario."""

from __future__ import annotations

import base64
import re
import zlib

from cards.terms import Language
from engine.errors import ScenarioError
from tutor.library.address import LONGEST
from tutor.words import said

__all__ = ["linked", "text_of_link", "without_file"]

LONGEST_LINK = LONGEST - 200
MOST_BYTES = 25_000
"""A scenario as people write them, of this size, is about as long as an address can be."""


def without_file(error: str, language: Language) -> str:
    """An error of the engine, with its line in front."""
    found = re.match(r"[^:,]*?(?:, line ([0-9]+))?: (.*)", error, re.DOTALL)
    if found is None:
        return error
    return said("edit_line", language, n=found[1], text=found[2]) if found[1] else found[2]


def linked(text: str) -> str | None:
    """A text as a piece of an address; None if it is too long for one.

    >>> text_of_link(linked("aula: 1"))
    'aula: 1'
    """
    raw = text.encode()
    packed = base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")
    return packed if len(packed) <= LONGEST_LINK and len(raw) <= MOST_BYTES else None


def text_of_link(packed: str) -> str:
    """The text that stands in an address.

    Raises ScenarioError if there is none, or far too much of it.
    """
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(raw, MOST_BYTES)
        if unpacking.unconsumed_tail:
            raise ValueError("too large")
        return text.decode()
    except (ValueError, zlib.error) as error:
        raise ScenarioError("the link: expected a scenario, found something else") from error
