"""Aula as it is served: by `aula` itself, and as Binder and JupyterHub start it."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import randrange

import psutil

from tests.effort import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
APP = ROOT / "notebooks" / "aula.ipynb"
UNASKED = 20_000, 32_000
"""Ports that no system gives to those who ask for any."""
SERVE = "import sys; from tutor.serving.app import App; App.launch_instance(sys.argv[1:])"


@contextmanager
def serving(
    log: Path, *settings: str, notebook: Path = APP, port: int = 0
) -> Iterator[tuple[str, psutil.Process]]:
    """A server of the app's kind on any notebook: its address and its process."""
    port = port or free_port()
    command = [sys.executable, "-c", SERVE, "--no-browser", f"--port={port}", *settings, str(notebook)]
    with running(command, f"http://127.0.0.1:{port}/", "voila/static/voila.js", log) as served:
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
    with running(command, address, "api", log, environment) as served:
        assert "tutor.serving.connection | extension was successfully loaded" in log.read_text(
            encoding="utf-8"
        )
        yield served


BINDER_PATH = "voila/render/notebooks/aula.ipynb"


@contextmanager
def running(
    command: Sequence[str],
    address: str,
    sign: str,
    log: Path,
    environment: dict[str, str] | None = None,
) -> Iterator[tuple[str, psutil.Process]]:
    """A server that is there as soon as something answers at its sign: its address and its process."""
    with (
        log.open("wb") as output,
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output) as server,
    ):
        try:
            wait_until(lambda: server.poll() is not None or answers(address + sign))
            assert server.poll() is None, log.read_text(encoding="utf-8")
            yield address, psutil.Process(server.pid)
        finally:
            server.terminate()


def kernels(server: psutil.Process, id: str = "") -> list[psutil.Process]:
    """The kernels of a server, or the one with an id: copies of its forerunner, and others."""
    return [one for one in server.children(recursive=True) if f"kernel-{id[:8]}" in called(one)]


def called(process: psutil.Process) -> str:
    """The name of a process and how it was started; of one that has just ended nothing is known."""
    with suppress(psutil.Error):
        return " ".join((process.name(), *process.cmdline()))
    return ""


def answers(address: str) -> bool:
    """Whether somebody is there."""
    try:
        urllib.request.urlopen(address, timeout=PATIENCE).close()
    except OSError:
        return False
    return True


def free_port() -> int:
    """Return the number of a port at which nobody listens, nor will before the server does.

    Those that systems give to whoever asks for any are higher: a kernel that begins meanwhile would take one.
    """
    while True:
        port = randrange(*UNASKED)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


@contextmanager
def started(command: Sequence[str | Path], folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """What prints an address as soon as one can go there, as `aula` does: the address."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    ) as server:
        try:
            assert server.stdout is not None
            told = list[str]()
            while not (address := re.search(r"Aula is at (http://\S+/)", told[-1] if told else "")):
                told.append(server.stdout.readline())
                assert told[-1], "".join(told)
            yield address[1]
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGTERM)
