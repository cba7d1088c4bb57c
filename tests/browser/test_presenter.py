"""A scenario shown to a class: by keys alone, by a clicker, by mouse, with the notes in another window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import SCHEMES, go_to

EXAMPLE = "?page=present&scenario=innovation/worked-example"
QUESTION = "?page=present&scenario=innovation/sharing-and-immunity&step=0&part=2"
CIV = "?page=present&scenario=civ/attack"
PLACE = ".presenter .place"
SERIOUS = ("serious", "critical")
OPENED_AT_ONCE = """(place) => {
  place.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
  return document.activeElement.closest(".step-list") !== null;
}"""
FITS = """() => document.scrollingElement.scrollWidth <= innerWidth &&
  [...document.querySelectorAll(".presenter :is(.left, .table, .right)")].every((node) =>
    node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1)"""


@contextmanager
def presenting(browser: Browser, app: str, query: str, **given: Any) -> Iterator[Page]:
    """A presentation in a window of its own; nothing may go wrong in it."""
    window = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce", **given}
    context = browser.new_context(**window)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        page.goto(app + query)
        expect(page.locator(PLACE)).to_be_visible()
        yield page
        assert not errors
    finally:
        context.close()


def is_at(page: Page, number: int) -> None:
    expect(page.locator(PLACE)).to_have_text(re.compile(rf"^{number} /"))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_every_key_that_goes_on_and_back(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=en") as page:
        is_at(page, 1)
        for number, key in enumerate(("Space", "ArrowRight", "PageDown", "Enter", "ArrowDown"), start=2):
            press(page, key)
            is_at(page, number)
        for number, key in enumerate(("ArrowLeft", "PageUp", "Backspace", "ArrowUp"), start=2):
            press(page, key)
            is_at(page, 7 - number)
            expect(page).to_have_url(re.compile("page=present"))
        press(page, "End")
        is_at(page, 9)
        press(page, "Home", "5", "Enter")
        is_at(page, 5)
        expect(page).to_have_url(re.compile("step=1"))
        page.reload()
        is_at(page, 5)


def test_the_answer_comes_after_the_question(browser: Browser, app: str) -> None:
    with presenting(browser, app, QUESTION + "&language=en") as page:
        expect(page.locator(".slide .prompt")).to_be_visible()
        expect(page.locator(".letters [data-state]")).to_have_count(0)
        expect(page.locator(".presenter .graph")).to_be_hidden()
        votes = page.locator(".letters .votes")
        for key in ("t", "a", "a", "1", "2", "b", "Shift+B"):
            page.keyboard.press(key)
        expect(votes).to_have_text(["2", "11", *["0"] * (votes.count() - 2)])
        page.keyboard.press("Escape")
        press(page, "PageDown")
        expect(votes.nth(1)).to_have_text("11")
        expect(page.locator(".letters [data-state=right]")).to_have_count(1)
        expect(page.locator(".slide .verdict .rule").first).to_be_visible()


def test_hands_notes_blank_language_theme_and_view(browser: Browser, app: str) -> None:
    with presenting(browser, app, CIV + "&language=en&step=1", color_scheme="light") as page:
        expect(page.locator(".hand .slip").first).to_be_visible()
        press(page, "h")
        expect(page.locator(".hand .slip")).to_have_count(0)
        expect(page.locator(".hand .back").first).to_be_visible()
        press(page, "h")
        expect(page.locator(".hand .slip").first).to_be_visible()
        press(page, "n")
        expect(page.locator(".own-notes")).to_be_visible()
        press(page, "n")
        expect(page.locator(".own-notes")).to_be_hidden()
        place = page.locator(PLACE).inner_text()
        for key in ("b", "."):
            press(page, key)
            expect(page.locator(".blank")).to_be_visible()
            press(page, "PageDown")
            expect(page.locator(".blank")).to_be_hidden()
            expect(page.locator(PLACE)).to_have_text(place)
        press(page, "l")
        expect(page.locator(".presenter")).to_have_attribute("lang", "it")
        press(page, "d")
        expect(page.locator(".presenter")).to_have_attribute("data-theme", "dark")
        press(page, "v")
        expect(page.locator(".presenter .right")).to_be_hidden()
        press(page, "v")
        expect(page.locator(".presenter .left")).to_be_hidden()


def test_what_if_and_back_to_the_line(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=en&step=2") as page:
        press(page, "w")
        expect(page.locator(".slide")).to_contain_text("What if")
        press(page, "2")
        expect(page.locator(".ask .prompt")).to_contain_text("Andrea, you")
        press(page, "Escape")
        expect(page.locator(".ask .prompt")).to_contain_text("Carlo, you")
        expect(page.locator(".ask .answers button")).to_have_count(0)
        press(page, "Space")
        expect(page.locator(".slide .told")).to_contain_text("Carlo splays")


def test_light_on_one_thing(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=en&step=2") as page:
        shade, said = page.locator(".shade"), page.locator(".presenter > .unseen")
        press(page, "s", "s")
        expect(said).to_have_text("Spotlight: Carlo")
        press(page, "p")
        expect(said).to_contain_text("Carlo, red")
        press(page, "g")
        expect(said).to_contain_text("Luca")
        expect(shade).to_be_visible()
        press(page, "Escape")
        expect(shade).to_be_hidden()
        pile = page.locator(".seat").nth(2).locator(".pile").first
        pile.locator(".face").last.click()
        expect(said).to_contain_text("Massimo, yellow")
        assert page.evaluate("document.activeElement === document.body")
        box, lit = pile.bounding_box(), shade.bounding_box()
        assert box
        assert lit
        assert lit["x"] <= box["x"]
        assert lit["x"] + lit["width"] >= box["x"] + box["width"]
        pile.locator(".face").last.click()
        expect(page.locator(".reading .name")).to_have_text("Medicine")


def test_list_and_help(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=en") as page:
        assert page.locator(PLACE).evaluate(OPENED_AT_ONCE)  # before the next key can come
        press(page, "ArrowDown", "ArrowDown", "Enter")
        is_at(page, 3)
        expect(page.locator(".step-list")).to_be_hidden()
        press(page, "?")
        expect(page.locator(".key-help")).to_contain_text("Page Down")
        press(page, "Escape")
        expect(page.locator(".key-help")).to_be_hidden()
        is_at(page, 3)
        press(page, "q")
        expect(page.locator(".aula.stage .timeline")).to_be_visible()


def test_the_answer_stands_in_the_window_of_notes_only(browser: Browser, app: str) -> None:
    with presenting(browser, app, QUESTION + "&language=en") as page:
        press(page, "n")
        expect(page.locator(".own-notes")).to_be_visible()
        expect(page.locator(".own-notes")).not_to_contain_text("Answer: Clara")
        with page.expect_popup() as opened:
            press(page, "Shift+N")
        expect(opened.value.locator(".note-said")).to_have_text("Answer: Clara")


def test_the_window_of_notes_follows_and_leads(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=it&step=2") as page:
        with page.expect_popup() as opened:
            press(page, "Shift+N")
        notes = opened.value
        expect(notes.locator(".note-said")).to_contain_text("Chimica copre Evoluzione")
        expect(notes.locator(".note-next")).to_contain_text("Massimo")
        expect(notes.locator(".time")).to_contain_text(":")
        press(page, "PageDown")
        expect(notes.locator(".word")).to_have_text("passo 7 di 9")
        notes.keyboard.press("PageUp")
        is_at(page, 6)
        notes.keyboard.press("b")
        expect(page.locator(".blank")).to_be_visible()
        notes.keyboard.press("b")
        expect(page.locator(".blank")).to_be_hidden()
        press(page, "q")
        expect(notes.locator(".waiting")).to_be_visible()


def test_presenting_begins_where_one_is(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE + "&language=en&step=3") as page:
        page.goto(app + "?language=en&scenario=innovation/worked-example&step=3")
        page.get_by_role("button", name="Present").click()
        is_at(page, 7)
        # 1 to 4 would be answers at the table underneath.
        press(page, "2", "Enter")
        is_at(page, 2)
        press(page, "7", "Enter")
        is_at(page, 7)
        page.get_by_role("button", name="Stop presenting").click()
        expect(page.locator(".timeline .word")).to_have_text(re.compile("3"))


def test_everything_fits_on_any_screen(browser: Browser, app: str) -> None:
    with presenting(browser, app, EXAMPLE) as page:
        for query in (
            EXAMPLE + "&step=2&language=it",
            QUESTION + "&language=fr",
            CIV + "&step=1&language=it",
        ):
            go_to(page, query)
            for width, height in ((1920, 1080), (1280, 720), (768, 1024), (360, 740), (1280, 720)):
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(FITS)
                expect(page.locator(".presenter-bar")).to_be_in_viewport()


@pytest.mark.parametrize(("query", "least"), [(EXAMPLE + "&step=2", 1.05), (CIV + "&step=2", 0.95)])
def test_a_table_of_four_can_be_read_from_the_back_row(
    query: str, least: float, browser: Browser, app: str
) -> None:
    with presenting(browser, app, query + "&language=en") as page:
        page.wait_for_function(FITS)
        page.wait_for_function(f"document.querySelector('.presenter .table').style.scale >= {least}")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("query", [EXAMPLE, pytest.param(CIV, marks=pytest.mark.nightly)])
def test_axe_finds_nothing(scheme: str, query: str, browser: Browser, app: str) -> None:
    with presenting(browser, app, query + "&language=en", color_scheme=scheme) as page:
        # The title, the table, a question, its answer, notes, hidden hands, a what if, the list, the help.
        for keys in ("", "2E", "3E", "4E", "5En", "h", "w", "X", "j", "X", "?"):
            press(page, *({"E": "Enter", "X": "Escape"}.get(key, key) for key in keys))
            found = Axe().run(page, ".presenter").response["violations"]
            serious = [one for one in found if one["impact"] in SERIOUS]
            assert [(keys, one["id"], one["nodes"][0]["html"][:200]) for one in serious] == []


def test_a_course_is_shown_by_keys_and_by_clicks_and_left_for_the_lesson(browser: Browser, app: str) -> None:
    course = "?course=innovation&page=present&item=0&lesson=innovation/01-goal&language=en"
    with presenting(browser, app, course) as page:
        heading, lead = page.locator(".slide h2"), page.locator(".slide .leads")
        current = page.locator(".step-list [aria-current=true]")
        first = heading.inner_text()
        press(page, "PageDown")
        expect(lead).to_be_visible()
        expect(page.locator(".presenter .seat").first).to_be_visible()
        press(page, "End", "PageDown")
        is_at(page, 1)
        second = heading.inner_text()
        assert second not in ("", first)
        press(page, "PageUp")
        expect(page.locator(PLACE)).not_to_have_text(re.compile("^1 /"))
        press(page, "i")
        expect(heading).to_have_text(second)
        page.locator(".presenter-bar [data-command=chapter]").click()
        expect(heading).not_to_have_text(second)
        press(page, "j")
        expect(current).to_have_text(heading.inner_text())
        page.locator(".step-list section button", has_text=second).click()
        expect(heading).to_have_text(second)
        with page.context.expect_page() as opened:
            press(page, "Shift+N")
        notes = opened.value
        expect(notes.locator(".notes-page h1")).to_have_text(second)
        notes.close()
        page.reload()
        expect(heading).to_have_text(second)
        press(page, "PageDown", "q")
        expect(page.locator(".lesson h2")).to_have_text(second)
