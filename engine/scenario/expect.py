"""What a scenario expects of its end: checked for typos when it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.format import ERROR
from engine.node import Node
from engine.scenario.kind import GameKind
from engine.scenario.shape import a_list, a_mapping, a_number, a_word, each, one_of, or_nothing


def check_expect(section: Node, kind: GameKind[Any], players: Sequence[str], *, any_moves: bool) -> None:
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
