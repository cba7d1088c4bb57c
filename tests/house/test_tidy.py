"""What is in the repository works everywhere, and says nothing of where it was written."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Written so that the patterns do not find themselves.
UNWANTED = {
    "the address of a package registry": r"(pypi|pythonhosted|npmjs|yarnpkg)\W(org|com|io)|deb\Wdebian",
    "a path of somebody's machine": r"(?<![\w.}])/(home|Users|root|work)/\w",
}


def tracked() -> list[Path]:
    """Return the files under version control."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    if not listing:
        pytest.skip("not a git checkout")
    return [file for name in listing.split("\0") if name and (file := ROOT / name).is_file()]


@pytest.mark.parametrize("what", UNWANTED)
def test_no_file_names(what: str) -> None:
    found = []
    for file in tracked():
        text = file.read_bytes().decode("utf-8", errors="replace")
        found += [f"{file.name}: {match[0]}" for match in re.finditer(UNWANTED[what], text)]
    assert not found, what


def test_notebooks_hold_a_handful_of_cells_and_no_output() -> None:
    for file in sorted(ROOT.glob("notebooks/**/*.ipynb")):
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        assert len(cells) <= 8, file.name
        for cell in cells:
            assert not cell.get("outputs"), file.name
            assert cell.get("execution_count") is None, file.name
