"""No screen breaks under longer words: the app in the language of `tests.pseudo`, which nobody else sees."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.test_access import screens
from tests.browser.visit import visit
from tests.pseudo import LANGUAGE, environment


@pytest.fixture(scope="module")
def longer() -> Iterator[str]:
    """The address of an app that knows the language."""
    command = [sys.executable, "-m", "tutor.command", "--no-browser", "--port", "8970"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment()
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address
            yield address[0]
        finally:
            server.terminate()


@pytest.mark.parametrize("width", [360, 1280])
def test_longer_words_make_nothing_wider_than_the_screen(browser: Browser, longer: str, width: int) -> None:
    query = f"?language={LANGUAGE}"
    with visit(browser, longer, query, viewport={"width": width, "height": 800}) as page:
        assert page.locator(".top nav button").first.inner_text().isascii() is False
        for screen in screens(page):
            assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
