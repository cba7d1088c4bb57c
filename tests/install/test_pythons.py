"""On every Python that Aula promises and this machine has: installed, started, looked at, played."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visit import visit
from tests.install.conftest import Machine
from tests.install.pythons import pythons
from tests.serving.served import started

ROOT = Path(__file__).parents[2]
PYTHONS = pythons()
STORIES = ("tests/cards", "tests/civ", "tests/innovation")
GAMES = ("innovation", "--games", "3", "--players", "random", "greedy", "random")


# One worker looks at one Python, so that it is installed once.
EACH = [pytest.param(version, marks=pytest.mark.xdist_group(f"Python {version}")) for version in PYTHONS]


@pytest.fixture(scope="module", params=EACH)
def tutor(request: pytest.FixtureRequest, bare: Machine, source: Path) -> Iterator[tuple[Path, str]]:
    """Where Aula was installed, and its address, after `make tutor`."""
    subprocess.run(["make", "clean"], cwd=source, check=True, stdout=subprocess.DEVNULL)
    environment = bare(PYTHONS[request.param], "/usr/bin", "/bin")
    with started(["make", "tutor"], source, environment) as address:
        programs = source / ".venv/bin"
        version = subprocess.run(
            [programs / "python", "--version"], capture_output=True, text=True, check=True
        )
        assert version.stdout.startswith(f"Python {request.param}.")
        yield programs, address


def test_make_tutor_opens_the_classroom(tutor: tuple[Path, str], browser: Browser) -> None:
    _, address = tutor
    with visit(browser, address, "?scenario=innovation/worked-example&step=1"):
        pass


def test_the_same_seed_gives_the_same_games_on_each(tutor: tuple[Path, str]) -> None:
    programs, _ = tutor
    told = [
        subprocess.run([folder / "aula", "simulate", *GAMES], capture_output=True, text=True, check=True)
        for folder in (programs, Path(sys.executable).parent)
    ]
    here, there = (done.stdout.splitlines()[:-1] for done in told)  # the last line tells the time it took
    assert len(here) > 3
    assert here == there


def test_the_stories_of_cards_and_engine_hold(tutor: tuple[Path, str]) -> None:
    programs, _ = tutor
    python = programs / "python"
    pins = ROOT / "constraints.txt"
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "pip", "install", "-q", "--python", python, "-c", pins, "pytest"], check=True)
    command = [python, "-m", "pytest", "-q", "-o", "addopts=--import-mode=importlib", *STORIES]
    done = subprocess.run(
        [*command, "--ignore-glob=*random_games*"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
