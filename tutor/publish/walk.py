"""A walkthrough worked out beforehand: all that a page without an engine needs, as plain data.

words       {language: what the page says in it}, each
    title, goal, notes  of the file
    credit      its author and licence, or ""
    course      where the page stands in one, see `tutor.publish.course`; may be missing
    book        as beside a scene
    steps       after 0, 1, ... answers
        scene       as the app shows it
        says        what the author says there, in order: {note: text, parts}, {look: text, highlights} or
                    {variation: its number} or {ask, table}; for `ask` see `tutor.story.solved`,
                    `table` says what of the scene is otherwise while it is asked:
            open, missed  {key of the scene: value}; after a wrong answer what counts is lit
            counts      {kind, player}: what can be counted there by touching it, or null
            pointed     what a hint points at, or null
            lit         [Line]: what is said of what is lit
        looks       {answer: {card, graph}}: what is seen when it is pointed at
        asides      {answer: scene} of answers that the walkthrough does not give
    events      the moments between: [{at (answers), scene}], by number of events; may be missing
    cards       {id: Card, opened} of all that are to be seen
played      the answers
told        how many events there are after 0, 1, ... answers
variations  what could have happened instead: [{at, moves, played, told, words}]; it departs after `at`
            answers, `moves` are all of it for an address, `played` and `told` go on from there, and its words
            are {title, steps (those from there on), events, cards}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from cards.terms import LANGUAGES, Language
from engine.game import Game
from engine.scenario.variations import Variation, variations
from tutor.drawing import bundle
from tutor.library.address import written
from tutor.library.credit import credit
from tutor.story.notes import note_parts, note_text
from tutor.story.questions.kinds import (
    Do,
    Task,
    WhatIsBest,
    WhatMay,
    asked_in_the_middle,
    counted_amount,
    what_counts,
)
from tutor.story.questions.lying import countable
from tutor.story.questions.question import Question
from tutor.story.solved import solved
from tutor.story.steps import steps
from tutor.table.explain import parts
from tutor.table.focus import Focus
from tutor.table.hide import lit, put_off, still, veiled
from tutor.table.scene import book, scene
from tutor.table.scene.highlights import highlights, look_words
from tutor.table.scene.shape import Scene, SceneAnswer, SceneAsk
from tutor.table.session import Session
from tutor.words import panels, said, spoken, table, words

__all__ = ["Extras", "walked_out"]

Json = dict[str, Any]

Tell = Callable[[], None]
"""Called again and again as the work goes on."""

WALKING = Focus(walk=True)


@dataclass(frozen=True, slots=True)
class Extras:
    """What makes a page larger, and what it can do without."""

    events: bool = True
    """Whether one can step by event."""
    asides: bool = True
    """Whether other answers can be tried."""


def walked_out(game: Game, extras: Extras, tell: Tell = lambda: None) -> Json:
    """The walkthrough of a game that stands at its end."""
    session = Session(game)
    return {
        "played": [key for _, key in game.moves],
        "told": list(session.told),
        "words": {language: _Walk(session, language, tell).everything(extras) for language in LANGUAGES},
        "variations": [_beside(one, extras, tell) for one in variations(game)],
    }


def _beside(variation: Variation, extras: Extras, tell: Tell) -> Json:
    """What could have happened instead, from where it departs."""
    session, since = Session(variation.game), variation.at
    return {
        "at": since,
        "moves": written(session.places),
        "played": [key for _, key in variation.game.moves[since:]],
        "told": session.told[since + 1 :],
        "words": {
            language: {
                "title": spoken(variation.title, language),
                **_Walk(session, language, tell).walked(since, extras),
            }
            for language in LANGUAGES
        },
    }


@cache
def _words(language: Language) -> dict[str, str]:
    """Those that a published page needs: the words of a table, and what else its script names."""
    script = bundle.script(Path(__file__).with_name("page.js"))
    named, families = set(re.findall(r"\w+", script)), tuple(re.findall(r"`(\w+_)\$\{", script))
    return {
        key: word
        for key, word in words(language).items()
        if key in table.WORDS or key in panels.WORDS or key in named or key.startswith(families)
    }


class _Walk:
    """Walks through a game in one language."""

    def __init__(self, session: Session, language: Language, tell: Tell) -> None:
        self.session = session
        self.language = language
        self.tell = tell
        self.told = steps(session.current.game)
        self.cards: dict[str, None] = {}

    def everything(self, extras: Extras) -> Json:
        game = self.session.current.game
        return {
            **{key: spoken(game.scenario.get(key), self.language) for key in ("title", "goal", "notes")},
            "credit": credit(game.scenario, self.language),
            "book": book(game.name, self.language),
            **self.walked(0, extras),
        }

    def walked(self, since: int, extras: Extras) -> Json:
        """All that is seen after so many answers and more."""
        steps = [self._step(at, extras.asides) for at in range(since, self.session.last + 1)]
        return {
            "steps": steps,
            **({"events": [*self._events(self.session.told[since])]} if extras.events else {}),
            "cards": self._cards(),
        }

    def _step(self, at: int, asides: bool) -> Json:
        self.session.go(at)
        self.tell()
        shown = self._scene(WALKING)
        answers = shown["ask"]["answers"] if shown["ask"] else []
        return {
            "scene": shown,
            "says": [*self._says(at, shown)],
            "looks": {one["key"]: self._look(one["key"]) for one in answers if one["preview"]},
            "asides": {
                one["key"]: self._aside(at, one["key"], shown)
                for one in answers
                if asides and not one["played"]
            },
        }

    def _note(self, text: str) -> Json:
        return {
            "note": note_text(text),
            "parts": list(note_parts(text, self.session.current.game.name, self.language)),
        }

    def _scene(self, focus: Focus, eyes: str | None = None) -> Scene:
        """A scene, of all that lies there or with a player's eyes; its end leads back to the beginning."""
        shown = scene(self.session, eyes, self.language, focus)
        over = shown["over"]
        if over is not None:
            shown["over"] = {**over, "next": [one for one in over["next"] if one["send"]["do"] == "go"]}
        shown["words"] = _words(self.language)
        self.cards |= dict.fromkeys(_named(shown, self.session.shown.backs))
        return shown

    def _look(self, key: str) -> Json:
        looked = self._scene(replace(WALKING, looked=key))
        return {"card": looked["card"], "graph": looked["graph"]}

    def _events(self, since: int) -> Iterator[Json]:
        """Each moment after so many events; the timeline counts events there."""
        for number in range(since, self.session.told[-1] + 1):
            self.session.go_to_event(number)
            self.tell()
            yield {"at": self.session.at, "scene": self._scene(replace(WALKING, by_event=True))}

    def _aside(self, at: int, key: str, before: Scene) -> Scene:
        """What follows from another answer; there is no way on from there but back."""
        here = self.session
        other = self.session = Session(here.shown.clone())
        other.choose(key)
        self.tell()
        shown = still(self._scene(WALKING))
        self.session = here
        assert before["ask"] is not None
        answers = {one["key"]: one["words"] for one in before["ask"]["answers"]}
        played = here.played
        back: SceneAnswer = {
            "key": "back", "words": said("aside_back", self.language), "kind": "back", "primary": True,
            "card": None, "picked": False, "preview": False, "played": None, "send": {"do": "go", "at": at},
        }  # fmt: skip
        words = said("aside", self.language, words=answers[key])
        then = (
            said("aside_end", self.language)
            if played is None
            else said("aside_played", self.language, words=answers[played])
        )
        ask: SceneAsk = {
            "player": None, "mine": True, "kind": "aside", "prompt": words, "parts": [{"text": words}],
            "more": then, "note": None, "auto": False, "thinking": False, "answers": [back],
        }  # fmt: skip
        return {**shown, "ask": ask, "over": None, "timeline": before["timeline"]}

    def _says(self, at: int, shown: Scene) -> Iterator[Json]:
        """What stands in the file after so many answers."""
        for step in self.told:
            if step.at == at and step.kind == "question":
                question = step.posed(self.session.shown, self.language)
                yield {
                    "ask": solved(question, self.session.shown.name, self.language),
                    "table": self._asking(question, step.task, shown),
                }
            elif step.at == at and step.kind != "title":
                yield from (self._note(spoken(words, self.language)) for words in step.notes)
                if step.looks:
                    yield {
                        "look": look_words(step.looks, self.language),
                        "highlights": highlights(step.looks),
                    }
                yield from ({"variation": number} for number in step.variations)

    def _asking(self, question: Question, task: Task | None, shown: Scene) -> Json:
        """What is otherwise on the table as long as a question is asked, as in the app."""
        seen = shown
        if question.eyes is not None:
            seen = self._scene(WALKING, question.eyes)
        if task is not None and isinstance(task.what, WhatMay | WhatIsBest):
            seen = put_off(seen, said("question_before", self.language))
        if task is None or not isinstance(task.what, Do):
            seen = veiled(seen, counted_amount(task))
        kind, player = what_counts(task)
        words = list(parts(said("task_lit", self.language), self.session.shown.name, self.language))
        return {
            "open": _unlike(seen, shown),
            "missed": _unlike(lit(seen, kind, player), shown),
            "counts": countable(question, task),
            "pointed": asked_in_the_middle(task),
            "lit": [] if kind is None else [{"parts": words, "rule": None}],
        }

    def _cards(self) -> Json:
        """All cards that one can want to read."""
        self.session.go(0)
        read = {
            card: scene(self.session, None, self.language, replace(WALKING, card=card))["card"]
            for card in self.cards
        }
        return {card: shown for card, shown in read.items() if shown is not None}


def _unlike(seen: Scene, shown: Scene) -> Json:
    """What of a scene is otherwise than it is shown; and its graph, for that changes by pointing."""
    return {key: value for key, value in seen.items() if key == "graph" or value != shown.get(key)}


def _named(value: Any, cards: Mapping[str, int]) -> Iterator[str]:
    """The cards that a scene names, wherever."""
    if isinstance(value, Mapping):
        for key in ("id", "card"):
            if isinstance(value.get(key), str) and value[key] in cards:
                yield value[key]
        for each in value.values():
            yield from _named(each, cards)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _named(each, cards)
