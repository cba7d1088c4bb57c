"""Every scenario of the library plays to its end, in three languages, and shows the rules it names."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from cards.terms import LANGUAGES, Language
from engine.game import Game
from tutor.library.scenarios import library
from tutor.story.steps import question_steps

LIBRARY = Path(__file__).parents[2] / "notebooks" / "scenarios"
FILES = sorted(LIBRARY.rglob("*.yaml"))
FEWEST = {"innovation": 16, "civ": 8}
NAMES = [f"{file.parent.name}/{file.stem}" for file in FILES]


@pytest.fixture(scope="module", params=FILES, ids=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """A scenario after its last move."""
    return engine.load(request.param)


@pytest.mark.parametrize("name", FEWEST)
def test_there_are_enough(name: str) -> None:
    assert len([*(LIBRARY / name).glob("*.yaml")]) >= FEWEST[name]


def test_newcomers_see_it_in_its_order_and_an_author_s_own_scenario_after_it() -> None:
    listed = [line for line in (LIBRARY / "order.txt").read_text().splitlines() if line and line[0] != "#"]
    assert list(library()) == [*listed, *(name for name in NAMES if name not in listed)]
    assert listed[0] == "innovation/worked-example"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_it_lies_with_its_game(file: Path) -> None:
    assert engine.load(file).name == file.parent.name


def test_it_expects_an_end_and_has_it(game: Game) -> None:
    assert game.scenario["expect"]
    assert game.failures() == []


def test_it_is_told_in_three_languages(game: Game) -> None:
    said = game.scenario
    notes = [entry["note"] for entry in said["moves"] if "note" in entry]
    assert 2 <= len(notes) <= 6
    for words in (said["title"], said["goal"], said["notes"], *notes):
        assert set(words) == set(LANGUAGES)
        assert all(text.strip() for text in words.values())


def test_the_rules_it_names_are_cited_as_it_is_played_or_asked_about(game: Game) -> None:
    named = game.scenario["rules"]
    assert named
    practised = {rule for step in question_steps(game) if step.task for rule in step.task.rules}
    assert set(named) <= {event.rule for event in game.events} | practised


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_its_questions_are_in_all_languages(file: Path) -> None:
    questions = question_steps(engine.load(file))
    assert 1 <= len(questions) <= 6
    for step in questions:
        assert step.task is not None
        assert all(set(words) == set(LANGUAGES) for words in step.task.texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_questions_can_be_answered(game: Game, language: Language) -> None:
    for step in question_steps(game):
        posed = step.posed(game.at(step.at), language)
        assert posed.prompt
        assert posed.right
        assert len(posed.right[0]) < len(posed.options) or posed.form in ("number", "order"), "nothing to ask"


def test_no_two_titles_are_the_same() -> None:
    for language in LANGUAGES:
        titles = [engine.load(file).scenario["title"][language] for file in FILES]
        assert len(set(titles)) == len(titles)
