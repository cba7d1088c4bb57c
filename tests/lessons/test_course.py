"""The course map: every lesson is reached, nothing needs itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cards.terms import LANGUAGES
from engine import ScenarioError
from tutor.course import as_text, course, layout, next_lessons
from tutor.lessons import lessons


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_every_lesson_can_be_reached_in_turn(game: str) -> None:
    graph = course(game)
    done: set[str] = set()
    while following := next_lessons(graph, done):
        done.add(following[0])
    assert done == {id for id, lesson in lessons().items() if lesson.game == game}


def test_lessons_stand_to_the_right_of_what_they_need() -> None:
    graph = course()
    places = layout(graph)
    assert len(set(places.values())) == len(places)
    for before, after in graph.edges:
        assert places[before][0] < places[after][0]


def test_a_circle_and_a_missing_lesson_are_said() -> None:
    some = dict(list(lessons().items())[:2])
    first, second = some
    circle = {first: replace(some[first], needs=(second,)), second: replace(some[second], needs=(first,))}
    with pytest.raises(ScenarioError, match="circle"):
        course(among=circle)
    with pytest.raises(ScenarioError, match="there is no lesson nowhere"):
        course(among={first: replace(some[first], needs=("nowhere",))})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_as_text(language: str) -> None:
    lines = as_text(course("innovation"), language, {"innovation/01-goal"})  # type: ignore[arg-type]
    assert lines[0].startswith("✓ ")
    assert len(lines) == len(course("innovation"))
    assert all("←" in line for line in lines[1:])
