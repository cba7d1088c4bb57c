"""Opens what an address says, or a course: a lesson, an exercise, a table, a draft, a presentation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import engine
from engine.game import Game
from tutor.library.address import GAMES, UNLINKED, Address, GameName, Page, read_address
from tutor.library.scenarios import library
from tutor.pages.attending import Attending
from tutor.pages.branches import table_of
from tutor.pages.edit.link import text_of_link
from tutor.pages.edit.opening import open_draft
from tutor.pages.learn import Open
from tutor.pages.present import Presentation
from tutor.pages.sitting import Sitting
from tutor.pages.view import AppView
from tutor.story.asking import Asking
from tutor.story.courses import courses
from tutor.story.lectures import GameLecture
from tutor.table.desk import Desk
from tutor.table.host import Message
from tutor.words import said

__all__ = ["Opening", "game_named"]


class Opening(AppView):
    """Opens what an address or a course says."""

    def __init__(self) -> None:
        super().__init__()
        self.back: Page = "table"
        """Where one goes when the presentation ends."""

    def take_up_learning(self, progress: str) -> None:
        """Open the lesson or exercise of the address, with what the browser remembers."""
        study, address = self.study, self.address
        study.language, study.game = self.language, address.game
        study.on_remember({"text": progress})
        study.close()
        if address.page == "present":
            return
        try:
            level = 1 if address.level is None else address.level
            wanted = Open(
                address.lesson, address.step or 0, address.exercise, level, address.seed, address.edition
            )
            study.open(wanted)
        except (LookupError, ValueError):
            self._trouble = said("link_lesson", self.language)
        # Where one is in a lesson, the study knows from now on.
        plain = replace(address, lesson=None, exercise=None, level=None, game=game_named(study.game))
        learning = address.lesson or address.exercise
        self.address = replace(plain, step=None, seed=0, edition=None) if learning else plain

    def lay_table(self, address: Address) -> None:
        """Bring a table into the state that an address says."""
        game = self._game_of(address) if address.scenario or address.draft else None
        if game is not None:
            self.address = replace(self.address, game=game_named(game.name))
        self.sitting = Sitting(address, game, self._tables, self.language)
        self.sitting.desk.pace = self.pace
        if address.page == "present":
            self.begin_presenting(self.sitting.desk, address.part or 0)

    def _game_of(self, address: Address) -> Game:
        """The game of a scenario, at its end; a draft is played as far as it goes."""
        if address.scenario is not None:
            return library()[address.scenario].game.clone()
        packed = address.draft or ""
        draft = self.workshop.draft if packed == UNLINKED else open_draft(text_of_link(packed))
        played = None if draft is None else draft.played()
        if played is None or played.game is None:
            raise engine.ScenarioError("the draft: expected a position that can be laid out")
        return played.game.clone()

    def open_in_editor(self, address: Address) -> None:
        """Change a scenario of the library, or go on with a draft that somebody has sent."""
        if address.scenario is not None:
            self.workshop.begin_with_library(address.scenario)
        else:
            self.workshop.begin(text_of_link(address.draft or ""))
        assert self.workshop.draft is not None
        self.address = Address(self.language, game_named(self.workshop.draft.game), "make")

    def begin_presenting(self, desk: Desk, part: int = 0, back: Page = "table") -> None:
        session = desk.session
        lecture = GameLecture(session.current.game.clone())
        self.presentation = Presentation(lecture, self.language, session.at, part)
        # Who may not see the others' hands is not to see them by accident.
        self.presentation.hidden = desk.eyes != "open"
        self.back = back
        self.address = replace(self.address, page="present")

    # Courses -----------------------------------------------------------------------------

    def attend(self) -> None:
        """Attend the course of the address, at its item."""
        id, at = self.address.course, self.address.item
        if id is None:
            self.attending = None
        elif id in courses():
            self.attending = Attending(courses()[id], at)
        else:
            self.attending = None
            self.address = Address(self.language, self.address.game)
            self._trouble = said("course_none", self.language)

    def open_item(self, n: int) -> None:
        """Open an item of the course."""
        attending = self.attending
        assert attending is not None
        attending.at = n
        item = attending.item
        if item is None:
            raise IndexError(n)
        self.sitting = self.presentation = None
        self.study.close()
        self.study.game = item.game
        self.address = Address(self.language, item.game, "table" if item.kind == "scenario" else "learn")
        match item.kind:
            case "lesson":
                if not set(item.questions) & self.study.progress.courses.get(attending.course.id, {}).keys():
                    # What was answered elsewhere is asked again here.
                    self.study.begin_anew(item.id)
                self.study.open(Open(lesson=item.id))
            case "exercise":
                self.study.open(
                    Open(exercise=item.id, level=item.level, seed=item.seed, edition=item.edition)
                )
            case _:
                self.address = replace(self.address, scenario=item.id, course=attending.course.id)
                self.lay_table(self.address)

    def on_follow(self, message: Message) -> None:
        """Show what is presented elsewhere, at the point that is shown there."""
        found = read_address(str(message["query"]))
        page: Page = found.page if found.page in ("learn", "course") else "table"
        address = replace(found, language=self.language, page=page, part=None)
        learns = address.lesson or address.exercise
        if not (address.scenario or address.draft or learns or address.course):
            raise LookupError("follow")
        self.presentation = None
        if not (address.scenario or address.draft):
            self._follow_learning(address)
            return
        here = self.address.page == "table" and self.sitting is not None
        if here and self.sitting is not None and self.sitting.name == table_of(address):
            self.sitting.follow(address)
            return
        self.lay_table(address)
        self.address = address
        self.attend()

    def _follow_learning(self, address: Address) -> None:
        """Open the lesson, the exercise or the contents of the course that is presented elsewhere."""
        level, edition = address.level or 1, address.edition
        wanted = Open(address.lesson, address.step or 0, address.exercise, level, address.seed, edition)
        self.study.close()
        self.study.open(wanted)
        self.sitting = None
        self.address = address
        self.attend()
        if address.page == "learn":
            self.address = Address(self.language, game_named(self.study.game))

    @property
    def asking(self) -> Asking | None:
        """The question that is open, of a lesson, an exercise, or a scenario."""
        if self.address.page == "learn":
            return self.study.asking
        guide = None if self.sitting is None or self.address.page != "table" else self.sitting.guide
        return None if guide is None else guide.asking

    def note_answer(self, right: bool) -> None:
        """Remember an answer that was given in the course."""
        item, attending = self.at_item, self.attending
        if item is None or attending is None or not item.judged:
            return
        guide = self.sitting.guide if self.sitting is not None else None
        number = guide.number if item.kind == "scenario" and guide is not None else self.study.number
        question = None if number is None else item.question(number)
        if question is not None:
            self._remember(attending, question, right)

    def note_end(self) -> None:
        """Remember that something without questions was gone through to its end."""
        item, attending = self.at_item, self.attending
        if item is None or attending is None or item.judged:
            return
        guide = self.sitting.guide if self.sitting is not None else None
        if self.study.ended or (guide is not None and guide.walked):
            self._remember(attending, item.name, True)

    def note_overlooked(self) -> None:
        """Let what is known of the rules that a learner has overlooked in a game be asked again."""
        review = None if self.sitting is None else self.sitting.review
        if review is not None:
            self.study.ask_again(review.take_overlooked())

    def _remember(self, attending: Attending, question: str, right: bool) -> None:
        study = self.study
        study.progress = study.progress.answered_in(attending.course.id, question, right, study.today())


def game_named(name: Any) -> GameName:
    return next(one for one in GAMES if one == name)
