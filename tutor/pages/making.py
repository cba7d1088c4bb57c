"""Takes tables, scenarios and courses into the editor, and out of it to be played, presented and tried."""

from __future__ import annotations

from dataclasses import replace

import engine
from tutor.library.address import UNLINKED, Address
from tutor.pages.attending import Attending
from tutor.pages.edit.link import linked, text_of_link
from tutor.pages.opening import game_named
from tutor.pages.presenting import Presenting
from tutor.table.host import Message, Speaker
from tutor.words import by_language, said

__all__ = ["Making"]


class Making(Presenting, Speaker):
    """The ways between the editor and the other pages."""

    def on_edit(self, message: Message) -> object:
        """Something is done in the editor, or a table is taken there or from there."""
        if self.below is not self.workshop:
            return NotImplemented
        match message.get("what"):
            case "present" if self.desk is not None:
                self.workshop.begin_with(self.desk.session.shown)
            case "play" | "show" as what if self.workshop.draft is not None:
                draft = linked(self.workshop.draft.text) or UNLINKED
                self.address = Address(self.language, self.address.game, "table", draft=draft)
                self.lay_table(self.address)
                if what == "show" and self.desk is not None:
                    self.begin_presenting(self.desk, back="make")
            case "try" if self.workshop.course is not None:
                self._try_course()
            case _:
                self.workshop.handle(message)
        if self.workshop.draft is not None and self.address.page == "make":
            self.address = replace(self.address, game=game_named(self.workshop.draft.game))
        return None

    def _try_course(self) -> None:
        """Open the course that is being made, as those see it who learn."""
        try:
            course = self.workshop.brought()
        except (engine.ScenarioError, LookupError) as error:
            self._trouble = said("edit_course_not_yet", self.language, text=str(error).rpartition("/")[2])
            return
        self.attending = Attending(course)
        self.address = Address(self.language, self.address.game, "course")

    def on_make(self, message: Message) -> None:
        """Take a scenario, or this table, into the editor; a draft that was changed is not thrown away.

        With `keep` goes what was played otherwise, to be a variation.
        """
        departed = self.sitting.departed if self.sitting is not None and message.get("keep") else None
        id = str(message.get("id") or self.address.scenario or "")
        draft = self.workshop.draft
        own = self.address.draft is not None and draft is not None and "id" not in message
        if self.workshop.busy and not own:
            self._trouble = said("edit_busy", self.language)
        elif id:
            self.workshop.begin_with_library(id)
        elif self.address.draft is not None and not own:
            self.workshop.begin(text_of_link(self.address.draft))
        elif self.desk is not None and not own:
            self.workshop.begin_with(self.desk.session.shown)
        if departed is not None and self._trouble is None:
            self.workshop.keep_variation(*departed)
        if self.workshop.draft is not None:
            self.address = replace(self.address, game=game_named(self.workshop.draft.game))
        self.address = replace(self.address, page="make", query="")

    def on_ask_best(self, message: Message) -> None:
        """Take a moment of the game under review into the editor, with the question what is best there."""
        review = None if self.sitting is None else self.sitting.review
        if review is None:
            raise LookupError(message["do"])
        if self.workshop.busy:
            self._trouble = said("edit_busy", self.language)
            return
        past = review.past(int(message["at"]))
        title = by_language("review_question", player=review.player, n=len(past.moves) + 1)
        self.workshop.begin_with(past, {"ask": {"best": "all"}}, title=title)
        self.address = replace(self.address, page="make", query="")
