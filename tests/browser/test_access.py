"""Nothing is wider than the screen, in all languages; what axe finds is looked for in `test_keyboard.py`."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cards.terms import LANGUAGES
from tests.browser.visit import visit

PARTS = ("learn", "play", "scenarios", "rules")


def screens(page: Page) -> Iterator[str]:
    """Every part of the app, then a table of each game."""
    for number, part in enumerate(PARTS):
        page.locator(".top nav button").nth(number).click()
        expect(page.locator(".page:not([hidden]) h2")).to_be_visible()
        expect(page.locator(".top nav button").nth(number)).to_have_attribute("aria-current", "page")
        yield part
    for game in ("innovation", "civ"):
        page.locator(".top select").first.select_option(game)
        page.locator(".top nav button").nth(2).click()
        page.locator(".library button").first.click()
        expect(page.locator(".stage .ask .prompt")).to_be_visible()
        page.locator(".timeline .forward").click()
        expect(page.locator(".timeline .word")).to_have_text(re.compile(r"\b1\b"))
        yield game


SCREENS = [
    pytest.param(width, language, marks=() if width == 360 or language == "fr" else pytest.mark.nightly)
    for width in (360, 768, 1280)
    for language in LANGUAGES
]
"""By day every language on a telephone, and on wider screens the one with the longest words."""


@pytest.mark.parametrize(("width", "language"), SCREENS)
def test_nothing_is_wider_than_the_screen(browser: Browser, app: str, width: int, language: str) -> None:
    with visit(browser, app, f"?language={language}", viewport={"width": width, "height": 800}) as page:
        for screen in screens(page):
            assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
