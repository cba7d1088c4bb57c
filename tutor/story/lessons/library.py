"""The lessons that come with Aula."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from engine.errors import ScenarioError
from tutor.library.folder import contents_of, notebooks
from tutor.library.own import Room, own_files, own_lessons
from tutor.story.lessons.lesson import Lesson, in_a_row, read_lesson

__all__ = ["lessons"]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id, which is the path of the file without its ending, in the order of the files.

    Raises ScenarioError if one of them cannot be read.
    """
    return {**_kept(), **_readable(own_files("lessons").items()), **_joined()}


@cache
def lesson_tables() -> Mapping[str, Lesson]:
    """The tables of which lessons of an author's course have several, each as the lesson that it would be."""
    return _readable((*own_files("tables").items(), *_files("tables")))


@cache
def _kept() -> Mapping[str, Lesson]:
    """Those that come with Aula."""
    return {id: read_lesson(contents_of(file), id) for id, file in _files("lessons")}


def _files(room: Room) -> Iterable[tuple[str, Path]]:
    """The files of a room by their ids; tables lie there only on a site that was made of a course."""
    folder = notebooks() / room
    files = sorted(folder.rglob("*.yaml"))
    return [(file.relative_to(folder).with_suffix("").as_posix(), file) for file in files]


def _readable(files: Iterable[tuple[str, Path]]) -> Mapping[str, Lesson]:
    """Those of an author's course; of one that cannot be read, the course says that it is missing."""
    found: dict[str, Lesson] = {}
    for id, file in files:
        with suppress(ScenarioError):
            found[id] = read_lesson(contents_of(file), id)
    return found


def _joined() -> Mapping[str, Lesson]:
    found: dict[str, Lesson] = {}
    for id, tables in own_lessons().items():
        # Here, too, the course says what is missing, or that the tables are of two games.
        with suppress(KeyError, ValueError):
            found[id] = in_a_row([lesson_tables()[table] for table in tables], id)
    return found


def lesson_about(rule: str) -> Lesson | None:
    """The first lesson that teaches a rule."""
    return next((lesson for lesson in lessons().values() if rule in lesson.teaches), None)


def lessons_before(scenario: str) -> list[Lesson]:
    """The lessons that a scenario belongs to."""
    return [lesson for lesson in lessons().values() if scenario in lesson.see]
