"""The course map: every lesson is reached, nothing needs itself, no line runs through a lesson."""

from __future__ import annotations

from dataclasses import replace

import networkx
import pytest

from engine import ScenarioError
from tutor.story.course import course, lanes, lines
from tutor.story.lessons import lessons

GAMES = ("innovation", "civ")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_reached_in_turn(game: str) -> None:
    reached = list(networkx.topological_sort(course(game)))
    assert set(reached) == {id for id, lesson in lessons().items() if lesson.game == game}


def test_a_circle_and_a_missing_lesson_are_said() -> None:
    some = dict(list(lessons().items())[:2])
    first, second = some
    circle = {first: replace(some[first], needs=(second,)), second: replace(some[second], needs=(first,))}
    with pytest.raises(ScenarioError, match="circle"):
        course(among=circle)
    with pytest.raises(ScenarioError, match="there is no lesson nowhere"):
        course(among={first: replace(some[first], needs=("nowhere",))})


@pytest.mark.parametrize("game", GAMES)
def test_every_need_is_a_line(game: str) -> None:
    graph = course(game)
    order = list(graph)
    found = {(order[line.start[0]], order[line.end[0]]) for line in lines(graph, order)}
    assert found == set(graph.edges)


@pytest.mark.parametrize("game", GAMES)
def test_no_line_runs_through_a_lesson(game: str) -> None:
    graph = course(game)
    order = list(graph)
    lane = lanes(graph, order)
    for line in lines(graph, order):
        between = range(line.start[0] + 1, line.end[0])
        assert all(lane[order[row]] != line.end[1] for row in between), order[line.end[0]]
