"""Where somebody presents, told to the devices that follow: a place in the app, kept in memory for a while.

Nothing is known here of those who follow, and nothing of who presents but a key that the page has made up:
whoever tells a place first under a code is the only one who can tell another. With a place can go a poll,
{id, letters, words}: as long as it does, each device can have one vote for one of the letters, and change it.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping
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
MOST_VOTERS = 500
"""So many devices have a vote in a poll."""
LONGEST_NAME = 60
WAITS = 20
"""Seconds for which somebody who follows waits for news, before asking again."""
MOST_WAITING = 500
"""Beyond that nobody waits, and everybody asks again by and by."""
NOWHERE = {"n": 0, "place": None}
"""What is said where nobody presents."""


@dataclass(slots=True)
class Poll:
    """What is voted on; once it is closed, its votes can still be counted."""

    told: Mapping[str, Any] | None
    """What the page that presents says of it; None: it is closed."""
    id: str = ""
    votes: dict[str, str] = field(default_factory=dict)
    """The letter for which each device is; it is known by a number that it has made up."""

    def vote(self, voter: str, id: str, letter: str) -> bool:
        """Count the vote of a device, in place of the one that it had; says whether that was taken."""
        full = voter not in self.votes and len(self.votes) >= MOST_VOTERS
        if self.told is None or id != self.id or letter not in self.told["letters"] or full:
            return False
        self.votes[voter] = letter
        return True

    def then(self, told: Mapping[str, Any] | None) -> Poll:
        """The poll that comes behind: the same, opened or closed, or another one, which has no votes yet."""
        same = told is None or told["id"] == self.id
        return Poll(told, self.id, self.votes) if same or told is None else Poll(told, told["id"])


@dataclass(slots=True)
class Place:
    """What is shown under a code."""

    key: str
    shown: str
    told: float
    number: int = 1
    """How often something else was told."""
    poll: Poll = field(default_factory=lambda: Poll(None))
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def data(self) -> Mapping[str, Any]:
        """What those hear who follow."""
        polled = {} if self.poll.told is None else {"poll": self.poll.told}
        return {"n": self.number, "place": self.shown, **polled}


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

    def tell(
        self, code: str, key: str, shown: str | None, now: float, poll: Mapping[str, Any] | None = None
    ) -> bool:
        """Show something else, or with None nothing any more; says whether that was taken."""
        place = self.of(code, now)
        if place is not None and place.key != key:
            return False
        if place is None and (shown is None or len(self._places) >= MOST):
            return shown is None
        if place is not None and (place.shown, place.poll.told) == (shown, poll):
            # Told once more by a page that counts votes: nothing new for those who follow.
            place.told = now
            return True
        if place is not None:
            place.moved.set()
        if shown is None:
            del self._places[code]
        elif place is None:
            self._places[code] = Place(key, shown, now, poll=Poll(None).then(poll))
        else:
            self._places[code] = Place(key, shown, now, place.number + 1, place.poll.then(poll))
        return True

    def votes(self, code: str, now: float) -> Mapping[str, int]:
        """How many devices are for each letter."""
        place = self.of(code, now)
        return {} if place is None else Counter(place.poll.votes.values())

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
        self.finish(dict(place.data()) if place else NOWHERE)

    @authenticated
    async def put(self, code: str) -> None:
        """Take a place, and give the votes there have been."""
        now = monotonic()
        key, shown, poll = _read(self.get_json_body())
        if not self._places.tell(code, key, shown, now, poll):
            raise HTTPError(409)
        self.finish({"votes": self._places.votes(code, now)})

    @authenticated
    async def post(self, code: str) -> None:
        """Take the vote of a device that follows."""
        place = self._places.of(code, monotonic())
        voter, poll, letter = _read_vote(self.get_json_body())
        if place is None or not place.poll.vote(voter, poll, letter):
            raise HTTPError(409)
        self.set_status(204)
        self.finish()


def _read(told: Any) -> tuple[str, str | None, Mapping[str, Any] | None]:
    match told:
        case {"key": str() as key, "place": str() | None as shown} if _is_made_up(key):
            if shown is None or len(shown) <= LONGEST:
                return key, shown, _read_poll(told.get("poll"))
    raise HTTPError(400)


def _read_poll(told: Any) -> Mapping[str, Any] | None:
    match told:
        case None:
            return None
        case {"id": str() as id, "letters": str() as letters, "words": dict() as words}:
            if len(id + letters) <= LONGEST_NAME and len(json.dumps(words)) <= LONGEST:
                return {"id": id, "letters": letters, "words": words}
    raise HTTPError(400)


def _read_vote(told: Any) -> tuple[str, str, str]:
    match told:
        case {"voter": str() as voter, "poll": str() as poll, "letter": str() as letter}:
            if _is_made_up(voter) and len(letter) == 1:
                return voter, poll, letter
    raise HTTPError(400)


def _is_made_up(key: str) -> bool:
    """Whether it can be a number that a page has made up."""
    return 16 <= len(key) <= 80


def path_of(base: str) -> str:
    """Where the relay is found on a server, as a pattern with the code in it."""
    return rf"{base.rstrip('/')}/aula/follow/([B-Z]{{5}})"
