"""The stories of this folder share one course; what was brought along is forgotten after them."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.courses.three import course_in
from tutor.library.own import BROUGHT, own_files, own_lessons
from tutor.library.scenarios import library
from tutor.story.courses import Course, bring, courses
from tutor.story.lessons import lesson_tables, lessons


@pytest.fixture(scope="module", autouse=True)
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Course]:
    """A course that was brought along."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(BROUGHT, "")
        yield bring(course_in(tmp_path_factory.mktemp("course")))
    forget()


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets a story bring another course; afterwards it is the common one again."""
    monkeypatch.setenv(BROUGHT, os.environ[BROUGHT])
    yield
    forget()


def forget() -> None:
    """Let everything be read anew."""
    for known in (own_files, own_lessons, library, lesson_tables, lessons, courses):
        known.cache_clear()
