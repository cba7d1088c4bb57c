"""The table in the browser: all of it on one screen, what follows told on it, questions answered on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from cards.terms import GAMES
from tests.browser.fitting import looks, positions, stage
from tests.browser.visit import visit
from tutor.drawing import bundle

pytestmark = pytest.mark.browser

LESSON = "?language=en&lesson=innovation/07-cooperative&step=1"
BANKING = "?language=en&scenario=innovation/worked-example&step=1"
FAST = "localStorage['aula-pace'] = 'fast';"


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_every_screen_at_once(either: Browser, game: str) -> None:
    page = either.new_page(reduced_motion="reduce")
    stage(page)
    out = {
        f"{name} on {screen}": found["out"]
        for name, shown in positions(game, 6)
        for screen, found in looks(page, shown)
    }
    page.close()
    assert not {where: what for where, what in out.items() if what}


def test_what_follows_is_told_and_marked_and_can_be_seen_again(browser: Browser, app: str) -> None:
    with visit(browser, app, BANKING, script=FAST, viewport={"width": 1280, "height": 720}) as page:
        caption = page.locator(".caption-bar")
        page.get_by_role("button", name="Chemistry (5)").last.click()
        expect(caption).to_have_class(re.compile("telling"))
        expect(caption).to_contain_text("shares the cooperative effect of Banking")
        expect(page.locator(".ask .prompt")).to_contain_text("Carlo, you may splay")
        expect(page.locator(".face.fresh")).to_have_count(1)
        expect(page.locator(".timeline .word")).to_have_text("step 2 of 5")
        page.keyboard.press("r")
        expect(caption).to_have_class(re.compile("telling"))
        page.keyboard.press("Escape")
        expect(caption).not_to_have_class(re.compile("telling"))
        caption.get_by_role("combobox").select_option("step")
        assert page.evaluate("localStorage['aula-pace']") == "step"


def test_a_question_is_answered_by_the_seats_with_mouse_and_keyboard(browser: Browser, app: str) -> None:
    with visit(browser, app, LESSON, viewport={"width": 1280, "height": 720}) as page:
        expect(page.locator(".lesson .options")).to_be_hidden()
        page.locator(".seat[data-name=Leo]").click(position={"x": 150, "y": 110})
        page.locator(".seat[data-name=Mia] .counter").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".seat.chosen")).to_have_count(2)
        page.get_by_role("button", name="Check").click()
        expect(page.locator(".lesson .verdict")).to_contain_text("Right")


# Takes the place of what a page asks of the browser, and notes it.
NOTED = """() => {
  window.told = { letters: 0, lying: [] };
  const asked = window.getComputedStyle;
  window.getComputedStyle = (...about) => ((window.told.letters += 1), asked(...about));
  const toggled = DOMTokenList.prototype.toggle;
  DOMTokenList.prototype.toggle = function (name, ...rest) {
    if (name === "whole") window.told.lying.push(document.querySelectorAll(".seat").length);
    return toggled.call(this, name, ...rest);
  };
}"""


def test_new_names_do_not_have_the_page_laid_out_one_by_one(browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    stage(page)
    page.evaluate(NOTED)
    for _, shown in positions("innovation", 3):
        next(looks(page, shown))
    names = page.locator(".face .name:not(:empty)").count()
    asked = page.evaluate("told.letters")
    page.close()
    assert asked <= 1 < names


def test_a_table_is_laid_out_at_once_as_it_stands(browser: Browser, app: str) -> None:
    with visit(browser, app, BANKING, script=f"({NOTED})()") as page:
        lying = page.evaluate("told.lying")
        assert lying[0] == 0 < lying[-1], "how it stands is known before anything lies on it"


LARGER = """(part) => {
  const table = document.querySelector(".table");
  const zoom = Number(table.style.scale) * part;
  table.style.scale = zoom;
  table.style.width = table.style.height = `${100 / zoom}%`;
  return table.scrollHeight > table.clientHeight + 1 || table.scrollWidth > table.clientWidth + 1;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_nearly_as_large_as_its_room_allows(browser: Browser, game: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    stage(page)
    allowed = {
        f"{name} on {screen}": page.evaluate(LARGER, 1.06)
        for name, shown in positions(game, 3)
        for screen, _ in looks(page, shown)
    }
    page.close()
    assert not {where for where, too_large in allowed.items() if not too_large}


CHOSEN = """async (script) => {
  const module = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { chooseTheme, theme } = await import(module);
  chooseTheme("dark");
  return theme();
}"""


def test_a_look_is_kept_as_long_as_the_page_is_open_where_nothing_is_kept(browser: Browser) -> None:
    page = browser.new_page()
    page.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error(); } })")
    page.goto("http://nowhere.invalid/")
    look = page.evaluate(CHOSEN, (bundle.HERE / "theme.js").read_text(encoding="utf-8"))
    page.close()
    assert look == "dark"
