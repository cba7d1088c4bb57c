"""The tutor without a server: a folder on any web space, and one file; both in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.visit import READY, go_on, visit
from tests.browser.visit import step as step_of
from tests.browser.web_space import web_space
from tutor.command import main
from tutor.library.folder import notebooks
from tutor.site.build import folder_of, one_file, write
from tutor.site.parts import Parts

BANKING = "?language=en&scenario=innovation/worked-example"
AWAKE = "html[data-python]"
PATIENCE = 120_000


@pytest.fixture(scope="module")
def folder(built: Parts, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "below" / "a path"
    write(folder_of(built), folder)
    return folder


@pytest.fixture(scope="module")
def walkthrough(folder: Path) -> str:
    """The address, from the site on, of a published page that lies beside it."""
    file = notebooks() / "scenarios/innovation/worked-example.yaml"
    assert main(["publish", str(file), "-o", str(folder / "pages")]) == 0
    return "pages/worked-example.html"


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """The address of the site, ending in a slash; it lies below a path, as on many web spaces."""
    with web_space(folder.parents[1]) as (address, _):
        yield f"{address}below/a%20path/"


def open_page(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    expect(page.locator(READY).first).to_be_visible(timeout=PATIENCE)
    return page


def test_the_worked_example_opens_and_asks_nobody_else(browser: Browser, site: str) -> None:
    with visit(browser, site, BANKING) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
        expect(page).to_have_url(re.compile("step=1|moves="))


def test_the_course_can_be_read_before_python_is_there(browser: Browser, site: str) -> None:
    with visit(browser, site, "?language=it") as page:
        expect(page.locator("#moment progress")).to_be_visible()
        expect(page.locator("#moment")).to_contain_text("MB")
        # What is clicked meanwhile is not lost.
        page.get_by_role("button", name="Regole").click()
        expect(page.get_by_role("heading", name="Preparazione").first).to_be_visible(timeout=PATIENCE)


def test_a_later_visit_begins_with_the_picture_of_memory(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator('html[data-python="first"]')).to_be_attached(timeout=PATIENCE)
        expect(first.locator("html[data-kept]")).to_be_attached(timeout=PATIENCE)
        first.close()
        second = open_page(context, site + BANKING)
        expect(second.locator('html[data-python="again"]')).to_be_attached(timeout=PATIENCE)


def test_a_picture_that_does_not_fit_is_left_aside(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator("html[data-kept]")).to_be_attached(timeout=PATIENCE)
        first.evaluate(
            """async () => {
              const name = (await caches.keys()).find((each) => each.startsWith("aula-python-"));
              const cache = await caches.open(name);
              const picture = (await cache.keys()).find(({ url }) => url.endsWith("/picture"));
              await cache.put(picture, new Response(new Uint8Array(1000)));
            }"""
        )
        first.close()
        second = open_page(context, site + BANKING)
        expect(second.locator('html[data-python="first"]')).to_be_attached(timeout=PATIENCE)


def test_it_goes_on_without_a_network(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        first = open_page(context, site + BANKING)
        expect(first.locator("html[data-offline]")).to_be_attached(timeout=PATIENCE)
        first.close()
        context.set_offline(True)
        again = open_page(context, site + "?language=fr&game=civ&players=Ann,Bob:greedy&seed=4")
        again.locator(".ask .answers button").first.click()
        expect(again.locator(".timeline .word")).not_to_contain_text(re.compile(r"\b0\b"))


def test_a_worker_that_dies_is_said_and_begun_anew_at_the_same_place(browser: Browser, site: str) -> None:
    with visit(browser, site, BANKING, silent=True) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
        page.workers[0].evaluate("setTimeout(() => { throw new Error('on purpose'); })")
        page.locator("#moment button").click()
        expect(page.locator("#moment")).to_be_hidden(timeout=PATIENCE)
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
        page.locator(".ask .answers button").first.click()
        expect(page.locator(".timeline .word")).to_contain_text("step 2")


@pytest.mark.nightly
def test_a_published_walkthrough_plays_on_in_place(browser: Browser, site: str, walkthrough: str) -> None:
    address = site + walkthrough
    with visit(browser, address, "#step=1&lang=en") as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        answers, step = page.locator(".ask .answers button:visible"), page.locator(".timeline .word")
        answers.filter(has_text="Gunpowder").click()
        # What the page knows itself is there at once, until Python is awake.
        expect(page.locator(".ask")).to_contain_text("What if: Gunpowder")
        expect(step).to_have_text("step 2 of 2", timeout=PATIENCE)
        assert any(url.startswith(site) and url.endswith("engine.js") for url in asked)
        expect(page.locator(".graph .node[data-state=now]")).to_contain_text("Carlo")
        page.get_by_role("button", name="As Carlo, against opponents").click()
        for _ in range(4):
            go_on(page, answers.first.click)
        # The others have answered by themselves in between.
        assert step_of(page) > 2 + 4
        page.get_by_role("button", name="Branches (2)").click()
        expect(page.locator(".branches li")).to_have_count(2)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Back to the walkthrough").click()
        expect(step).to_have_text("step 1 of 5")


def test_one_file_opens_from_a_memory_stick(browser: Browser, built: Parts, tmp_path: Path) -> None:
    file = tmp_path / "aula.html"
    file.write_text(one_file(built), encoding="utf-8")
    with visit(browser, file.as_uri(), BANKING) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
    with visit(browser, file.as_uri(), "?language=en&game=civ&players=Ann,Bob:greedy&seed=4") as page:
        expect(page.locator(".ask .answers button").first).to_be_visible()
