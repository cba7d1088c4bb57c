"""The lessons that come with Aula."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.library.folder import contents_of, notebooks
from tutor.story.lessons.lesson import Lesson, read_lesson

__all__ = ["lessons"]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id, which is the path of the file without its ending, in the order of the files.

    Raises ScenarioError if one of them cannot be read.
    """
    folder = notebooks() / "lessons"
    files = sorted(folder.rglob("*.yaml"))
    ids = [file.relative_to(folder).with_suffix("").as_posix() for file in files]
    return {id: read_lesson(contents_of(file), id) for id, file in zip(ids, files, strict=True)}


def lesson_about(rule: str) -> Lesson | None:
    """The first lesson that teaches a rule."""
    return next((lesson for lesson in lessons().values() if rule in lesson.teaches), None)
