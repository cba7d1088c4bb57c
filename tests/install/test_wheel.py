"""Away from its sources Aula is the same: installed by pip from a folder, or fetched by uvx as a wheel."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visit import visit
from tests.install.conftest import Machine
from tests.serving.served import started

PINS = Path(__file__).parents[2] / "constraints.txt"
UV = Path(sys.executable).with_name("uv")

SCENARIO = """
aula: 1
game: innovation
players: [Ann, Bob]
position: {turn: Ann, piles: {1: [oars]}}
moves:
  - Ann: draw
"""

pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module", params=["pip", "uvx"])
def aula(
    request: pytest.FixtureRequest, source: Path, bare: Machine, tmp_path_factory: pytest.TempPathFactory
) -> list[str | Path]:
    """The command, whose sources are no longer there."""
    folder = tmp_path_factory.mktemp("installed")
    environment = bare("/usr/bin", "/bin")
    if request.param == "pip":
        venv.create(folder, with_pip=True)
        install = [folder / "bin/pip", "install", "--quiet", "--constraint", PINS, "."]
        subprocess.run(install, cwd=source, env=environment, check=True)
        return [folder / "bin/aula"]
    build = [UV, "build", "--quiet", "--wheel", "--out-dir", folder]
    subprocess.run(build, cwd=source, env=environment, check=True)
    (wheel,) = folder.glob("*.whl")
    return [UV, "tool", "run", "--quiet", "--constraints", PINS, "--from", wheel, "aula"]


def test_commands_and_classroom_work_from_any_folder(
    aula: list[str | Path], bare: Machine, browser: Browser, tmp_path: Path
) -> None:
    environment = bare("/usr/bin", "/bin")
    (tmp_path / "story.yaml").write_text(SCENARIO, encoding="utf-8")
    for words, told in ((("text", "sailing"), "Sailing"), (("run", "story.yaml"), "Ann draws")):
        done = subprocess.run(
            [*aula, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        )
        assert told in done.stdout
    with (
        started([*aula, "--no-browser"], tmp_path, environment) as address,
        visit(browser, address, "?scenario=innovation/worked-example&step=1"),
    ):
        pass
