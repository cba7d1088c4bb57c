"""A course in the making: its file as text, and the files that lie beside it.

>>> draft = CourseDraft("course: 1\\ntitle: {en: Mine}\\nchapters: []\\n")
>>> draft.add_chapter({"en": "One"})
>>> draft.add_item(0, {"text": {"en": "Welcome."}})
>>> draft.add_item(0, {"exercise": "shares"})
>>> draft.move_item((0, 1), (0, 0))
>>> [[*item] for item in draft.items(0)]
[['exercise'], ['text']]
"""

from __future__ import annotations

import atexit
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from ruamel.yaml.comments import CommentedSeq

from cards.terms import Language
from engine.reading import read_text
from tutor.library.own import own_id
from tutor.pages.edit.document import (
    become,
    document_text,
    in_block,
    insert_item,
    insert_key,
    read_document,
    remove,
)
from tutor.pages.edit.draft import worded
from tutor.pages.edit.written_file import Refused, WrittenFile
from tutor.story.courses import Course, bring
from tutor.story.courses.course import read_outline

__all__ = ["COURSE_FILE", "CourseDraft", "ItemPlace", "empty_course", "named_in"]

COURSE_FILE = "course.yaml"
"""What the file is called."""
KEYS = ("course", "title", "author", "licence", "due", "chapters")
MOST_BESIDE = 40
"""So many files can lie beside a course that is made in a browser."""

ItemPlace = tuple[int, int]
"""A chapter, and an item in it."""


def empty_course(title: str, chapter: str, language: Language) -> str:
    """A course of one chapter with nothing in it yet."""
    chapters = [{"title": {language: chapter}, "items": []}]
    return document_text(in_block({"course": 1, "title": {language: title}, "chapters": chapters}))


class CourseDraft(WrittenFile):
    """What an author can do with a course."""

    def __init__(self, text: str, beside: Mapping[str, str] | None = None) -> None:
        super().__init__(text)
        self.beside = dict(beside or {})
        """The texts of the author's own scenarios and lessons, by the names of their files."""

    def _read(self, text: str) -> None:
        self.outline: Course = read_outline(read_text(text, COURSE_FILE))
        self.data = read_document(text)
        self._text = text

    def items(self, chapter: int) -> Sequence[Mapping[str, Any]]:
        """What a chapter says, item by item, as its file says it."""
        return list(self.outline.said["chapters"][chapter]["items"])

    # Changing ----------------------------------------------------------------------------

    def say(self, path: Sequence[str | int], language: str, text: str) -> None:
        """Write the words at a path (the title, that of a chapter, a text) in a language."""
        *above, last = path
        with self._changing() as data:
            holder: Any = data
            for key in above:
                holder = holder[key]
            words = worded(holder[last], language, text, "en")
            # A course has a title, and a chapter too; a text that says nothing any more can be deleted.
            if words is None:
                raise Refused("edit_course_words")
            holder[last] = words

    def tell(self, key: str, text: str) -> None:
        """Write the author, the licence or the day until which it is to be done."""
        with self._changing() as data:
            if not text.strip():
                if key in data:
                    remove(data, key)
            elif key in data:
                data[key] = text.strip()
            else:
                insert_key(data, next(one for one in KEYS[2:5] if one == key), text.strip(), KEYS)

    def _chapters(self) -> CommentedSeq:
        return _in_lines(self.data, "chapters")

    def _items(self, chapter: int) -> CommentedSeq:
        return _in_lines(self._chapters()[chapter], "items")

    def add_chapter(self, title: Mapping[str, str]) -> None:
        """One chapter more, at the end."""
        with self._changing():
            chapters = self._chapters()
            insert_item(chapters, len(chapters), in_block({"title": dict(title), "items": []}))

    def move_chapter(self, at: int, to: int) -> None:
        """Put a chapter elsewhere, so that it has this number then."""
        with self._changing():
            _move(self._chapters(), at, self._chapters(), to)

    def delete_chapter(self, at: int) -> None:
        """Take a chapter away, with all that is in it."""
        with self._changing():
            remove(self._chapters(), at)

    def add_item(self, chapter: int, item: Mapping[str, Any]) -> None:
        """One item more, at the end of a chapter."""
        with self._changing():
            items = self._items(chapter)
            insert_item(items, len(items), in_block(dict(item)))

    def change_item(self, place: ItemPlace, item: Mapping[str, Any]) -> None:
        """Let an item say this."""
        with self._changing():
            become(self._items(place[0])[place[1]], item)

    def put_item(self, place: ItemPlace, item: Mapping[str, Any]) -> None:
        """Let another item lie there."""
        with self._changing():
            self._items(place[0])[place[1]] = in_block(dict(item))

    def move_item(self, place: ItemPlace, to: ItemPlace) -> None:
        """Put an item elsewhere, so that it lies there then."""
        with self._changing():
            _move(self._items(place[0]), place[1], self._items(to[0]), to[1])

    def put_tables(self, place: ItemPlace, names: Sequence[str]) -> None:
        """Let a lesson have these tables, files of the author's, one after the other."""
        with self._changing():
            self._items(place[0])[place[1]]["lesson"] = _row(names)

    def join(self, place: ItemPlace, into: ItemPlace) -> None:
        """Let the tables of an item be the last ones of a lesson."""
        with self._changing():
            items = self._items(place[0])
            goal = self._items(into[0])[into[1]]
            goal["lesson"] = _row((*named_in(goal), *named_in(items[place[1]])))
            remove(items, place[1])

    def take_out(self, place: ItemPlace, n: int) -> None:
        """Take a table out of a lesson: it is an item by itself then, behind it."""
        with self._changing():
            items = self._items(place[0])
            names = list(named_in(items[place[1]]))
            name = names.pop(n)
            items[place[1]]["lesson"] = _row(names)
            what = "lesson" if "lesson" in read_text(self.beside[name], name).mapping() else "scenario"
            insert_item(items, place[1] + 1, in_block({what: name}))

    def delete_item(self, place: ItemPlace) -> None:
        """Take an item away."""
        with self._changing():
            remove(self._items(place[0]), place[1])

    # Beside it ---------------------------------------------------------------------------

    def lay_beside(self, name: str, text: str) -> str:
        """Let a file lie beside the course; the name under which it does, of which there is no other."""
        if len(self.beside) >= MOST_BESIDE:
            raise Refused("edit_course_full", n=MOST_BESIDE)
        stem = own_id(name).removeprefix("own/")
        alike = (one for one, kept in self.beside.items() if own_id(one) == own_id(name) and kept == text)
        same = next(alike, None)
        if same is not None:
            return same
        taken = {own_id(one) for one in (COURSE_FILE, *self.beside)}
        names = (f"{stem}-{n}.yaml" if n else f"{stem}.yaml" for n in range(MOST_BESIDE + 2))
        free = next(one for one in names if own_id(one) not in taken)
        self.beside[free] = text
        return free

    def named(self) -> Mapping[str, str]:
        """The files beside it that the course names, in its order."""
        items = (item for n in range(len(self.outline.chapters)) for item in self.items(n))
        said = (name for item in items for name in named_in(item))
        return {name: self.beside[name] for name in said if name in self.beside}

    def brought(self) -> Course:
        """The course as it is opened by those who learn.

        Raises ScenarioError if something is missing or wrong in it, or in a file beside it.
        """
        folder = _folder()
        for name, text in {COURSE_FILE: self.text, **self.named()}.items():
            (folder / name).write_text(text, encoding="utf-8")
        return bring(folder / COURSE_FILE)


def named_in(item: Mapping[str, Any]) -> tuple[str, ...]:
    """The scenario or lesson that an item names; of a lesson of several tables their files."""
    said = item.get("scenario") or item.get("lesson") or ()
    return (said,) if isinstance(said, str) else tuple(map(str, said))


@cache
def _folder() -> Path:
    """Where a course lies while it is tried, until Python ends."""
    folder = mkdtemp(prefix="aula-")
    atexit.register(rmtree, folder, ignore_errors=True)
    return Path(folder)


def _row(names: Sequence[str]) -> Any:
    return names[0] if len(names) == 1 else in_block(list(names))


def _in_lines(parent: Any, key: str) -> CommentedSeq:
    """A list of a file whose items are to stand one below the other."""
    found = parent[key]
    if not isinstance(found, CommentedSeq) or (not len(found) and found.fa.flow_style() is not False):
        fresh = CommentedSeq()
        fresh.fa.set_block_style()
        parent[key] = found = fresh
    return found


def _move(source: CommentedSeq, at: int, goal: CommentedSeq, to: int) -> None:
    held = source[at]
    remove(source, at)
    insert_item(goal, max(0, min(to, len(goal))), held)
