"""Over a line that is slow, stalled and cut no click is lost or doubled, and nobody waits without a word."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cards.terms import LANGUAGES, Language
from tests.browser.visit import READY
from tests.effort import cases
from tests.serving.bad_line import BadLine, bad_line
from tests.serving.served import serving
from tutor.words import words

CLICKS = cases(sample=100, nightly=2000)
ROUND_TRIPS = (0, 0.04, 0.3)
EXAMPLE = "?scenario=innovation/worked-example&language="


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an app of our own, whose line is bad."""
    with serving(tmp_path_factory.mktemp("server") / "log") as (address, _):
        yield address


@pytest.fixture
def line(server: str) -> Iterator[BadLine]:
    """The line to it."""
    with bad_line(server) as line:
        yield line


def test_no_click_is_lost_or_doubled(browser: Browser, line: BadLine) -> None:
    chance = random.Random(11)
    page = browser.new_page(reduced_motion="reduce", locale="en")
    clicks = 0
    while clicks < CLICKS:
        players = "Ann,Bob,Cat"
        page.goto(
            f"{line.address}?game=innovation&players={players}&seed={chance.randrange(10**6)}&language=en"
        )
        expect(page.locator(READY).first).to_be_visible(timeout=60_000)
        answered = step(page)
        button = page.locator(".ask .answers button").first
        while clicks < CLICKS and button.is_visible():
            label = button.inner_text()
            after = before_the_click(line, chance)
            button.click()
            after()
            clicks += 1
            if label.startswith("I am"):
                # Before the screen somebody else sits down, and sees their cards.
                expect(button).not_to_have_text(label, timeout=60_000)
            else:
                answered += 1
                word = page.locator(".timeline .word")
                expect(word).to_have_text(f"step {answered} of {answered}", timeout=60_000)
    page.close()


def before_the_click(line: BadLine, chance: random.Random) -> Callable[[], None]:
    """Do to the line what happens to lines; returns what happens to it after the click."""
    line.round_trip = chance.choice(ROUND_TRIPS)
    match chance.randrange(10):
        case 0:
            line.cut()
            return lambda: None
        case 1:
            return line.cut
        case 2:
            line.stall()
            return line.flow
        case 3:
            line.stall()

            def lose() -> None:
                line.cut()
                line.flow()

            return lose
    return lambda: None


def step(page: Page) -> int:
    """How many answers have been given."""
    return int(re.findall(r"\d+", page.locator(".timeline .word").inner_text())[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_is_told_so_and_then_what_can_be_done(
    language: Language, browser: Browser, line: BadLine
) -> None:
    page = browser.new_page()
    page.clock.install()
    page.goto(line.address + EXAMPLE + language)
    expect(page.locator(READY).first).to_be_visible(timeout=60_000)
    line.stall()
    page.locator(".timeline .forward").click()
    notice = page.locator(".notice")
    expect(notice).to_be_hidden()
    page.clock.run_for(4000)
    expect(notice).to_have_text(words(language)["line_waits"])
    page.clock.run_for(15_000)
    expect(notice).to_contain_text(words(language)["line_rests"])
    expect(notice.get_by_role("button", name=words(language)["resume"])).to_be_visible()
    line.flow()
    page.clock.run_for(2000)
    expect(notice).to_be_hidden()
    page.close()
