"""Files become nodes: safe YAML or plain data from Python, before anybody asks what they mean.

Nothing that a file can hold does more than it says: no tags, no anchors, no endless nesting.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from os import PathLike
from pathlib import Path
from typing import Any

from engine.errors import ScenarioError
from engine.node import MOST_DIGITS, MOST_LEVELS, Node, quoted

MOST_BYTES = 150_000
MOST_NODES = 5_000
"""More than any game needs, and so little that the worst of files is read within half a second."""

_NULLS = frozenset(("", "~", "null", "Null", "NULL"))
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,17})?")
_TRUTHS = {"true": True, "false": False}


def read(source: Mapping[str, Any] | str | PathLike[str]) -> Node:
    """The node of a path, of a YAML text (which has a line break) or of plain data."""
    if not isinstance(source, str | PathLike):
        return _Builder("the scenario").from_data(source, Node(None, "the scenario"), 0)
    if isinstance(source, str) and ("\n" in source or "\r" in source):
        return read_text(source, "the scenario")
    return read_text(_text_of(source), _printable(str(source)))


def read_text(text: str, source: str) -> Node:
    """The node of a YAML text of one document; `source` is what messages call it.

    >>> read_text("a: true\\nb: [false, yes, 7, 07]", "the scenario").plain()
    {'a': True, 'b': [False, 'yes', 7, '07']}
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise _too_large(source)
    return _Builder(source).from_yaml(text)


def _text_of(file: str | PathLike[str]) -> str:
    source = _printable(str(file))
    path = Path(file)
    try:
        if path.is_dir():
            raise ScenarioError(f"{source}: expected a file, found a folder")
        if not path.is_file():
            raise ScenarioError(f"{source}: expected a file, found nothing of that name")
        with path.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise ScenarioError(f"{source}: expected a file that can be read ({error.strerror})") from error
    if len(content) > MOST_BYTES:
        raise _too_large(source)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ScenarioError(f"{source}, line {line}: expected text in UTF-8, found other bytes") from None


def _too_large(source: str) -> ScenarioError:
    return ScenarioError(f"{source}: expected at most {MOST_BYTES:,} bytes, found more")


def _printable(name: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in name) or '""'


_ENDS = frozenset(("SequenceEndEvent", "MappingEndEvent"))


def _inside(events: Iterator[Any]) -> Iterator[Any]:
    """The events up to the end of the list or mapping that has just begun."""
    for event in events:
        if type(event).__name__ in _ENDS:
            return
        yield event


class _Builder:
    """Builds the nodes of one source, and refuses what is too much."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.count = 0

    def from_yaml(self, text: str) -> Node:
        """The only document of a text."""
        # Imported here, so that a game that needs no file starts quickly.
        from engine.parsing import events

        parsed = events(text, self.source)
        first = next(parsed, None)
        if first is None:
            raise ScenarioError(f"{self.source}: expected a mapping, found nothing")
        found = self._from_events(first, parsed, Node(None, self.source, first.start_mark.line + 1), 0)
        for another in parsed:
            line = another.start_mark.line + 1
            raise Node(None, self.source, line).error("expected one document, found a second one")
        return found

    def _from_events(self, event: Any, events: Iterator[Any], here: Node, level: int) -> Node:
        kind = type(event).__name__
        if kind == "AliasEvent" or event.anchor is not None:
            raise here.error("expected everything written out, found an anchor or alias (& or *)")
        if event.tag is not None:
            raise here.error(f"expected no tags, found {quoted(str(event.tag))}")
        self._check_size(here, level)
        if kind == "ScalarEvent":
            return self._word(here, event.value, plain=event.style is None)
        if kind == "SequenceStartEvent":
            items = [
                self._from_events(item, events, here.on(item.start_mark.line + 1), level + 1)
                for item in _inside(events)
            ]
            return here.holding(tuple(items))
        found: dict[str, Node] = {}
        for key in _inside(events):
            # The line of the key is the one that a message about the value names.
            place = here.on(key.start_mark.line + 1)
            if type(key).__name__ != "ScalarEvent" or key.anchor is not None or key.tag is not None:
                raise place.error("expected a word as key")
            word = self._word(place, key.value, plain=False).word()
            if word == "<<" and key.style is None:
                raise place.error("expected everything written out, found a merge key (<<)")
            below = self._below(place, word, found)
            found[word] = self._from_events(next(events), events, below, level + 1)
        return here.holding(found)

    def from_data(self, data: Any, here: Node, level: int) -> Node:
        """The node of plain data: mappings, lists, words, numbers."""
        self._check_size(here, level)
        if data is None:
            return here
        if isinstance(data, Mapping):
            found: dict[str, Node] = {}
            for key, value in data.items():
                word = self._from_scalar(key, here).word()
                found[word] = self.from_data(value, self._below(here, word, found), level + 1)
            return here.holding(found)
        if isinstance(data, Sequence) and not isinstance(data, (str, bytes, bytearray)):
            return here.holding(tuple(self.from_data(item, here, level + 1) for item in data))
        return self._from_scalar(data, here)

    def _from_scalar(self, data: Any, here: Node) -> Node:
        if isinstance(data, bool):
            # What other readers of YAML make of an unquoted yes and no.
            return here.holding("yes" if data else "no", data)
        if isinstance(data, str):
            return self._word(here, str(data), plain=False)
        if isinstance(data, int) and abs(data) >= 10**MOST_DIGITS:
            raise here.error(f"expected a number of at most {MOST_DIGITS} digits, found a longer one")
        if isinstance(data, int) or (isinstance(data, float) and isfinite(data)):
            return here.holding(str(data), data)
        raise here.error(f"expected a word, a number, a list or a mapping, found {type(data).__name__}")

    def _word(self, here: Node, word: str, *, plain: bool) -> Node:
        """A scalar of YAML; `plain`: without quotes, so that it may mean a number or nothing."""
        for sign in word:
            if unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\n\t":
                raise here.error(f"expected text, found the control character U+{ord(sign):04X}")
        word = unicodedata.normalize("NFC", word)
        if not plain:
            return here.holding(word, word)
        if word in _NULLS:
            return here
        if number := _NUMBER.fullmatch(word):
            return here.holding(word, float(word) if number[2] else int(word))
        return here.holding(word, _TRUTHS.get(word, word))

    def _below(self, here: Node, key: str, found: Mapping[str, Node]) -> Node:
        """The place of a new key in a mapping."""
        if key in found:
            raise here.error(f"{quoted(key)} is here twice")
        return Node(None, self.source, here.line, f"{here.path}.{key}" if here.path else key)

    def _check_size(self, here: Node, level: int) -> None:
        self.count += 1
        if level > MOST_LEVELS:
            raise here.too_deep()
        if self.count > MOST_NODES:
            raise here.error(f"expected at most {MOST_NODES:,} entries, found more")
