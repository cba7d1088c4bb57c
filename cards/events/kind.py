"""What a kind of events is: its name, its fields, who may know them, whether it changes the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Generic, NotRequired, TypeVar, get_args, get_origin, get_type_hints

Data = TypeVar("Data", bound=Mapping[str, Any])
T = TypeVar("T")


class Sight(Enum):
    """What those may know of a field who do not see the cards that the event is about."""

    ALL = "all"
    BACK = "back"
    """The numbers on the backs of the cards."""
    NOTHING = "nothing"
    """What a field that is not declared to be more shows."""


Public = Annotated[T, Sight.ALL]
"""A field that everybody may know."""
CardId = Annotated[str, Sight.BACK]
"""A card, by its id, that is known to those who see it before or after the event."""
CardIds = Annotated[Sequence[str], Sight.BACK]
"""Several such cards."""


@dataclass(frozen=True, slots=True)
class EventField:
    """One field of a kind of events."""

    type: Any
    sight: Sight
    required: bool


@dataclass(frozen=True, slots=True, eq=False)
class EventKind(Generic[Data]):
    """A kind of events; `Data` is the TypedDict that its data must be."""

    game: str
    name: str
    fields: Mapping[str, EventField]
    open_places: frozenset[str]
    """What comes from or goes to one of these places of the game, everybody sees."""
    changes: bool
    """Whether it changes something in the game, and so counts for the sharing bonus (INN-5.5)."""

    def __call__(self, data: Data) -> Fact:
        """Such an event, to be told."""
        return self, data


Fact = tuple[EventKind[Any], Mapping[str, Any]]
"""What is told: something of this kind, with this data."""


class Declarations:
    """The kinds of events of one game, in the order in which they are declared.

    >>> from typing import TypedDict
    >>> class Swap(TypedDict):
    ...     given: CardIds
    ...     owner: Public[str]
    >>> here = Declarations("go fish", open_places=["table"])
    >>> SWAP = here.change("swap", Swap)
    >>> SWAP.changes, [(name, field.sight.name) for name, field in SWAP.fields.items()]
    (True, [('given', 'BACK'), ('owner', 'ALL')])
    >>> list(here.kinds)
    ['swap']
    """

    def __init__(self, game: str, *, open_places: Sequence[str]) -> None:
        self.game = game
        self.open_places = frozenset(open_places)
        self.kinds: dict[str, EventKind[Any]] = {}

    def change(self, name: str, data: type[Data]) -> EventKind[Data]:
        """Declare a kind of events that change something in the game."""
        return self._declared(EventKind(self.game, name, _fields(data), self.open_places, changes=True))

    def telling(self, name: str, data: type[Data]) -> EventKind[Data]:
        """Declare a kind of events that only tell."""
        return self._declared(EventKind(self.game, name, _fields(data), self.open_places, changes=False))

    def _declared(self, kind: EventKind[Data]) -> EventKind[Data]:
        if kind.name in self.kinds:
            raise ValueError(f"{kind.name} is declared twice for {kind.game}")
        self.kinds[kind.name] = kind
        return kind


def _fields(data: type[Any]) -> Mapping[str, EventField]:
    return {name: _field(hint) for name, hint in get_type_hints(data, include_extras=True).items()}


def _field(hint: Any) -> EventField:
    required = get_origin(hint) is not NotRequired
    if not required:
        (hint,) = get_args(hint)
    if get_origin(hint) is not Annotated:
        return EventField(hint, Sight.NOTHING, required)
    plain, sight = get_args(hint)
    return EventField(plain, sight, required)
