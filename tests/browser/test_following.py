"""On one server a pupil's device follows what is presented, votes, looks around, and follows again."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.test_presenter import is_at, presenting, press
from tests.browser.visit import visit

SCENARIO = "?language=en&page=present&scenario=innovation/splay-changes-who-obeys&step=0&part=3"


def shows(device: Page, place: str) -> None:
    expect(device.locator(".timeline")).to_contain_text(place)


def votes_and_votes_otherwise(device: Page, leader: Page) -> None:
    """Vote as long as the one who presents counts, also after the page was loaded again."""
    poll, own = device.locator(".following .poll"), device.locator(".guide .question")
    expect(poll).to_be_hidden()
    press(leader, "ArrowLeft")
    is_at(leader, 3)
    press(leader, "t")
    expect(poll.get_by_role("button")).to_have_count(leader.locator(".slide .letter").count())
    expect(own).to_be_hidden()
    poll.get_by_role("button", name=re.compile("^A")).click()
    expect(poll.get_by_role("status")).to_contain_text("Hai votato A")
    expect(leader.locator(".counted-votes")).to_contain_text("Votes: 1")
    device.reload()
    expect(poll.get_by_role("button", pressed=True)).to_have_text(re.compile("^A"))
    poll.get_by_role("button", name=re.compile("^B")).click()
    expect(poll.get_by_role("status")).to_contain_text("Hai votato B")
    press(leader, "b", "t")
    expect(leader.locator(".counted-votes")).to_have_text("Votes: 2")
    expect(poll).to_be_hidden()
    expect(own).to_be_visible()


def test_a_device_follows_votes_looks_around_and_follows_again(browser: Browser, app_on_server: str) -> None:
    with presenting(browser, app_on_server, SCENARIO) as leader:
        press(leader, "a")
        address = leader.locator(".leading-others .big").inner_text()
        press(leader, "Escape")
        query = address.removeprefix(app_on_server)
        assert re.fullmatch(r"\?follow=[B-Z]{5}", query)
        phone = {"width": 360, "height": 740}
        with visit(browser, app_on_server, f"{query}&language=it", viewport=phone) as device:
            line, again = device.locator(".following > [role=status]"), device.locator(".following .primary")
            shows(device, "passo 0 di 3")
            expect(again).to_be_hidden()
            votes_and_votes_otherwise(device, leader)
            press(leader, "ArrowRight")
            is_at(leader, 4)
            press(leader, "ArrowRight")
            shows(device, "passo 1 di 3")
            device.locator(".timeline .step.backward").click()
            shows(device, "passo 0 di 3")
            expect(line).to_contain_text("Ti stai guardando intorno")
            press(leader, "ArrowLeft", "o")
            expect(leader.locator(".slide h2")).to_contain_text("What if")
            shows(device, "passo 0 di 3")
            again.click()
            expect(device.locator(".guide .variation")).to_have_text(re.compile("^E se Anna"))
            expect(again).to_be_hidden()
            leader.reload()
            is_at(leader, 4)
            press(leader, "ArrowRight")
            expect(device.locator(".guide .variation")).to_have_count(0)
            press(leader, "q")
            expect(line).to_contain_text("non si presenta nulla")


def test_a_device_follows_through_a_course_and_votes_in_an_exercise(
    browser: Browser, app_on_server: str
) -> None:
    lesson = "?course=innovation&page=present&item=0&lesson=innovation/01-goal&language=en"
    with presenting(browser, app_on_server, lesson) as leader:
        press(leader, "a")
        query = leader.locator(".leading-others .big").inner_text().removeprefix(app_on_server)
        press(leader, "Escape")
        with visit(browser, app_on_server, f"{query}&language=it") as device:
            title = device.locator(".lesson h2")
            expect(title).to_be_visible()
            first = title.inner_text()
            press(leader, "i")
            expect(title).not_to_have_text(first)
            leader.goto(f"{app_on_server}?page=present&exercise=shares&seed=2009&language=en")
            is_at(leader, 1)
            expect(device).to_have_url(re.compile("exercise=shares"))
            own = device.locator(".lesson .question")
            expect(own).to_be_visible()
            press(leader, "t")
            device.locator(".following .poll .answers button").nth(1).click()
            expect(own).to_be_hidden()
            expect(leader.locator(".letters .votes").nth(1)).to_have_text("1")
            press(leader, "PageDown")
            expect(own).to_be_visible()
