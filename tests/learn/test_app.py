"""Learning inside the app: addresses, other pages and back, other games."""

import pytest

from tests.learn.learner import COOPERATIVE
from tutor.library.address import read_address
from tutor.pages.app import App
from tutor.story.exercises import KINDS


def arrive(query: str, progress: str = "") -> App:
    """Somebody who opens an address."""
    hall = App()
    hall.handle({"do": "arrive", "query": query, "languages": ["it"], "progress": progress})
    return hall


@pytest.mark.parametrize(
    "query",
    [
        f"language=fr&game=innovation&page=learn&step=2&lesson={COOPERATIVE.replace('/', '%2F')}",
        "language=it&game=civ&page=learn&seed=17&exercise=levels&level=2",
        "language=it&game=civ&page=learn&seed=17&exercise=each_once&level=2",
        "language=it&game=civ&page=learn",
    ],
)
def test_an_address_opens_what_it_says(query: str) -> None:
    hall = arrive(f"?{query}")
    assert hall.where() == query
    assert hall.view()["page"] == ("learn" if query.endswith("learn") else "lesson")
    assert hall.view()["trouble"] is None


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_exercise_has_an_address(kind: str) -> None:
    assert read_address(f"?exercise={kind}").exercise == kind


def test_a_lesson_says_which_game_it_is_of() -> None:
    hall = arrive("?game=innovation&lesson=civ/01-a-turn")
    assert [one["id"] for one in hall.view()["games"] if one["current"]] == ["civ"]
    assert "CIV-1.1" in hall.book()["rules"]


@pytest.mark.parametrize(
    "query",
    ["lesson=../secret", "lesson=<script>", "exercise=nothing", "exercise=icons&level=99999", "lesson=a/b/c"],
)
def test_hostile_addresses_open_the_course(query: str) -> None:
    hall = arrive(f"?{query}")
    assert hall.view()["page"] == "learn"
    assert hall.scene() is None
    assert "<" not in hall.where()


def test_addresses_of_tables_open_no_lesson() -> None:
    address = read_address(f"?scenario=innovation/worked-example&lesson={COOPERATIVE}")
    assert (address.scenario, address.lesson) == ("innovation/worked-example", None)


def test_another_page_and_back_finds_the_lesson_as_it_was() -> None:
    hall = arrive(f"?lesson={COOPERATIVE}&step=1")
    hall.handle({"do": "answer", "ids": ["Ada"]})
    hall.handle({"do": "page", "page": "rules"})
    assert hall.scene() is None
    hall.handle({"do": "page", "page": "learn"})
    assert not hall.view()["content"]["question"]["verdict"]["right"]
    hall.handle({"do": "page", "page": "learn"})
    assert hall.view()["page"] == "learn"


def test_another_game_leaves_the_lesson() -> None:
    hall = arrive(f"?lesson={COOPERATIVE}")
    hall.handle({"do": "game", "id": "civ"})
    assert hall.view()["page"] == "learn"
    assert hall.view()["content"]["lessons"][0]["id"] == "civ/01-a-turn"


def test_progress_is_remembered_on_arrival() -> None:
    text = '{"progress": 1, "lessons": {"innovation/01-goal": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]}}'
    hall = arrive("?page=learn", text)
    assert hall.view()["content"]["lessons"][0]["state"] == "done"
    assert arrive("?page=learn", "<script>").study.kept() == ""
