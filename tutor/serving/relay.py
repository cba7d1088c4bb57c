"""Where somebody presents, told to the devices that follow: a place in the app, kept in memory for a while.

Nothing is known here of those who follow, and nothing of who presents but a key that the page has made up:
whoever tells a place first under a code is the only one who can tell another.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from jupyter_server.base.handlers import APIHandler
from tornado.web import HTTPError, authenticated

__all__ = ["Places", "Relay", "path_of"]

MOST = 100
"""So many presentations can be followed at once."""
LASTS = 3 * 3600
"""Seconds after which one in which nothing moves is forgotten."""
LONGEST = 8000
"""Longer places are not taken; addresses are no longer either."""
WAITS = 20
"""Seconds for which somebody who follows waits for news, before asking again."""
MOST_WAITING = 500
"""Beyond that nobody waits, and everybody asks again by and by."""
NOWHERE = {"n": 0, "place": None}
"""What is said where nobody presents."""


@dataclass(slots=True)
class Place:
    """What is shown under a code."""

    key: str
    shown: str
    told: float
    number: int = 1
    """How often it was told."""
    moved: asyncio.Event = field(default_factory=asyncio.Event)


class Places:
    """The presentations that can be followed.

    >>> places = Places()
    >>> [places.tell("ABCDE", key, shown, now=0) for key, shown in (("mine", "one"), ("other", "two"))]
    [True, False]
    >>> places.of("ABCDE", now=1).shown, places.of("ABCDE", now=LASTS + 1)
    ('one', None)
    """

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}
        self.waiting = 0

    def of(self, code: str, now: float) -> Place | None:
        """What is shown under a code; None: nobody presents there."""
        self._places = {one: place for one, place in self._places.items() if now - place.told <= LASTS}
        return self._places.get(code)

    def tell(self, code: str, key: str, shown: str | None, now: float) -> bool:
        """Show something else, or with None nothing any more; says whether that was taken."""
        place = self.of(code, now)
        if place is not None and place.key != key:
            return False
        if place is None and (shown is None or len(self._places) >= MOST):
            return shown is None
        if place is not None:
            place.moved.set()
        if shown is None:
            del self._places[code]
        else:
            number = 1 if place is None else place.number + 1
            self._places[code] = Place(key, shown, now, number)
        return True

    async def news(self, code: str, number: int) -> Place | None:
        """What is shown under a code, at once if that was told more often than so many times."""
        place = self.of(code, monotonic())
        if place is None or place.number != number or self.waiting >= MOST_WAITING:
            return place
        self.waiting += 1
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(place.moved.wait(), WAITS)
        finally:
            self.waiting -= 1
        return self.of(code, monotonic())


class Relay(APIHandler):
    """Takes the place of a presentation, and gives it to those who follow."""

    _places = Places()

    @authenticated
    async def get(self, code: str) -> None:
        """Give the place, as soon as it is another one than that which somebody has."""
        has = self.get_query_argument("after", "")
        place = await self._places.news(code, int(has) if has.isdecimal() and len(has) < 9 else 0)
        self.finish({"n": place.number, "place": place.shown} if place else NOWHERE)

    @authenticated
    async def put(self, code: str) -> None:
        """Take a place."""
        told = self.get_json_body()
        key, shown = _read(told)
        if not self._places.tell(code, key, shown, monotonic()):
            raise HTTPError(409)
        self.set_status(204)
        self.finish()


def _read(told: Any) -> tuple[str, str | None]:
    match told:
        case {"key": str() as key, "place": str() | None as shown} if 16 <= len(key) <= 80:
            if shown is None or len(shown) <= LONGEST:
                return key, shown
    raise HTTPError(400)


def path_of(base: str) -> str:
    """Where the relay is found on a server, as a pattern with the code in it."""
    return rf"{base.rstrip('/')}/aula/follow/([B-Z]{{5}})"
