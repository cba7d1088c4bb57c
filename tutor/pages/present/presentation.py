"""A presentation being given: which step is shown, what is hidden, and what a student wants to try."""

from __future__ import annotations

from dataclasses import replace

from cards.terms import Language
from tutor.pages.present.slides import Slides
from tutor.pages.present.votes import poll_id
from tutor.story.lectures import Lecture
from tutor.story.questions.kinds import activated
from tutor.table.desk import Desk
from tutor.table.host import Host, Message
from tutor.table.session import Session

__all__ = ["Presentation"]

END = 1_000_000
"""Behind the last step of anything."""


class Presentation(Slides, Host):
    """Takes what a teacher does, and says what the room is to see then."""

    def __init__(self, lecture: Lecture, language: Language, at: int = 0, part: int = 0) -> None:
        super().__init__(lecture, language)
        self._go(self._place_of(at, part))

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self._language

    @language.setter
    def language(self, language: Language) -> None:
        self._language = language
        self._lay()
        if self.aside is not None:
            self.aside.language = language

    @property
    def below(self) -> Host | None:
        """The table on which something is tried takes what concerns a table; the line stays as it is."""
        return self.aside

    def _place_of(self, at: int, part: int) -> int:
        """The step after so many answers, or the nearest before it."""
        found = [place for place, step in enumerate(self.steps) if (step.at, step.part) <= (at, part)]
        return found[-1] if found else 0

    def _walk(self, within: int | None, place: int) -> None:
        """Go through a variation, or through the lecture itself."""
        if within is not None:
            self.left = self.place
        self.within = within
        self._question.cache_clear()
        self._go(place)

    def _go(self, place: int) -> None:
        self.aside = None
        self.votes.counting = False
        self.place = max(0, min(place, len(self.steps) - 1))
        self._lay()

    def _lay(self) -> None:
        """Lay the table of the step; that of the step before stays if it is the same game."""
        found = self.told.shown(self.step, self._language)
        if found is None:
            self.desk = None
            return
        game, at = found
        if self.desk is None or self.desk.session.current.game is not game:
            self.desk = Desk(Session(game), self._language)
            self.desk.focus = replace(self.desk.focus, walk=True)
        self.desk.language = self._language
        self.desk.handle({"do": "go", "at": at})
        card = activated(self.step.task)
        if card is not None and self.step.ask is not None:
            # What is asked about lies open to be read.
            self.desk.handle({"do": "open", "card": card})

    def follow(self, before: Presentation) -> None:
        """Go on with a class that has seen another item of the course before."""
        self.hidden, self.votes = before.hidden, before.votes
        self.votes.counting = False

    def to_end(self) -> None:
        """Show the last step."""
        self._go(END)

    def on_forth(self, _: Message) -> None:
        """On to the next step; where something is tried, to the next answer that was given there."""
        if self.aside is not None:
            self.aside.session.step(1)
        elif self.within is not None and self.place + 1 == len(self.steps):
            self._walk(None, self.left)
        else:
            self._go(self.place + 1)

    def on_backward(self, message: Message) -> None:
        """Back by a step; where something is tried, an answer is taken back."""
        if self.aside is None and (self.place or self.within is None):
            self._go(self.place - 1)
        elif self.aside is not None and self.aside.session.at > self._tried_from:
            self.aside.session.step(-1)
        else:
            self.on_return(message)

    def on_jump(self, message: Message) -> None:
        """To a step by its number."""
        self._go(int(message["to"]) - 1)

    def on_aside(self, _: Message) -> None:
        """Begin a "what if" at this point."""
        if self.aside is None and self.desk is not None and self.desk.session.shown.decision is not None:
            self.aside = Desk(Session(self.desk.session.shown.clone()), self._language)
            self.aside.focus = replace(self.aside.focus, walk=True)
            self._tried_from = self.aside.session.at

    def on_variation(self, message: Message) -> None:
        """Into a variation that departs here, the first unless one is named, or back to the lecture."""
        if self.within is not None:
            self._walk(None, self.left)
        elif self.aside is None and self.step.variations:
            n = message.get("n")
            self._walk(n if n in self.step.variations else self.step.variations[0], 0)

    def on_return(self, message: Message) -> None:
        """Throw away what was tried, or leave a variation."""
        if self.aside is None and self.within is not None:
            self.on_variation(message)
        self.aside = None

    def on_count(self, _: Message) -> None:
        """Begin to count the votes of the room for each answer, or stop."""
        put = self._asked(self.step)
        lettered = self.step.kind == "question" and put is not None and bool(put["options"])
        self.votes.counting = lettered and self.aside is None and not self.votes.counting

    def on_vote(self, message: Message) -> None:
        """One vote more or less for an answer, by its letter, or so many."""
        answer = self._lettered().get(str(message["letter"]).upper())
        if self.votes.counting and self.step.kind == "question" and answer is not None:
            self.votes.raise_hands(self._voted, answer, message.get("n"), message.get("by", 0))

    def on_votes(self, message: Message) -> None:
        """What devices have voted by now on the question that is shown, by its letters."""
        if message["poll"] == poll_id(self._voted) and self.step.ask is not None:
            counts = {answer: message["votes"].get(one, 0) for one, answer in self._lettered().items()}
            self.votes.take(self._voted, counts)

    def on_hands(self, _: Message) -> None:
        """Hide or show hands."""
        self.hidden = not self.hidden

    def on_open(self, message: Message) -> None:
        """Read a card."""
        seen = self._seen()
        if seen is not None:
            seen.handle(message)
