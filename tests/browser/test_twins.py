"""A notebook that was run and made a page by nbconvert shows its widgets without a kernel and a network."""

from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbconvert.preprocessors import ExecutePreprocessor
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "notebooks" / "07-python.ipynb"


# What Jupyter itself warns of when a kernel is started.
@pytest.mark.filterwarnings("default")
def test_a_notebook_is_a_page_offline(browser: Browser, tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    ExecutePreprocessor(timeout=120).preprocess(notebook, {"metadata": {"path": str(NOTEBOOK.parent)}})
    # With the state of the widgets, as `jupyter nbconvert --execute` keeps it: the worst case.
    assert notebook.metadata.widgets
    page = tmp_path / "notebook.html"
    page.write_text(HTMLExporter().from_notebook_node(notebook)[0], encoding="utf-8")
    context = browser.new_context(offline=True, viewport={"width": 1000, "height": 800})
    shown = context.new_page()
    shown.goto(page.as_uri())
    twins = shown.locator("[data-twin]")
    expect(twins).to_have_count(2)
    for number, words in enumerate(("Bob, you have two actions left", "Andrea attiva Banche")):
        expect(twins.nth(number)).to_be_visible()
        expect(twins.nth(number)).to_contain_text(words)
    expect(shown.locator("code", has_text="dogma agriculture")).to_be_visible()
    # The graph and the plot are pictures; none is broken.
    widths = shown.evaluate("[...document.images].map((image) => image.naturalWidth)")
    assert len(widths) >= 2
    assert all(widths)
    context.close()
