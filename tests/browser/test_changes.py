"""The browser makes of what it is told the scene that the kernel has, and asks for what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import engine
from engine.opponents import Random
from tutor.drawing import bundle
from tutor.drawing.changes import Scenes
from tutor.table.scene import scene
from tutor.table.session import Session

pytestmark = pytest.mark.browser

START = """async (script) => {
  const { scenes } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  const state = { scene: "" };
  window.asked = 0;
  const now = scenes({ get: (name) => state[name] }, () => (window.asked += 1));
  window.hear = (text) => { state.scene = text; return now(); };
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.evaluate(START, (bundle.HERE / "changes.js").read_text(encoding="utf-8"))
    yield page
    page.close()


def played(game: str) -> Iterator[Any]:
    """The scenes of a game."""
    playing = engine.new(game, ["Ann", "Bob"], seed=2)
    bot = Random(2)
    for _ in range(40):
        if playing.decision is not None:
            playing.choose(bot(playing))
        yield scene(Session(playing))


def hear(page: Page, told: dict[str, Any]) -> Any:
    return page.evaluate("(text) => hear(text)", told["scene"])


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_browser_has_the_scene_of_the_kernel(page: Page, game: str) -> None:
    scenes = Scenes()
    for now in played(game):
        told = scenes.told({"scene": now})
        if told:
            assert hear(page, told) == page.evaluate("(scene) => scene", now)
    assert page.evaluate("asked") == 0


def test_where_a_scene_is_missing_the_last_one_stays_until_all_has_come(page: Page) -> None:
    scenes = Scenes()
    first, _, third = (scenes.told({"scene": {"n": n, "players": []}}) for n in (1, 2, 3))
    assert hear(page, first)["n"] == 1
    assert hear(page, third)["n"] == 1
    assert page.evaluate("asked") == 1
    assert hear(page, {"scene": scenes.whole})["n"] == 3
    assert hear(page, scenes.told({"scene": {"n": 4, "players": []}}))["n"] == 4
    assert page.evaluate("asked") == 1


def test_a_host_that_begins_anew_tells_everything_first(page: Page) -> None:
    before, anew = Scenes(), Scenes()
    for n in range(5):
        hear(page, before.told({"scene": {"n": n}}))
    assert hear(page, anew.told({"scene": {"n": 9}}))["n"] == 9
    assert hear(page, anew.told({"scene": {"n": 10}}))["n"] == 10
    assert page.evaluate("asked") == 0
