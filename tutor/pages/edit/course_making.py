"""Where a course is made: takes what an author does with its chapters, and with the files beside it."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from cards.innovation.editions import options_of
from cards.terms import EDITIONS_OF, GAMES
from engine.errors import ScenarioError
from engine.reading import MOST_BYTES, read_text
from engine.scenario.kind import kind
from tutor.pages.edit.bench import Bench
from tutor.pages.edit.course_draft import COURSE_FILE, MOST_BESIDE, CourseDraft, empty_course, named_in
from tutor.pages.edit.course_view import game_in
from tutor.pages.edit.opening import open_draft
from tutor.pages.edit.starts import empty
from tutor.pages.edit.written_file import Refused
from tutor.pages.seating import FIRST_NAMES
from tutor.story.courses import Course
from tutor.story.exercises import KINDS
from tutor.story.lessons import read_lesson
from tutor.table.host import Message
from tutor.words import said

__all__ = ["COURSE_TABS", "CourseMaking"]

COURSE_TABS = ("contents", "file")


class CourseMaking(Bench):
    """Takes what an author does with a course; one of its own scenarios may lie at the bench meanwhile."""

    def begin(self, text: str, beside: Mapping[str, str] | None = None) -> None:
        """Work on a text from now on, of a scenario or of a course; raises ScenarioError if it is neither."""
        if not _is_course(text):
            super().begin(text)
            self.course = self.opened_beside = None
            return
        self.course = CourseDraft(text, beside)
        self.put_away()

    def put_away(self) -> None:
        """Let nothing lie at the bench but the course."""
        self.draft = self.form = self.pending = self.picked = self.opened_beside = None
        self.tab = COURSE_TABS[0]

    def edit_course(self, _: Message) -> None:
        """Begin a course."""
        title, chapter = (said(key, self.language) for key in ("edit_course_untitled", "edit_course_first"))
        self.begin(empty_course(title, chapter, self.language))

    def edit_open(self, message: Message) -> None:
        """Open a file of the author: a scenario, or a course, alone or packed with what lies beside it."""
        packed = message.get("packed")
        if packed is None:
            super().edit_open({**message, "beside": _texts(message.get("beside"))})
            return
        found = _unpacked(str(packed))
        super().edit_open({**message, "text": found.pop(COURSE_FILE, ""), "beside": found})

    def edit_close(self, message: Message) -> None:
        """Put away what is in hand; a scenario of the course goes back to it."""
        if self.course is None or self.opened_beside is None:
            super().edit_close(message)
            self.course = None
            return
        assert self.draft is not None
        self.course.beside[self.opened_beside] = self.draft.text
        self.put_away()

    def _course(self) -> CourseDraft:
        assert self.course is not None
        return self.course

    # The course --------------------------------------------------------------------------

    def edit_course_say(self, message: Message) -> None:
        """Write the title, that of a chapter, or a text, in a language."""
        path = [int(key) if isinstance(key, int) else str(key) for key in message["path"]]
        self._course().say(path, str(message["language"]), str(message["text"]))

    def edit_course_tell(self, message: Message) -> None:
        """Write the author, the licence or the day until which it is to be done."""
        self._course().tell(str(message["key"]), str(message["text"]))

    def edit_chapter(self, _: Message) -> None:
        """One chapter more."""
        number = len(self._course().outline.chapters) + 1
        title = said("edit_course_chapter", self.language, n=number)
        self._course().add_chapter({self.language: title})

    def edit_chapter_move(self, message: Message) -> None:
        """Put a chapter earlier or later."""
        at, last = int(message["at"]), len(self._course().outline.chapters) - 1
        self._course().move_chapter(at, max(0, min(at + int(message["by"]), last)))

    def edit_chapter_delete(self, message: Message) -> None:
        """Take a chapter away."""
        self._course().delete_chapter(int(message["at"]))

    def edit_course_add(self, message: Message) -> None:
        """Put a text, a lesson, a scenario or an exercise at the end of a chapter, a table into a lesson."""
        what, _, id = str(message["id"]).partition("/")
        if what == "new":
            self._begin_beside(message, next(one for one in GAMES if one == id))
            return
        if what == "item":
            self._course().join(_place(id.split("/")), _place(message["into"]))
            return
        chapter = int(message["chapter"])
        match what:
            case "text":
                words = said("edit_course_text_begun", self.language)
                self._course().add_item(chapter, {"text": {self.language: words}})
            case "exercise":
                self._course().add_item(chapter, {"exercise": next(one for one in KINDS if one == id)})
            case _:
                self._course().add_item(chapter, {"lesson" if what == "lesson" else "scenario": id})

    def _begin_beside(self, message: Message, game: str) -> None:
        """A scenario of the author's own, which is laid out at once."""
        course = self._course()
        options = options_of(self.owned) if EDITIONS_OF[next(one for one in GAMES if one == game)] else {}
        players = FIRST_NAMES[: min(kind(game).players)]
        text = empty(game, players, self.language, options)
        while text in course.beside.values():
            text += "\n"
        name = course.lay_beside("table.yaml", text)
        self._take_in(message, name, "scenario")
        self.edit_beside({"name": name})

    def _take_in(self, message: Message, name: str, what: str) -> None:
        """Put a file of the author's own at the end of a chapter, or of the lesson that a message names."""
        course = self._course()
        if "into" not in message:
            course.add_item(int(message["chapter"]), {what: name})
            return
        place = _place(message["into"])
        tables = named_in(course.items(place[0])[place[1]])
        if game_in(course, name) != game_in(course, tables[0]):
            raise Refused("edit_course_one_game")
        if name not in tables:
            course.put_tables(place, (*tables, name))

    def edit_course_file(self, message: Message) -> None:
        """Put a scenario or lesson of the author's own at the end of a chapter, or of a lesson."""
        name = " ".join(str(message.get("name") or "scenario.yaml").split())[:60]
        text = str(message["text"])[: MOST_BYTES + 1]
        try:
            what = _own(text)
        except ScenarioError as error:
            self.say(said("edit_bad_file", self.language, name=name, text=self.told(error)))
            return
        self._take_in(message, self._course().lay_beside(name, text), what)

    def edit_course_table(self, message: Message) -> None:
        """Put a table of a lesson sooner or later, or, by no step, take it out of the lesson."""
        place, n, by = _place(message["at"]), int(message["n"]), int(message["by"])
        if not by:
            self._course().take_out(place, n)
            return
        tables = list(named_in(self._course().items(place[0])[place[1]]))
        tables.insert(max(0, n + by), tables.pop(n))
        self._course().put_tables(place, tables)

    def edit_beside(self, message: Message) -> None:
        """Lay a scenario of the course's own out at the bench."""
        name = str(message["name"])
        super().begin(self._course().beside[name])
        self.opened_beside = name

    def edit_course_change(self, message: Message) -> None:
        """Say of an exercise how hard it is, which ones, how many; of a scenario, whether it is a lesson."""
        chapter, at = _place(message["at"])
        item = dict(self._course().items(chapter)[at])
        key, value = str(message["key"]), str(message["value"])
        if key == "as":
            (name,) = named_in(item)
            one = next(one for one in ("lesson", "scenario") if one == value)
            self._course().put_item((chapter, at), {one: name})
            return
        if key not in ("level", "seed", "number", "edition"):
            raise KeyError(key)
        item[key] = value if key == "edition" else int(value)
        if key == "edition" and value == "first":
            del item[key]
        self._course().change_item((chapter, at), item)

    def edit_course_move(self, message: Message) -> None:
        """Put an item where it was dropped, or one place on, from the end of a chapter into the next."""
        course = self._course()
        chapter, at = _place(message["at"])
        if "to" in message:
            course.move_item((chapter, at), _place(message["to"]))
            return
        by = int(message["by"])
        counts = [len(one["items"]) for one in course.outline.said["chapters"]]
        if 0 <= at + by < counts[chapter]:
            course.move_item((chapter, at), (chapter, at + by))
        elif 0 <= chapter + by < len(counts):
            course.move_item((chapter, at), (chapter + by, counts[chapter + by] if by < 0 else 0))

    def edit_course_delete(self, message: Message) -> None:
        """Take an item away."""
        self._course().delete_item(_place(message["at"]))

    def edit_course_pack(self, _: Message) -> None:
        """Pack the course and what lies beside it into one file, to be saved."""
        packed = BytesIO()
        with ZipFile(packed, "w") as archive:
            for name, text in {COURSE_FILE: self._course().text, **self._course().named()}.items():
                archive.writestr(name, text)
        number = 1 + (self.packed or {"n": 0})["n"]
        self.packed = {"n": number, "text": base64.b64encode(packed.getvalue()).decode()}

    def brought(self) -> Course:
        """The course as those see it who learn; raises ScenarioError if it cannot be opened yet."""
        return self._course().brought()


def _is_course(text: str) -> bool:
    held = read_text(text, COURSE_FILE).value
    return isinstance(held, dict) and "course" in held


def _own(text: str) -> str:
    """What a file of the author's holds; raises ScenarioError if it is neither scenario nor lesson."""
    held = read_text(text, "scenario.yaml").value
    if isinstance(held, dict) and "lesson" in held:
        read_lesson(text)
        return "lesson"
    open_draft(text)
    return "scenario"


def _texts(beside: Any) -> dict[str, str]:
    """Files that a browser has kept, as far as they can be some."""
    found = beside if isinstance(beside, dict) else {}
    return {
        str(name)[:80]: text
        for name, text in list(found.items())[:MOST_BESIDE]
        if isinstance(text, str) and len(text) <= MOST_BYTES and _is_name(str(name))
    }


def _is_name(name: str) -> bool:
    return name.endswith(".yaml") and not set(name) & set("/\\:") and name != COURSE_FILE


def _unpacked(packed: str) -> dict[str, str]:
    """The texts of a packed course, never more of them than it can have."""
    try:
        with ZipFile(BytesIO(base64.b64decode(packed))) as archive:
            found = {}
            for info in archive.infolist()[: MOST_BESIDE + 1]:
                name = info.filename.rpartition("/")[2]
                if name == COURSE_FILE or _is_name(name):
                    with archive.open(info) as file:
                        found[name] = file.read(MOST_BYTES + 1).decode("utf-8", "replace")
            return found
    except (BadZipFile, binascii.Error, NotImplementedError, RuntimeError, OSError, EOFError):
        return {}


def _place(at: Sequence[Any]) -> tuple[int, int]:
    chapter, number = map(int, at)
    return chapter, number
