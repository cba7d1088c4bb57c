"""The shape of a scene: which keys there are, and of which type; `tutor.table.scene` says what they mean.

A key that is drawn is declared here first. mypy checks where it is made, and `make lint` writes declarations
for the JavaScript from these classes, and checks what is drawn against them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from tutor.table.scene.things import SceneCard, SceneCiv, SceneField, ScenePeriod, ScenePlayer, SceneSupply

__all__ = [
    "Scene",
    "SceneAnswer",
    "SceneAsk",
    "SceneBranch",
    "SceneComparison",
    "SceneGraph",
    "SceneHighlight",
    "SceneLine",
    "SceneNode",
    "SceneNodeNote",
    "SceneOver",
    "ScenePart",
    "ScenePieces",
    "ScenePlace",
    "SceneStanding",
    "SceneTimeline",
    "SceneTitle",
    "SceneToast",
    "SceneWay",
]

Message = dict[str, Any]
"""What is sent when something is chosen."""


class ScenePart(TypedDict):
    """A piece of a sentence."""

    text: str
    term: NotRequired[str]
    card: NotRequired[str]
    rule: NotRequired[str]
    bold: NotRequired[bool]
    href: NotRequired[str]
    """The last three stand only in what an author has written (`tutor.story.notes`)."""


Parts = Sequence[ScenePart]


class SceneTitle(TypedDict):
    """What stands above a column."""

    title: str


class SceneAnswer(TypedDict):
    """An answer in words."""

    key: str
    words: str
    does: NotRequired[str]
    """The same as what one does, where the words alone only name a card."""
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
    marks: list[int]
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


class ScenePlace(TypedDict):
    """Something that can be pointed at; see `engine.scenario.looks`."""

    kind: str
    player: str | None
    name: str


class SceneHighlight(TypedDict):
    """Something that the author of a scenario points at."""

    kind: str
    """"mark", "arrow" or "light", beside which all else is dimmed."""
    at: ScenePlace
    to: ScenePlace | None
    """Where an arrow leads."""


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
    highlights: Sequence[SceneHighlight]
