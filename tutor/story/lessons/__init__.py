"""Lessons: one file each below notebooks/lessons, played on the engine.

    lesson: 1                              # version of the format
    game: innovation
    title: {en: ..., it: ..., fr: ...}
    needs: [innovation/01-goal]            # lessons that come first, by their files
    teaches: [INN-3.1, INN-3.2]            # rules
    see: [innovation/empty-ages]           # scenarios of the library in which it can be seen
    pages:
      - say: {en: ..., it: ..., fr: ...}   # a few sentences
        facts: [INN-3.1.a]                 # which they teach (`cards.rules.facts`)
        look: [Ann red, periods]           # where they point, as beside a note of a scenario
        table: {turn: Ann, players: {Ann: {board: {red: [oars]}}, Bob: {}}}
        moves:                             # played before anything is asked
          - Ann: draw
        ask: {...}                         # a task (`tutor.story.questions`), or a list of them

A `table` is the section `position` of a scenario, its players in seating order; `seed`, `options` and so on
may stand there too, and a mere list of players begins a new game. In its place `step: 2` and
`scenario: innovation/worked-example` take one of the library. A page with neither goes on from the table
before, as it was before the tasks of that page; its moves are those that are coming.

A scenario is a lesson, too: each of its notes begins a page, with what is asked behind it; it need not be in
all languages. In a course a lesson can have several tables, a file each (`tutor.story.courses`).
"""

from tutor.story.lessons.lesson import (
    Lesson,
    LessonPage,
    lesson_steps,
    questions,
    read_lesson,
    stop_at,
    stops,
    tables,
)
from tutor.story.lessons.library import lesson_about, lesson_tables, lessons, lessons_before

__all__ = [
    "Lesson",
    "LessonPage",
    "lesson_about",
    "lesson_steps",
    "lesson_tables",
    "lessons",
    "lessons_before",
    "questions",
    "read_lesson",
    "stop_at",
    "stops",
    "tables",
]
