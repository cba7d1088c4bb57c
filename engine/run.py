"""Work in progress, as data: what `engine.machine` carries out.

It is a stack of frames, each a place in a list of operations and what it
remembers. An operation does a little and returns; one that needs an answer asks and the machine
stops until it has one. So a game can be copied at any decision, deep inside an effect.
Values in a frame's memory are never changed in place, so that a copy of the dict is a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.events import Clause

Operation = Callable[[Any, "Frame"], None]
"""Does one step of a game; the frame's `at` already points at the next operation."""


class GameOver(Exception):
    """Leaves everything where it is at the moment the game ends (INN-9.8)."""


class Frame:
    """A list of operations being carried out by a player, at some point of it."""

    __slots__ = ("at", "clause", "me", "memory", "operations", "player")

    def __init__(
        self, operations: tuple[Operation, ...], player: int, me: int, memory: dict[str, Any] | None = None
    ) -> None:
        self.operations = operations
        self.at = 0
        self.player = player
        self.me = me
        self.memory: dict[str, Any] = {} if memory is None else memory
        self.clause: Clause | None = None

    def copy(self) -> Frame:
        """An independent frame at the same point."""
        twin = Frame.__new__(Frame)
        twin.operations = self.operations
        twin.at = self.at
        twin.player = self.player
        twin.me = self.me
        twin.memory = self.memory.copy()
        twin.clause = self.clause
        return twin


def jump(distance: int) -> Operation:
    """Skip so many operations."""

    def skip(game: Any, frame: Frame) -> None:
        frame.at += distance

    return skip


def leave(game: Any, frame: Frame) -> None:
    """The frame is finished: the one that started it goes on."""
    game.stack.pop()
