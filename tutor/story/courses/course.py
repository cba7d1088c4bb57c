"""A course as its file says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from os import PathLike
from typing import Any, Literal

from cards.terms import EDITION_NAMES, EDITIONS_OF, GAMES, LANGUAGES, EditionName, GameName, Language
from engine.node import Node, instead
from engine.reading import read
from engine.scenario.words import read_words
from tutor.library.own import own_id
from tutor.library.scenarios import library
from tutor.story.exercises import KINDS, LEVELS, exercise
from tutor.story.lessons import lesson_tables, lessons, stops
from tutor.story.questions import Task
from tutor.story.questions.kinds import AnswerFreely
from tutor.story.steps import question_steps
from tutor.words import said, spoken

__all__ = [
    "Chapter",
    "Course",
    "CourseItem",
    "check_exercises",
    "question_title",
    "read_course",
    "read_outline",
]

FORMAT = 1
"""The version of the format."""

MOST_TABLES = 20
"""So many tables a lesson can have."""
LAST_SEED = 9_999
MOST_EXERCISES = 50

ItemKind = Literal["text", "lesson", "scenario", "exercise"]
KEYS: Mapping[ItemKind, Sequence[str]] = {
    "text": (),
    "lesson": (),
    "scenario": (),
    "exercise": ("level", "seed", "number", "edition"),
}
"""The kinds of items, and what each may say besides what it is."""

Words = str | Mapping[str, str]


@dataclass(frozen=True)
class CourseItem:
    """A text, or something to be done: a lesson, a scenario, or one exercise."""

    kind: ItemKind
    id: str = ""
    """Of a lesson or scenario, or the kind of the exercise."""
    words: Words = ""
    """What a text says."""
    level: int = 1
    seed: int = 0
    edition: EditionName = "first"

    @property
    def name(self) -> str:
        """What it is called in results: the same for all who do it, wherever it stands in the course."""
        if self.kind != "exercise":
            return f"{self.kind}/{self.id}"
        name = f"exercise/{self.id}/{self.level}/{self.seed}"
        return name if self.edition == "first" else f"{name}/{self.edition}"

    @property
    def game(self) -> GameName:
        """The game that it is about."""
        match self.kind:
            case "lesson":
                return lessons()[self.id].game
            case "scenario":
                return next(one for one in GAMES if one == library()[self.id].game.name)
            case _:
                return KINDS[self.id].game

    def title(self, language: Language) -> str:
        """Its title."""
        match self.kind:
            case "lesson":
                return spoken(lessons()[self.id].title, language)
            case "scenario":
                return library()[self.id].said("title", language) or self.id
            case "exercise":
                return f"{spoken(KINDS[self.id].title, language)} · {self.seed}"
            case _:
                return spoken(self.words, language)

    @cached_property
    def tasks(self) -> Sequence[Task | None]:
        """What is asked in it, in order; None is a question that cannot be read."""
        match self.kind:
            case "lesson":
                return [stop.task for stop in stops(lessons()[self.id]) if stop.task is not None]
            case "scenario":
                return [step.task for step in question_steps(library()[self.id].game)]
            case "exercise":
                return [None]
            case _:
                return []

    @property
    def judged(self) -> Sequence[int]:
        """The numbers of its questions that have right answers; open ones have none."""
        return [
            n for n, task in enumerate(self.tasks) if task is None or not isinstance(task.what, AnswerFreely)
        ]

    def question(self, number: int) -> str | None:
        """The name of a question by its number, if it can be right or wrong."""
        return f"{self.name}/{number}" if number in self.judged else None

    @property
    def questions(self) -> Mapping[str, int]:
        """The numbers of its questions by name; what asks nothing has a single one, answered by its end."""
        if self.kind == "text":
            return {}
        return {f"{self.name}/{number}": number for number in self.judged} or {self.name: 0}

    def facts(self, number: int) -> Sequence[str]:
        """The facts of the rules that a question makes one decide."""
        if self.kind == "exercise":
            return KINDS[self.id].facts
        task = self.tasks[number] if self.judged else None
        return () if task is None else task.facts


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a course."""

    title: Words
    items: tuple[CourseItem, ...]


@dataclass(frozen=True)
class Course:
    """A course as its file says it."""

    id: str
    title: Words
    chapters: tuple[Chapter, ...]
    said: Mapping[str, Any]
    """Its file as plain data."""
    due: date | None = None

    @cached_property
    def items(self) -> tuple[CourseItem, ...]:
        """All that stands in it, in order."""
        return tuple(item for chapter in self.chapters for item in chapter.items)

    @cached_property
    def places(self) -> tuple[CourseItem, ...]:
        """What is to be done, in order."""
        return tuple(item for item in self.items if item.kind != "text")

    def game_of(self, chapter: Chapter) -> GameName:
        """The game that a chapter is about; one of texts alone goes with the first that is not."""
        return next(item for item in (*chapter.items, *self.places) if item.kind != "text").game

    @cached_property
    def questions(self) -> Mapping[str, tuple[CourseItem, int]]:
        """All questions by name: where they stand, and as which one there."""
        return {name: (item, n) for item in self.places for name, n in item.questions.items()}


def question_title(name: str, language: Language) -> str:
    """What a question of a result is called by people; "" if what it stands in is not known here.

    >>> question_title("exercise/shares/1/2009/0", "en"), question_title("lesson/own/mine/3", "en")
    ('Who shares? · 2009', '')
    """
    kind, *parts = name.split("/")
    match kind, parts:
        case "exercise", [id, _, seed, *_] if id in KINDS and seed.isdecimal():
            return CourseItem("exercise", id, seed=int(seed)).title(language)
        case ("lesson" | "scenario") as one, [*_, number] if number.isdecimal():
            item = CourseItem(one, "/".join(parts[:-1]))
            if item.id in (lessons() if one == "lesson" else library()):
                return said("plots_question", language, title=item.title(language), n=int(number) + 1)
    return ""


def read_course(source: Mapping[str, Any] | str | PathLike[str], id: str = "") -> Course:
    """The course of a path, of a YAML text or of plain data.

    Raises ScenarioError, in one sentence with file and line, if something is wrong with it.
    """
    root = read(source)
    course = read_outline(root, id)
    chapters = root.mapping()["chapters"]
    for chapter in chapters.items():
        for item in chapter.mapping()["items"].items():
            _check_known(item.mapping())
    if not course.places:
        raise chapters.error("expected a lesson, scenario or exercise, found none")
    names = [item.name for item in course.places]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise chapters.error(f"{twice} is here twice")
    return course


def read_outline(root: Node, id: str = "") -> Course:
    """The course as far as it is made: there may be nothing to do in it yet, and files still to come."""
    keys = ("course", "title", "author", "licence", "due", "chapters")
    found = root.fields(keys, "a course, a mapping that begins with course: 1")
    for key in ("course", "title", "chapters"):
        if key not in found:
            raise root.error(f"expected a key {key}, found none")
    if found["course"].word("the version of the format") != str(FORMAT):
        raise found["course"].error(f"expected version {FORMAT} of the format, found {found['course']}")
    for key in ("author", "licence"):
        if key in found:
            found[key].word()
    chapters = tuple(_chapter(node) for node in found["chapters"].items("a list of chapters"))
    due = _day(found["due"]) if "due" in found else None
    return Course(id, read_words(found["title"]), chapters, root.plain(), due)


def _day(node: Node) -> date:
    try:
        return date.fromisoformat(node.word("a day"))
    except ValueError as error:
        raise node.error(f"expected a day like 2026-12-01, found {node}") from error


def _chapter(node: Node) -> Chapter:
    found = node.fields(("title", "items"), "a chapter, a mapping")
    for key in ("title", "items"):
        if key not in found:
            raise node.error(f"expected a key {key}, found none")
    items = (item for each in found["items"].items("a list of items") for item in _items(each))
    return Chapter(read_words(found["title"]), tuple(items))


def _items(node: Node) -> list[CourseItem]:
    """An item, or the exercises of a row."""
    found = node.fields((*KEYS, *KEYS["exercise"]), "an item, a mapping")
    kinds = [kind for kind in KEYS if kind in found]
    if len(kinds) != 1:
        raise node.error(f"expected one of {', '.join(KEYS)}, found {len(kinds)} of them")
    (kind,) = kinds
    for key in found.keys() - {kind, *KEYS[kind]}:
        raise found[key].error(f"{key} belongs to an exercise")
    match kind:
        case "text":
            return [CourseItem(kind, words=read_words(found[kind]))]
        case "exercise":
            return _exercises(found)
        case _:
            return [CourseItem(kind, _id(found[kind], kind))]


def _id(node: Node, kind: str) -> str:
    """The lesson or scenario that is named; a lesson can have several tables, files beside the course."""
    if kind == "lesson" and isinstance(node.value, tuple):
        names = [_table(one) for one in node.value]
        if not 1 <= len(set(map(own_id, names))) == len(names) <= MOST_TABLES:
            raise node.error(f"expected one to {MOST_TABLES} files of different names, found others")
        return own_id(*names)
    name = node.word(f"a {kind}")
    return own_id(name) if name.endswith(".yaml") else name


def _table(node: Node) -> str:
    name = node.word("a file")
    if not name.endswith(".yaml"):
        raise node.error(f"expected a file beside the course, which ends in .yaml, found {node}")
    return name


def _exercises(found: Mapping[str, Node]) -> list[CourseItem]:
    node = found["exercise"]
    id = node.one_of(KINDS, "exercise")

    def number(key: str, default: int, least: int, most: int) -> int:
        return found[key].number(least, most) if key in found else default

    level = number("level", LEVELS[0], LEVELS[0], LEVELS[-1])
    seed = number("seed", 0, 0, LAST_SEED)
    count = number("number", 1, 1, MOST_EXERCISES)
    edition = found["edition"].one_of(EDITION_NAMES, "edition") if "edition" in found else "first"
    if edition != "first" and edition not in EDITIONS_OF[KINDS[id].game]:
        raise found["edition"].error("only Innovation has several editions")
    seeds = ((seed + n) % (LAST_SEED + 1) for n in range(count))
    return [CourseItem("exercise", id, level=level, seed=one, edition=edition) for one in seeds]


def _check_known(found: Mapping[str, Node]) -> None:
    """Find the file of a lesson or scenario: one of the library, or one beside the course."""
    known: Mapping[str, Callable[[], Mapping[str, object]]] = {"lesson": lessons, "scenario": library}
    for what in found.keys() & known.keys():
        node = found[what]
        several = isinstance(node.value, tuple) and len(node.value) > 1
        for one in node.items() if several else (node,):
            files = lesson_tables() if several else known[what]()
            id = _id(one, what)
            if id not in files:
                raise one.error(f"there is no {what} {one} that can be read{instead(id, files)}")
        if _id(node, what) not in known[what]():
            raise node.error("expected tables of one game, found two games")


def check_exercises(course: Course) -> None:
    """Find the position of each exercise. Raises LookupError where there is none."""
    for item in course.places:
        if item.kind == "exercise":
            exercise(item.id, item.level, item.seed, item.edition).question(LANGUAGES[0])
