"""A real Chromium, and the app as `aula` serves it. Wait for what is on the page, never for time."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser import chromium
from tests.effort import PATIENCE


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser; `browser.new_page()` opens a page in a fresh profile.

    As long as it runs, Playwright keeps an event loop in this thread, so that no other test can run its own.
    """
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        browser.on("context", be_patient)
        browser.on("context", chromium.tell_at_once)
        yield browser
        browser.close()


def be_patient(context: BrowserContext) -> None:
    """Wait as long for what a page does as for what is on it."""
    context.set_default_timeout(PATIENCE * 1000)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the app, ending in a slash."""
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
