"""The lessons that come with Aula."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from engine.errors import ScenarioError
from tutor.library.folder import contents_of, notebooks
from tutor.library.own import own_files
from tutor.story.lessons.lesson import Lesson, read_lesson

__all__ = ["lessons"]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id, which is the path of the file without its ending, in the order of the files.

    Raises ScenarioError if one of them cannot be read.
    """
    return {**_kept(), **_brought()}


@cache
def _kept() -> Mapping[str, Lesson]:
    """Those that come with Aula."""
    folder = notebooks() / "lessons"
    files = sorted(folder.rglob("*.yaml"))
    ids = [file.relative_to(folder).with_suffix("").as_posix() for file in files]
    return {id: read_lesson(contents_of(file), id) for id, file in zip(ids, files, strict=True)}


def _brought() -> Mapping[str, Lesson]:
    """Those of an author's course; of one that cannot be read, the course says that it is missing."""
    found: dict[str, Lesson] = {}
    for id, file in own_files("lessons").items():
        with suppress(ScenarioError):
            found[id] = read_lesson(contents_of(file), id)
    return found


def lesson_about(rule: str) -> Lesson | None:
    """The first lesson that teaches a rule."""
    return next((lesson for lesson in lessons().values() if rule in lesson.teaches), None)


def lessons_before(scenario: str) -> list[Lesson]:
    """The lessons that a scenario belongs to."""
    return [lesson for lesson in lessons().values() if scenario in lesson.see]
