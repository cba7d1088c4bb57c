"""No screen breaks under longer words: the app in the language of `tests.pseudo`, which nobody else sees."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.test_access import screens, too_wide
from tests.browser.test_presenter import EXAMPLE, FITS, presenting
from tests.browser.visit import go_to, visit
from tests.pseudo import LANGUAGE, environment

LONG = ("lesson=innovation/07-cooperative", "lesson=civ/04-economy-science", "page=make", "exercise=icons")
"""Where there is most to read, besides the parts of the app."""


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


def test_longer_words_make_nothing_wider_than_the_screen(browser: Browser, longer: str) -> None:
    with visit(browser, longer, f"?language={LANGUAGE}") as page:
        assert page.locator(".top nav button").first.inner_text().isascii() is False
        for screen in screens(page):
            assert too_wide(page) == {}, screen
        for query in LONG:
            go_to(page, f"?language={LANGUAGE}&{query}")
            assert too_wide(page) == {}, query


def test_a_class_sees_everything_at_once_under_longer_words(browser: Browser, longer: str) -> None:
    with presenting(browser, longer, f"{EXAMPLE}&language={LANGUAGE}") as page:
        for step in (0, 2, 5):
            go_to(page, f"{EXAMPLE}&language={LANGUAGE}&step={step}")
            page.wait_for_function(FITS)
