"""A visit to the app: a page of its own that notes every error and every request to elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import PATIENCE

READY = (
    ".stage .ask, .aula.app .page:not([hidden]) h2, .aula.app .lesson h2, .first .caption, .presenter .place"
)
"""What is there as soon as something can be done."""

SCHEMES = ("light", pytest.param("dark", marks=pytest.mark.nightly))
"""The looks in which a page is tried; `test_keyboard.py` sees each kind of page in one of them by day."""

# Voila brings a JupyterLab that is older than the extensions installed beside it, and says so. On a busy
# machine Jupyter looks for a panel before it has heard of it: the page then opens itself anew, and must
# become ready.
_HARMLESS = re.compile(
    r"shared (singleton )?module|Failed to load resource.*favicon|^Error: widget model not found"
)


@contextmanager
def visit(
    browser: Browser, address: str, query: str = "", *, script: str = "", silent: bool = False, **given: Any
) -> Iterator[Page]:
    """Open the app; at the end nothing may have gone wrong, and nobody elsewhere may have been asked.

    `script` runs before the page; `silent`: something is broken on purpose, and may complain.
    """
    page = browser.new_page(
        **{"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **given}
    )
    page.add_init_script(script)
    home = urlsplit(address).netloc
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
    page.on("console", lambda told: _note(troubles, told.type, f"{told.text} {told.location['url']}"))
    page.on("request", lambda request: _ask(troubles, request.url, home))
    try:
        page.goto(address + query)
        expect(page.locator(READY).filter(visible=True).first).to_be_visible()
        yield page
        assert silent or not troubles, troubles
    finally:
        page.close()


def _note(troubles: list[str], kind: str, text: str) -> None:
    if kind == "error" and not _HARMLESS.search(text):
        troubles.append(f"console: {text}")


def _ask(troubles: list[str], url: str, home: str) -> None:
    if urlsplit(url).scheme not in ("data", "blob") and urlsplit(url).netloc != home:
        troubles.append(f"request: {url}")


# Every answer of the app sets what the browser's Back button does anew.
_GO_TO = """(query) => {
  window.onpopstate.before = true;
  history.pushState(null, "", query);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def go_to(page: Page, query: str) -> None:
    """Go to another address as Back does: the app arrives there as in a new page, but keeps its kernel."""
    page.evaluate(_GO_TO, query)
    page.wait_for_function("() => !window.onpopstate.before")
    expect(page.locator(READY).filter(visible=True).first).to_be_visible()


# Chosen by the page itself, as soon as it may, so that a whole game takes seconds.
_PLAY_OUT = """async (patience) => {
  const over = () => document.querySelector(".ask.over");
  const word = () => document.querySelector(".timeline .word").textContent;
  while (!over()) {
    const buttons = [...document.querySelectorAll(".ask .answers button:not([hidden])")];
    const wanted = /^\\d?(Meld|Activate|Achieve|Play|End)/;
    const button = buttons.findLast((one) => wanted.test(one.innerText));
    const [before, asked] = [word(), performance.now()];
    (button ?? buttons[0])?.click();
    while (word() === before && !over()) {
      if (performance.now() > asked + patience) return false;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
  return true;
}"""


def play_out(page: Page) -> None:
    """Play a game to its end."""
    assert page.evaluate(_PLAY_OUT, PATIENCE * 1000)


def step(page: Page) -> int:
    """Where one is on the timeline."""
    return int(re.findall(r"\d+", page.locator(".timeline .word").inner_text())[0])


def go_on(page: Page, do: Any) -> None:
    """Do something, and wait until the timeline has moved."""
    before = page.locator(".timeline .word").inner_text()
    do()
    expect(page.locator(".timeline .word")).not_to_have_text(before)
