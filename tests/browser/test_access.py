"""Nothing is wider than the screen or its box, in all languages; for axe there is `test_keyboard.py`."""

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect

from cards.terms import LANGUAGES
from tests.browser.visit import go_to, visit

WIDTHS = (360, 768, 1280)
PARTS = ("learn", "play", "scenarios", "rules")

_OUT_OF_BOX = """() => [...document.querySelectorAll("button, .box, .sheet")].filter((box) => {
  const reaches = getComputedStyle(box).overflowX === "visible" && box.scrollWidth > box.clientWidth + 1;
  return reaches && box.checkVisibility();
}).map((box) => box.innerText)"""
"""What stands in a box and reaches out of it to the right."""


def screens(page: Page) -> Iterator[str]:
    """The question with which it begins, every part of the app, then a table of each game."""
    yield "start"
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


def out_of_boxes(page: Page) -> list[str]:
    """The boxes that are too narrow for what stands in them, on any of those screens."""
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found += page.evaluate(_OUT_OF_BOX)
    return found


def test_nothing_is_wider_than_the_screen_or_its_box(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en") as page:
        for language in LANGUAGES:
            go_to(page, f"?page=start&game=innovation&language={language}")
            for screen in screens(page):
                assert too_wide(page) == {}, (language, screen)
                assert out_of_boxes(page) == [], (language, screen)
