"""A web space that serves files as `python -m http.server` does, and nothing else."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves without a word for each request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def web_space(folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a folder, ending in a slash; and a way to take it off the network."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()

        def end() -> None:
            server.shutdown()
            server.server_close()

        try:
            yield f"http://127.0.0.1:{server.server_port}/", end
        finally:
            end()
