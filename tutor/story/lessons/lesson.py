"""A lesson: read from its file, its tables laid, its tasks put as questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, takewhile
from os import PathLike
from pathlib import Path
from typing import Any

import engine
from cards.rules import rules
from cards.terms import GAMES, LANGUAGES, GameName, Language
from engine.entries import Entry
from engine.format import ASK, LOOK, NOTE, OR, SAY, VERSION
from engine.game import Game
from engine.node import Node
from engine.reading import read
from engine.scenario.header import Scenario, read_scenario
from engine.scenario.looks import Look, looks_beside, read_looks
from tutor.library.folder import contents_of, notebooks
from tutor.story.questions import Question, Task, read_task
from tutor.story.questions.branch import TriedBranch
from tutor.story.questions.kinds import NOWHERE, Moves, Words
from tutor.story.questions.read import read_facts, read_moves, read_texts
from tutor.story.steps import Ask, Departure, Note, Step, steps_at

FORMAT = 1
"""The version of the format."""

_KEYS = ("lesson", "game", "title", "needs", "teaches", "see", "pages")
_BESIDE = ("seed", "options", "language")
"""What stands beside the position in a scenario, but in it in a lesson."""


@dataclass(frozen=True, slots=True)
class LessonPage:
    """A few sentences, a table, and what is asked about it."""

    say: Words
    table: Node | None
    """A scenario; None: the table before."""
    scenario: tuple[str, int] | None
    """A scenario of the library and the step at which it is shown."""
    moves: Moves
    tasks: tuple[Task, ...]
    facts: tuple[str, ...] = ()
    """The facts of the rules that its sentences teach."""
    looks: tuple[Look, ...] = ()
    """Where its sentences point on the table."""
    variations: tuple[LessonVariation, ...] = ()
    """What could have happened instead from here on."""
    speaker: Any = None
    """What is said to a class besides, for the speaker alone."""
    node: Node = field(default=NOWHERE, compare=False, repr=False)

    @property
    def goes_on(self) -> bool:
        """Whether the page goes on from the table before."""
        return self.table is None and self.scenario is None


@dataclass(frozen=True, slots=True)
class LessonVariation:
    """A lesson within another: what could have happened instead."""

    lesson: Lesson
    after: int
    """How many tasks of its page come before it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file says it."""

    id: str
    game: GameName
    title: Words
    needs: tuple[str, ...]
    teaches: tuple[str, ...]
    pages: tuple[LessonPage, ...]
    see: tuple[str, ...] = ()
    """Scenarios of the library in which it can be seen."""


def read_lesson(source: Mapping[str, Any] | str | PathLike[str], id: str = "") -> Lesson:
    """The lesson of a path, of a YAML text or of plain data.

    Raises ScenarioError, in one sentence with file and line, if something is wrong with it.
    """
    root = read(source)
    if isinstance(root.value, dict) and "aula" in root.value:
        return _of_scenario(root, id)
    found = root.fields(_KEYS, "a lesson, a mapping that begins with lesson: 1")
    for key in ("lesson", "game", "title", "teaches", "pages"):
        if key not in found:
            raise root.error(f"expected a key {key}, found none")
    if found["lesson"].word("the version of the format") != str(FORMAT):
        raise found["lesson"].error(f"expected version {FORMAT} of the format, found {found['lesson']}")
    game = found["game"].one_of(GAMES, "game")
    ids = [rule.id for rule in rules("en").values() if rule.game == game]
    lesson = Lesson(
        id,
        game,
        read_texts(found["title"], all_languages=True),
        tuple(item.word("a lesson") for item in found["needs"].items("a list of lessons"))
        if "needs" in found
        else (),
        tuple(item.one_of(ids, "rule") for item in found["teaches"].items("a list of rules")),
        _told(found["pages"].items("a list of pages"), game),
        tuple(item.word("a scenario") for item in found["see"].items("a list of scenarios"))
        if "see" in found
        else (),
    )
    if not lesson.pages or lesson.pages[0].goes_on:
        raise found["pages"].error("expected a first page with a table or scenario, found none")
    return lesson


def _of_scenario(root: Node, id: str) -> Lesson:
    """The lesson that a scenario is: each of its notes begins a page, with the moves since the one before."""
    scenario = read_scenario(root)
    title = root.mapping().get("title")
    return Lesson(
        id,
        next(one for one in GAMES if one == scenario.said["game"]),
        dict.fromkeys(LANGUAGES, id.rpartition("/")[2]) if title is None else read_texts(title),
        (),
        tuple(map(str, scenario.said.get("rules", ()))),
        _pages(scenario, root, scenario.entries, id),
    )


def _pages(
    scenario: Scenario, root: Node, entries: Sequence[Entry], id: str, before: Moves = ()
) -> tuple[LessonPage, ...]:
    """What is told by some entries of a scenario, of which these answers came before."""
    game, table = str(scenario.said["game"]), [root]
    pages: list[LessonPage] = []
    moves, played = list(before), list(before)

    def page(node: Node, say: Words | None = None, looks: tuple[Look, ...] = (), speaker: Any = None) -> None:
        laid, told = table.pop() if table else None, {} if say is None else say
        pages.append(LessonPage(told, laid, None, tuple(moves), (), looks=looks, speaker=speaker, node=node))
        moves.clear()

    for number, entry in enumerate(entries):
        if entry.player is not None:
            moves.append((entry.player, entry.key))
            played.append(moves[-1])
            continue
        if NOTE in entry.said:
            looks = looks_beside(entry, game, scenario.players)
            page(entry.node, _in_all_languages(entry.said[NOTE]), looks, entry.said.get(SAY))
        elif moves or not pages:
            page(entry.node)
        if ASK in entry.said:
            task = read_task(entry.node.mapping()[ASK])
            pages[-1] = replace(pages[-1], tasks=(*pages[-1].tasks, task))
        elif OR in entry.said:
            other = _variation(scenario, root, entry, f"{id} {number}", tuple(played), pages[-1])
            pages[-1] = replace(pages[-1], variations=(*pages[-1].variations, other))
    if moves or not pages:
        page(root)
    return tuple(pages)


def _variation(
    scenario: Scenario, root: Node, entry: Entry, id: str, played: Moves, page: LessonPage
) -> LessonVariation:
    """What could have happened instead after these answers: a lesson of its own."""
    title = _in_all_languages(entry.said[OR])
    pages = _pages(scenario, root, entry.within, id, played)
    lesson = Lesson(id, next(one for one in GAMES if one == scenario.said["game"]), title, (), (), pages)
    return LessonVariation(lesson, len(page.tasks))


def _in_all_languages(said: Any) -> Words:
    """An author's words, whose lines stay as they were broken."""
    return said if isinstance(said, Mapping) else dict.fromkeys(LANGUAGES, str(said))


def in_a_row(lessons: Sequence[Lesson], id: str) -> Lesson:
    """One lesson of several, whose pages come one after the other; the first gives it its title.

    Raises ValueError if they are about different games.
    """
    first = lessons[0]
    if any(one.game != first.game for one in lessons):
        raise ValueError("lessons of one game are to be put in a row")
    needs, teaches, see = (
        tuple(dict.fromkeys(chain.from_iterable(found)))
        for found in zip(*((one.needs, one.teaches, one.see) for one in lessons), strict=True)
    )
    pages = tuple(chain.from_iterable(one.pages for one in lessons))
    return Lesson(id, first.game, first.title, needs, teaches, pages, see)


def _told(nodes: Sequence[Node], game: str) -> tuple[LessonPage, ...]:
    """The pages, with where they point on the table that lies there."""
    pages: list[LessonPage] = []
    table: LessonPage | None = None
    for node in nodes:
        page = _page(node, game)
        table = table if page.goes_on else page
        look = node.mapping().get(LOOK)
        if look is not None and table is not None:
            page = replace(page, looks=read_looks(look, game, _seated(table)))
        pages.append(page)
    return tuple(pages)


def _seated(page: LessonPage) -> Sequence[str]:
    """Who sits at the table of a page."""
    if page.table is not None:
        return [str(one.plain()) for one in page.table.mapping()["players"].items()]
    assert page.scenario is not None
    said = read(contents_of(_file_of(page.scenario[0]))).mapping()
    return [str(one.plain()) for one in said["players"].items()]


def _file_of(scenario: str) -> Path:
    return notebooks() / "scenarios" / f"{scenario}.yaml"


def _page(node: Node, game: str) -> LessonPage:
    keys = ("say", "facts", LOOK, "table", "scenario", "step", "moves", "ask")
    found = node.fields(keys, "a page, a mapping")
    if "say" not in found:
        raise node.error("expected a key say, found none")
    tasks = _tasks(found["ask"]) if "ask" in found else ()
    for task in tasks:
        _check_languages(task)
    scenario = None
    if "scenario" in found:
        step = found["step"].number(0, 10_000) if "step" in found else 0
        scenario = (found["scenario"].word("a scenario"), step)
    return LessonPage(
        read_texts(found["say"], all_languages=True),
        _scenario(found["table"], game) if "table" in found else None,
        scenario,
        read_moves(found["moves"]) if "moves" in found else (),
        tasks,
        read_facts(found["facts"]) if "facts" in found else (),
        node=node,
    )


def _tasks(node: Node) -> tuple[Task, ...]:
    return tuple(map(read_task, node.value)) if isinstance(node.value, tuple) else (read_task(node),)


def _check_languages(task: Task) -> None:
    for words in task.texts():
        missing = [language for language in LANGUAGES if language not in words]
        if missing:
            raise task.node.error(f"expected words in {' and '.join(missing)}, found none")


def _scenario(node: Node, game: str) -> Node:
    """A table as the scenario that begins there."""
    found = node.mapping("a table, a mapping")
    if "players" not in found:
        raise node.error("expected players, found none")
    seated = found["players"]
    said: dict[str, Node] = {
        "aula": node.holding(str(VERSION), VERSION),
        "game": node.holding(game, game),
        **{key: below for key, below in found.items() if key in _BESIDE},
    }
    if isinstance(seated.value, dict):
        names = tuple(seated.holding(name, name) for name in seated.value)
        said["players"] = seated.holding(names)
        said["position"] = node.holding({key: below for key, below in found.items() if key not in _BESIDE})
    else:
        said["players"] = seated
    return node.holding(said)


def tables(lesson: Lesson, language: Language) -> tuple[Game, ...]:
    """The game as it stands on each page, before its tasks, in this language if the table says no other."""
    found: list[Game] = []
    for page in lesson.pages:
        game = found[-1].clone() if page.goes_on else _laid(page, language)
        branch = TriedBranch(game, 0, 0)
        branch.play(page.moves, page.node)
        found.append(game)
    return tuple(found)


def _laid(page: LessonPage, language: Language) -> Game:
    if page.scenario is not None:
        name, step = page.scenario
        try:
            return engine.load(_file_of(name)).at(step)
        except IndexError as error:
            raise page.node.error(f"{name}: {error}") from error
    assert page.table is not None
    said = dict(page.table.mapping())
    said.setdefault("language", page.table.holding(language, language))
    return read_scenario(page.table.holding(said)).start()


def questions(lesson: Lesson, language: Language) -> Iterator[tuple[int, Question]]:
    """All questions of a lesson, each with the number of its page (from 0).

    Raises ScenarioError if one of them has no right answer, or if a table cannot be laid.
    """
    laid = tables(lesson, language)
    for step in stops(lesson):
        if step.ask is not None:
            yield step.at, step.posed(laid[step.at], language)


def stops(lesson: Lesson) -> tuple[Step, ...]:
    """Where one stops in a lesson: at each of its questions, and at the table of a page that asks nothing."""
    return tuple(
        step
        for step in lesson_steps(lesson)
        if step.kind == "question" or (step.kind == "table" and not lesson.pages[step.at].tasks)
    )


def stop_at(lesson: Lesson, step: Step) -> int:
    """The number of the stop at one of the steps of a lesson, or of the first behind it."""
    here = (step.at, step.part - (step.kind == "answer"))
    return next(n for n, stop in enumerate(stops(lesson)) if (stop.at, stop.part) >= here)


def lesson_steps(lesson: Lesson) -> Iterator[Step]:
    """All steps, page by page; the place before the first one is left for a title."""
    departed = 0
    for number, page in enumerate(lesson.pages):
        yield from steps_at(number, [*_said(lesson, number, departed)], part=0 if number else 1)
        departed += len(page.variations)


def _said(lesson: Lesson, number: int, departed: int) -> Iterator[Note | Ask | Departure]:
    """What is said and asked on a page, and which variations depart there, behind so many others."""
    page = lesson.pages[number]
    yield Note(page.say, page.speaker, page.looks)
    for count in range(len(page.tasks) + 1):
        if count:
            yield Ask(page.tasks[count - 1], _coming(lesson, number))
        for place, variation in enumerate(page.variations, departed):
            if variation.after == count:
                yield Departure(place)


def _coming(lesson: Lesson, number: int) -> Moves:
    """The answers that come after a page: those of the next one that plays any."""
    for page in takewhile(lambda one: one.goes_on, lesson.pages[number + 1 :]):
        if page.moves:
            return page.moves
    return ()
