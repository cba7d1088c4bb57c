"""Gives a player another name, wherever a scenario speaks of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from engine.format import LOOK, OR

__all__ = ["renamed"]

WORDS = frozenset(
    ("title", "goal", "notes", "note", OR, "author", "licence", "prompt", "hints", "why", "say", "used")
)
"""What stands behind these keys is prose, or names effects."""


def renamed(node: Any, old: str, new: str) -> None:
    """Change a name in players, position, moves, questions and what is expected; prose stays as it is."""
    _rename(node, old, new, _word)


def _rename(node: Any, old: str, new: str, word: Callable[[Any, str, str], Any]) -> None:
    if isinstance(node, CommentedMap):
        for key in list(node):
            if key in WORDS:
                continue
            within = _place if key == LOOK else word
            node[key] = within(node[key], old, new)
            _rename(node[key], old, new, within)
            if key == old:
                _rekey(node, key, new)
    elif isinstance(node, CommentedSeq):
        for place, item in enumerate(node):
            node[place] = word(item, old, new)
            _rename(node[place], old, new, word)


def _place(value: Any, old: str, new: str) -> Any:
    """A name in a place that a note points at: `Bob`, `Bob red`, `graph 2 Bob`."""
    if not isinstance(value, str):
        return value
    return re.sub(
        rf"^(graph (?:[0-9] )?)?{re.escape(old)}(?= |$)", lambda found: (found[1] or "") + new, value
    )


def _word(value: Any, old: str, new: str) -> Any:
    """A name alone, or at its place in a key (`Bob:7`, `copy Bob army 1`) or an amount (`Bob.hand`)."""
    if not isinstance(value, str):
        return value
    if value == old:
        return new
    if value.startswith((f"{old}:", f"{old}.")):
        return new + value[len(old) :]
    if value.startswith(f"copy {old} "):
        return f"copy {new}" + value[len(old) + len("copy ") :]
    return value


def _rekey(mapping: CommentedMap, old: str, new: str) -> None:
    """Another key in the same place, with the same comments."""
    place = list(mapping).index(old)
    value, kept = mapping[old], mapping.ca.items.pop(old, None)
    del mapping[old]
    mapping.insert(place, new, value)
    if kept is not None:
        mapping.ca.items[new] = kept
