"""JupyterLab beside a site, without a server: a lesson of ours runs there, and nobody else is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.web_space import web_space
from tutor.command import main

PATIENCE = 180_000


@pytest.mark.nightly
def test_the_first_lesson_runs_in_a_notebook_without_a_server(browser: Browser, tmp_path: Path) -> None:
    assert main(["publish", "--lab", "-o", str(tmp_path)]) == 0
    with web_space(tmp_path) as (address, _), browser.new_context() as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.goto(f"{address}lab/lab/index.html?path=01-innovation-first-steps.ipynb")
        cell = page.locator(".jp-Notebook .jp-CodeCell").first
        cell.locator(".cm-content").click(timeout=PATIENCE)
        # As long as Python is not awake, JupyterLab forgets what it is asked to run.
        expect(page.get_by_text("Python (Pyodide) | Idle")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Shift+Enter")
        lesson = page.locator(".aula.learn").first
        expect(lesson.locator("h2").first).to_be_visible(timeout=PATIENCE)
        lesson.get_by_label("Your answer").fill("9")
        lesson.get_by_role("button", name="Check").click()
        expect(lesson.locator(".verdict b")).to_have_text("Right.")
        elsewhere = [url for url in asked if not url.startswith((address, "data:", "blob:"))]
        assert not elsewhere
