"""What a game tells about itself, so that its scenarios can be read, played, compared and written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Literal, TypeVar

from cards.terms import Language
from engine.game import Game
from engine.node import Node
from engine.scenario.shape import Shape

G = TypeVar("G", bound=Game)

TargetKind = Literal[
    "seat", "pile", "domain", "icon", "holding", "card", "stock", "period", "field", "middle", "graph"
]
"""What a note can point at: a player, what lies before one or in the middle, a part in the graph."""


@dataclass(frozen=True, slots=True)
class GameKind(Generic[G]):
    """A kind of game."""

    make: Callable[[Sequence[str], int, Language, Mapping[str, Any]], G]
    """The game with nothing set up yet; usually its class."""
    players: tuple[int, ...]
    """How many can play it, fewest first."""
    keys: tuple[str, ...]
    """The keys of a position, in the order in which they are written."""
    player_keys: tuple[str, ...]
    """The keys of a player in it."""
    options: Mapping[str, tuple[str, ...]]
    """Its options and their values; `teams` is known to all games."""
    is_key: Callable[[str], bool]
    """Whether a word is an answer, so that nobody can be called that; pass, yes and numbers are anyway."""
    start: Callable[[G, Node | None], None]
    """Read the section `position` (None: a new game), lay everything out and run to the first decision.

    The section is a mapping of anything so far. Whatever is wrong in it is refused by `node.error`.
    """
    position: Callable[[G], dict[str, Any]]
    """The other way round: the position of a game as such a section."""
    table: Mapping[str, Shape]
    """What `expect` may say about the table, besides what all games have in their reports."""
    player: Mapping[str, Shape]
    """What `expect` may say about a player."""
    before: Mapping[TargetKind, Sequence[str]]
    """What a note can point at before a player: behind the name stands one of these words."""
    middle: Mapping[TargetKind, Sequence[str]]
    """What it can point at without a player's name; the last word tells which of its kind is meant."""


def kind(name: str) -> GameKind[Any]:
    """What the game of this name tells about itself in its module `position`, imported when first played."""
    found: GameKind[Any] = import_module(f"engine.{name}.position").KIND
    return found
