"""Everybody can use it: axe finds nothing serious, nothing is wider than the screen, in all languages."""

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, app: str, scheme: str) -> None:
    with visit(browser, app, "?language=en", color_scheme=scheme) as page:
        for screen in screens(page):
            found = Axe().run(page).response["violations"]
            serious = [
                f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
                for one in found
                if one["impact"] in ("serious", "critical")
            ]
            assert not serious, screen


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_nothing_is_wider_than_the_screen(browser: Browser, app: str, width: int, language: str) -> None:
    with visit(browser, app, f"?language={language}", viewport={"width": width, "height": 800}) as page:
        for screen in screens(page):
            assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
