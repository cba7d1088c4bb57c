"""The app answers where it should: as `aula` serves it, and on the very path that Binder opens."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visit import visit

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server started as in a Binder, and there the path of the app."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/user/somebody/"
    command = [
        *(sys.executable, "-m", "notebook", "--allow-root", "--no-browser", f"--port={port}"),
        *("--ip=127.0.0.1", "--ServerApp.base_url=/user/somebody/", "--IdentityProvider.token="),
    ]
    # Where binder/postBuild takes the settings from.
    settings = os.pathsep.join(str(ROOT / folder) for folder in ("binder", "tutor/serving"))
    log = tmp_path_factory.mktemp("binder") / "log"
    with (
        log.open("wb") as output,
        subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "JUPYTER_CONFIG_PATH": settings},
            stdout=output,
            stderr=output,
        ) as server,
    ):
        try:
            wait_for(address + "api", server, log)
            assert "tutor.serving.connection | extension was successfully loaded" in log.read_text()
            yield address + "voila/render/notebooks/aula.ipynb"
        finally:
            server.terminate()


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Return as soon as somebody answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except urllib.error.URLError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"no answer at {address}\n{log.read_text()}")


@pytest.mark.parametrize("way", ["app", "binder"])
def test_the_app_opens(way: str, browser: Browser, request: pytest.FixtureRequest) -> None:
    with visit(browser, request.getfixturevalue(way), "?page=rules") as page:
        expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
