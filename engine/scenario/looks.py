"""Where on the table a note points: places, arrows from one to another, and a spotlight on one alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from engine.node import Node, instead, quoted
from engine.scenario.kind import GameKind, TargetKind, kind

__all__ = ["FROM", "SPOTLIGHT", "TO", "Look", "Target", "pointable", "read_looks"]

MOST = 20
EFFECTS = range(1, 4)
"""No card has more."""
FROM, TO, SPOTLIGHT = "from", "to", "spotlight"
GRAPH: Final = "graph"
BONUS = "bonus"


@dataclass(frozen=True, slots=True)
class Target:
    """Something that lies on the table, or a part in the graph."""

    kind: TargetKind
    player: str | None = None
    """Before whom it lies; of the graph, whose part it is."""
    name: str = ""
    """Which one of its kind: a colour, an icon, a card, an age; of the graph, the number of an effect."""


@dataclass(frozen=True, slots=True)
class Look:
    """One thing that a note points at."""

    kind: Literal["mark", "arrow", "light"]
    at: Target
    to: Target | None = None
    """Where an arrow leads."""


def read_looks(node: Node, game: str, players: Sequence[str]) -> tuple[Look, ...]:
    """What stands behind `look`: a place, or a list of them. Raises ScenarioError."""
    there = pointable(game, tuple(players))
    found = tuple(_look(one, there) for one in (node.value if isinstance(node.value, tuple) else (node,)))
    if len(found) > MOST:
        raise node.error(f"expected at most {MOST} places, found {len(found)}")
    if sum(look.kind == "light" for look in found) > 1:
        raise node.error("expected one spotlight at most, found several")
    return found


def _look(node: Node, there: Mapping[str, Target]) -> Look:
    if not isinstance(node.value, dict):
        return Look("mark", _target(node, there))
    if SPOTLIGHT in node.value:
        return Look("light", _target(node.known((SPOTLIGHT,))[SPOTLIGHT], there))
    ends = node.known((FROM, TO, SPOTLIGHT))
    for key in (FROM, TO):
        if key not in ends:
            raise node.error(f"expected a key {key}, found none")
        if _target(ends[key], there).kind == GRAPH:
            raise ends[key].error("expected a place on the table, found one in the graph")
    return Look("arrow", _target(ends[FROM], there), _target(ends[TO], there))


def _target(node: Node, there: Mapping[str, Target]) -> Target:
    words = node.word("a place, like Ann or Ann hand")
    if words not in there:
        meant = instead(words, there) or f"; expected one like {' or '.join(_examples(there))}"
        raise node.error(f"{quoted(words)} is no place{meant}")
    return there[words]


def _examples(there: Mapping[str, Target]) -> Iterable[str]:
    """A place of each kind, as one writes it."""
    return {target.kind: words for words, target in reversed([*there.items()])}.values()


@cache
def pointable(game: str, players: tuple[str, ...]) -> Mapping[str, Target]:
    """All that a note can point at, by the words for it; who is called like a card goes first."""
    known: GameKind[Any] = kind(game)
    middle = {
        words: Target(of, None, words.split()[-1]) for of, every in known.middle.items() for words in every
    }
    before = {
        f"{player} {name}": Target(of, player, name)
        for of, every in known.before.items()
        for player in players
        for name in every
    }
    graph = {f"{GRAPH} {player}": Target(GRAPH, player) for player in players}
    graph |= {
        f"{GRAPH} {effect} {player}": Target(GRAPH, player, str(effect))
        for effect in EFFECTS
        for player in players
    }
    graph[f"{GRAPH} {BONUS}"] = Target(GRAPH, None, BONUS)
    return middle | graph | before | {player: Target("seat", player) for player in players}
