"""Binder finds what it needs to build the tutor."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_repo2docker_finds_the_configuration() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("jupyter-repo2docker"), "--no-build", "--debug", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    recipe = done.stdout + done.stderr
    assert done.returncode == 0, recipe
    for step in ("python=3.11", '-r "binder/requirements.txt"', "./binder/postBuild"):
        assert step in recipe
