"""What an author brings along: a course from anywhere, with the scenarios and lessons that lie beside it.

In a course a name with the ending .yaml is a file beside it; the app knows it as own/NAME.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from engine.errors import ScenarioError
from engine.reading import read
from tutor.library.folder import contents_of, notebooks

__all__ = ["BROUGHT", "OWN", "Room", "companions", "course_files", "own_files", "own_id", "room_of"]

BROUGHT = "AULA_COURSE"
"""The variable that tells the app of the course with which it was started."""

OWN = "own/"
"""What the ids of an author's own files begin with."""

Room = Literal["scenarios", "lessons"]
ROOMS: Mapping[str, Room] = MappingProxyType({"scenario": "scenarios", "lesson": "lessons"})


def own_id(file: str | Path) -> str:
    """What addresses call a file of an author's.

    >>> own_id("tables/My first table.yaml")
    'own/my-first-table'
    """
    return OWN + (re.sub(r"[^a-z0-9]+", "-", Path(file).stem.lower()).strip("-") or "scenario")


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
    """The scenarios and lessons that lie beside a course, by what they are and their ids."""
    try:
        said = read(contents_of(course)).plain()
    except ScenarioError:
        # Whoever reads the course says what is wrong with it.
        return {}
    named = ((room, item[kind]) for item in _items(said) for kind, room in ROOMS.items() if kind in item)
    return {
        (room, own_id(name)): course.parent / name
        for room, name in named
        if isinstance(name, str) and name.endswith(".yaml")
    }


def _items(said: Any) -> Iterator[Mapping[str, Any]]:
    """The items of all chapters, of a file that may hold anything."""
    chapters = said.get("chapters") if isinstance(said, dict) else None
    for chapter in chapters if isinstance(chapters, list) else ():
        items = chapter.get("items") if isinstance(chapter, dict) else None
        yield from (item for item in (items if isinstance(items, list) else ()) if isinstance(item, dict))


@cache
def own_files(room: Room) -> Mapping[str, Path]:
    """The files of a kind that courses bring along, by their ids."""
    found = (companions(file) for file in course_files().values())
    return {id: file for files in found for (kind, id), file in files.items() if kind == room}
