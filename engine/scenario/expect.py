"""What a scenario expects of its end: checked for typos when it is read, compared with a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from engine.game import Game
from engine.node import Node
from engine.scenario.kind import Kind
from engine.scenario.moves import is_move
from engine.scenario.shape import a_list, a_mapping, a_number, a_word, each, one_of, or_nothing

ERROR = "error"
"""`error: true` expects the last move to be refused."""

_IN_ORDER = frozenset(("piles", "board", "deck"))
_COUNTED = frozenset(("democracy",))
"""What names only that of which there is some; there is 0 of the rest."""
_MISSING: Any = object()


def check_expect(section: Node, kind: Kind[Any], players: Sequence[str], *, any_moves: bool) -> None:
    """Refuse keys, players and cards that there are not."""
    player = one_of(players, "player")
    shapes = {
        ERROR: _is_true,
        "game": a_word,
        "turn": or_nothing(player),
        "actions": a_number,
        "winners": or_nothing(a_list(player, "a list of players")),
        "reason": or_nothing(a_word),
        "pending": or_nothing(a_mapping({"player": player, "keys": a_list(a_word, "a list of answers")})),
        "players": each(players, a_mapping(kind.player)),
        **kind.table,
    }
    a_mapping(shapes)(section)
    if ERROR in section.mapping() and not any_moves:
        raise section.error("expected a move that is refused, found no moves")


def _is_true(node: Node) -> object:
    if node.word("true").casefold() not in ("true", "yes"):
        raise node.error(f"expected true, found {node}")
    return True


def failures(game: Game) -> list[str]:
    """Sentences that say where a game is not as its scenario expects; what is not named is not compared."""
    expected = game.scenario.get("expect", {})
    report = game.position(None)
    named = {key: value for key, value in expected.items() if key != ERROR}
    found = list(_compare(named, report, (), in_order=False))
    moves = [*filter(is_move, game.scenario.get("moves", []))]
    if ERROR in expected and len(game.moves) >= len(moves):
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
