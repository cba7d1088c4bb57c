"""The page for those who program shows what works, and the notebooks beside it are those that it names."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")


def test_the_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for number, example in enumerate(re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)):
        exec(compile(example, f"example {number}", "exec"), names)
    said = capsys.readouterr().out
    assert "INN-5" in said
    assert "step 2" in said
    assert "Cooperative: You may splay your green cards left. Then draw a 3." in said


def test_the_page_that_says_where_to_start_names_every_notebook() -> None:
    start = (ROOT / "notebooks/00-start-here.ipynb").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([\w-]+\.ipynb)\)", start))
    assert {"00-start-here.ipynb", *named} == {file.name for file in (ROOT / "notebooks").glob("*.ipynb")}
