"""How the end of a game is compared with what its scenario expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.format import ERROR, is_move

_IN_ORDER = frozenset(("piles", "board", "deck"))
_COUNTED = frozenset(("democracy",))
"""What names only that of which there is some; there is 0 of the rest."""
_MISSING: Any = object()


def failures(scenario: Mapping[str, Any], report: Mapping[str, Any], played: int) -> list[str]:
    """Sentences that say where a report is not as expected; what is not named is not compared.

    `played` is how many answers were given.
    """
    expected = scenario.get("expect", {})
    named = {key: value for key, value in expected.items() if key != ERROR}
    found = list(_compare(named, report, (), in_order=False))
    moves = [*filter(is_move, scenario.get("moves", []))]
    if ERROR in expected and played >= len(moves):
        ((player, key),) = moves[-1].items()
        found.insert(0, f"expected the last move ({player}: {key}) to be refused, but it is legal")
    return found


def _compare(expected: Any, found: Any, path: tuple[str, ...], *, in_order: bool) -> Iterator[str]:
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        missing = _MISSING if _COUNTED.isdisjoint(path[-1:]) else 0
        for key, value in expected.items():
            below = found.get(key, missing)
            yield from _compare(value, below, (*path, key), in_order=in_order or key in _IN_ORDER)
        return
    if isinstance(expected, Mapping) and found is _MISSING:
        yield from _compare(expected, dict.fromkeys(expected, _MISSING), path, in_order=in_order)
        return
    if isinstance(expected, list) and isinstance(found, Mapping):
        found = found.get("cards", [])  # a pile of a board, of which the splay is not named
    if not _same(expected, found, in_order=in_order):
        yield f"{'.'.join(path)}: expected {_shown(expected)}, found {_shown(found)}"


def _same(expected: Any, found: Any, *, in_order: bool) -> bool:
    if found is _MISSING:
        return expected is None or expected == []
    if isinstance(expected, list) and isinstance(found, Collection) and not isinstance(found, str):
        left, right = [*map(_word, expected)], [*map(_word, found)]
        return left == right if in_order else Counter(left) == Counter(right)
    if isinstance(expected, Mapping | list) or isinstance(found, Mapping | list):
        return False
    return _word(expected) == _word(found)


def _word(value: Any) -> str | None:
    """A word or number in one form, whether it comes from a file or from the game."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return None if value is None else str(value)


def _shown(value: Any) -> str:
    if value is None:
        return "null"
    if value is _MISSING or (isinstance(value, Collection) and not value):
        return "nothing"
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_shown(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_shown, value))
    return str(_word(value))
