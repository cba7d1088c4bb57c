"""All that the tutor is for, without a server and then without a network: in two browsers, on two screens."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.test_editor import MAKE, begin
from tests.browser.test_learning import COOPERATIVE, check, judged
from tests.browser.test_presenter import EXAMPLE, is_at
from tests.browser.visit import READY, play_out
from tests.browser.web_space import web_space
from tutor.publish.app.build import folder_of, one_file, write
from tutor.publish.app.parts import Parts

pytestmark = pytest.mark.nightly

GAMES = ("innovation", "civ")
SIZES = {"wide": {"width": 1280, "height": 720}, "narrow": {"width": 360, "height": 740}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["folder", "file"])
@pytest.mark.parametrize("which", ["browser", "other_browser"])
def test_everything_without_a_server(
    which: str, place: str, size: str, built: Parts, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    browser: Browser = request.getfixturevalue(which)
    with browser.new_context(viewport=SIZES[size]) as context:  # type: ignore[arg-type]
        wrong: list[str] = []
        context.on("page", lambda page: page.on("pageerror", lambda error: wrong.append(str(error))))
        if place == "file":
            file = tmp_path / "aula.html"
            file.write_text(one_file(built), encoding="utf-8")
            tour(context, file.as_uri())
        else:
            write(folder_of(built), tmp_path / "site")
            with web_space(tmp_path) as (address, cut):
                with opened(context, f"{address}site/?language=en&page=cards") as page:
                    expect(page.locator("html[data-offline]")).to_be_attached()
                cut()
                tour(context, f"{address}site/")
        assert not wrong


def opened(context: BrowserContext, address: str) -> Page:
    """Open an address, which has to fit the screen."""
    page = context.new_page()
    page.goto(address)
    ready = page.locator(f"html[data-python] :is({READY}, .presenter .place)").filter(visible=True)
    expect(ready.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return page


def tour(context: BrowserContext, home: str) -> None:
    """Play, learn, practise, present and make."""
    for game in GAMES:
        with opened(context, f"{home}?language=en&game={game}&players=Ann,Bob:random&seed=11") as page:
            play_out(page)
    with opened(context, home + COOPERATIVE) as page:
        page.get_by_label("Your answer").fill("3")
        check(page)
        judged(page, "Right.")
    with opened(context, f"{home}?language=en&exercise=rule&level=1&seed=3") as page:
        page.get_by_role("radio").first.check()
        check(page)
        expect(page.locator(".verdict b")).not_to_be_empty()
    with opened(context, f"{home}{EXAMPLE}&language=en") as page:
        page.keyboard.press("Space")
        is_at(page, 2)
    with opened(context, home + MAKE) as page:
        begin(page)
        page.get_by_role("tab", name="About it").click()
        title = page.get_by_label("Title, English")
        # Key by key: what is filled in at once is in Firefox no change by a user.
        title.press_sequentially("Who must obey?")
        title.press("Tab")
        expect(page.locator(".editing h2")).to_have_text("Who must obey?")
        page.get_by_role("button", name="Play it").click()
        expect(page.locator(".lead h2")).to_have_text("Who must obey?")
