"""Binder finds what it needs to build the tutor, and builds no more than it has to."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_repo2docker_installs_what_is_needed_before_it_looks_at_the_tutor() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("jupyter-repo2docker"), "--no-build", "--debug", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    recipe = done.stdout + done.stderr
    assert done.returncode == 0, recipe
    assert "python=3.11" in recipe
    # An image is made in layers: what stands above the copy of the tutor stays when a scenario changes.
    layers = ('-r "binder/requirements.txt"', "# Copy stuff.", "./binder/postBuild")
    places = [recipe.find(layer) for layer in layers]
    assert -1 < places[0] < places[1] < places[2], recipe


def test_what_binder_installs_is_what_everybody_else_has() -> None:
    pinned = {line.partition(" ;")[0] for line in lines("constraints.txt")}
    assert pinned.issuperset(lines("binder/requirements.txt"))


def lines(name: str) -> list[str]:
    read = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return [line for line in read if not line.startswith("#")]
