"""A web space that serves files as `python -m http.server` does, and nothing else."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves without a word for each request."""

    def __init__(self, *given: Any, headers: Mapping[str, str], directory: str) -> None:
        self.more = headers
        super().__init__(*given, directory=directory)

    def end_headers(self) -> None:
        """Say with each file what this web space says of its own."""
        for name, value in self.more.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def web_space(
    folder: Path, headers: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a folder, ending in a slash; and a way to take it off the network."""
    handler = partial(Quiet, headers=headers, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()

        def end() -> None:
            server.shutdown()
            server.server_close()

        try:
            yield f"http://127.0.0.1:{server.server_port}/", end
        finally:
            end()
