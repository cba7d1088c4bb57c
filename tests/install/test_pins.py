"""The pins hold wherever Aula promises to run: everything comes ready-made, with nothing to be compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("python", ["3.11.0", "3.14"])
@pytest.mark.parametrize("system", ["linux", "aarch64-unknown-linux-gnu", "macos", "windows"])
def test_what_is_needed_comes_ready_made(system: str, python: str) -> None:
    resolve = [UV, "pip", "compile", "pyproject.toml", "--constraint", "constraints.txt", "--no-header"]
    place = ["--python-platform", system, "--python-version", python, "--only-binary", ":all:"]
    done = subprocess.run(
        [*resolve, *place, "--no-annotate"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    pinned = {line.partition(" ;")[0] for line in PINS}
    needed = done.stdout.splitlines()
    assert any(line.startswith("voila==") for line in needed)
    assert pinned.issuperset(needed)


def test_binder_installs_all_that_is_needed() -> None:
    """Its image is made from a list of its own: `make pins` writes it."""
    resolve = [UV, "pip", "compile", "pyproject.toml", "--extra", "binder", "--constraint", "constraints.txt"]
    form = ["--python-platform", "linux", "--python-version", "3.11", "--no-header", "--no-annotate"]
    done = subprocess.run([*resolve, *form], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    listed = (ROOT / "binder/requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in listed if not line.startswith("#")] == done.stdout.splitlines()
