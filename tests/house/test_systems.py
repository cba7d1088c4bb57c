"""Nothing in the code is for Linux only: the types of the standard library on other systems have it all."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_types_hold_on_another_system(system: str) -> None:
    command = [sys.executable, "-m", "mypy", "--platform", system, f"--cache-dir=.mypy_cache/{system}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
