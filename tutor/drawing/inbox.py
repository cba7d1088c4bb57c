"""What arrives on a line that may be cut: each message is carried out once, and in its order.

Every page numbers what it sends, from 1 on, and repeats what has not been answered (`line.js`):
`{"from": page, "number": 3, "message": {...}}`. A host that answers with the number and its state has told
the page everything.
"""

from __future__ import annotations

from typing import Any, Literal

__all__ = ["Arrival", "Inbox"]

Arrival = Literal["next", "repeated", "ignored"]
"""What is to be done with a letter: carry it out; only answer, for it was carried out before; or nothing,
because it is none, or one before it is missing and will be repeated together with it."""

LONGEST_NAME = 64


class Inbox:
    """Remembers the number of the last message of each page.

    >>> inbox = Inbox()
    >>> [inbox.take({"from": "me", "number": number, "message": {}}) for number in (1, 1, 3, 2)]
    ['next', 'repeated', 'ignored', 'next']
    """

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def take(self, letter: object) -> Arrival:
        """Say what is to be done with a letter, which is then thought to be done."""
        match letter:
            case {"from": str(page), "number": int(number), "message": dict()} if len(page) <= LONGEST_NAME:
                expected = self._last.get(page, 0) + 1
            case _:
                return "ignored"
        if number < expected:
            return "repeated"
        if number > expected:
            return "ignored"
        self._last[page] = number
        return "next"

    def answer(self, page: str) -> dict[str, Any]:
        """Say to a page which of its messages have been carried out."""
        return {"from": page, "number": self._last.get(page, 0)}
