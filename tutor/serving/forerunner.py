"""A process that has read all that a kernel needs, and becomes one as often as the server asks for it.

A kernel that begins with nothing reads Jupyter, the cards and the lessons, for four to six seconds of CPU. A
copy of this process has it all at once, and shares its memory with the others.
"""

import gc
import json
import os
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import Never

from ipykernel.kernelapp import IPKernelApp
from zmq import ZMQError

from tutor.pages.notebook import read_ahead

__all__ = ["LARGEST_REQUEST"]

assert sys.platform == "linux", "See kernels.py, which is its other end."

LARGEST_REQUEST = 2**20
"""The bytes of a request: where the kernel shall work, in which environment, with which arguments."""
LONGEST_NAME = 15
"""The signs of a name that Linux keeps of a process."""
LATER = (
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.extensions.storemagic"),
    *("ipykernel.debugger", "pdb", "psutil", "tornado.platform.asyncio", "tutor.pages.widget"),
)
"""What a kernel would read only after it has begun."""
SPARED = ("--HistoryManager.enabled=False",)
"""What a kernel does for those who type into it: nobody does."""


def read_all() -> None:
    """Read what the kernel of a page needs."""
    # Nobody debugs it, and what that takes is half of a kernel's memory.
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    for name in LATER:
        import_module(name)
    read_ahead()
    # The collector would write into all that lies here, and a copy that is written into is shared no more.
    gc.collect()
    gc.freeze()


def wait(requests: socket.socket) -> None:
    """Make a copy for each request, until the server has gone."""
    # Nobody asks how a kernel has ended: that it has is seen on its lifeline.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        words, lifelines, *_ = socket.recv_fds(requests, LARGEST_REQUEST, 1)
        if not words:
            return
        if os.fork() == 0:
            requests.close()
            become_kernel(lifelines[0], **json.loads(words))
        os.close(lifelines[0])


def become_kernel(lifeline: int, arguments: list[str], environment: dict[str, str], folder: str) -> Never:
    """Do what the process would do that Jupyter starts, and hold its lifeline, which closes when it ends."""
    os.set_inheritable(lifeline, False)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    # Whoever looks at the processes sees which kernel this is.
    Path("/proc/self/comm").write_text(Path(arguments[-1]).stem[:LONGEST_NAME], encoding="utf-8")
    os.write(lifeline, str(os.getpid()).encode())
    try:
        IPKernelApp.launch_instance([*arguments, f"--IPKernelApp.parent_handle={os.getppid()}", *SPARED])
    except ZMQError as why:
        # Somebody has taken one of its ports meanwhile. What it has begun would keep it alive, and mute.
        print(f"A kernel could not begin: {why}.", file=sys.stderr, flush=True)
        os._exit(1)
    sys.exit()


if __name__ == "__main__":
    read_all()
    wait(socket.socket(fileno=int(sys.argv[1])))
