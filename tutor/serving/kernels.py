"""Kernels that are copies of a process which has read everything ahead: each is ready in half a second."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any, ClassVar

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

__all__ = ["Forked"]

assert sys.platform == "linux", "On other systems a process that is copied may lack what it needs of them."

LAUNCHER = "ipykernel_launcher"
LONGEST_ID = 32
"""The digits of a process's number, and some more."""


class Copy:
    """A kernel that a forerunner has become, with as much of `subprocess.Popen` as is asked of it.

    It holds the other end of its lifeline, which closes with it, however it ends.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, lifeline: socket.socket) -> None:
        self.pid = pid
        self._lifeline = lifeline

    def poll(self) -> int | None:
        """None while it lives."""
        with suppress(BlockingIOError):
            self._lifeline.recv(1, socket.MSG_PEEK)
            return 0
        return None

    def wait(self) -> int:
        """Let go of somebody who has gone."""
        self._lifeline.close()
        return 0

    def send_signal(self, number: int) -> None:
        """Send a signal, or raise ProcessLookupError."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)


class Forerunner:
    """Our end of the process that becomes kernels."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "tutor.serving.forerunner", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    async def copy(self, arguments: list[str], environment: dict[str, str], folder: str) -> Copy | None:
        """A new kernel; None if none came of it."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        words = {"arguments": arguments, "environment": environment, "folder": folder}
        try:
            with theirs:
                socket.send_fds(self._requests, [json.dumps(words).encode()], [theirs.fileno()])
            # The first one waits here until everything has been read.
            pid = await asyncio.get_running_loop().sock_recv(ours, LONGEST_ID)
        except OSError:
            pid = b""
        if not pid:
            ours.close()
            return None
        return Copy(int(pid), ours)

    def close(self) -> None:
        """Ask for no more; it ends when nobody can."""
        self._requests.close()
        self.process.wait()


class Forked(LocalProvisioner):
    """Gives the server a copy of the forerunner where there can be one, and else the kernel it asks for."""

    forerunner: ClassVar[Forerunner | None] = None

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Begin a kernel."""
        folder = os.fspath(kwargs.get("cwd") or os.getcwd())
        kernel = await self._copy(cmd, kwargs["env"], folder)
        if kernel is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = kernel  # type: ignore[assignment]
        self.pid = self.pgid = kernel.pid
        self.cwd = folder
        return self.connection_info

    async def _copy(self, cmd: list[str], environment: dict[str, str], folder: str) -> Copy | None:
        if cmd[0] != sys.executable or LAUNCHER not in cmd:
            return None
        cls = type(self)
        if cls.forerunner and cls.forerunner.process.poll() is not None:
            cls.forerunner.close()
            cls.forerunner = None
        cls.forerunner = cls.forerunner or Forerunner()
        arguments = cmd[cmd.index(LAUNCHER) + 1 :]
        return await cls.forerunner.copy(arguments, environment, folder)
