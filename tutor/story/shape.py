"""The shape of questions and of what is said about them; see `tutor.table.scene.shape`.

The app, lessons, a presentation and published pages draw a question by the same module (`question.js`), which
takes an `AskedQuestion`; what differs between them is what stands at its keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

from tutor.table.scene.shape import Parts

__all__ = [
    "AskedCount",
    "AskedOption",
    "AskedQuestion",
    "GuideQuestion",
    "GuideText",
    "GuideView",
    "LessonStep",
    "MissedAnswer",
    "SaidLine",
    "SaidVerdict",
    "SolvedOption",
    "SolvedQuestion",
    "WayOn",
]


class SaidLine(TypedDict):
    """A sentence and its rule."""

    parts: Parts
    rule: str | None


class SaidVerdict(TypedDict):
    """What is said of an answer; to a room, which gave none, `right` is null."""

    right: bool | None
    title: str | None
    lines: Sequence[SaidLine]
    told: Sequence[SaidLine]
    """What happened by it."""


class AskedOption(TypedDict):
    """Something that can be answered; `state` says whether it was right, once it has been chosen."""

    id: str
    words: str
    state: str | None
    at: NotRequired[str | None]
    """Where on the table it lies, as in `tutor.story.questions.lying`."""
    domain: NotRequired[str | None]
    """The domain of CIV that it is about."""
    letter: NotRequired[str]
    place: NotRequired[int | None]
    votes: NotRequired[int | None]
    """How many of a room were for it; None: they were not counted."""
    share: NotRequired[float]
    """Their part of all votes."""


class AskedCount(TypedDict):
    """What is to be counted: all of an icon or a domain that a player has."""

    kind: str
    player: str


class AskedQuestion(TypedDict):
    """A question as it is drawn."""

    id: str
    form: Literal["one", "some", "order", "number", "play", "room", "open"]
    prompt: Parts
    help: str | None
    options: list[AskedOption]
    given: list[str] | None
    counts: NotRequired[AskedCount | None]
    """What of the table shown can be counted by touching it."""
    tabled: NotRequired[bool]
    """Whether the table is about it, where several are asked at once."""
    hints: list[Parts]
    hint: str | None
    """What the button for the next one says."""
    show: str | None
    """What the button for the answer says."""
    nobody: NotRequired[str | None]
    """What the button says that names no player at all."""
    open: bool
    """Whether an answer is taken."""
    verdict: SaidVerdict | None
    words: NotRequired[Mapping[str, str]]
    """Those of the interface, which the page adds."""


class GuideText(TypedDict):
    """What the author of a scenario says."""

    kind: Literal["variation", "intro", "credit", "note", "look", "end"]
    """"variation": what it is called, as long as one is in it; "look": where the author points, for those who
    do not see the table.
    """
    text: str
    parts: NotRequired[Parts]
    """The same with what can be opened."""
    id: NotRequired[str]


class GuideQuestion(AskedQuestion):
    """What the author of a scenario asks."""

    kind: Literal["question"]


class WayOn(TypedDict):
    """What can be done besides answering."""

    id: str
    word: str
    send: dict[str, Any]
    primary: NotRequired[bool]


class GuideView(TypedDict):
    """What stands beside the table of a scenario."""

    says: list[GuideText | GuideQuestion]
    ways: list[WayOn]
    keys: str | None
    """Which keys lead through it."""


class LessonStep(TypedDict):
    """A step of a lesson, to be gone to."""

    n: int
    word: str
    state: str | None
    current: bool
    send: dict[str, Any]


class SolvedOption(TypedDict):
    """An answer with all that can be said of it; see `tutor.story.solved`."""

    id: str
    words: str
    at: str | None
    domain: str | None
    right: bool
    lines: list[SaidLine]
    chosen: list[SaidLine]
    left: list[SaidLine]
    missed: list[SaidLine]


class MissedAnswer(TypedDict):
    """What is said of a wrong answer that must not say what is right; see `tutor.story.solved`."""

    none: SaidLine
    few: SaidLine
    more: SaidLine
    fewer: SaidLine
    numbers: dict[str, SaidLine]
    pointer: list[SaidLine]


class SolvedQuestion(TypedDict):
    """A question worked out; see `tutor.story.solved`."""

    form: Literal["one", "some", "order", "number", "play", "open"]
    prompt: Parts
    help: str | None
    options: list[SolvedOption]
    right: list[list[str]]
    verdicts: list[list[SaidLine]]
    lines: list[SaidLine]
    story: list[SaidLine]
    missed: MissedAnswer
    hints: list[Parts]
    shown: str
