"""Aula as it is served: by `aula` itself, and as Binder and JupyterHub start it."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

ROOT = Path(__file__).parents[2]
APP = ROOT / "notebooks" / "aula.ipynb"
SERVE = "import sys; from tutor.serving.app import App; App.launch_instance(sys.argv[1:])"


@contextmanager
def serving(
    log: Path, *settings: str, notebook: Path = APP, port: int = 0
) -> Iterator[tuple[str, psutil.Process]]:
    """A server of the app's kind on any notebook: its address and its process."""
    port = port or free_port()
    command = [sys.executable, "-c", SERVE, "--no-browser", f"--port={port}", *settings, str(notebook)]
    with _running(command, f"http://127.0.0.1:{port}/", "voila/static/voila.js", log) as served:
        yield served


@contextmanager
def serving_as_binder(log: Path, *settings: str) -> Iterator[tuple[str, psutil.Process]]:
    """A server started as in a Binder: its address and its process. The app is at `BINDER_PATH`."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "notebook", "--allow-root", "--no-browser", f"--port={port}"),
        *("--ip=127.0.0.1", "--ServerApp.base_url=/user/somebody/", "--IdentityProvider.token=", *settings),
    ]
    # Where binder/postBuild takes the settings from.
    folders = os.pathsep.join(str(ROOT / folder) for folder in ("binder", "tutor/serving"))
    environment = {**os.environ, "JUPYTER_CONFIG_PATH": folders}
    address = f"http://127.0.0.1:{port}/user/somebody/"
    with _running(command, address, "api", log, environment) as served:
        assert "tutor.serving.connection | extension was successfully loaded" in log.read_text()
        yield served


BINDER_PATH = "voila/render/notebooks/aula.ipynb"


@contextmanager
def _running(
    command: Sequence[str],
    address: str,
    sign: str,
    log: Path,
    environment: dict[str, str] | None = None,
) -> Iterator[tuple[str, psutil.Process]]:
    with (
        log.open("wb") as output,
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output) as server,
    ):
        try:
            _wait_for(address + sign, server, log)
            yield address, psutil.Process(server.pid)
        finally:
            server.terminate()


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
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


def free_port() -> int:
    """Return the number of a port at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
