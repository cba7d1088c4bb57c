"""What the README and the pages for authors show is what happens."""

import re
from pathlib import Path

import pytest

import engine
from cards.terms import LANGUAGES
from engine.format import KEYS
from engine.line import scenario_from
from engine.scenario.kind import kind
from tutor.command import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCENARIOS = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8")


def test_the_scenario_ends_as_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = re.search(r"```yaml\n(.*?)```", README, re.DOTALL)
    assert scenario
    file = tmp_path / "scenario.yaml"
    file.write_text(scenario[1], encoding="utf-8")
    assert main(["run", str(file)]) == 0, capsys.readouterr().err


def test_the_card_reads_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(r"\$ \.venv/bin/aula text (\w+)\n(( {4}.*\n)+)", README)
    assert shown
    assert main(["text", shown[1]]) == 0
    assert capsys.readouterr().out == re.sub("^ {4}", "", shown[2], flags=re.MULTILINE)


@pytest.mark.parametrize(
    "written",
    re.findall(r"```yaml\n(.*?)```", SCENARIOS, re.DOTALL),
    ids=("first", "pointing", "civ", "own answers", "what if"),
)
def test_the_scenarios_that_explain_the_format_hold(
    written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(written, encoding="utf-8")
    assert main(["check", str(file)]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("game", ["innovation", "civ"])
def test_the_format_is_told_whole(game: str) -> None:
    """Whatever may stand in a file is named on the page."""
    told = set(re.findall(r"[a-z_]+", SCENARIOS))
    assert set(KEYS) <= told
    assert set(kind(game).table) | set(kind(game).player) <= told


STYLE = [f"docs/style-{language}.md" for language in LANGUAGES]


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "docs/classes.md",
        "docs/courses.md",
        "docs/python.md",
        "docs/scenarios.md",
        "docs/site.md",
        *STYLE,
    ],
)
def test_whatever_is_named_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for named in re.findall(r"`((?:cards|engine|tutor|tests|docs|binder|notebooks)/[\w./-]*)`", text):
        assert (ROOT / named).exists(), named
    for linked in re.findall(r"\]\((?!http|#)([^)#]+)\)", text):
        assert (ROOT / page).parent.joinpath(linked).exists(), linked


def test_the_line_of_the_page_can_be_loaded() -> None:
    line = re.search(r"^    (innovation \|.*)$", SCENARIOS, re.MULTILINE)
    assert line
    assert engine.load(scenario_from(line[1])).decision is not None
