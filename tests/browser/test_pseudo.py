"""No screen breaks under longer words: the app in the language of `tests.pseudo`, which nobody else sees."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.test_access import screens
from tests.browser.test_presenter import EXAMPLE, FITS, presenting
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


@pytest.mark.parametrize("step", [0, 2, 5])
def test_a_class_sees_everything_at_once_under_longer_words(browser: Browser, longer: str, step: int) -> None:
    with presenting(browser, longer, f"{EXAMPLE}&language={LANGUAGE}&step={step}") as page:
        page.wait_for_function(FITS)


@pytest.mark.parametrize(
    "query",
    ["lesson=innovation/07-cooperative", "lesson=civ/04-economy-science", "page=make", "exercise=icons"],
)
def test_lessons_and_the_editor_keep_longer_words_on_a_telephone(
    browser: Browser, longer: str, query: str
) -> None:
    query = f"?language={LANGUAGE}&{query}"
    with visit(browser, longer, query, viewport={"width": 360, "height": 740}) as page:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
