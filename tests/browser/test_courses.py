"""A course from its contents to what is handed in, as a pupil goes through it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.browser.visit import visit
from tutor.story.courses.results import read_results


def test_a_pupil_opens_an_item_comes_back_and_hands_in(browser: Browser, app: str, tmp_path: Path) -> None:
    with visit(browser, app, "?language=en&course=civ", color_scheme="dark") as page:
        expect(page.locator(".contents .chapter")).to_have_count(3)
        found = Axe().run(page).response["violations"]
        assert not [one["id"] for one in found if one["impact"] in ("serious", "critical")]
        page.locator(".contents .begin").click()
        expect(page.locator(".course-bar")).to_contain_text("1 of ")
        expect(page).to_have_url(re.compile("course=civ&item=0"))
        page.locator(".course-bar").get_by_role("button", name="Contents").click()
        page.get_by_role("button", name="Save the result").click()
        expect(page.locator("main > .trouble")).to_contain_text("Write your name first")
        page.get_by_label("Your name").fill("Mia Rossi")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the result").click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        (result,) = read_results(file.read_text(encoding="utf-8"))
        assert (result.pupil, result.course, file.name) == ("Mia Rossi", "civ", "aula-mia-rossi.json")
        page.get_by_role("button", name="Copy as a code").click()
        expect(page.get_by_label("The code")).to_have_value(re.compile("[A-Za-z0-9_-]{100}"))
        (same,) = read_results(page.get_by_label("The code").input_value())
        assert json.dumps(same.rows, default=str) == json.dumps(result.rows, default=str)
