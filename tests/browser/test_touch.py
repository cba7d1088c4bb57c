"""On a phone, under a thumb: a card is read before it is played, and nothing is played by reading."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.visit import go_on, step, visit

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_first_touch_reads_and_the_sheet_plays(browser: Browser, app: str, game: str) -> None:
    with visit(browser, app, f"?language=en&game={game}&players=Ann,Bob:greedy&seed=3", **PHONE) as page:
        before = step(page)
        card, sheet = page.locator(".hand .slip.legal").first, page.locator(".stage > .sheet")
        expect(sheet).to_be_hidden()
        card.tap()
        expect(sheet).to_be_in_viewport(ratio=1)
        expect(sheet.locator(".effect").first).to_be_visible()
        assert step(page) == before
        assert [one["id"] for one in Axe().run(page).response["violations"]] == []
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_be_hidden()
        card.tap()
        play = sheet.locator(".primary")
        expect(play).to_be_visible()
        assert step(page) == before
        go_on(page, play.tap)
        expect(sheet).to_be_hidden()


def test_what_cannot_be_played_is_read_all_the_same(browser: Browser, app: str) -> None:
    query = "?language=en&scenario=innovation/worked-example&step=2"
    with visit(browser, app, query, **PHONE) as page:
        before = step(page)
        page.get_by_role("article", name="Massimo").locator(".face:not(.beneath)").first.tap()
        sheet = page.locator(".stage > .sheet")
        expect(sheet.locator(".effect").first).to_be_visible()
        expect(sheet.locator(".primary")).to_be_hidden()
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_be_hidden()
        assert step(page) == before


def test_a_card_that_is_looked_up_stands_above_the_others(browser: Browser, app: str) -> None:
    with visit(browser, app, "?language=en&page=cards&card=banking", **PHONE) as page:
        opened, found = page.locator(".opened .reading .name"), page.locator(".found-card .name")
        expect(opened).to_be_in_viewport()
        expect(opened).to_have_text("Banking")
        page.get_by_role("searchbox").fill("oars")
        expect(found).to_have_text(["Oars"])
        expect(opened).to_be_hidden()
        found.tap()
        expect(opened).to_be_in_viewport()
        expect(opened).to_have_text("Oars")


@pytest.mark.parametrize("screen", [PHONE, {**PHONE, "viewport": {"width": 768, "height": 1024}}])
def test_what_stands_above_and_below_a_table_is_large_enough_for_a_finger(
    browser: Browser, app: str, screen: Any
) -> None:
    with visit(browser, app, "?language=fr&game=civ&players=Ann,Bob&seed=3", **screen) as page:
        touched = page.locator(":is(.top, .lead, .bottom) :is(button, select)").filter(visible=True).all()
        boxes = [box for each in touched if (box := each.bounding_box())]
        assert len(boxes) > 10
        assert min(box["height"] for box in boxes) >= 44
