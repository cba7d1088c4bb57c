"""What a page is told of a scene makes the scene, from one moment of a game to any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from cards.terms import GAMES, LANGUAGES
from engine.opponents import Random
from tests.serving.scenes import Heard, changed
from tutor.drawing.changes import Scenes, change
from tutor.pages.app import App
from tutor.pages.shell import Shell
from tutor.table.scene import scene
from tutor.table.session import Session

SOME = 12
"""Between so many answers of a game scenes are compared."""


def moments(game: str) -> Iterator[Any]:
    """Scenes of a game on its way, seen by everybody and by one player, in all languages."""
    played = engine.new(game, ["Ann", "Bob", "Cat"], seed=4)
    bot = Random(4)
    while played.decision is not None:
        played.choose(bot(played))
        if len(played.moves) % SOME < 2:
            yield scene(
                Session(played), (None, "Bob")[len(played.moves) % 2], LANGUAGES[len(played.moves) % 3]
            )
    yield None


def plain(value: Any) -> Any:
    """The value as it arrives."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GAMES)
def test_a_change_makes_the_next_scene_of_the_one_before(game: str) -> None:
    before = None
    for after in moments(game):
        assert changed(plain(before), plain(change(before, after))) == plain(after)
        before = after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 2, 3], []),
        ([], [1, 2]),
        ([1, 1, 1], [1, 1]),
        ([1, 2, 3], [0, 1, 2, 3]),
        ((1, 2), (2, 1)),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": [1]}, {"a": "1"}),
        ({"a": []}, {"a": {}}),
        ([{"a": [1, 2]}], [{"a": [2]}]),
        (0, None),
    ],
)
def test_any_plain_data_can_change_into_any_other(before: Any, after: Any) -> None:
    assert changed(plain(before), plain(change(before, after))) == plain(after)
    assert changed(plain(after), plain(change(after, before))) == plain(before)


def test_an_answer_is_told_in_a_small_part_of_the_scene() -> None:
    app, scenes = App(), Scenes()
    whole = scenes.told(app.answer({"do": "arrive", "query": "?game=innovation&players=Ann,Bob&seed=3"}))
    told = scenes.told(app.answer({"do": "choose", "key": app.scene()["ask"]["answers"][0]["key"]}))  # type: ignore[index]
    assert len(told["scene"]) * 4 < len(whole["scene"])


def test_what_does_not_touch_the_scene_does_not_tell_of_it() -> None:
    app, scenes = App(), Scenes()
    assert "scene" in scenes.told(app.answer({"do": "arrive", "query": "?scenario=civ/attack"}))
    assert "scene" not in scenes.told(app.answer({"do": "hint", "step": "none"}))


def test_who_repeats_a_letter_is_told_everything() -> None:
    shell, heard = Shell(), Heard()
    letters = [
        {"do": "arrive", "query": "?scenario=civ/attack"},
        {"do": "go", "at": 1},
        {"do": "go", "at": 2},
    ]
    told = [
        json.loads(shell.answer(json.dumps({"from": "page", "number": number, "message": message})))
        for number, message in enumerate(letters, 1)
    ]
    heard.hear(told[0]["changed"]["scene"])
    with pytest.raises(AssertionError, match="2 was told after 1"):
        heard.hear(told[2]["changed"]["scene"])
    again = json.loads(shell.answer(json.dumps({"from": "page", "number": 3, "message": {}})))
    heard.hear(again["changed"]["scene"])
    assert heard.scene["timeline"]["at"] == 2
