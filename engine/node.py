"""A piece of a file, asked for what it should be: a word, a number, a list, a mapping of known keys.

What YAML would make of an unquoted `yes` or `07` is no matter: a scalar is the word as written.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from engine.errors import ScenarioError

MOST_DIGITS = 18
MOST_LEVELS = 20
MOST_SIGNS = 80
"""Of a word in a message: the longest answer, which copies from a player with a long name, is shorter."""

Word = TypeVar("Word", bound=str)
Value = str | None | tuple["Node", ...] | dict[str, "Node"]

_INTEGER = re.compile(r"-?[0-9]+")


@dataclass(frozen=True, slots=True)
class Node:
    """A word, a list or a mapping, which knows where it was found."""

    value: Value
    """A word as it was written; None for nothing."""
    source: str
    """What messages call the file."""
    line: int | None = None
    path: str = ""
    """The keys that lead here, with dots between; the items of a list have the path of the list."""
    raw: Any = None
    """A word as plain data would have it: a number, a truth value."""

    def error(self, what: str) -> ScenarioError:
        """The error that says what is wrong here."""
        place = self.source if self.line is None else f"{self.source}, line {self.line}"
        return ScenarioError(f"{place}: {self.path}: {what}" if self.path else f"{place}: {what}")

    def too_deep(self) -> ScenarioError:
        """The error that says how many levels there may be."""
        return self.error(f"expected at most {MOST_LEVELS} levels, found more")

    def on(self, line: int) -> Node:
        """The same place, empty, on another line."""
        return Node(None, self.source, line, self.path)

    def holding(self, value: Value, raw: Any = None) -> Node:
        """The same place with something in it."""
        return Node(value, self.source, self.line, self.path, raw)

    def mapping(self, what: str = "a mapping") -> dict[str, Node]:
        """What a mapping holds; it may have any keys."""
        if not isinstance(self.value, dict):
            raise self.error(f"expected {what}, found {self}")
        return self.value

    def known(self, allowed: Collection[str], what: str = "a mapping") -> dict[str, Node]:
        """What a mapping holds that may have these keys only."""
        found = self.mapping(what)
        for key, node in found.items():
            if key not in allowed:
                here = Node(None, self.source, node.line, self.path)
                raise here.error(f"there is no key {quoted(key)}{instead(key, allowed)}")
        return found

    def fields(self, allowed: Collection[str], what: str = "a mapping") -> dict[str, Node]:
        """The same where a key with nothing behind it is as good as none."""
        return {key: node for key, node in self.known(allowed, what).items() if node.value is not None}

    def items(self, what: str = "a list") -> tuple[Node, ...]:
        """What a list holds."""
        if not isinstance(self.value, tuple):
            raise self.error(f"expected {what}, found {self}")
        return self.value

    def word(self, what: str = "a word") -> str:
        """A word or a number as it was written."""
        if not isinstance(self.value, str):
            raise self.error(f"expected {what}, found {self}")
        return self.value

    def number(self, least: int | None = None, most: int | None = None) -> int:
        """A whole number."""
        what = "a whole number" if least is None else f"a whole number from {least} to {most}"
        word = self.word(what)
        if not _INTEGER.fullmatch(word):
            raise self.error(f"expected {what}, found {self}")
        if len(word.lstrip("-")) > MOST_DIGITS:
            raise self.error(f"expected {what}, found one of more than {MOST_DIGITS} digits")
        found = int(word)
        if least is not None and most is not None and not least <= found <= most:
            raise self.error(f"expected {what}, found {found}")
        return found

    def one_of(self, words: Collection[Word], what: str) -> Word:
        """One of these words; `what` they are, in a word."""
        word = self.word(f"a {what}")
        for known in words:
            if known == word:
                return known
        raise self.error(f"{quoted(word)} is no {what}{instead(word, words)}")

    def plain(self) -> Any:
        """The same as plain data."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, tuple):
            return [node.plain() for node in self.value]
        return self.raw

    def __str__(self) -> str:
        if self.value is None:
            return "nothing"
        if isinstance(self.value, str):
            return quoted(self.value)
        return "a mapping" if isinstance(self.value, dict) else "a list"


def quoted(word: str) -> str:
    """A word as a message shows it, between quotation marks."""
    return f'"{shortened(word)}"'


def shortened(word: str) -> str:
    """A word in one line, not too long."""
    word = "".join(sign if sign.isprintable() else " " for sign in word[: MOST_SIGNS + 1])
    return word if len(word) <= MOST_SIGNS else f"{word[:MOST_SIGNS]}..."


def instead(word: str, words: Collection[str]) -> str:
    """What may have been meant, or all that there is to choose from, to put behind "no such thing"."""
    folded = {each.casefold(): each for each in words}
    close = [] if word.isdecimal() else get_close_matches(word[:40].casefold(), folded, n=1)
    if close:
        return f"; did you mean {folded[close[0]]}?"
    return f"; expected {' or '.join(words)}" if 0 < len(words) <= 20 else ""
