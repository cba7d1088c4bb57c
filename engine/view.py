"""What can be seen: the position as plain data, whole or through the eyes of one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from engine.events import Event


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("a position is read-only; answer with game.choose(key)")


class ReadOnlyDict(dict[str, Any]):
    """A dict that can be read, compared and dumped, but not changed."""

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = __ior__ = _refuse


class ReadOnlyList(list[Any]):
    """A list that can be read, compared and dumped, but not changed."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = append = clear = extend = insert = pop = remove = (
        _refuse
    )
    reverse = sort = _refuse


def read_only(value: Any) -> Any:
    """The same data, not to be changed."""
    if isinstance(value, Mapping):
        return ReadOnlyDict({key: read_only(each) for key, each in value.items()})
    if isinstance(value, list | tuple):
        return ReadOnlyList([read_only(each) for each in value])
    return value


class View(ReadOnlyDict):
    """The position as one player may know it; `events` are worked out when asked for."""

    def __init__(self, position: Mapping[str, Any], events: Callable[[], list[Event]]) -> None:
        super().__init__(position)
        self._events = events

    @property
    def events(self) -> list[Event]:
        """What happened, as far as the player may know it."""
        return self._events()

    def __missing__(self, key: str) -> list[Event]:
        if key == "events":
            return self.events
        raise KeyError(key)


OPEN_PLACES = frozenset(("board", "area", "discard"))
"""What comes from or goes to one of these, everybody sees."""

HIDING = frozenset(("draw", "score", "return", "transfer", "exchange", "take", "give"))
"""Kinds of events that may be about cards which not everybody sees."""


def redacted(event: Event, viewer: str, backs: Mapping[str, int]) -> Event:
    """The event as a player may know it: cards that they see neither before nor after are numbers."""
    data = event.data
    if event.kind not in HIDING or data.get("open") or not OPEN_PLACES.isdisjoint(_places(data)):
        return event
    owner = data.get("owner", event.player)
    if viewer in (owner, data.get("receiver", owner)):
        return event
    hidden = dict(data)
    for key in ("card", "given", "taken"):
        if isinstance(data.get(key), str):
            hidden[key] = backs[data[key]]
        elif key in data:
            hidden[key] = sorted(backs[card] for card in data[key])
    return Event(event.kind, event.player, event.rule, hidden, event.clause)


def _places(data: Mapping[str, Any]) -> tuple[Any, Any]:
    return data.get("from"), data.get("to")
