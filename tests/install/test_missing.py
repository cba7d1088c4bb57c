"""Where something is missing, `make tutor` says what, in a sentence."""

import subprocess
from pathlib import Path

from tests.install.conftest import Machine


def make_tutor(source: Path, environment: dict[str, str], *words: str) -> str:
    """What it complains of."""
    command = ["/usr/bin/make", "tutor", *words]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode
    return done.stderr


def test_no_python(source: Path, bare: Machine, tmp_path: Path) -> None:
    told = make_tutor(source, bare(tmp_path))
    assert told.startswith("Aula needs Python 3.11 or newer with venv")
    assert "Here is: none." in told
    assert not (source / ".venv").exists()


def test_a_python_that_does_not_fit(source: Path, bare: Machine) -> None:
    told = make_tutor(source, bare("/usr/bin", "/bin"), "PYTHON=/bin/false")
    assert told.startswith("Aula needs Python 3.11 or newer with venv")
    assert not (source / ".venv").exists()


def test_no_network(source: Path, bare: Machine) -> None:
    nowhere = {"PIP_CONFIG_FILE": "/dev/null", "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    told = make_tutor(source, bare("/usr/bin", "/bin") | nowhere)
    assert "is there a network?" in told
