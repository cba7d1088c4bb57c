"""The panels in JupyterLab: alone in a notebook, several at one desk, and the app in a cell."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving.served import free_port, running

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "notebooks" / "scenarios" / "innovation" / "worked-example.yaml"

CELLS = (
    f"import engine\nfrom tutor import show\ngame = engine.load({str(EXAMPLE)!r}).at(1)\ngame",
    "show(game)",
    'show(engine.new("civ", ["Ann", "Cleo"], seed=1), language="en", opponents={"Cleo": "alert"})',
    "from tutor import scenario\nscenario('innovation/worked-example')",
    'from tutor import lesson\nlesson("innovation/01-goal")',
    "from tutor.table.desk import Desk\nfrom tutor.drawing.widgets import AskPanel, GraphPanel\n"
    "desk = Desk(game.clone())\nAskPanel(desk)",
    "GraphPanel(desk)",
    "from tutor import edit\nedit()",
    "from tutor import app\napp()",
)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab with one notebook."""
    folder = tmp_path_factory.mktemp("lab")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, folder / "panels.ipynb")
    port = free_port()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--allow-root", "--no-browser", f"--port={port}"),
        *("--ip=127.0.0.1", "--IdentityProvider.token=", "--LabApp.news_url="),
        f"--ServerApp.root_dir={folder}",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with running(command, f"http://127.0.0.1:{port}/", "api", folder / "log", environment) as (address, _):
        yield address


@pytest.fixture(scope="module")
def notebook(lab: str, browser: Browser) -> Iterator[Page]:
    """The notebook with all its cells run."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    page.goto(f"{lab}lab/tree/panels.ipynb")
    expect(page.locator(".jp-Notebook .jp-CodeCell").first).to_be_visible()
    # Cells that are to be run before there is a kernel are not run at all.
    expect(page.get_by_role("button", name=re.compile(r"ipykernel\) \| Idle"))).to_be_visible()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".aula.app .page:not([hidden]) h2")).to_be_visible()
    yield page
    page.close()


def test_a_game_shows_itself(notebook: Page) -> None:
    still = notebook.locator(".jp-OutputArea-output section").filter(has_text="Massimo")
    expect(still.first).to_be_visible()


def test_where_widgets_are_drawn_their_pictures_are_hidden(notebook: Page) -> None:
    pictures = notebook.locator("[data-twin]")
    expect(pictures).to_have_count(sum(cell.strip().endswith(")") for cell in CELLS))
    for picture in pictures.all():
        expect(picture).to_be_hidden()


def test_all_panels_of_a_game_are_played_in_a_cell(notebook: Page) -> None:
    stage = notebook.locator(".aula.stage").first
    expect(stage.locator(".ask .prompt")).to_contain_text("Luca")
    stage.locator(".ask").get_by_role("button", name="Chimica (5)").click()
    expect(stage.locator(".ask .prompt")).to_contain_text("Carlo")
    # The picture keeps up with what is played.
    expect(notebook.locator("[data-twin]").first).to_contain_text("Carlo, ")
    stage.locator(".timeline .backward").click()
    expect(stage.locator(".ask .prompt")).to_contain_text("Luca")


def test_an_opponent_plays_in_a_cell(notebook: Page) -> None:
    """Cleo begins; when her turn is over, and nobody has done anything, Ann is asked."""
    stage = notebook.locator(".aula.stage").filter(has_text="Cleo")
    expect(stage.locator(".ask .prompt")).to_contain_text("Ann, which card do you play?")
    expect(stage.locator(".seat[data-name=Cleo] .tile")).not_to_have_count(0)


def test_a_scenario_is_followed_in_a_cell(notebook: Page) -> None:
    walk = notebook.locator(".aula.walkthrough")
    expect(walk.locator(".guide")).to_contain_text("Andrea attiva Banche")
    walk.locator(".seat[data-name=Luca] .counter").click()
    walk.locator(".guide button[type=submit]").click()
    expect(walk.locator(".verdict b")).to_have_text("Giusto.")


def test_panels_at_one_desk_show_the_same_moment(notebook: Page) -> None:
    ask = notebook.locator(".jp-OutputArea-output.aula.ask, .jp-OutputArea-output .aula.ask").last
    graph = notebook.locator(".jp-OutputArea-output.aula.graph, .jp-OutputArea-output .aula.graph").last
    now = graph.locator("[data-state=now]").first
    expect(now).to_contain_text("Luca")
    ask.locator(".answers button").first.click()
    expect(now).to_contain_text("Carlo")


def test_the_editor_stands_alone_and_keys_are_typed_into_it(notebook: Page) -> None:
    editor = notebook.locator(".aula.editor").first
    editor.get_by_role("button", name="From an empty table: Begin").click()
    search = editor.get_by_role("searchbox")
    search.click()
    notebook.keyboard.type("dd bankin")
    search.fill("")
    notebook.keyboard.type("banking")
    card = editor.locator(".found .slip").first
    expect(card).to_contain_text("Banking")
    card.click()
    editor.locator(".ways").get_by_role("button", name="Green pile").first.click()
    expect(editor.locator(".seat").first.get_by_role("button", name=re.compile("Banking"))).to_be_visible()
    editor.locator(".editing h2 button").click()
    editor.get_by_label("Title, English").click()
    notebook.keyboard.type("In a cell")
    notebook.keyboard.press("Enter")
    expect(editor.locator(".editing h2")).to_have_text("In a cell")
    editor.get_by_role("tab", name="Moves and notes").click()
    editor.get_by_role("button", name="Add a note here").click()
    editor.get_by_label("Note, English").click()
    notebook.keyboard.type("Look at the crowns.")
    notebook.keyboard.press("Control+Enter")
    expect(editor.locator(".entries")).to_contain_text("Look at the crowns.")
    editor.get_by_role("button", name="Add a question here").click()
    editor.get_by_label("The question in your own words").first.click()
    notebook.keyboard.type("Who must obey?")
    notebook.keyboard.press("Enter")
    expect(editor.locator(".entries")).to_contain_text("Who must obey?")
    expect(notebook.locator(".jp-Notebook .jp-CodeCell")).to_have_count(len(CELLS))


def test_a_lesson_is_done_in_a_cell_and_remembered(notebook: Page) -> None:
    learn = notebook.locator(".aula.learn")
    learn.get_by_label("Your answer").click()
    notebook.keyboard.type("9")
    notebook.keyboard.press("Enter")
    expect(learn.locator(".verdict b")).to_have_text("Right.")
    learn.get_by_label("Language").select_option("Italiano")
    expect(learn.locator(".verdict b")).to_have_text("Giusto.")
    learn.get_by_role("button", name="Al corso").click()
    expect(learn.locator(".map li").first).to_have_attribute("data-state", "begun")
    assert "01-goal" in notebook.evaluate("localStorage.getItem('aula-progress')")
    expect(notebook.locator(".jp-Notebook .jp-CodeCell")).to_have_count(len(CELLS))


def test_the_app_leaves_the_address_of_the_lab_alone(notebook: Page) -> None:
    app = notebook.locator(".aula.app")
    app.locator(".top").get_by_role("button", name="Rules", exact=True).click()
    expect(app.get_by_role("searchbox")).to_be_visible()
    assert re.search(r"/lab/tree/panels\.ipynb$", notebook.url)
