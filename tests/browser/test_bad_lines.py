"""Over a line that is slow, stalled and cut no click is lost or doubled, and nobody waits without a word."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from cards.terms import LANGUAGES, Language
from tests.browser.visit import READY
from tests.effort import cases
from tests.serving.bad_line import BadLine, bad_line
from tests.serving.served import BINDER_PATH, kernels, serving, serving_as_binder
from tutor.words import words

CLICKS = cases(sample=60, nightly=2000)
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
        expect(page.locator(READY).first).to_be_visible()
        answered = step(page)
        button = page.locator(".stage :is(.ask:not(.over) .answers button, .legal):visible").first
        while clicks < CLICKS and button.is_visible():
            label = button.inner_text()
            after = before_the_click(line, chance)
            button.click()
            after()
            clicks += 1
            if label.startswith("I am"):
                # Before the screen somebody else sits down, and sees their cards.
                expect(button).not_to_have_text(label)
            else:
                answered += 1
                word = page.locator(".timeline .word")
                expect(word).to_have_text(f"step {answered} of {answered}")
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
    expect(page.locator(READY).first).to_be_visible()
    line.stall()
    page.locator(".timeline .forward").click()
    notice = page.locator(".notice")
    expect(notice).to_be_hidden()
    page.clock.run_for(4000)
    expect(notice.locator("span")).to_have_text(words(language)["line_waits"])
    page.clock.run_for(15_000)
    expect(notice).to_contain_text(words(language)["line_rests"])
    expect(notice.get_by_role("button", name=words(language)["resume"])).to_be_visible()
    line.flow()
    page.clock.run_for(2000)
    expect(notice).to_be_hidden()
    page.close()


@pytest.mark.nightly
def test_on_binder_the_last_minutes_are_counted_and_one_can_stay(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://binder.example/")
    monkeypatch.setenv("BINDER_PERSISTENT_REQUEST", "v2/gh/a/b/c")
    with serving_as_binder(tmp_path / "log") as (address, _):
        page = browser.new_page()
        page.clock.install()
        page.goto(address + BINDER_PATH + EXAMPLE + "it")
        expect(page.locator(READY).first).to_be_visible()
        notice = page.locator(".notice")
        page.clock.fast_forward("07:30")
        expect(notice).to_be_hidden()
        for wait, left in ("01:00", "2"), ("01:00", "1"):
            page.clock.fast_forward(wait)
            expect(notice.locator("span")).to_have_text(words("it")["line_ends"].replace("{n}", left))
        notice.get_by_role("button", name="Resta").click()
        expect(notice).to_be_hidden()
        page.close()


@pytest.mark.parametrize(
    ("way", "end"),
    [
        ("aula", "killed"),
        ("binder", "deleted"),
        pytest.param("aula", "deleted", marks=pytest.mark.nightly),
        pytest.param("binder", "killed", marks=pytest.mark.nightly),
    ],
)
def test_a_kernel_that_is_gone_is_noticed_and_the_game_comes_back_with_its_branches(
    way: str, end: str, browser: Browser, tmp_path: Path
) -> None:
    start, path = (serving, "") if way == "aula" else (serving_as_binder, BINDER_PATH)
    with start(tmp_path / "log") as (address, server), bad_line(address) as line:
        page = browser.new_page(locale="en")
        page.goto(line.address + path + EXAMPLE + "en&step=2")
        page.get_by_role("button", name="No, thanks").click()
        expect(page.locator(".timeline .fork")).to_contain_text("2")
        page.wait_for_url(re.compile("moves="))
        if end == "killed":
            kernel_of(page, server).kill()
        else:
            kernel = json.loads(page.locator("#jupyter-config-data").text_content() or "")["kernelId"]
            assert page.request.delete(f"{line.address}api/kernels/{kernel}", headers=token(page)).ok
        began = time.monotonic()
        notice = page.locator(".notice")
        expect(notice).to_contain_text(words("en")["lost"], timeout=30_000)
        noticed = time.monotonic() - began
        print(f"{way}, {end}: noticed after {noticed:.1f} s")
        # While the server is away, the page stays, and waits for it.
        line.close()
        notice.get_by_role("button", name="Resume").click()
        expect(notice).to_contain_text(words("en")["line_away"], timeout=30_000)
        line.open()
        expect(page.locator(".timeline .word")).to_have_text("step 3 of 3")
        expect(page.locator(".timeline .fork")).to_contain_text("2")
        page.close()


def kernel_of(page: Page, server: psutil.Process) -> psutil.Process:
    """The process of the kernel of a page."""
    told = json.loads(page.locator("#jupyter-config-data").text_content() or "")
    (kernel,) = kernels(server, told["kernelId"])
    return kernel


def token(page: Page) -> dict[str, str]:
    """What a server wants to hear before it deletes something."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    return {"X-XSRFToken": cookies.get("_xsrf", "")}


def test_what_had_no_answer_is_done_after_the_kernel_has_died(
    browser: Browser, server: str, line: BadLine
) -> None:
    page = browser.new_page(locale="en")
    page.goto(line.address + EXAMPLE + "en&step=2")
    expect(page.locator(READY).first).to_be_visible(timeout=60_000)
    line.stall()
    page.get_by_role("button", name="No, thanks").click()
    told = json.loads(page.locator("#jupyter-config-data").text_content() or "")
    assert page.request.delete(f"{server}api/kernels/{told['kernelId']}", headers=token(page)).ok
    line.cut()
    line.flow()
    page.locator(".notice").get_by_role("button", name="Resume").click()
    expect(page.locator(".timeline .word")).to_have_text("step 3 of 3")
    page.close()
