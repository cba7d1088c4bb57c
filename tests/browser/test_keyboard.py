"""The keyboard goes round every page in few steps, past the header, and finds out which keys there are."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.visit import go_to, visit
from tests.effort import NIGHTLY

MOST = 30
PAGES = (
    "page=learn",
    "game=civ&page=learn",
    "page=play",
    "page=scenarios",
    "page=rules",
    "page=rules&q=share",
    "page=cards&card=banking",
    "page=editions",
    "game=civ&page=cards&card=army",
    "course=innovation",
    "page=make",
    "page=make&scenario=innovation/worked-example",
    "scenario=innovation/worked-example&step=2",
    "scenario=civ/attack&step=1",
    "players=Ann,Bob,Cy,Di&seed=3",
    "game=civ&players=Ann,Bob,Cy,Di&seed=3",
    "lesson=innovation/07-cooperative",
    "exercise=shares&seed=3&level=3",
    "page=present&scenario=innovation/worked-example&step=2",
)
"""One address of each kind of page."""

STOPS = """[
  ...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")
].filter((node) => node.tabIndex >= 0 && !node.disabled && !node.closest("[inert]") &&
    node.checkVisibility({ visibilityProperty: true })
).length"""


@pytest.mark.parametrize(("scheme", "first"), [("light", 0), ("dark", 1)])
def test_every_page_is_gone_round_in_few_steps_and_axe_finds_nothing(
    browser: Browser, app: str, scheme: str, first: int
) -> None:
    """By day every page is seen in one of the looks, by night in both."""
    with visit(browser, app, "?language=en", color_scheme=scheme) as page:
        for query in PAGES if NIGHTLY else PAGES[first::2]:
            go_to(page, f"?language=en&{query}")
            assert page.evaluate(STOPS) <= MOST, query
            found = Axe().run(page).response["violations"]
            assert [(one["id"], one["nodes"][0]["target"]) for one in found] == [], query


def test_a_group_is_one_stop_and_is_walked_with_the_arrows(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=cards&q=castle") as page:
        cards = page.locator(".found-cards button")
        cards.first.focus()
        page.keyboard.press("ArrowRight")
        expect(cards.nth(1)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".opened .reading .name")).to_have_text(
            cards.nth(1).locator(".name").inner_text()
        )
        expect(cards.nth(1)).to_be_focused()
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.closest('.found-cards')")


def test_one_skips_the_header_and_sees_the_keys(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=scenarios") as page:
        page.keyboard.press("Tab")
        expect(page.locator(".skip")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("searchbox")).to_be_focused()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_hidden()
        page.locator("main").focus()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
