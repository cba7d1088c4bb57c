"""When a fact is asked again: Leitner's boxes. Each success on another day doubles the wait, roughly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["BOXES", "Memory"]

WAITS: Final = (0, 1, 3, 7, 16, 35, 80, 180)
"""Days until a fact is asked again, by the box that it lies in."""

BOXES: Final = len(WAITS)

LEARNED = 2
"""From this box on a fact is learned: it was known at the first try on two different days."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The box that a fact lies in, and the day on which it was last asked."""

    box: int
    day: int

    @property
    def due(self) -> int:
        """The day on which it is asked again."""
        return self.day + WAITS[self.box]

    @property
    def learned(self) -> bool:
        """Whether it was known on different days."""
        return self.box >= LEARNED

    def due_on(self, day: int) -> Memory:
        """The same box, to be asked again on a certain day.

        >>> Memory(3, 100).due_on(101).due
        101
        """
        return Memory(self.box, day - WAITS[self.box])

    def merged(self, other: Memory) -> Memory:
        """What is known here and elsewhere: the later answer counts."""
        return max(self, other, key=lambda memory: (memory.day, memory.box))


def recalled(before: Memory | None, known: bool, today: int) -> Memory:
    """The memory of a fact after it was asked; known is what was answered rightly at the first try.

    >>> first = recalled(None, True, 100)
    >>> recalled(first, True, 100) == first, recalled(first, True, 101).learned
    (True, True)
    >>> recalled(first, False, 101).due
    101
    """
    if not known:
        return Memory(0, today)
    if before is None:
        return Memory(1, today)
    if before.box and before.day >= today:
        return before
    return Memory(min(before.box + 1, BOXES - 1), today)
