"""The table in the browser: all of it on one screen, what follows told on it, questions answered on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from cards.terms import GAMES
from tests.browser.fitting import looks, positions, stage
from tests.browser.visit import visit

pytestmark = pytest.mark.browser

LESSON = "?language=en&lesson=innovation/07-cooperative&step=1"
BANKING = "?language=en&scenario=innovation/worked-example&step=1"
FAST = "localStorage['aula-pace'] = 'fast';"


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_every_screen_at_once(browser: Browser, game: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    stage(page)
    out = {
        f"{name} on {screen}": found["out"]
        for name, shown in positions(game, 3)
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
