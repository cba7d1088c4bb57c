"""Each message of a page is carried out once, in its order, and answered; whatever else comes is ignored."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.drawing.answering import Answering


class Recorder(Answering):
    """A widget that notes what it is told, and how often it said all that it has to say."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.whole = 0
        super().__init__()

    def carry_out(self, message: dict[str, Any]) -> None:
        self.told.append(message["do"])
        if message["do"] == "fail":
            raise ValueError("told to")

    def send_state(self, key: Any = None) -> None:
        self.whole += key is None
        super().send_state(key)

    def receive(self, number: int, do: str, page: str = "a page") -> None:
        """Take a message as it comes from a page."""
        self._handle_custom_msg({"from": page, "number": number, "message": {"do": do}}, [])


@pytest.fixture
def widget() -> Recorder:
    widget = Recorder()
    widget.whole = 0
    return widget


def test_a_message_is_carried_out_and_answered(widget: Recorder) -> None:
    widget.receive(1, "look")
    assert widget.told == ["look"]
    assert widget.answered == {"from": "a page", "number": 1}


def test_what_is_repeated_is_answered_with_everything_but_not_done_again(widget: Recorder) -> None:
    widget.receive(1, "look")
    widget.receive(2, "choose")
    assert widget.whole == 0
    widget.receive(1, "look")
    assert widget.told == ["look", "choose"]
    assert widget.answered == {"from": "a page", "number": 2}
    assert widget.whole == 1


def test_what_comes_too_early_waits_for_what_was_lost(widget: Recorder) -> None:
    widget.receive(1, "look")
    widget.receive(3, "open")
    assert widget.told == ["look"]
    widget.receive(2, "choose")
    widget.receive(3, "open")
    assert widget.told == ["look", "choose", "open"]


def test_two_pages_of_one_widget_count_for_themselves(widget: Recorder) -> None:
    widget.receive(1, "look", "a page")
    widget.receive(1, "open", "another")
    assert widget.told == ["look", "open"]


def test_what_fails_is_answered_all_the_same(widget: Recorder) -> None:
    widget.receive(1, "fail")
    assert widget.told == ["fail"]
    assert widget.answered["number"] == 1


@pytest.mark.parametrize(
    "letter",
    [
        {},
        [],
        {"do": "look"},
        {"from": 1, "number": 1, "message": {}},
        {"from": "a page", "number": "1", "message": {}},
        {"from": "a page", "number": 1, "message": None},
        {"from": "a" * 1000, "number": 1, "message": {}},
        {"from": "a page", "number": -(10**30), "message": {}, "more": 1},
    ],
)
def test_what_is_no_letter_is_ignored(letter: Any, widget: Recorder) -> None:
    widget._handle_custom_msg(letter, [])
    assert widget.told == []
