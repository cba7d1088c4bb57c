"""A question at a table: hints, the answer, its consequence played out, free exploration and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cards.terms import Language
from engine.errors import IllegalMove
from engine.game import Game
from tutor.story.questions import Option, Sentence, Verdict
from tutor.story.questions.diagnosis import diagnosed
from tutor.story.questions.doing import Doing
from tutor.story.questions.kinds import (
    activated,
    asked_in_the_middle,
    counted_amount,
    reads_scores,
    what_counts,
)
from tutor.story.questions.lying import countable, domain_named, where_lying
from tutor.story.shape import AskedQuestion, SaidLine, SaidVerdict
from tutor.story.steps import Step
from tutor.story.tried import Trial, Tried
from tutor.table.desk import Desk
from tutor.table.explain import parts
from tutor.table.hide import lit, still, veiled
from tutor.table.host import Host, Message
from tutor.table.scene.shape import Scene, ScenePart
from tutor.table.session import Session
from tutor.table.telling import Pace
from tutor.words import said

__all__ = ["Asking"]

Json = dict[str, Any]


class Asking(Host):
    """Takes what a learner does about one question, and says what is to be seen then."""

    def __init__(
        self,
        game: Game,
        step: Step,
        language: Language,
        tried: Tried | None = None,
    ) -> None:
        self.game = game
        self.task = step.task
        self.language: Language = language
        self.question = None if step.ask is None else step.posed(game, language)
        self.tried = tried or Tried()
        self.verdict: Verdict | None = None
        self.pace: Pace = "once"
        """How fast it is told what follows from an answer."""
        self.aside: Desk | None = None
        """A table of its own, at which the learner tries what they like."""
        self.desk = self._table()
        if self.tried.answer is not None:
            self._take_up(self.tried.answer)

    @property
    def open(self) -> bool:
        """Whether an answer is still waited for."""
        return self.question is not None and self.verdict is None

    @property
    def diagnosing(self) -> bool:
        """Whether it is said what a wrong answer would mean, and not yet what is right."""
        return self.verdict is not None and not self.verdict.right and not self.tried.told

    @property
    def playing(self) -> bool:
        """Whether the question is answered at the table."""
        return isinstance(self.question, Doing)

    @property
    def seen(self) -> Desk:
        """The table that is seen."""
        return self.aside or self.desk

    @property
    def below(self) -> Host | None:
        """The table at which the learner tries what they like takes all that concerns a table."""
        return self.aside

    # What the learner does ---------------------------------------------------------------

    def on_answer(self, message: Message) -> None:
        """Answer the question."""
        self._answer(tuple(map(str, message["ids"])))

    def on_hint(self, _: Message) -> None:
        """Give the next hint."""
        if self.question is not None:
            self.tried.hints = min(self.tried.hints + 1, len(self.question.hints))

    def on_show(self, _: Message) -> None:
        """Show the solution after a wrong answer."""
        if self.diagnosing:
            self.tried.shown = True
            self._show_consequence()

    def on_retry(self, _: Message) -> None:
        """Go back from the branch to the question."""
        self._retry()

    def on_tell(self, message: Message) -> None:
        """Tell the next sentence of what follows, or all of them."""
        self.seen.handle(message)

    def on_replay(self, message: Message) -> None:
        """Tell once more what has followed."""
        self.seen.handle(message)

    def on_pace(self, message: Message) -> None:
        """Tell what follows more slowly or faster."""
        self.seen.handle(message)

    def on_explore(self, _: Message) -> None:
        """Let the learner try what they like."""
        if self.aside is None:
            self.aside = Desk(Session(_own(self.desk.session)), self.language)

    def on_return(self, _: Message) -> None:
        """Go back from what was tried."""
        self.aside = None

    def on_open(self, message: Message) -> None:
        """Read a card."""
        self.seen.handle(message)

    def on_look(self, message: Message) -> None:
        """Show what an answer would do."""
        self.seen.handle(message)

    def on_choose(self, message: Message) -> object:
        """Answer at the table."""
        if self.aside is not None:
            return NotImplemented
        if self.open and self.playing:
            self._play(message)
        return None

    def on_go(self, message: Message) -> object:
        """Show another point of the consequence."""
        return self._wind(message)

    def on_by(self, message: Message) -> object:
        """Wind the consequence by answer, or by event."""
        return self._wind(message)

    def _wind(self, message: Message) -> object:
        if self.aside is not None:
            return NotImplemented
        if self.verdict is not None:
            self.desk.handle(message)
        return None

    def _table(self) -> Desk:
        """The table at which the question is put."""
        if self.question is None:
            return Desk(Session(self.game.clone()), self.language)
        if isinstance(self.question, Doing):
            return Desk(Trial(self.question.attempt()), self.language)
        branch = self.question.branch
        session, eyes = Session(branch.game.at(branch.at)), self.question.eyes
        desk = Desk(session, self.language, "open" if eyes is None else "one", eyes)
        if (card := activated(self.task)) is not None:
            # What is asked about lies open to be read.
            desk.handle({"do": "open", "card": card})
        return desk

    def _answer(self, given: tuple[str, ...]) -> None:
        if self.question is None or self.playing or not self.open:
            return
        self._judged(self.question.judge(given), given)
        self._show_consequence()

    def _show_consequence(self) -> None:
        """Show what was asked about as it happens, unless that would give away what is right."""
        if self.question is None or self.playing or self.diagnosing:
            return
        branch = self.question.branch
        if branch.moves:
            session = Session(branch.game.clone())
            self.desk = Desk(session, self.language)
            self.desk.focus = replace(self.desk.focus, by_event=True, walk=True)
            self.desk.follow(branch.since, self.pace)

    def _play(self, message: Message) -> None:
        """An answer given at the table."""
        self.desk.pace = self.pace
        self.desk.handle(message)
        trial = self.desk.session
        assert isinstance(trial, Trial)
        if trial.verdict is not None:
            self._judged(trial.verdict, trial.attempt.given)

    def _judged(self, verdict: Verdict, given: tuple[str, ...]) -> None:
        self.verdict = verdict
        self.tried.answer = given
        self.tried.right |= verdict.right
        self.tried.wrong += not verdict.right

    def _take_up(self, given: tuple[str, ...]) -> None:
        """Go on from an answer given before, in another language perhaps."""
        wrong, self.tried.wrong = self.tried.wrong, 0
        try:
            if self.playing:
                for key in given:
                    self._play({"do": "choose", "key": key})
            else:
                self._answer(given)
        except (IllegalMove, ValueError):
            self._retry()
        self.tried.wrong = wrong
        if self.verdict is not None:
            self._show_consequence()
            self.desk.handle({"do": "tell", "all": True})

    def _retry(self) -> None:
        """Back from the branch to the question."""
        self.verdict = self.tried.answer = self.aside = None
        self.desk = self._table()

    # What is to be seen ------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table; what the question asks for is not shown beforehand."""
        shown = self.seen.scene()
        if shown["over"] is not None:
            shown["over"]["next"] = []
        if self.aside is not None:
            return shown
        if reads_scores(self.task):
            shown["players"] = [{**player, "scored": True} for player in shown["players"]]
        shown["why"] = []
        if self.open and not self.desk.telling and not self._begun:
            shown["caption"] = None
        if self.verdict is None or self.diagnosing or not self._has_past():
            shown["timeline"] = None
        if (self.open and self.playing) or self.desk.telling:
            return shown
        return self.veil(still(shown))

    def veil(self, shown: Scene) -> Scene:
        """A table to be looked at, without what is asked for; once something was said, what counts is lit."""
        if self.open or self.diagnosing:
            shown = veiled(shown, counted_amount(self.task))
        if self.verdict is not None and (self.diagnosing or not self._has_past()):
            shown = lit(shown, *what_counts(self.task))
        # A hint points at where to look.
        return {**shown, "pointed": asked_in_the_middle(self.task) if self.tried.hints else None}

    @property
    def _begun(self) -> bool:
        """Whether something has been done at the table."""
        return self.playing and self.desk.focus.since is not None

    def _has_past(self) -> bool:
        """Whether the consequence can be wound back."""
        return self.question is not None and not self.playing and bool(self.question.branch.moves)

    def asked(self, id: str) -> AskedQuestion | None:
        """The question, known by this id, and what is said of the answer."""
        question = self.question
        if question is None:
            return None
        given = None if self.verdict is None else self.tried.answer
        places = where_lying(question)
        return {
            "id": id,
            "form": question.form,
            "prompt": self._parts(question.prompt),
            "options": [
                {
                    "id": option.id,
                    "words": option.words,
                    "state": self._state(option, given),
                    "at": places.get(option.id),
                    "domain": domain_named(question, option.id),
                }
                for option in (() if self.playing else question.options)
            ],
            "given": None if given is None else list(given),
            "counts": countable(question, self.task) if self.open else None,
            "hints": [self._parts(hint) for hint in question.hints[: self.tried.hints]],
            "hint": self._hint_word(),
            "show": None,
            "nobody": said("answer_nobody", self.language) if self._players_asked and self.open else None,
            "help": said("order_help", self.language) if question.form == "order" else None,
            "open": self.open,
            "verdict": self._said(),
        }

    @property
    def _players_asked(self) -> bool:
        """Whether players are to be named, of whom there may be none."""
        return self.question is not None and (self.question.kind, self.question.form) == ("who", "some")

    def _hint_word(self) -> str | None:
        """What the button for the next hint says."""
        assert self.question is not None
        if not self.open or self.tried.hints >= len(self.question.hints):
            return None
        return said("another_hint" if self.tried.hints else "hint", self.language)

    def _state(self, option: Option, given: Sequence[str] | None) -> str | None:
        """Whether a chosen option was right."""
        if given is None or option.id not in given or self.question is None or self.verdict is None:
            return None
        if self.verdict.right:
            return "right"
        if self.question.form == "order":
            return None
        return "right" if any(option.id in answer for answer in self.question.right) else "wrong"

    def _said(self) -> SaidVerdict | None:
        if self.verdict is None:
            return None
        if self.diagnosing:
            return self._diagnosis()
        right, reasons, story = self.verdict.right, self.verdict.reasons, self.verdict.story
        judged = self.question is not None and self.question.form != "open"
        title = ("answer_right" if right else "answer_wrong") if judged else "answer_open"
        return {
            "right": right if judged else None,
            "title": said(title, self.language),
            "lines": [*map(self._line, reasons or story)],
            "told": [*map(self._line, story if reasons else ())],
        }

    def _diagnosis(self) -> SaidVerdict:
        """What a wrong answer would mean."""
        assert self.question is not None
        lines = diagnosed(self.question, self.tried.answer or (), self.language)
        if what_counts(self.task)[0] is not None:
            lines += (Sentence(said("task_lit", self.language)),)
        return {
            "right": False,
            "title": said("answer_wrong", self.language),
            "lines": [self._line(line) for line in lines if not line.happened],
            "told": [self._line(line) for line in lines if line.happened],
        }

    def _line(self, line: Sentence) -> SaidLine:
        return {"parts": self._parts(line.text), "rule": line.rule}

    def _parts(self, text: str) -> list[ScenePart]:
        return list(parts(text, self.game.name, self.language))


def _own(session: Session) -> Game:
    """The game that is shown, to be played on; amid an answer, as it is after it."""
    if session.event is not None:
        return session.current.game.at(session.at)
    return session.shown.clone()
