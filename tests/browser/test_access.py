"""Nothing is wider than the screen, in all languages; what axe finds is looked for in `test_keyboard.py`."""

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect

from cards.terms import LANGUAGES
from tests.browser.visit import go_to, visit

WIDTHS = (360, 768, 1280)
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


def too_wide(page: Page) -> dict[int, int]:
    """How wide the page is on those screens that are narrower."""
    found: dict[int, int] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found[width] = wide
    return found


def test_nothing_is_wider_than_the_screen(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en") as page:
        for language in LANGUAGES:
            go_to(page, f"?game=innovation&language={language}")
            for screen in screens(page):
                assert too_wide(page) == {}, (language, screen)
