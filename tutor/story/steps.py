"""What is told about a table, step by step: what lies there, what its author says and asks, the answers.

A scenario, a lesson, a game being played and an exercise are such a list, made by one loop; the app, a
presentation, a published page and the editor show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Literal

from cards.terms import Language
from engine.entries import Entry
from engine.errors import ScenarioError
from engine.format import ASK, NOTE, OR, SAY
from engine.game import Game
from engine.scenario.looks import Look, looks_beside
from tutor.story.questions import Question, Task, pose, read_task
from tutor.story.questions.kinds import Moves

__all__ = ["Ask", "Departure", "Note", "Step", "StepKind", "following", "question_steps", "steps", "steps_at"]

StepKind = Literal["title", "table", "question", "answer"]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the author says; the words stand here as in the file, in one or several languages."""

    words: Any
    say: Any = None
    """What is said to a class besides, for the speaker alone."""
    looks: tuple[Look, ...] = ()
    """Where it points."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question of the author."""

    task: Task | ScenarioError
    """Or why it cannot be read, which `aula check` says; a walkthrough goes on without it."""
    coming: Moves = ()
    """The answers that follow it in a row; words between them and the question do not matter."""
    entry: int = 0
    """Its place among the entries of the file."""


@dataclass(frozen=True, slots=True)
class Departure:
    """Where a variation begins."""

    number: int
    """Its place among the variations."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be shown."""

    kind: StepKind
    at: int
    """After how many answers; in a lesson, on which page."""
    part: int = 0
    """Its place among the steps of the same `at`."""
    notes: tuple[Any, ...] = ()
    """What the author says."""
    ask: Ask | None = None
    """The question, where this is one or its answer."""
    say: tuple[Any, ...] = ()
    """What the speaker says to a class, and nobody else reads."""
    looks: tuple[Look, ...] = ()
    """Where the author points on the table."""
    variations: tuple[int, ...] = ()
    """What could have happened instead from here on: places among the variations of the file."""

    @property
    def task(self) -> Task | None:
        """What is asked here, if it can be read."""
        return self.ask.task if self.ask is not None and isinstance(self.ask.task, Task) else None

    def posed(self, game: Game, language: Language) -> Question:
        """The question put to a game that stands at this step.

        Raises ScenarioError if it cannot be read, or does not fit there.
        """
        assert self.ask is not None
        if isinstance(self.ask.task, ScenarioError):
            raise self.ask.task
        return pose(self.ask.task, game, language, self.ask.coming)


def steps(game: Game, entries: Sequence[Entry] | None = None) -> tuple[Step, ...]:
    """All steps of a game that stands at its end, by the entries of its file, or by others in their place.

    >>> from engine.innovation import Innovation
    >>> game = Innovation(["Ann", "Bob"], 1, "en", {})
    >>> game.begin()
    >>> _ = game.choose(game.decision.keys[0])
    >>> [(step.kind, step.at) for step in steps(game)]
    [('table', 0), ('table', 1)]
    """
    said = _said(game, game.entries if entries is None else entries)
    title: tuple[Step, ...] = ()
    if game.scenario.get("title"):
        about = tuple(game.scenario[key] for key in ("goal", "notes") if game.scenario.get(key))
        title = (Step("title", 0, 0, about),)
    points = range(len(game.moves) + 1)
    tables = (steps_at(at, said.get(at, ()), 0 if at else len(title)) for at in points)
    return (*title, *chain.from_iterable(tables))


def question_steps(game: Game, entries: Sequence[Entry] | None = None) -> tuple[Step, ...]:
    """The questions among the steps."""
    return tuple(step for step in steps(game, entries) if step.kind == "question")


_Said = Note | Ask | Departure


def steps_at(at: int, said: Sequence[_Said], part: int = 0) -> Iterator[Step]:
    """The steps at one table: what is said behind a question belongs to its answer."""
    asks = [number for number, item in enumerate(said) if isinstance(item, Ask)]
    first = said[: asks[0]] if asks else said
    yield Step("table", at, part, _notes(first), None, _says(first), _looks(first), _departures(first))
    for number, following in zip(asks, [*asks[1:], len(said)], strict=False):
        ask = said[number]
        assert isinstance(ask, Ask)
        yield Step("question", at, part + 1, (), ask)
        behind = said[number + 1 : following]
        told = _notes(behind), ask, _says(behind), _looks(behind), _departures(behind)
        yield Step("answer", at, part + 2, *told)
        part += 2


def _notes(said: Sequence[_Said]) -> tuple[Any, ...]:
    return tuple(item.words for item in said if isinstance(item, Note))


def _says(said: Sequence[_Said]) -> tuple[Any, ...]:
    return tuple(item.say for item in said if isinstance(item, Note) and item.say)


def _looks(said: Sequence[_Said]) -> tuple[Look, ...]:
    return tuple(look for item in said if isinstance(item, Note) for look in item.looks)


def _departures(said: Sequence[_Said]) -> tuple[int, ...]:
    return tuple(item.number for item in said if isinstance(item, Departure))


def _said(game: Game, entries: Sequence[Entry]) -> dict[int, list[_Said]]:
    """The author's words by the number of answers before them, as far as the game went as written."""
    said: dict[int, list[_Said]] = {}
    at = departed = 0
    for number, entry in enumerate(entries):
        if OR in entry.said:
            said.setdefault(at, []).append(Departure(departed))
            departed += 1
        elif entry.player is None:
            said.setdefault(at, []).append(_between(game, at, entries, number))
        elif game.moves[at : at + 1] == [(entry.player, entry.key)]:
            at += 1
        else:
            break
    return said


def _between(game: Game, at: int, entries: Sequence[Entry], number: int) -> Note | Ask:
    entry = entries[number]
    if NOTE in entry.said:
        return Note(entry.said[NOTE], entry.said.get(SAY), looks_beside(entry, game.name, game.players))
    try:
        task: Task | ScenarioError = read_task(entry.node.mapping()[ASK])
    except ScenarioError as error:
        task = error
    return Ask(task, following(game, at, entries[number + 1 :]), number)


def following(game: Game, at: int, entries: Sequence[Entry]) -> Moves:
    """The next answers in a row after `at` of them; words between them and here do not matter."""
    count = 0
    for entry in entries:
        if entry.player is not None:
            count += 1
        elif count:
            break
    return tuple(game.moves[at : at + count])
