"""The shape of what the pages of the app show around a table; see `tutor.table.scene.shape`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from tutor.story.shape import AskedQuestion, LessonStep, SaidLine, WayOn
from tutor.table.scene.shape import Parts

__all__ = [
    "AppPage",
    "HeaderButton",
    "HeaderHome",
    "HeaderView",
    "LessonHead",
    "LessonSheet",
    "NamedChoice",
    "PlayPage",
    "SlideAside",
    "SlideCourse",
    "SlideKeys",
    "SlideNext",
    "SlidePlace",
    "SlideView",
]


class NamedChoice(TypedDict):
    """Something to choose from a list."""

    id: str
    word: str
    current: NotRequired[bool]
    four: NotRequired[bool]
    says: NotRequired[str]
    """What is said of it once it is chosen."""
    """Only for four players."""


class HeaderButton(NamedChoice):
    """Something to press at the top: a page, or what can be done with this one."""

    send: dict[str, Any]
    pressed: NotRequired[bool]


class HeaderHome(TypedDict):
    """The way home; without an address only a name."""

    href: str | None
    label: str | None


class HeaderView(TypedDict):
    """The top of a page; what it has not is null, or empty."""

    title: str
    home: HeaderHome | None
    nav: list[HeaderButton]
    tools: list[HeaderButton]
    games: list[NamedChoice]
    languages: list[NamedChoice]
    words: Mapping[str, str]


class AppPage(TypedDict):
    """The header and the page that is open; what `content` is depends on the page."""

    language: str
    page: str
    trouble: str | None
    nav: list[HeaderButton]
    languages: list[NamedChoice]
    games: list[NamedChoice]
    course: Any
    """The line about the course that is attended; see `tutor.pages.attending`."""
    content: Any


class PlayPage(TypedDict):
    """Who plays, and how."""

    title: str
    lead: str
    players: list[dict[str, str]]
    names: list[str]
    kinds: list[NamedChoice]
    variants: list[NamedChoice]
    editions: list[NamedChoice]
    least: int
    most: int
    trouble: str | None
    words: NotRequired[Mapping[str, str]]


class LessonHead(TypedDict):
    """Which lesson or exercise it is, and what it says."""

    id: str
    title: str
    line: str
    turned: str | None
    """That another table is shown than at the step before."""
    say: Parts
    look: str
    """Where its author points, for those who do not see the table."""
    steps: list[LessonStep]


class LessonSheet(LessonHead):
    """The sheet of a lesson or an exercise beside its table."""

    question: AskedQuestion | None
    exploring: bool
    ways: list[WayOn]
    leave: WayOn


class SlideNext(TypedDict):
    """The step to come."""

    words: str
    note: list[str]


class SlidePlace(TypedDict):
    """A step in the list."""

    n: int
    kind: str
    words: str
    current: bool


class SlideAside(TypedDict):
    """That something is tried, or what a variation is called; and how one comes back."""

    word: str
    back: str


class SlideKeys(TypedDict):
    """Which keys do what."""

    keys: str
    word: str


class SlideItem(TypedDict):
    """An item of a course in the list."""

    n: int
    words: str
    current: bool


class SlideChapter(TypedDict):
    """A chapter of a course in the list."""

    title: str
    items: list[SlideItem]


class SlideWays(TypedDict):
    """To which item one goes next, and back."""

    next: int | None
    previous: int | None


class SlideCourse(TypedDict):
    """A course being shown: which item of it, texts included, and the ways from there."""

    title: str
    n: int
    item: SlideWays
    chapter: SlideWays
    then: SlideNext | None
    chapters: list[SlideChapter]


class SlideView(TypedDict):
    """What a presentation shows besides its table."""

    title: str
    kind: str
    n: int
    count: int
    word: str
    lead: list[Parts]
    """What the room reads of the author's words."""
    question: AskedQuestion | None
    counting: bool
    count_of: str | None
    """How many votes were counted."""
    poll: Mapping[str, Any] | None
    """What devices that follow are told of the question, as long as votes are counted; see `Votes`."""
    told: list[SaidLine]
    note: list[str]
    say: list[str]
    """What the speaker alone reads, in the window of notes."""
    look: str
    """Where the author points, for those who do not see the table."""
    right: str | None
    next: SlideNext | None
    steps: list[SlidePlace]
    aside: SlideAside | None
    variation: SlideAside | None
    ways: list[WayOn]
    """Into the variations that depart here."""
    hidden: bool
    keys: list[SlideKeys]
    words: Mapping[str, str]
    panelWords: NotRequired[Mapping[str, str]]
    course: NotRequired[SlideCourse | None]
    """The course that is shown, if it is one."""
    place: NotRequired[str]
    """The address of what those see who follow on devices of their own; "" if none can say it."""
