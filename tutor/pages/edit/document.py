"""The text of a scenario, changed in place: comments, order of keys and the way of writing stay.

Behind an entry ruamel keeps everything up to the next one: a comment on the same line, and the lines below,
which speak of what comes next. So when an entry comes or goes, those lines stay where they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import CommentMark
from ruamel.yaml.scalarstring import LiteralScalarString, ScalarString
from ruamel.yaml.tokens import CommentToken

__all__ = [
    "become",
    "document_text",
    "flowing",
    "in_block",
    "insert_item",
    "insert_key",
    "key_of",
    "read_document",
    "remove",
]

WIDE = 100_000
"""Lines are never broken anew."""
_BEHIND = {CommentedMap: 2, CommentedSeq: 0}
"""Where the comment behind an entry is kept."""


def _yaml(text: str = "") -> YAML:
    yaml = YAML()
    yaml.preserve_quotes = True
    yaml.width = WIDE
    yaml.allow_unicode = True
    # Lists either stand further to the right than their key or just below it.
    lists = [line for line in text.splitlines() if line.lstrip().startswith("- ")]
    if not lists or lists[0].startswith(" "):
        yaml.indent(mapping=2, sequence=4, offset=2)
    return yaml


def read_document(text: str) -> CommentedMap:
    """What a text says; it must have been found harmless by `engine.reading` before."""
    found = _yaml().load(text)
    assert isinstance(found, CommentedMap)
    return found


def document_text(data: CommentedMap, like: str = "") -> str:
    """The text again, indented like another one."""
    stream = StringIO()
    _yaml(like).dump(data, stream)
    return stream.getvalue()


def flowing(data: Any) -> Any:
    """Plain data to be written in one line: `{a: [b, c]}`."""
    return _made(data, flow=True)


def in_block(data: Any) -> Any:
    """Plain data to be written one below the other, lists of words in one line."""
    return _made(data, flow=False)


def _made(data: Any, flow: bool) -> Any:
    if isinstance(data, CommentedMap | CommentedSeq):
        return data  # it is written as it was made, or as its author wrote it
    if isinstance(data, dict):
        made = CommentedMap((key, _made(value, flow)) for key, value in data.items())
        made.fa.set_flow_style() if flow else made.fa.set_block_style()
        return made
    if isinstance(data, list | tuple):
        short = flow or not any(isinstance(item, dict | list) for item in data)
        items = CommentedSeq(_made(item, flow) for item in data)
        items.fa.set_flow_style() if short else items.fa.set_block_style()
        return items
    if isinstance(data, str) and not isinstance(data, ScalarString) and "\n" in data and not flow:
        return LiteralScalarString(data)
    return data


def become(mapping: CommentedMap, data: Mapping[str, Any]) -> None:
    """Let a mapping say this, written one below the other; what it says already stays as it was written."""
    for key in [key for key in mapping if key not in data]:
        remove(mapping, key)
    for key, value in data.items():
        if key not in mapping:
            insert_key(mapping, key, in_block(value), data)
        elif isinstance(mapping[key], CommentedMap) and isinstance(value, Mapping):
            become(mapping[key], value)
        elif mapping[key] != value:
            mapping[key] = in_block(value)


def key_of(mapping: CommentedMap, word: object) -> Any:
    """The key that reads like this word: an age may stand there as a number; None if there is none."""
    return next((key for key in mapping if str(key) == str(word)), None)


def insert_key(mapping: CommentedMap, key: Any, value: Any, order: Iterable[object]) -> None:
    """A new entry, behind those that come before it in this order."""
    before = [str(one) for one in order]
    if str(key) in before:
        before = before[: before.index(str(key))]
    present = list(mapping)
    places = [place for place, one in enumerate(present) if str(one) in before]
    place = places[-1] + 1 if places else (0 if before and not _known(present, order) else len(present))
    if not places and present and str(key) in map(str, order):
        place = 0
    below = _loosen(mapping, present[place - 1]) if place else ""
    mapping.insert(place, key, value)
    _fasten(mapping, key, below)


def _known(present: Sequence[object], order: Iterable[object]) -> bool:
    return any(str(one) in {str(each) for each in order} for one in present)


def insert_item(items: CommentedSeq, place: int, value: Any) -> None:
    """A new item at a place of a list."""
    below = _loosen(items, place - 1) if place and not items.fa.flow_style() else ""
    items.insert(place, value)
    _fasten(items, place, below)


def remove(parent: CommentedMap | CommentedSeq, key: Any) -> None:
    """Take an entry away; the lines below it stay."""
    keys = list(range(len(parent))) if isinstance(parent, CommentedSeq) else list(parent)
    place = keys.index(key)
    below = "" if parent.fa.flow_style() else _above(parent, key) + _loosen(parent, key)
    del parent[key]
    if isinstance(parent, CommentedMap):
        parent.ca.items.pop(key, None)
    if place:
        _fasten(parent, keys[place - 1], below)
    elif below and len(parent):
        _lead(parent, below)


def _last(parent: CommentedMap | CommentedSeq, key: Any) -> tuple[Any, Any]:
    """The innermost entry with which an entry ends."""
    value = parent[key]
    if isinstance(value, CommentedMap | CommentedSeq) and len(value) and not value.fa.flow_style():
        inner = len(value) - 1 if isinstance(value, CommentedSeq) else list(value)[-1]
        return _last(value, inner)
    return parent, key


def _above(parent: CommentedMap | CommentedSeq, key: Any) -> str:
    """The lines before an entry, where ruamel keeps them with it."""
    kept = parent.ca.items.get(key)
    tokens = (kept[1] if kept and len(kept) > 1 else None) or ()
    return "".join(" " * token.start_mark.column + token.value for token in tokens)


def _loosen(parent: CommentedMap | CommentedSeq, key: Any) -> str:
    """Take away and return the lines below an entry; a comment on its own line stays with it."""
    holder, last = _last(parent, key)
    token = _token(holder, last)
    if token is None:
        return ""
    own, _, below = token.value.partition("\n")
    if own:
        token.value = own + "\n"
    else:
        _forget(holder, last)
    return str(below)


def _fasten(parent: CommentedMap | CommentedSeq, key: Any, below: str) -> None:
    """Put lines below an entry."""
    if not below:
        return
    holder, last = _last(parent, key)
    token = _token(holder, last)
    if token is not None:
        token.value = token.value.rstrip("\n") + "\n" + below
        return
    token = CommentToken("\n" + below, CommentMark(0), None)
    kept = holder.ca.items.setdefault(last, [None, None] if isinstance(holder, CommentedSeq) else [None] * 4)
    kept[_BEHIND[type(holder)]] = token


def _lead(parent: CommentedMap | CommentedSeq, lines: str) -> None:
    """Put lines before the first entry."""
    token = CommentToken(lines.lstrip("\n"), CommentMark(0), None)
    if parent.ca.comment is None:
        parent.ca.comment = [None, [token]]
    elif parent.ca.comment[1] is None:
        parent.ca.comment[1] = [token]
    else:
        parent.ca.comment[1].append(token)


def _token(holder: Any, key: Any) -> Any:
    kept = holder.ca.items.get(key)
    token = kept[_BEHIND[type(holder)]] if kept else None
    if token is None and isinstance(holder[key], CommentedMap | CommentedSeq):
        comment = holder[key].ca.comment
        token = comment[0] if comment else None
    return token


def _forget(holder: Any, key: Any) -> None:
    kept = holder.ca.items.get(key)
    if kept:
        kept[_BEHIND[type(holder)]] = None
    value = holder[key]
    if isinstance(value, CommentedMap | CommentedSeq) and value.ca.comment:
        value.ca.comment[0] = None
