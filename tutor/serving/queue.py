"""Visitors who come together, a few at a time: each soon sees the table, instead of all after the last."""

from __future__ import annotations

import asyncio
from contextlib import suppress

__all__ = ["Queue"]


class Queue:
    """Lets in so many at a time; who waits knows their place.

    >>> queue = Queue(1)
    >>> first, second, third = queue.join(), queue.join(), queue.join()
    >>> [queue.place(ticket) for ticket in (first, second, third)]
    [0, 1, 2]
    >>> queue.leave(first)
    >>> [queue.place(ticket) for ticket in (second, third)]
    [0, 1]
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tickets: list[object] = []
        self._moved = asyncio.Event()

    def join(self) -> object:
        """Stand in line; returns a ticket, with which one has to leave."""
        ticket = object()
        self._tickets.append(ticket)
        return ticket

    def leave(self, ticket: object) -> None:
        """Make room."""
        self._tickets.remove(ticket)
        self._moved.set()
        self._moved = asyncio.Event()

    def place(self, ticket: object) -> int:
        """How many have to leave before it is one's turn; 0: it is."""
        return max(0, self._tickets.index(ticket) - self._most + 1)

    async def moves(self, seconds: float) -> None:
        """Wait until the queue has moved, at most so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), seconds)
