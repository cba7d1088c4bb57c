"""Published pages from a file and over http, without a request to anywhere."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

import engine
from tests.browser.published.pages import ASKING, HOSTILE, WORKED, Open
from tutor.publish import published_page as published
from tutor.publish import write_page
from tutor.publish.site import index


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with pages."""
    folder = tmp_path_factory.mktemp("site")
    game = engine.load(WORKED)
    write_page(folder / "innovation" / "worked.html", published(game, "../index.html"))
    write_page(folder / "index.html", index({"innovation/worked.html": game}))
    asking = ASKING % {"hostile": f'"{HOSTILE}"'}
    write_page(folder / "asking.html", published(engine.load(asking)))
    return folder


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    """The address of the folder on a small server."""
    handler = functools.partial(QuietHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A server that does not report."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(params=["file", pytest.param("http", marks=pytest.mark.nightly)])
def open_page(request: pytest.FixtureRequest, browser: Browser, site: Path) -> Iterator[Open]:
    """Open pages from files and over http; whatever they ask for besides, or complain of, is a failure."""
    base = site.as_uri() if request.param == "file" else str(request.getfixturevalue("served"))
    wrong: list[str] = []
    contexts: list[BrowserContext] = []

    def guard(route: Route) -> None:
        if route.request.is_navigation_request() and route.request.url.startswith(base):
            route.continue_()
        else:
            wrong.append(route.request.url)
            route.abort()

    def open_it(name: str, ready: str = ".aula.stage", **options: object) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **options})  # type: ignore[arg-type]
        contexts.append(context)
        context.route("**/*", guard)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console", lambda line: wrong.append(line.text) if line.type in ("error", "warning") else None
        )
        page.goto(f"{base}/{name}")
        page.locator(ready).wait_for()
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not wrong
