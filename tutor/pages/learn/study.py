"""Learning without its drawing: the course, the lesson or exercise that is open, what has been learned."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from cards.terms import EDITIONS_OF, EditionName, GameName, Language
from tutor.pages.learn.ending import lesson_end
from tutor.pages.learn.pages import SHEETS, course_page
from tutor.pages.learn.practice import Practice
from tutor.pages.learn.result import exam_end
from tutor.pages.learn.sheet import lesson_sheet
from tutor.pages.learn.walk import Walk
from tutor.story.asking import Asking
from tutor.story.exam import EXAM, exam_lesson
from tutor.story.exercises import KINDS
from tutor.story.lessons import lessons
from tutor.story.mixed import next_exercise
from tutor.story.progress import Progress, kept_progress
from tutor.story.review import REVIEW, due, review_lesson
from tutor.story.worksheet import worksheet
from tutor.table.host import Host, Message
from tutor.table.scene.highlights import highlights
from tutor.table.scene.shape import Scene
from tutor.table.telling import Pace, read_pace
from tutor.words import said

__all__ = ["Open", "Study", "some_seed"]

Json = dict[str, Any]

SEEDS = 10_000
"""So many exercises of each kind and level are told apart in addresses."""


AT_ONCE = 10
"""So many facts a review asks at most."""

BEFORE = 2
"""So many old facts are asked before a new lesson."""


@dataclass(frozen=True, slots=True)
class Open:
    """What is open, as an address says it: a lesson at a step, or an exercise."""

    lesson: str | None = None
    step: int = 0
    exercise: str | None = None
    level: int = 1
    seed: int = 0
    edition: EditionName | None = None


def _today() -> int:
    """The day, as a number."""
    return date.today().toordinal()


def some_seed() -> int:
    """Any exercise."""
    return secrets.randbelow(SEEDS)


class Study(Host):
    """Takes what a learner does, and says what is to be seen then."""

    def __init__(
        self,
        game: GameName,
        language: Language,
        progress: Progress | None = None,
        today: Callable[[], int] = _today,
    ) -> None:
        self.game: GameName = game
        self.owned: EditionName = "first"
        """The edition of Innovation that is practised."""
        self.today = today
        self.pace: Pace = "once"
        """How fast it is told what follows from an answer."""
        self._then: str | None = None
        """The lesson that follows the review that is open."""
        self.progress = progress or Progress()
        self.notice: str | None = None
        """A sentence about what was just done with the progress."""
        self.file: Json | None = None
        """A file that was just made, to be saved by the browser."""
        self._mixed = False
        """Whether the next exercise is of any kind."""
        self._files = 0
        self._remembers = False
        self._language: Language = language
        self._done: Walk | Practice | None = None
        self._ended: Walk | None = None
        """The lesson at whose end one is."""
        self._walks: dict[str, Walk] = {}
        """Lessons begun, so that one finds them as one left them."""

    @property
    def language(self) -> Language:
        """The language in which everything is said."""
        return self._language

    @language.setter
    def language(self, language: Language) -> None:
        self._language = language
        if self._done is not None:
            self._done.speak(language)

    @property
    def asking(self) -> Asking | None:
        """The question that is open."""
        return None if self._done is None else self._done.asking

    @property
    def where(self) -> Open:
        """What is open."""
        match self._done:
            case Walk() as walk if (main := walk.within or walk).lesson.id in lessons():
                return Open(lesson=main.lesson.id, step=main.at)
            case Practice() as practice:
                found = Open(exercise=practice.kind.id, level=practice.level, seed=practice.seed)
                return found if practice.edition == "first" else replace(found, edition=practice.edition)
        return Open()

    @property
    def number(self) -> int | None:
        """The number of the question that is open among those of the lesson; a variation's has none."""
        if not isinstance(self._done, Walk):
            return 0
        return self._done.number if self._done.within is None else None

    @property
    def ended_lesson(self) -> str | None:
        """The lesson at whose end one is."""
        return None if self._ended is None else self._ended.lesson.id

    @property
    def ended(self) -> bool:
        """Whether one is at the end of a lesson."""
        return self._ended is not None

    def open(self, wanted: Open) -> None:
        """Open a lesson or an exercise.

        Raises KeyError if there is none of this name, ValueError if there is no such level.
        """
        self._ended = None
        if wanted.lesson is not None:
            if wanted.lesson not in lessons():
                listed = ", ".join(lessons())
                raise KeyError(f"there is no lesson {wanted.lesson!r}: choose one of {listed}")
            lesson = lessons()[wanted.lesson]
            walk = self._walks.get(lesson.id)
            if walk is None:
                self._walks[lesson.id] = walk = Walk(lesson, self._language, wanted.step)
            else:
                walk.speak(self._language)
                walk.go(wanted.step)
            self.game, self._done = lesson.game, walk
            self._know(walk)
        elif wanted.exercise is not None:
            seed = wanted.seed % SEEDS
            edition = wanted.edition or "first"
            self._done = Practice(wanted.exercise, wanted.level, seed, self._language, edition)
            self.game = self._done.kind.game

    def begin_anew(self, lesson: str) -> None:
        """Let a lesson be open next time as if nobody had answered there."""
        self._walks.pop(lesson, None)

    def _know(self, walk: Walk) -> None:
        walk.know(self.progress.lessons.get(walk.lesson.id, ()))

    def kept(self) -> str:
        """What the browser is to keep, once it has said what it remembers; "" is nothing."""
        return json.dumps(self.progress.data()) if self._remembers and self.progress != Progress() else ""

    def close(self) -> None:
        """Back to the course."""
        self._done = self._ended = None

    @property
    def below(self) -> Host | None:
        """The question that is open takes what concerns it and its table."""
        return self.asking

    def handle(self, message: Message) -> bool:
        """Do what was sent, and remember a question that was answered by it."""
        self.notice = self.file = None
        asking, was_open = self.asking, self.asking is not None and self.asking.open
        if asking is not None:
            asking.pace = self.pace
        taken = super().handle(message)
        if was_open and asking is not None and asking is self.asking and asking.verdict is not None:
            self._note(asking)
        return taken

    def _note(self, asking: Asking) -> None:
        """Remember a question that has been answered."""
        assert asking.question is not None
        assert asking.verdict is not None
        decided, right = asking.question.rules, asking.verdict.right
        self.progress = self.progress.on_day(self.today())
        match self._done:
            case Walk() as walk:
                task = walk.places[walk.at].task
                self._recall(() if task is None else task.facts, asking)
            case Practice() as practice if practice.tried.first:
                self._recall(practice.kind.facts if len(practice.kind.facts) == 1 else (), asking)
            case _:
                pass
        match self._done:
            case Walk() as walk if walk.lesson.id not in lessons():
                pass
            case Walk() as walk if right or asking.tried.wrong == 1:
                # Trying again and again at one question is one mistake.
                rules = [rule for rule in walk.lesson.teaches if rule in decided]
                self.progress = self.progress.answered(walk.lesson.id, walk.number, rules, right)
            case Practice() as practice if practice.tried.first:
                rules = [rule for rule in practice.kind.rules if rule in decided] or [
                    *practice.kind.rules[:1]
                ]
                self.progress = self.progress.practised(practice.kind.id, practice.level, rules, right)
            case _:
                pass

    def _recall(self, facts: tuple[str, ...], asking: Asking) -> None:
        """Remember when facts were asked, and whether they were known at the first try."""
        if asking.tried.first:
            self.progress = self.progress.recalled(facts, asking.tried.right, self.today())

    def ask_again(self, rules: Container[str]) -> None:
        """Let what is known of some rules be due today; what is new comes in its lesson."""
        self.progress = self.progress.due_again(rules, self.today())

    def on_review(self, _: Message) -> None:
        """Ask the facts that are due."""
        self._review(AT_ONCE)

    def _review(self, most: int, then: str | None = None) -> bool:
        """Ask some of the facts that are due, before a lesson perhaps; say whether there are any."""
        today = self.today()
        wanted = due(self.progress, self.game, today)[:most]
        if wanted:
            self._ended = None
            self._done, self._then = Walk(review_lesson(self.game, wanted, today), self._language), then
        return bool(wanted)

    def on_exam(self, _: Message) -> None:
        """Begin an exam; each is another one."""
        self._ended = self._then = None
        self._done = Walk(exam_lesson(self.game, some_seed()), self._language)

    def on_remember(self, message: Message) -> None:
        """Take up what this browser has kept; what is damaged is as if it were not there."""
        text = str(message["text"])
        self._remembers = True
        self.pace = read_pace(message.get("pace")) or self.pace
        with suppress(ValueError):
            self.progress = self.progress.merged(kept_progress(text))
        if isinstance(self._done, Walk):
            self._know(self._done)

    def on_pace(self, message: Message) -> object:
        """Tell what follows more slowly or faster from now on."""
        self.pace = read_pace(message["id"]) or self.pace
        return NotImplemented

    def on_import(self, message: Message) -> None:
        """Add what was learned elsewhere."""
        try:
            self.progress = self.progress.merged(kept_progress(str(message["text"])))
        except ValueError:
            self.notice = said("import_refused", self._language)
        else:
            self.notice = said("imported", self._language)

    def on_forget(self, _: Message) -> None:
        """Forget what was learned."""
        self.progress = Progress()
        self._walks.clear()
        self.notice = said("forgotten", self._language)

    def on_worksheet(self, message: Message) -> None:
        """Make a worksheet, to be saved."""
        kind, number, level = str(message["kind"]), int(message["number"]), int(message["level"])
        chosen = next(([one.id] for one in KINDS.values() if (one.id, one.game) == (kind, self.game)), [])
        number = next(one for one in SHEETS if one == number)
        seed = some_seed()
        self._files += 1
        self.file = {
            "n": self._files,
            "name": f"aula-{self.game}-{kind if chosen else 'all'}-{level}-{seed}.html",
            "text": worksheet(self.game, number, level, seed, self._language, chosen, self.owned),
        }

    def on_lesson(self, message: Message) -> None:
        """Open a lesson; a new one after two old facts."""
        id = str(message["id"])
        new = id in lessons() and id not in self._walks and not self.progress.lessons.get(id)
        if new and not message.get("step") and not self._reviewing:
            self.game = lessons()[id].game
            if self._review(BEFORE, id):
                return
        self.open(Open(lesson=str(message["id"]), step=int(message.get("step", 0))))

    def on_course(self, _: Message) -> None:
        """Go back to the course."""
        self.close()

    def on_finish(self, _: Message) -> None:
        """Come to the end of the lesson."""
        if isinstance(self._done, Walk) and self._done.within is None:
            self._ended, self._done = self._done, None

    def on_exercise(self, message: Message) -> None:
        """Begin an exercise."""
        kind, level = str(message["kind"]), int(message["level"])
        self._mixed = False
        self.open(Open(exercise=kind, level=level, seed=some_seed(), edition=self._edition_of(kind)))

    def on_mixed(self, _: Message) -> None:
        """Begin the exercise that is best practised now, at the level that fits."""
        self._mixed = True
        kind, level = next_exercise(self.game, self.progress, some_seed())
        self.open(Open(exercise=kind, level=level, seed=some_seed(), edition=self._edition_of(kind)))

    def _edition_of(self, kind: str) -> EditionName | None:
        """The edition of which an exercise is: the learner's own; CIV has but one."""
        return self.owned if EDITIONS_OF[KINDS[kind].game] else None

    def on_step(self, message: Message) -> None:
        """Show another step of the lesson."""
        if isinstance(self._done, Walk):
            self._done.go(int(message["at"]))

    def on_variation(self, message: Message) -> None:
        """Walk through a variation of the lesson, or go back to where one has left it."""
        if not isinstance(self._done, Walk):
            return
        within = self._done.within
        self._done = self._done.into(int(message["n"])) if within is None else within
        self._done.speak(self._language)

    def on_another(self, _: Message) -> None:
        """Begin another exercise: of the same kind and level, or mixed."""
        if isinstance(self._done, Practice) and self._mixed:
            self.on_mixed({})
        elif isinstance(self._done, Practice):
            self._done.go((self._done.seed + 1) % SEEDS)

    @property
    def _reviewing(self) -> bool:
        """Whether a review is open."""
        return isinstance(self._done, Walk) and self._done.lesson.id == REVIEW

    # What is to be seen ------------------------------------------------------------------

    def scene(self) -> Scene | None:
        """The table, if a lesson or an exercise is open."""
        if self.asking is None:
            return None
        shown = self.asking.scene()
        away = self.asking.aside is not None or self.asking.playing
        looks = self._done.looks if isinstance(self._done, Walk) and not away else ()
        return {**shown, "highlights": highlights(looks)}

    def content(self) -> Json:
        """The course, the end of a lesson, or the sheet beside the table (see `tutor.pages.learn`)."""
        if self._ended is not None and self._ended.lesson.id == EXAM:
            return exam_end(self._ended, self._language)
        if self._ended is not None:
            return lesson_end(self._ended, self.progress, self._language)
        if self._done is None:
            return {
                **course_page(self.game, self._language, self.progress, self.today()),
                "notice": self.notice,
                "made": self.file,
            }
        return dict(lesson_sheet(self._done, self._then, self._language))
