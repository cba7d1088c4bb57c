"""A kernel that cannot begin ends, so that its page takes another."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from jupyter_client.connect import write_connection_file

from tests.effort import wait_until

if sys.platform != "linux":
    pytest.skip("Elsewhere Jupyter itself starts kernels.", allow_module_level=True)

from tutor.serving.kernels import Forerunner

HOST = "127.0.0.1"


@pytest.fixture(scope="module")
def forerunner() -> Iterator[Forerunner]:
    """What becomes kernels."""
    with closing(Forerunner()) as forerunner:
        yield forerunner


@pytest.mark.parametrize("taken", ["shell_port", "iopub_port", "stdin_port", "control_port"])
def test_a_kernel_of_which_a_port_was_taken_ends_at_once(
    taken: str, forerunner: Forerunner, tmp_path: Path
) -> None:
    with socket.create_server((HOST, 0)) as somebody:
        ports = {taken: somebody.getsockname()[1]}
        file, _ = write_connection_file(str(tmp_path / "kernel.json"), ip=HOST, key=b"key", **ports)
        kernel = asyncio.run(forerunner.copy(["-f", file], dict(os.environ), str(tmp_path)))
        assert kernel
        wait_until(lambda: kernel.poll() is not None)
        kernel.wait()
