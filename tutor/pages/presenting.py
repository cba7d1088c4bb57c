"""Shows a table, a lesson, an exercise or a whole course to a class, and leads back to where one was."""

from __future__ import annotations

from dataclasses import replace

from tutor.library.address import Address
from tutor.library.scenarios import library
from tutor.pages.learn import Open
from tutor.pages.opening import Opening, game_named
from tutor.pages.present import Presentation
from tutor.story.courses import CourseItem
from tutor.story.exercises.exercise import exercise
from tutor.story.lectures import ExerciseLecture, Lecture, LessonLecture, TextLecture
from tutor.story.lessons import lessons, stop_at, stops
from tutor.table.host import Message
from tutor.words import said

__all__ = ["Presenting"]


class Presenting(Opening):
    """The ways into a presentation, within it from item to item of a course, and out of it."""

    def on_scenario(self, message: Message) -> None:
        """Sit down at the table of a scenario."""
        id = str(message["id"])
        game = game_named(library()[id].game.name)
        self.address = Address(self.address.language, game, "table", id)
        self.lay_table(self.address)

    def on_present(self, message: Message) -> None:
        """Show this table, a scenario, or the lesson or exercise that is open to a class."""
        if "id" in message:
            self.on_scenario(message)
        if self.address.page == "learn":
            where = self._where_in_lesson()
            self.study.close()
            page = 0 if where.lesson is None else stops(lessons()[where.lesson])[where.step or 0].at
            self.present_learning(replace(where, step=page))
        elif self.desk is not None:
            self.begin_presenting(self.desk)

    def take_up_presentation(self) -> None:
        """Show the lesson, the exercise or the text of the address to a class."""
        try:
            self.present_learning(self.address)
        except (LookupError, ValueError):
            self.address = Address(self.language, self.address.game, course=self.address.course)
            self._trouble = said("link_lesson", self.language)

    def present_learning(self, address: Address) -> None:
        """Show the lesson, the exercise or the text of an address to a class.

        Raises LookupError if there is none of this name, ValueError if there is no such level.
        """
        lecture = self._lecture(address)
        before = self.presentation
        self.sitting = None
        self.address = replace(address, page="present", game=game_named(lecture.game), language=self.language)
        self.presentation = Presentation(lecture, self.language, address.step or 0, address.part or 0)
        self._go_on_from(before)

    def _lecture(self, address: Address) -> Lecture:
        if address.lesson is not None:
            return LessonLecture(lessons()[address.lesson])
        if address.exercise is not None:
            level, edition = address.level or 1, address.edition or "first"
            return ExerciseLecture(exercise(address.exercise, level, address.seed, edition))
        if self.attending is None or address.text is None:
            raise LookupError("text")
        course = self.attending.course
        texts = [
            (chapter, item) for chapter in course.chapters for item in chapter.items if item.kind == "text"
        ]
        chapter, item = texts[address.text]
        return TextLecture(chapter.title, item.words, course.game_of(chapter))

    def _go_on_from(self, before: Presentation | None) -> None:
        """Let the class go on from another item of the course, if that is what was shown before."""
        assert self.presentation is not None
        self.presentation.item = self.shown_item
        if before is not None:
            self.presentation.follow(before)

    # Courses -----------------------------------------------------------------------------

    def on_lecture(self, message: Message) -> None:
        """Show an item of the course to a class, by its number or as the next or previous one."""
        if "n" in message:
            self._show(int(message["n"]))
            return
        at = self.shown_item
        if self.attending is not None and at is not None:
            ways = self.attending.outline(at, self.language)
            found = (ways["chapter"] if message["of"] == "chapter" else ways["item"]).get(message["the"])
            if isinstance(found, int):
                self._show(found)

    def on_forth(self, _: Message) -> object:
        """Behind the last step of an item comes the next one."""
        return self._beyond(self.presentation is not None and self.presentation.last, 1)

    def on_backward(self, _: Message) -> object:
        """Before the first step of an item comes the end of the one before."""
        beyond = self._beyond(self.presentation is not None and self.presentation.first, -1)
        if beyond is None and self.presentation is not None:
            self.presentation.to_end()
        return beyond

    def _beyond(self, ends: bool, by: int) -> object:
        at = self.shown_item
        if not ends or at is None or self.attending is None:
            return NotImplemented
        if not 0 <= at + by < len(self.attending.course.items):
            return NotImplemented
        self._show(at + by)
        return None

    def _show(self, n: int) -> None:
        attending, before = self.attending, self.presentation
        assert attending is not None
        item = attending.course.items[n]
        self.study.close()
        address = Address(self.language, page="present", course=attending.course.id)
        if item.kind == "text":
            number = sum(one.kind == "text" for one in attending.course.items[:n])
            self.present_learning(replace(address, text=number))
            return
        attending.at = attending.course.places.index(item)
        if item.kind == "scenario":
            self.address = replace(address, game=item.game, scenario=item.id, step=0)
            self.lay_table(self.address)
            self._go_on_from(before)
        else:
            self.present_learning(_opened(address, item))

    # Out of it ---------------------------------------------------------------------------

    def on_leave(self, _: Message) -> None:
        """Go from the presentation back to where it was begun, or leave the table."""
        ended, self.presentation = self.presentation, None
        if ended is not None and self.address.page == "present" and self.sitting is None:
            self._leave_for_learning(ended)
            return
        if ended is not None and self.desk is not None and self.back == "table":
            self.address = replace(self.address, page="table")
            # At the same moment.
            self.desk.on_by({"by": "answer"})
            self.desk.on_go({"at": ended.home.at})
            return
        page = "make" if self.address.draft is not None else self._table_is_in()
        self.address = replace(Address(self.language, self.address.game, page), players=self.address.players)
        self.sitting = None

    def _leave_for_learning(self, ended: Presentation) -> None:
        """Open what was presented, at the same place, as whoever learns sees it."""
        address, item = self.address, self.at_item
        if address.text is not None:
            self.address = Address(self.language, address.game, "course", course=address.course)
            return
        if item is not None and self.attending is not None and self.attending.at is not None:
            self.open_item(self.attending.at)
        else:
            self.address = Address(self.language, address.game)
            self.study.open(
                Open(address.lesson, 0, address.exercise, address.level or 1, address.seed, address.edition)
            )
        if address.lesson is not None:
            self.study.handle({"do": "step", "at": stop_at(lessons()[address.lesson], ended.home)})


def _opened(address: Address, item: CourseItem) -> Address:
    """The address of a lesson or an exercise of a course."""
    if item.kind == "lesson":
        return replace(address, lesson=item.id)
    edition = None if item.edition == "first" else item.edition
    return replace(address, exercise=item.id, level=item.level, seed=item.seed, edition=edition)
