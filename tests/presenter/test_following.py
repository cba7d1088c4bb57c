"""A device that follows shows what is presented, step by step, into variations and what is tried out."""

from __future__ import annotations

import pytest

from tests.scenarios.test_variations import SHARED
from tests.tutor.test_app import arrive
from tutor.library.address import read_address
from tutor.pages.app import App
from tutor.pages.edit.link import linked

DRAFT = linked(SHARED)


def presenting(query: str) -> App:
    return arrive(f"?language=en&{query}&page=present")


def place(leader: App) -> str:
    return str(leader.view()["content"]["place"])


def follow(device: App, leader: App) -> None:
    device.handle({"do": "follow", "query": place(leader)})
    assert device.view()["trouble"] is None
    assert device.view()["language"] == "fr"
    assert device.desk is not None
    assert leader.presentation is not None
    assert leader.presentation.shown is not None
    assert device.desk.session.shown.moves == leader.presentation.shown.shown.moves


@pytest.mark.parametrize("query", [f"draft={DRAFT}", "scenario=innovation/splay-changes-who-obeys"])
def test_it_goes_where_the_presentation_goes(query: str) -> None:
    leader, device = presenting(query), arrive("?language=fr&follow=BCDFG")
    for _ in range(12):
        follow(device, leader)
        assert device.view()["page"] == "table"
        for way in leader.view()["content"]["ways"]:
            leader.handle(way["send"])
            follow(device, leader)
            guide = device.view()["content"]["guide"]
            assert guide["says"][0]["kind"] == "variation"
            leader.handle({"do": "variation"})
            follow(device, leader)
        leader.handle({"do": "forth"})


def test_it_comes_back_from_wherever_somebody_has_looked() -> None:
    leader, device = presenting(f"draft={DRAFT}"), arrive("?language=fr&follow=BCDFG")
    for _ in range(3):
        leader.handle({"do": "forth"})
    for message in (
        {"do": "choose", "key": "draw"},
        {"do": "by", "by": "event"},
        {"do": "page", "page": "rules"},
        {"do": "scenario", "id": "innovation/zero"},
        {"do": "leave"},
    ):
        follow(device, leader)
        device.handle(message)
    follow(device, leader)


def test_it_sees_what_is_tried_out() -> None:
    leader, device = presenting(f"draft={DRAFT}"), arrive("?language=fr&follow=BCDFG")
    leader.handle({"do": "forth"})
    leader.handle({"do": "aside"})
    follow(device, leader)
    leader.handle({"do": "choose", "key": "draw"})
    follow(device, leader)
    leader.handle({"do": "return"})
    follow(device, leader)


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("lesson=innovation/02-drawing", "lesson"),
        ("exercise=shares&level=2&seed=9", "lesson"),
        ("course=innovation&lesson=innovation/01-goal&item=0", "lesson"),
    ],
)
def test_it_opens_the_lesson_and_the_exercise_that_are_presented(query: str, page: str) -> None:
    leader, device = presenting(query), arrive("?language=fr&follow=BCDFG")
    for _ in range(8):
        device.handle({"do": "follow", "query": place(leader)})
        assert (device.view()["trouble"], device.view()["page"]) == (None, page)
        there, here = read_address(place(leader)), read_address(device.where())
        assert (here.lesson, here.step, here.exercise, here.level, here.seed) == (
            there.lesson,
            there.step,
            there.exercise,
            there.level,
            there.seed,
        )
        leader.handle({"do": "forth"})


def test_a_place_that_is_none_is_not_gone_to() -> None:
    device = arrive("?language=fr&follow=BCDFG")
    before = device.where()
    for query in (
        "",
        "page=make",
        "scenario=nothing/here",
        "draft=zzz",
        "lesson=nothing/here",
        "exercise=none",
    ):
        device.handle({"do": "follow", "query": query})
        assert device.view()["trouble"]
        assert device.where() == before
