"""The courses that can be opened: those that come with Aula, and the one that an author has brought."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import engine
from cards.terms import LANGUAGES
from engine.errors import ScenarioError
from tutor.library.folder import contents_of
from tutor.library.own import BROUGHT, companions, course_files, own_files, own_id, own_lessons
from tutor.library.scenarios import library
from tutor.story.courses.course import Course, check_exercises, read_course
from tutor.story.lessons import lesson_tables, lessons, read_lesson, tables

__all__ = ["bring", "courses"]


@cache
def courses() -> Mapping[str, Course]:
    """All courses that can be read, by id; one that an author has brought comes first."""
    return {course.id: course for course in _readable()}


def bring(file: Path) -> Course:
    """Let a course from anywhere, and what lies beside it, be among those that can be opened.

    The programs that are started from here know it as well. Raises ScenarioError if something is wrong with
    it, or with a scenario or lesson beside it.
    """
    os.environ[BROUGHT] = str(file.resolve())
    for known in (own_files, own_lessons, library, lesson_tables, lessons, courses):
        known.cache_clear()
    for (room, id), beside in companions(file.resolve()).items():
        if room == "scenarios":
            engine.load(beside)
        else:
            tables(read_lesson(beside, id), LANGUAGES[0])
    course = read_course(file, own_id(file))
    check_exercises(course)
    return course


def _readable() -> Iterator[Course]:
    for id, file in course_files().items():
        try:
            yield read_course(contents_of(file), id)
        except ScenarioError:
            # `aula check` says what is wrong with it.
            continue
