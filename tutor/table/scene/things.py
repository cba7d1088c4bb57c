"""The shape of what lies on a table: cards, piles, seats and the middle; see `tutor.table.scene.shape`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

__all__ = [
    "SceneAchievement",
    "SceneApplied",
    "SceneArea",
    "SceneCard",
    "SceneCardChoice",
    "SceneChoice",
    "SceneCiv",
    "SceneClause",
    "SceneCount",
    "SceneEffect",
    "SceneEmbargo",
    "SceneEra",
    "SceneField",
    "SceneGap",
    "SceneHeap",
    "ScenePeriod",
    "ScenePile",
    "ScenePlayer",
    "SceneSupply",
    "SceneUnasked",
    "SceneWord",
]


class SceneChoice(TypedDict):
    """What is drawn on something that may stand for an answer."""

    key: str | None
    act: str | None


class SceneApplied(SceneChoice):
    """The same, or why it stands for none."""

    why: str | None


class SceneUnasked(SceneApplied):
    """A card that says nothing to the question."""

    picked: bool
    preview: bool


class SceneCardChoice(TypedDict, total=False):
    """What a card says to the question."""

    key: str | None
    act: str | None
    picked: bool
    preview: bool
    why: str | None
    was: str


class SceneClause(TypedDict):
    """A piece of a card's text."""

    path: list[int]
    text: str
    state: str | None


class SceneEffect(TypedDict):
    """An effect of a card to be read."""

    kind: str
    word: str
    state: str | None
    clauses: list[SceneClause]


# "for" is a word of Python's own.
_ForWhom = TypedDict("_ForWhom", {"for": NotRequired[str | None]})


class SceneCard(_ForWhom):
    """A card on the table, or with its text the large one."""

    id: str | None
    name: str | None
    hyphened: NotRequired[str | None]
    """The name of a card on top as it may be broken where there is little room."""
    age: int | str | None
    label: str
    key: str | None
    act: str | None
    picked: bool
    preview: bool
    why: str | None
    back: NotRequired[bool]
    spot: NotRequired[str]
    was: NotRequired[str]
    fresh: NotRequired[bool]
    colour: NotRequired[str | None]
    colourWord: NotRequired[str | None]
    icons: NotRequired[list[str | None]]
    shows: NotRequired[list[int]]
    dogma: NotRequired[str | None]
    top: NotRequired[bool]
    domain: NotRequired[str | None]
    era: NotRequired[int]
    eraWord: NotRequired[str]
    heading: NotRequired[list[str]]
    iconWord: NotRequired[str | None]
    iconsWord: NotRequired[str | None]
    opened: NotRequired[bool]
    effects: NotRequired[list[SceneEffect]]


class SceneCount(TypedDict):
    """How often a player has an icon; "?" while this is asked for."""

    icon: str
    n: int | str
    word: str
    asked: bool


class ScenePile(SceneChoice):
    """A pile of a board."""

    colour: str
    colourWord: str
    spot: str
    splay: str | None
    splayWord: str
    fresh: bool
    count: int
    label: str
    cards: list[SceneCard]


class SceneGap(SceneChoice):
    """The place of a colour of which a player has no cards, where it can be chosen."""

    colour: str


class SceneEmbargo(TypedDict):
    """An embargo on a domain."""

    word: str
    spot: str


class SceneArea(SceneApplied):
    """A domain of a player of CIV."""

    domain: str
    domainWord: str
    spot: str
    n: int
    level: int
    levelWord: str | None
    needed: int | None
    """How many cards of it are a hegemony; null where that is asked for."""
    neededWord: str
    thresholds: list[int]
    majority: bool
    coin: bool
    coinWord: str | None
    embargo: SceneEmbargo | None
    democracy: int
    democracyWord: str | None
    label: str
    cards: list[SceneCard]


class SceneAchievement(TypedDict):
    """A period or a field that was achieved."""

    period: int | None
    field: str | None
    word: str
    fresh: bool


class ScenePlayer(SceneChoice):
    """A player, with all that lies before them."""

    name: str
    seat: int
    turn: bool
    mine: bool
    asked: bool
    role: str | None
    roleWord: str | None
    state: str | None
    counts: list[SceneCount]
    countsWord: str | None
    piles: list[ScenePile]
    gaps: NotRequired[list[SceneGap]]
    areas: NotRequired[list[SceneArea]]
    left: Mapping[str, int]
    """How many cards have gone since the last answer, by the place where they lay."""
    hand: list[SceneCard]
    score: list[SceneCard] | None
    scored: NotRequired[bool]
    """Whether the cards of the score are drawn by name, and not as a number only."""
    points: int | str | None
    achievements: list[SceneAchievement] | None
    needed: NotRequired[int]
    achieved: NotRequired[int]
    achievedWord: NotRequired[str]
    limit: NotRequired[int]
    limitWord: NotRequired[str]
    actions: int | None
    actionsWord: str | None
    notes: list[str]
    counted: NotRequired[str | None]
    """The icon or domain of which all that counts is lit and numbered."""
    won: bool


class SceneSupply(SceneChoice):
    """A pile of the supply."""

    age: int
    count: int
    word: str


class ScenePeriod(SceneApplied):
    """A period that can be achieved, or was."""

    age: int
    open: bool
    owner: str | None
    word: str


class SceneField(TypedDict):
    """A field that can be claimed, or was."""

    id: str
    word: str
    owner: str | None
    condition: str
    rule: str


class SceneEra(TypedDict):
    """What is left of an era in the deck of CIV."""

    era: int
    eraWord: str
    count: int
    word: str


class SceneHeap(TypedDict):
    """The discard pile of CIV."""

    count: int
    word: str
    cards: list[SceneCard]


class SceneWord(TypedDict):
    """Something that is said and no more."""

    word: str


class SceneCiv(TypedDict):
    """What only CIV has; see `tutor.table.scene.civ`."""

    step: str
    stepWord: str
    deck: list[SceneEra]
    deckWord: str
    discard: SceneHeap
    open: list[SceneCard]
    openWord: str
    coin: SceneWord
    lastRound: str | None
