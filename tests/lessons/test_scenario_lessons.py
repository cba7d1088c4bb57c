"""A scenario read as a lesson: a page for each note, the moves between them, the same questions."""

from __future__ import annotations

import pytest

from cards.terms import LANGUAGES
from engine.scenario.looks import looks_beside
from tutor.library.folder import notebooks
from tutor.library.scenarios import files, library
from tutor.story.lessons import questions, read_lesson, tables
from tutor.story.steps import question_steps

CHOSEN = ("innovation/worked-example", "innovation/declined-may", "civ/a-full-hand")


@pytest.mark.parametrize("id", CHOSEN)
def test_a_scenario_is_a_lesson_with_the_same_tables_and_questions(id: str) -> None:
    shelf = files(notebooks() / "scenarios")
    game = library()[id].game
    lesson = read_lesson(shelf[id], id)
    played = tables(lesson, LANGUAGES[0])
    assert played[-1].moves == game.moves
    notes = [entry.said["note"] for entry in game.entries if entry.player is None and "note" in entry.said]
    assert [page.say for page in lesson.pages if page.say] == notes
    pointed = [looks_beside(note, game.name, game.players) for note in game.entries if note.player is None]
    assert [page.looks for page in lesson.pages if page.looks] == [*filter(None, pointed)]
    asked = [step.posed(game.at(step.at), "it").right for step in question_steps(game)]
    assert [question.right for _, question in questions(lesson, "it")] == asked
