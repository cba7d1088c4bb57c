"""The shape of a scene: which keys there are, and of which type; `tutor.table.scene` says what they mean.

A key that is drawn is declared here first. mypy checks where it is made, and `make lint` writes declarations
for the JavaScript from these classes, and checks what is drawn against them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

__all__ = [
    "Scene",
    "SceneAchievement",
    "SceneAnswer",
    "SceneApplied",
    "SceneArea",
    "SceneAsk",
    "SceneBranch",
    "SceneCard",
    "SceneCardChoice",
    "SceneChoice",
    "SceneCiv",
    "SceneClause",
    "SceneComparison",
    "SceneCount",
    "SceneEffect",
    "SceneEmbargo",
    "SceneEra",
    "SceneField",
    "SceneGraph",
    "SceneHeap",
    "SceneLine",
    "SceneMark",
    "SceneNode",
    "SceneNodeNote",
    "SceneOver",
    "ScenePart",
    "ScenePeriod",
    "ScenePieces",
    "ScenePile",
    "ScenePlayer",
    "SceneStanding",
    "SceneSupply",
    "SceneTimeline",
    "SceneTitle",
    "SceneToast",
    "SceneUnasked",
    "SceneWay",
    "SceneWord",
]

Message = dict[str, Any]
"""What is sent when something is chosen."""


class ScenePart(TypedDict):
    """A piece of a sentence."""

    text: str
    term: NotRequired[str]
    card: NotRequired[str]


Parts = Sequence[ScenePart]


class SceneWord(TypedDict):
    """Something that is said and no more."""

    word: str


class SceneTitle(TypedDict):
    """What stands above a column."""

    title: str


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
    needed: int
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
    areas: NotRequired[list[SceneArea]]
    hand: list[SceneCard]
    score: list[SceneCard] | None
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


class SceneAnswer(TypedDict):
    """An answer in words."""

    key: str
    words: str
    kind: str
    primary: bool
    card: str | None
    picked: bool
    preview: bool
    played: str | None
    send: Message


class SceneAsk(TypedDict):
    """The question, and what can be answered."""

    player: str | None
    mine: bool
    kind: str
    prompt: str
    parts: Parts
    more: str | None
    note: str | None
    auto: bool
    thinking: bool
    answers: list[SceneAnswer]


class SceneNodeNote(TypedDict):
    """What is to be read of a node of the graph."""

    sentences: list[Parts]
    rule: str
    why: str


class SceneNode(TypedDict):
    """Somebody's part in a resolution."""

    id: str
    column: int
    row: int
    name: str
    text: str
    role: str | None
    roleWord: str | None
    state: str
    stateWord: str
    kind: str
    inside: str | None
    depth: int
    open: SceneNodeNote


class SceneGraph(TypedDict):
    """Who acts, in which order."""

    preview: bool
    title: str
    columns: list[SceneTitle]
    nodes: list[SceneNode]
    edges: list[list[str]]
    text: list[str]


class SceneLine(TypedDict):
    """A sentence of what happened."""

    n: int
    kind: str
    player: str | None
    parts: Parts
    rule: str
    clause: list[Any] | None
    now: bool
    details: NotRequired[list[SceneLine]]
    at: NotRequired[int]
    more: NotRequired[str]


class SceneMark(TypedDict):
    """Where a turn begins on the timeline."""

    at: int
    word: str
    turn: bool


# "from" and "for" are words of Python's own, and "with" too.
SceneBranch = TypedDict(
    "SceneBranch", {"id": int, "name": str, "word": str, "from": int, "length": int, "current": bool}
)
SceneComparison = TypedDict("SceneComparison", {"with": str, "sentence": str, "lines": list[str]})


class SceneTimeline(TypedDict):
    """The past."""

    at: int
    last: int
    by: str
    word: str
    marks: list[SceneMark]
    branches: list[SceneBranch]
    compare: SceneComparison | None


class SceneStanding(TypedDict):
    """How a player stands at the end."""

    name: str
    points: int
    achievements: int | None
    won: bool


class SceneWay(TypedDict):
    """What can be done at the end."""

    key: str
    words: str
    primary: bool
    send: Message


class SceneOver(TypedDict):
    """The end of a game."""

    sentence: str
    rule: str
    measure: str
    """What is compared in `points`."""
    standing: list[SceneStanding]
    next: list[SceneWay]


class SceneToast(TypedDict):
    """A word that passes."""

    text: str
    rule: str | None
    n: int


class SceneCaption(TypedDict):
    """The sentence about what has happened last."""

    parts: Parts
    rule: str | None
    because: str | None
    """Why the opponent who answered last did so."""
    telling: bool
    """Whether more of what has happened is to be told."""
    next: Message | None
    """What leads on."""
    replay: bool
    """Whether it can be told once more."""
    pace: str


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


class ScenePieces(TypedDict):
    """What of a scene depends on the game."""

    players: list[ScenePlayer]
    supply: list[SceneSupply]
    periods: list[ScenePeriod]
    fields: list[SceneField]
    removed: int
    ask: SceneAsk | None
    card: SceneCard | None
    graph: SceneGraph | None
    why: list[SceneLine]
    timeline: SceneTimeline | None
    over: SceneOver | None
    civ: SceneCiv | None


class Scene(ScenePieces):
    """Everything that is to be seen of a game at one moment."""

    game: str
    language: str
    viewer: str | None
    words: NotRequired[Mapping[str, str]]
    toast: SceneToast | None
    caption: SceneCaption | None
    pointed: str | None
    """What of the middle of the table a hint points at: "supply", "periods" or "fields"."""
