"""The map of the course: what builds on what, without a line that runs through a lesson."""

import pytest

from tutor.course import course
from tutor.learn.map import lanes, lines

GAMES = ("innovation", "civ")


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
