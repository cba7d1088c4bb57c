"""The tutor without a server: a folder on any web space, and one file; both in a real browser."""

from __future__ import annotations

import http.server
import re
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.visit import READY, visit
from tutor.site.build import folder_of, one_file, write
from tutor.site.parts import Parts, parts

BANKING = "?language=en&scenario=innovation/worked-example"
AWAKE = "html[data-python]"
PATIENCE = 120_000


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves as `python -m http.server` does, without a word for each request."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def built() -> Parts:
    return parts({}, lambda stage: None)


@pytest.fixture(scope="module")
def folder(built: Parts, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "below" / "a path"
    write(folder_of(built), folder)
    return folder


@pytest.fixture
def server(folder: Path) -> Iterator[http.server.ThreadingHTTPServer]:
    root = folder.parents[1]
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def site(server: http.server.ThreadingHTTPServer) -> str:
    """The address of the site, ending in a slash; it lies below a path, as on many web spaces."""
    return f"http://127.0.0.1:{server.server_port}/below/a%20path/"


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


def test_it_goes_on_without_a_network(
    browser: Browser, site: str, server: http.server.ThreadingHTTPServer
) -> None:
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


def test_one_file_opens_from_a_memory_stick(browser: Browser, built: Parts, tmp_path: Path) -> None:
    file = tmp_path / "aula.html"
    file.write_text(one_file(built), encoding="utf-8")
    with visit(browser, file.as_uri(), BANKING) as page:
        page.locator(".ask .answers button.played").click()
        expect(page.locator(".timeline .word")).to_contain_text("step 1")
    with visit(browser, file.as_uri(), "?language=en&game=civ&players=Ann,Bob:greedy&seed=4") as page:
        expect(page.locator(".ask .answers button").first).to_be_visible()
