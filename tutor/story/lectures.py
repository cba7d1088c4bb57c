"""What can be shown to a class, whatever it was made as: its steps, and the table that lies there at each.

A game that was played, a scenario, a lesson, an exercise and a text of a course are lectures, and one
presentation goes through any of them (see `tutor.pages.present`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cards.terms import Language
from engine.errors import ScenarioError
from engine.game import Game
from engine.scenario.variations import variations
from tutor.library.credit import credit
from tutor.story.exercises.exercise import KINDS, Exercise
from tutor.story.lessons import Lesson, lesson_steps, tables
from tutor.story.questions import Question
from tutor.story.questions.doing import Doing
from tutor.story.steps import Ask, Step, steps
from tutor.words import spoken

__all__ = ["ExerciseLecture", "GameLecture", "Lecture", "LessonLecture", "TextLecture"]


class Lecture:
    """Something that is shown to a class, step by step."""

    tells = False
    """Whether the room is told what the last answer of the game led to."""

    def __init__(self, title: Any, game: str, told: Sequence[Step], others: Sequence[Lecture] = ()) -> None:
        self._title = title
        self.game = game
        """The name of the game that it is about."""
        self.steps = tuple(told)
        self.variations = tuple(others)
        """What could have happened instead, by the numbers that its steps name."""
        self._questions: dict[tuple[int, int, Language], Question | None] = {}

    def title(self, language: Language) -> str:
        """What it is called."""
        return spoken(self._title, language)

    def table(self, step: Step, language: Language) -> Game | None:
        """The game as it stands where a step is told or asks something; None: there is no table."""
        raise NotImplementedError

    def shown(self, step: Step, language: Language) -> tuple[Game, int] | None:
        """What lies on the table at a step: a game, and after how many answers; None: there is no table.

        Behind a question it is what follows from what was asked about, since no step goes on from there.
        """
        question = self.question(step, language) if step.kind == "answer" else None
        game = _consequence(question) or self.table(step, language)
        return None if game is None else (game, len(game.moves))

    def said(self, step: Step, language: Language) -> list[str]:
        """What the room reads of the author's words."""
        return [words for note in step.notes if (words := spoken(note, language))]

    def question(self, step: Step, language: Language) -> Question | None:
        """What is asked at a step, or was; None if it does not fit there, which `aula check` says."""
        key = step.at, step.part - (step.kind == "answer"), language
        if key not in self._questions:
            self._questions[key] = self._posed(step, language)
        return self._questions[key]

    def _posed(self, step: Step, language: Language) -> Question | None:
        table = self.table(step, language)
        if step.ask is None or table is None:
            return None
        try:
            return step.posed(table, language)
        except ScenarioError:
            return None


def _consequence(question: Question | None) -> Game | None:
    """What was asked about as it happened; None: nothing is played."""
    if isinstance(question, Doing):
        attempt = question.attempt()
        for key in question.right[0]:
            attempt.choose(key)
        return attempt.game
    return question.branch.game if question is not None and question.branch.moves else None


class GameLecture(Lecture):
    """A scenario or a played game that stands at its end, or a variation of it, from where it departs."""

    tells = True

    def __init__(self, game: Game, title: Any = None, since: int | None = None) -> None:
        told = steps(game)
        if since is not None:
            told = tuple(step for step in told if step.kind != "title" and step.at >= since)
        others = () if since is not None else variations(game)
        called = game.scenario.get("title") or ", ".join(game.players)
        found = [GameLecture(one.game, one.title, one.at) for one in others]
        super().__init__(title or called, game.name, told, found)
        self._game = game

    def table(self, step: Step, language: Language) -> Game:
        """The game after as many answers as the step says."""
        return self._game.at(step.at)

    def shown(self, step: Step, language: Language) -> tuple[Game, int]:
        """The whole game, after so many answers."""
        return self._game, step.at

    def said(self, step: Step, language: Language) -> list[str]:
        """What it is about and whose it is; all other notes the speaker says."""
        whose = credit(self._game.scenario, language)
        return [*super().said(step, language), *filter(None, [whose])] if step.kind == "title" else []


class LessonLecture(Lecture):
    """A lesson, page by page, or a variation of one."""

    def __init__(self, lesson: Lesson, titled: bool = True) -> None:
        title = (Step("title", 0),) if titled else ()
        others = (LessonLecture(one.lesson, titled=False) for page in lesson.pages for one in page.variations)
        super().__init__(lesson.title, lesson.game, [*title, *lesson_steps(lesson)], [*others])
        self._lesson = lesson
        self._tables: dict[Language, Sequence[Game]] = {}

    def table(self, step: Step, language: Language) -> Game:
        """The table of the page."""
        if language not in self._tables:
            self._tables[language] = tables(self._lesson, language)
        return self._tables[language][step.at]


class ExerciseLecture(Lecture):
    """A moment of a game, with its question."""

    def __init__(self, exercise: Exercise) -> None:
        kind, ask = KINDS[exercise.kind], Ask(exercise.task)
        super().__init__(
            kind.title, kind.game, [Step("question", 0, 0, (), ask), Step("answer", 0, 1, (), ask)]
        )
        self._exercise = exercise

    def table(self, step: Step, language: Language) -> Game:
        """The moment."""
        return self._exercise.laid(language)


class TextLecture(Lecture):
    """A text between the items of a course, under the title of its chapter."""

    def __init__(self, title: Any, words: Any, game: str) -> None:
        super().__init__(title, game, [Step("title", 0, 0, (words,))])

    def table(self, step: Step, language: Language) -> None:
        """There is none."""
