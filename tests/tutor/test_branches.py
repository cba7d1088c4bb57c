"""Nothing that was played is lost with the page: branches and answers come back."""

from __future__ import annotations

import json

import pytest

from tests.tutor.test_app import EXAMPLE
from tests.tutor.test_guide import guide
from tutor.pages.app import App
from tutor.table.session import Session

DEEP = "[" * 100_000
DAMAGED = (
    {"branches": 1, "asked": 2},
    {"branches": [[None, 0, "zzzz!<script>", 7]], "asked": []},
    {"branches": [[7, 0, "0", None], [0, -1, "0", None], [0, 10**20, "0", "x"]], "asked": []},
    {"branches": [[None, 5, "", "<script>"], [0, 1, "____z", "x"], [1, 1, "0", None]], "asked": []},
    {"branches": [[None, 5, "", None], [0, 2, "1", None]], "asked": [[0, 2, 99, 1, True, ["x", {}]]]},
    {"branches": [[None, 5, "", None]], "asked": [[0, 2, -5, -1, False, ["Luca", "Luca"]], [1], "x"]},
)


def arrive(query: str, tables: str = "") -> App:
    hall = App()
    hall.handle({"do": "arrive", "query": query, "languages": ["en"], "tables": tables})
    return hall


def session(hall: App) -> Session:
    assert hall.desk is not None
    return hall.desk.session


def shelf(hall: App) -> str:
    """What the browser keeps then."""
    name, text = json.loads(hall.table())
    return json.dumps({name: text})


def lines(hall: App) -> list[tuple[str | None, int | None, int, list[tuple[str, str]]]]:
    return [(one.name, one.parent, one.start, one.game.moves) for one in session(hall).branches]


def choose(hall: App, place: int) -> None:
    decision = session(hall).shown.decision
    assert decision is not None
    session(hall).choose(decision.keys[place % len(decision.keys)])


def branched() -> App:
    """A game of two with a branch of a branch, of which the middle one is shown."""
    hall = arrive("?language=en&players=Ann,Bob&seed=4")
    for number in range(30):
        choose(hall, number)
    for back in (20, 12):
        hall.handle({"do": "go", "at": back})
        choose(hall, -1)
        choose(hall, 0)
    hall.handle({"do": "name", "id": 1, "name": "Bolder"})
    hall.handle({"do": "branch", "id": 1})
    return hall


def test_all_branches_come_back_with_their_names() -> None:
    hall = branched()
    assert [(one.parent, one.start) for one in session(hall).branches] == [(None, 0), (0, 20), (1, 12)]
    again = arrive(hall.where(), shelf(hall))
    assert lines(again) == lines(hall)
    assert again.where() == hall.where()
    assert session(again).current.id == 1
    assert session(again).branches[1].name == "Bolder"
    assert shelf(again) == shelf(hall)


def test_another_browser_opens_the_very_point() -> None:
    hall = branched()
    other = arrive(hall.where())
    assert session(other).shown.state == session(hall).shown.state
    assert len(session(other).branches) == 1


def test_two_windows_at_one_table_keep_what_either_plays() -> None:
    one, other = branched(), branched()
    before = lines(other)
    for number in range(3):
        choose(one, number)
        one.handle({"do": "open", "card": None})
        other.handle({"do": "tables", "text": shelf(one)})
    assert session(other).current.id == 1, "what is shown stays"
    assert lines(other)[:3] == before
    assert [line[3] for line in lines(other)[3:]] == [lines(one)[1][3]], "one branch, which grows"
    choose(other, -1)
    one.handle({"do": "go", "at": 5})
    choose(one, -1)
    one.handle({"do": "open", "card": None})
    other.handle({"do": "tables", "text": shelf(one)})
    one.handle({"do": "tables", "text": shelf(other)})
    ours, theirs = ([line[3] for line in lines(hall)] for hall in (one, other))
    assert sorted(ours) == sorted(theirs)
    again = arrive(one.where(), shelf(other))
    assert session(again).current.game.moves == session(one).current.game.moves
    assert sorted(line[3] for line in lines(again)) == sorted(ours)


def test_a_link_to_another_point_of_the_same_table_loses_nothing() -> None:
    hall = branched()
    link = arrive(hall.where())
    link.handle({"do": "go", "at": 3})
    choose(link, -1)
    again = arrive(link.where(), shelf(hall))
    assert lines(again)[: len(lines(hall))] == lines(hall)
    assert session(again).shown.state == session(link).shown.state


def test_branches_of_a_scenario_and_what_was_answered_there_come_back() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}")
    hall.handle({"do": "answer", "ids": ["Carlo"]})
    hall.handle({"do": "go", "at": 2})
    hall.handle({"do": "choose", "key": "pass"})
    hall.handle({"do": "branch", "id": 0})
    again = arrive(hall.where(), shelf(hall))
    assert lines(again) == lines(hall)
    again.handle({"do": "go", "at": 0})
    assert guide(again)["verdict"]["right"] is False
    # And who leaves the table and sits down there again finds them too.
    again.handle({"do": "leave"})
    again.handle({"do": "scenario", "id": EXAMPLE})
    assert lines(again) == lines(hall)


def test_what_is_answered_in_another_window_is_known_here_unless_it_was_answered_here() -> None:
    one, other, third = (arrive(f"?language=en&scenario={EXAMPLE}") for _ in range(3))
    one.handle({"do": "answer", "ids": ["Carlo"]})
    third.handle({"do": "answer", "ids": ["Luca"]})
    for hall in (other, third):
        hall.handle({"do": "tables", "text": shelf(one)})
        hall.handle({"do": "tables", "text": "damaged"})
    assert [guide(hall)["verdict"]["right"] for hall in (other, third)] == [False, True]


def test_a_table_on_which_nothing_else_was_played_keeps_nothing() -> None:
    hall = arrive(f"?language=en&scenario={EXAMPLE}&step=2")
    assert json.loads(hall.table())[1] == ""
    assert arrive("?page=rules").table() == ""


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", DEEP, "\\ud800", *map(json.dumps, DAMAGED)])
def test_what_is_damaged_is_as_if_it_were_not_there(text: str) -> None:
    query = f"?language=en&scenario={EXAMPLE}&step=0"
    (name,) = json.loads(shelf(arrive(query)))
    for tables in (text, json.dumps({name: text}), json.dumps({name: [text]})):
        hall = arrive(query, tables)
        assert (hall.view()["page"], hall.view()["trouble"]) == ("table", None)
        scene = hall.scene()
        assert scene is not None
        assert scene["timeline"]["at"] == 0
        assert guide(hall)["note"]
