"""A published page on every screen, in both looks, on paper, and without its script."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.published.pages import TITLES, Open
from tests.browser.visit import SCHEMES
from tests.effort import wait_until

PAGES = ("innovation/worked.html?step=2", "index.html", "asking.html")


def test_dark_as_the_device_has_it_or_as_chosen(open_page: Open) -> None:
    page = open_page("innovation/worked.html", color_scheme="dark")
    look = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(look)

    def stays_light() -> bool:
        page.locator(".top select:visible").nth(1).select_option("light")
        light = page.evaluate(look)
        assert dark != light
        page.reload()
        page.locator(".aula.stage").wait_for()
        return bool(page.evaluate(look) == light)

    # Chromium sometimes loses what a page from a file keeps, if a test's own script reads the storage first.
    wait_until(stays_light)


@pytest.mark.parametrize("name", PAGES)
def test_nothing_has_to_be_scrolled_sideways(name: str, open_page: Open) -> None:
    page = open_page(f"{name}#lang=fr", ".library-page" if "index" in name else ".aula.stage")
    for width in (1280, 768, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_the_author_says_stands_beside_the_table_as_in_the_app(open_page: Open) -> None:
    page = open_page("asking.html", viewport={"width": 1280, "height": 800})
    guide, table = (page.locator(one).bounding_box() for one in (".stage .guide", ".stage .middle"))
    assert guide
    assert table
    assert table["x"] + table["width"] <= guide["x"]
    assert abs(guide["y"] - table["y"]) < 2


def test_on_a_phone_nothing_lies_over_anything_else(open_page: Open) -> None:
    page = open_page("innovation/worked.html?step=1")
    within = "() => ['.right', '.why'].every((one) => { const box = document.querySelector(`.stage ${one}`);"
    within += " return box.scrollHeight <= box.clientHeight + 2; })"
    for width in (768, 360):
        page.set_viewport_size({"width": width, "height": 560})
        page.wait_for_function(within)


def test_paper_has_the_table_and_every_step_in_words(open_page: Open) -> None:
    page = open_page("innovation/worked.html#step=3&lang=it")
    page.emulate_media(media="print")
    article = page.locator("#told article:visible")
    expect(article).to_have_count(1)
    expect(article).to_contain_text("Passo 5")
    expect(article).to_contain_text("INN-5.3")
    expect(page.locator(".seats")).to_be_visible()
    expect(page.locator(".timeline")).not_to_be_visible()


def test_paper_does_not_wait_for_cards_on_their_way(open_page: Open) -> None:
    page = open_page("innovation/worked.html#step=3", reduced_motion="no-preference")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".seat", has_text="Luca")).to_contain_text("Chemistry")
    # The table is drawn, so it is not told as well.
    page.emulate_media(media="print")
    expect(page.locator("#told article:visible .lying")).not_to_be_visible()


def test_without_javascript_it_can_be_read(open_page: Open) -> None:
    page = open_page("innovation/worked.html", "#told", java_script_enabled=False)
    expect(page.locator("#told h1:visible")).to_have_text(TITLES["it"])
    article = page.locator("#told article:visible")
    expect(article).to_contain_text("Passo 5")
    expect(article.locator(".lying")).to_contain_text("Evoluzione, Periodo 7, blu")
    page.get_by_role("link", name="Français").click()
    expect(article).to_have_count(1)
    expect(page.locator("#told h1:visible")).to_have_text(TITLES["fr"])


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious_stands_in_the_way_of_anybody(name: str, scheme: str, open_page: Open) -> None:
    page = open_page(name, ".library-page" if "index" in name else ".aula.stage", color_scheme=scheme)
    found = Axe().run(page).response["violations"]
    serious = [
        f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")
    ]
    assert not serious
