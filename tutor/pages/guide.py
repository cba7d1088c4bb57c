"""What the author of a scenario says along the way, and the questions that a learner is asked there.

At each point come the notes, then the questions one after the other, each with the notes that follow it once
it is answered or passed over. While a question is open the table does not give its answer away; it can still
be played on, and the timeline wound, without answering.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal
from zlib import crc32

from cards.terms import Language
from engine.errors import ScenarioError
from engine.game import Game
from engine.scenario.looks import Look
from engine.scenario.variations import Variation, variations
from tutor.library.credit import credit
from tutor.story.asking import Asking
from tutor.story.notes import note_parts, note_text
from tutor.story.questions.kinds import WhatIsBest, WhatMay
from tutor.story.shape import GuideQuestion, GuideText, GuideView, WayOn
from tutor.story.steps import Step, steps
from tutor.story.tried import Tried
from tutor.table.desk import Desk
from tutor.table.hide import put_off
from tutor.table.host import Host, Message
from tutor.table.scene.highlights import highlights, look_words
from tutor.table.scene.shape import Parts, Scene
from tutor.words import said, spoken

__all__ = ["Guide", "Within"]


@dataclass(frozen=True, slots=True)
class Within:
    """The variation in which one is."""

    variation: Variation
    scenario: Game
    """The game to which one goes back."""


class Guide(Host):
    """Goes along with somebody who follows a scenario, a game that stands at its end."""

    def __init__(self, game: Game, language: Language, within: Within | None = None) -> None:
        self.asking: Asking | None = None
        """The question that is open or was just answered."""
        self.desk: Desk | None = None
        """The table at which the scenario is followed."""
        self.game = game
        self.within = within
        """The variation that is followed instead of the scenario itself; `game` is then its own."""
        self.variations = () if within else tuple(variations(game))
        self._language: Language = language
        self._steps = steps(game)
        self._own = f"{crc32(repr(game.scenario).encode()):x}"
        """What tells its questions from those of another scenario in the same place of the page."""
        self._tried: dict[tuple[int, int], Tried] = {}
        """What was done about each question, by its place among the steps."""
        self._passed: dict[int, int] = {}
        """How many questions have been left behind, by the number of answers before them."""
        self._at = 0
        self._amid = False
        self._open()

    def go(self, at: int, amid: bool, language: Language) -> None:
        """Be at a point of the game; `amid` an answer, nothing is asked."""
        if (at, amid, language) != (self._at, self._amid, self._language):
            self._at, self._amid, self._language = at, amid, language
            self._open()

    @property
    def below(self) -> Host | None:
        """The table takes all that does not concern the question."""
        return self.desk

    def on_choose(self, message: Message) -> object:
        """Answer at the table, where that answers the question."""
        return self._play(message)

    def on_look(self, message: Message) -> object:
        """Point at something on the table of the question."""
        return self._play(message)

    def on_open(self, message: Message) -> object:
        """Read a card on the table of the question."""
        return self._play(message)

    def on_tell(self, message: Message) -> object:
        """Tell what follows on the table of the question."""
        return self._play(message)

    def on_replay(self, message: Message) -> object:
        """Tell it once more."""
        return self._play(message)

    def _play(self, message: Message) -> object:
        if self.asking is None or not self.asking.playing:
            return NotImplemented
        self.asking.pace = "once" if self.desk is None else self.desk.pace
        return self.asking.handle(message)

    def on_answer(self, message: Message) -> None:
        """Answer the question."""
        self._about_question(message)

    def on_hint(self, message: Message) -> None:
        """Give the next hint."""
        self._about_question(message)

    def on_show(self, message: Message) -> None:
        """Show the solution after a wrong answer."""
        self._about_question(message)

    def on_retry(self, message: Message) -> None:
        """Put the question again."""
        self._about_question(message)

    def _about_question(self, message: Message) -> None:
        if self.asking is not None:
            self.asking.pace = "once" if self.desk is None else self.desk.pace
            self.asking.handle(message)

    def on_pass(self, _: Message) -> None:
        """Leave the question behind."""
        self._passed[self._at] = min(self._behind + 1, len(self._questions()))
        self._open()

    def on_ask(self, _: Message) -> None:
        """Go back to the first question here."""
        self._passed[self._at] = 0
        self._open()

    def on_variation(self, message: Message) -> None:
        """Step into a variation, or go back to where one has left the scenario."""
        assert self.desk is not None
        if self.within is not None:
            self.desk.show_line(self.within.scenario, self.within.variation.at)
        else:
            entered = self.variations[int(message["n"])]
            self.desk.show_line(entered.game, entered.at, spoken(entered.title, self._language))

    @property
    def number(self) -> int | None:
        """The number of the question that is open or was just answered among all that the scenario asks."""
        if self.within is not None:
            return None
        asks = [step for step in self._steps if step.kind == "question"]
        return asks.index(self._questions()[self._behind])

    @property
    def walked(self) -> bool:
        """Whether all of the scenario has been said and asked."""
        return self.within is None and self._ended

    @property
    def _ended(self) -> bool:
        return self._at == len(self.game.moves) and not (self.asking is not None and self.asking.open)

    @property
    def _behind(self) -> int:
        return self._passed.get(self._at, 0)

    def _questions(self) -> list[Step]:
        """The questions at this point."""
        if self._amid:
            return []
        return [step for step in self._steps if step.at == self._at and step.kind == "question"]

    def _open(self) -> None:
        """Put the first question here that has not been left behind."""
        self.asking = None
        for step in self._questions()[self._behind :]:
            self.asking = self._put(step)
            if self.asking is not None:
                break
            self._passed[self._at] = self._behind + 1

    def _put(self, step: Step) -> Asking | None:
        tried = self._tried.setdefault((step.at, step.part), Tried())
        try:
            return Asking(self.game.at(step.at), step, self._language, tried)
        except ScenarioError:
            # `aula check` says what is wrong with it; the walkthrough goes on without.
            return None

    # What a browser keeps ----------------------------------------------------------------

    def kept(self) -> list[list[Any]]:
        """What was answered: the point, which of its steps, hints, wrong, right, and the last answer."""
        return [
            [at, part, tried.hints, tried.wrong, tried.right, tried.answer]
            for (at, part), tried in self._tried.items()
            if tried != Tried()
        ]

    def take_up(self, kept: list[Any]) -> None:
        """Go on from what was answered another time; it is untrusted input."""
        places = {(step.at, step.part) for step in self._steps if step.kind == "question"}
        for row in kept:
            match row:
                case [int() as at, int() as part, int() as hints, int() as wrong, bool() as right, last]:
                    answer = tuple(map(str, last)) if isinstance(last, list) else None
                    if (at, part) in places:
                        self._tried[at, part] = Tried(max(0, hints), answer, wrong, right)
        self._open()

    # What is to be seen ------------------------------------------------------------------

    def scene(self, shown: Scene) -> Scene:
        """The table, as far as it does not answer the question, with what the author points at."""
        if self.asking is not None and self.asking.playing:
            return {**self.asking.scene(), "timeline": shown["timeline"]}
        return {**self._unanswered(shown), "highlights": highlights(self._looks())}

    def _unanswered(self, shown: Scene) -> Scene:
        asking = self.asking
        if asking is None or not (asking.open or asking.diagnosing):
            return shown
        if asking.task is not None and isinstance(asking.task.what, WhatMay | WhatIsBest):
            # What may be answered at the table is what such a question asks for.
            shown = put_off(shown, said("question_first", self._language))
        if asking.question is not None and asking.question.eyes is not None:
            return {**asking.scene(), "ask": shown["ask"], "timeline": shown["timeline"]}
        return asking.veil(shown)

    def content(self) -> GuideView:
        """What is said and asked."""
        end = [said("walked", self._language)] if self.walked else []
        looks = [*filter(None, [look_words(self._looks(), self._language)])]
        texts: dict[Literal["variation", "intro", "credit", "note", "look", "end"], list[str]]
        texts = {
            "variation": self._called(),
            "intro": self._intro(),
            "credit": self._credit(),
            "note": self._notes(),
            "look": looks,
            "end": end,
        }
        says: list[GuideText | GuideQuestion] = []
        for kind, told in texts.items():
            says += [{"kind": kind, "text": note_text(text), "parts": self._parts(text)} for text in told]
        id = f"{self._at}/{self._behind} {self._language} {self._own}"
        question = None if self.asking is None else self.asking.asked(id)
        if question is not None:
            says.append({**question, "kind": "question"})
        return {"says": says, "ways": [*self._ways(), *self._ways_aside()], "keys": None}

    def _parts(self, text: str) -> Parts:
        return note_parts(text, self.game.name, self._language, tuple(self.game.backs))

    def _called(self) -> list[str]:
        """The variation in which one is."""
        return [] if self.within is None else [spoken(self.within.variation.title, self._language)]

    def _intro(self) -> list[str]:
        """What the scenario is about, at its beginning."""
        titles = [step for step in self._steps if step.kind == "title" and step.at == self._at]
        return [spoken(text, self._language) for step in titles if not self._amid for text in step.notes]

    def _credit(self) -> list[str]:
        """Whose work the scenario is, at its beginning."""
        begins = self._at == 0 and not self._amid
        return [text for text in (credit(self.game.scenario, self._language),) if begins and text]

    def _notes(self) -> list[str]:
        """What the author says here, up to the question."""
        return [spoken(text, self._language) for step in self._told() for text in step.notes]

    def _looks(self) -> list[Look]:
        """Where the author points; in the middle of an answer what lay there is on its way."""
        return [] if self._amid else [look for step in self._told() for look in step.looks]

    def _told(self) -> list[Step]:
        """The steps here, up to the question."""
        here = [step for step in self._steps if step.at == self._at and step.kind in ("table", "answer")]
        answered = self._behind + (self.asking is not None and not self.asking.open)
        return here[: 1 + answered]

    def _ways(self) -> list[WayOn]:
        """What can be done about the question, besides answering it."""
        asking, count = self.asking, len(self._questions())
        ways = [self._way("other_scenarios", "leave")] if self.walked else []
        if asking is None:
            return [self._way("return_lesson", "ask"), *ways] if count and self._behind else ways
        if asking.open:
            return [self._way("skip", "pass")]
        wrong = asking.verdict is not None and not asking.verdict.right
        if asking.playing or self._behind + 1 < count:
            ways.insert(0, self._way("next_step", "pass", primary=not wrong))
        if asking.diagnosing and not asking.playing:
            ways.insert(0, self._way("show_answer", "show"))
        if wrong:
            ways.insert(0, self._way("retry", "retry", primary=True))
        return ways

    def _ways_aside(self) -> Iterator[WayOn]:
        """Into the variations that depart here, or out of one."""
        if self.within is not None:
            word, send = said("aside_back", self._language), {"do": "variation"}
            yield {"id": "return", "word": word, "send": send, "primary": self._ended}
        for step in self._told():
            for number in () if self._amid else step.variations:
                word = spoken(self.variations[number].title, self._language)
                yield {"id": f"variation {number}", "word": word, "send": {"do": "variation", "n": number}}

    def _way(self, word: str, do: str, primary: bool = False) -> WayOn:
        return {"id": do, "word": said(word, self._language), "send": {"do": do}, "primary": primary}
