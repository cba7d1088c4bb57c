"""Real browsers, and the app on both of its hosts. Wait for what is on the page, never for time."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser import chromium, firefox
from tests.browser.web_space import web_space
from tests.effort import PATIENCE
from tutor.publish.app.build import folder_of, write
from tutor.publish.app.parts import Parts, parts


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """What drives browsers.

    As long as it runs, it keeps an event loop in this thread, so that no other test can run its own.
    """
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser; `browser.new_page()` opens a page in a fresh profile."""
    browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
    browser.on("context", be_patient)
    browser.on("context", chromium.tell_at_once)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def other_browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Firefox, where there is one."""
    if firefox.find() is None:
        pytest.skip("There is no Firefox here (Debian: apt-get install firefox-esr).")
    browser = firefox.launch(playwright, tmp_path_factory.mktemp("firefox"))
    browser.on("context", be_patient)
    browser.on("context", chromium.tell_at_once)
    yield browser
    browser.close()


@pytest.fixture(params=["browser", pytest.param("other_browser", marks=pytest.mark.nightly)])
def either(request: pytest.FixtureRequest) -> Browser:
    """Chromium, and by night Firefox as well."""
    browser: Browser = request.getfixturevalue(request.param)
    return browser


def be_patient(context: BrowserContext) -> None:
    """Wait as long for what a page does as for what is on it."""
    context.set_default_timeout(PATIENCE * 1000)


@pytest.fixture(scope="session", params=["server", pytest.param("site", marks=pytest.mark.nightly)])
def app(request: pytest.FixtureRequest) -> str:
    """The address of the app, ending in a slash: on a server as `aula` starts it, and without one.

    Without a server `test_site.py` tries it in `make test`; by night all tests of the app do.
    """
    return str(request.getfixturevalue(f"app_on_{request.param}"))


@pytest.fixture(scope="session")
def built() -> Parts:
    """The parts of the site without a server."""
    return parts({}, lambda stage: None)


@pytest.fixture(scope="session")
def app_on_site(built: Parts, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, on a web space that does nothing but serve files."""
    folder = tmp_path_factory.mktemp("site")
    write(folder_of(built), folder)
    with web_space(folder) as (address, _):
        yield address


@pytest.fixture(scope="session")
def app_on_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app as `aula` serves it; asked for by tests of what only a server has, which say what that is."""
    command = [sys.executable, "-m", "tutor.command", "--no-browser", "--port", "8900"]
    complaints = Path(tmp_path_factory.mktemp("app"), "stderr")
    with (
        complaints.open("wb") as stderr,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address, complaints.read_text(encoding="utf-8")
            yield address[0]
        finally:
            server.terminate()
