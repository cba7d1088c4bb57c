"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest

from tutor.command import main

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


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
