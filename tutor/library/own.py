"""What an author brings along: a course from anywhere, with the scenarios and lessons that lie beside it.

In a course a name with the ending .yaml is a file beside it; the app knows it as own/NAME, and a lesson of
several such files, its tables, as own/NAME_NAME.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from engine.errors import ScenarioError
from engine.reading import read
from tutor.library.folder import contents_of, notebooks

__all__ = [
    "BROUGHT",
    "OWN",
    "Room",
    "companions",
    "course_files",
    "names_in",
    "own_files",
    "own_id",
    "own_lessons",
    "room_of",
]

BROUGHT = "AULA_COURSE"
"""The variable that tells the app of the course with which it was started."""

OWN = "own/"
"""What the ids of an author's own files begin with."""

Room = Literal["scenarios", "lessons", "tables"]
"""Where a file belongs; tables are those of which a lesson has several."""
ROOMS: Mapping[str, Room] = MappingProxyType({"scenario": "scenarios", "lesson": "lessons"})


def own_id(*files: str | Path) -> str:
    """What addresses call a file of an author's, or the lesson that several are.

    >>> own_id("tables/My first table.yaml")
    'own/my-first-table'
    >>> own_id("One.yaml", "Two.yaml")
    'own/one_two'
    """
    stems = (re.sub(r"[^a-z0-9]+", "-", Path(file).stem.lower()).strip("-") for file in files)
    return OWN + "_".join(stem or "scenario" for stem in stems)


def names_in(said: Any) -> Sequence[str]:
    """The files beside a course that an item names: one, or the tables of a lesson."""
    names = said if isinstance(said, list | tuple) else (said,)
    return tuple(name for name in names if isinstance(name, str) and name.endswith(".yaml"))


def room_of(file: Path) -> Literal["courses", "lessons", "scenarios"]:
    """What a file holds, as its first key says. Raises ScenarioError if it cannot be read at all."""
    held = read(file).value
    found = held if isinstance(held, dict) else {}
    return "courses" if "course" in found else "lessons" if "lesson" in found else "scenarios"


def course_files() -> Mapping[str, Path]:
    """The courses by their ids: the one that was brought along, and those of the library."""
    folder = notebooks() / "courses"
    brought = os.environ.get(BROUGHT)
    own = {own_id(brought): Path(brought)} if brought else {}
    kept = {
        file.relative_to(folder).with_suffix("").as_posix(): file for file in sorted(folder.rglob("*.yaml"))
    }
    return {**own, **kept}


def companions(course: Path) -> Mapping[tuple[Room, str], Path]:
    """The scenarios, lessons and tables that lie beside a course, by what they are and their ids."""
    named = ((room, names_in(item.get(kind))) for item in _items(course) for kind, room in ROOMS.items())
    return {
        ("tables" if len(names) > 1 else room, own_id(name)): course.parent / name
        for room, names in named
        for name in names
    }


def _items(course: Path) -> Iterator[Mapping[str, Any]]:
    """The items of all chapters, of a file that may hold anything."""
    try:
        said = read(contents_of(course)).plain()
    except ScenarioError:
        # Whoever reads the course says what is wrong with it.
        return
    chapters = said.get("chapters") if isinstance(said, dict) else None
    for chapter in chapters if isinstance(chapters, list) else ():
        items = chapter.get("items") if isinstance(chapter, dict) else None
        yield from (item for item in (items if isinstance(items, list) else ()) if isinstance(item, dict))


@cache
def own_files(room: Room) -> Mapping[str, Path]:
    """The files of a kind that courses bring along, by their ids."""
    found = (companions(file) for file in course_files().values())
    return {id: file for files in found for (kind, id), file in files.items() if kind == room}


@cache
def own_lessons() -> Mapping[str, Sequence[str]]:
    """The lessons of several tables that courses bring along: the ids of their tables, by their own."""
    found = (names_in(item.get("lesson")) for file in course_files().values() for item in _items(file))
    return {own_id(*names): tuple(map(own_id, names)) for names in found if len(names) > 1}
