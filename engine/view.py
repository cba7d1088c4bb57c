"""What can be seen: the position as plain data, whole or through the eyes of one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from cards.events.kind import EventField, Sight
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


def redacted(event: Event, viewer: str, backs: Mapping[str, int]) -> Event:
    """The event as a player may know it: cards that they see neither before nor after are numbers.

    What is not declared to be public is hidden, so that a kind of events that nobody has thought of shows
    too little, never too much.
    """
    fields, data = event.declared.fields, event.data
    public = {key: value for key, value in data.items() if _sight(fields, key) is Sight.ALL}
    if len(public) == len(data):
        return event
    seen = _sees(viewer, event, public)
    shown: dict[str, Any] = {}
    for key, value in data.items():
        sight = _sight(fields, key)
        if sight is Sight.ALL or (sight is Sight.BACK and seen):
            shown[key] = value
        elif sight is Sight.BACK:
            shown[key] = backs[value] if isinstance(value, str) else sorted(backs[card] for card in value)
    return Event(event.declared, event.player, event.rule, shown, event.clause)


def _sight(fields: Mapping[str, EventField], key: str) -> Sight:
    return fields[key].sight if key in fields else Sight.NOTHING


def _sees(viewer: str, event: Event, data: Mapping[str, Any]) -> bool:
    """Whether somebody sees the cards that an event is about, before it or after, by its public data."""
    if data.get("open") or not event.declared.open_places.isdisjoint((data.get("from"), data.get("to"))):
        return True
    owner = data.get("owner", event.player)
    return viewer in (owner, data.get("receiver", owner))
