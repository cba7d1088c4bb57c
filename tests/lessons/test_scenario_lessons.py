"""A scenario read as a lesson: a page for each note, the moves between them, the same questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.terms import LANGUAGES
from engine.errors import ScenarioError
from engine.scenario.looks import looks_beside
from tutor.command import main
from tutor.library.folder import notebooks
from tutor.library.scenarios import files, library
from tutor.pages.learn.study import Open, Study
from tutor.story.lessons import lessons, questions, read_lesson, tables
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


VARIED = """
aula: 1
game: innovation
title: {en: Crowns}
players: [Ann, Bob]
position: {turn: Ann, players: {Ann: {hand: [oars, sailing]}, Bob: {}}}
moves:
  - note: {en: Ann wants crowns.}
  - or: {en: What if Ann had melded Oars?, it: E se Ann avesse giocato Barche a remi?}
    moves:
      - Ann: meld oars
      - note: {en: A single crown.}
        look: Ann crown
      - ask: {count: Ann.icons.crown}
      - Ann: draw
  - ask: {count: Ann.hand}
  - or: {en: And what if she had drawn?}
    moves: [{Ann: draw}]
  - Ann: meld sailing
"""


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> Study:
    """Learning, where the scenario is a lesson."""
    found = {"own/varied": read_lesson(VARIED, "own/varied")}
    for room in ("tutor.pages.learn.study", "tutor.pages.learn.ending"):
        monkeypatch.setattr(f"{room}.lessons", lambda: found)
    made = Study("innovation", "en")
    made.open(Open(lesson="own/varied"))
    return made


def ways(study: Study) -> dict[str, str]:
    return {way["id"]: way["word"] for way in study.content()["ways"]}


def answer_rightly(study: Study) -> None:
    assert study.asking is not None
    assert study.asking.question is not None
    study.handle({"do": "answer", "ids": list(study.asking.question.right[0])})


def test_a_lesson_leads_into_its_variations_and_back(study: Study) -> None:
    assert ways(study)["variation 0"] == "What if Ann had melded Oars?"
    assert "variation 1" not in ways(study), "it stands behind the question"
    answer_rightly(study)
    assert ways(study)["variation 1"] == "And what if she had drawn?"
    study.handle({"do": "variation", "n": 0})
    seen = study.content()
    assert (seen["title"], seen["say"]) == ("What if Ann had melded Oars?", [{"text": "A single crown."}])
    scene = study.scene()
    assert scene is not None
    assert scene["highlights"], "its notes point as those of the lesson do"
    study.language = "it"
    assert study.content()["title"] == "E se Ann avesse giocato Barche a remi?"
    answer_rightly(study)
    study.handle({"do": "step", "at": 1})
    assert study.asking is not None
    assert study.asking.game.moves == [("Ann", "meld oars"), ("Ann", "draw")]
    assert list(ways(study)) == ["previous", "leave_variation", "explore"]
    study.handle({"do": "finish"})
    assert not study.ended, "a variation is not the end of a lesson"
    study.handle({"do": "variation"})
    assert study.content()["title"] == "Crowns"
    assert study.content()["question"]["verdict"]["right"], "the lesson is as it was left"


def test_what_is_answered_in_a_variation_does_not_count(study: Study) -> None:
    study.handle({"do": "variation", "n": 0})
    assert study.number is None
    assert study.where == Open(lesson="own/varied", step=0), "an address leads to the lesson"
    answer_rightly(study)
    assert study.progress.lessons == {}


POINTING = """
lesson: 1
game: innovation
title: {en: One, it: Una, fr: Une}
teaches: []
pages:
  - say: {en: There., it: Là., fr: Là.}
    look: [Ada red, pile 3]
    table: {turn: Ada, players: {Ada: {board: {red: [oars]}}, Leo: {}}}
  - say: {en: And there., it: E là., fr: Et là.}
    look: LOOK
"""


def test_a_page_written_by_hand_points_where_its_table_has_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = read_lesson(POINTING.replace("LOOK", "Ada red"))
    pointed = [[(look.at.player, look.at.name) for look in page.looks] for page in lesson.pages]
    assert pointed == [[("Ada", "red"), (None, "3")], [("Ada", "red")]]
    with pytest.raises(ScenarioError, match='"Mia red" is no place'):
        read_lesson(POINTING.replace("LOOK", "Mia red"))
    file = tmp_path / "lesson.yaml"
    file.write_text(POINTING.replace("LOOK", "tools").lstrip(), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "is not to be seen on page 2" in capsys.readouterr().err
    ours = [page for lesson in lessons().values() for page in lesson.pages if page.looks]
    assert ours
