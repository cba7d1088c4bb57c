"""Notices what no input may ever cause: a program started, a connection opened, a file written or removed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HARM = (
    "os.exec", "os.fork", "os.posix_spawn", "os.remove", "os.rename", "os.rmdir", "os.system", "pty.spawn",
    "shutil.rmtree", "socket.bind", "socket.connect", "subprocess.Popen", "urllib.Request", "webbrowser.open",
)  # fmt: skip
_watched: list[Path] = []
"""While something is watched: the folder in which alone files may be written."""
_seen: list[str] = []


def _hook(event: str, details: tuple[Any, ...]) -> None:
    if not _watched:
        return
    writes = event == "open" and set(str(details[1])) & set("wax+")
    if writes or event in HARM:
        path = Path(str(details[0])) if details else Path()
        if not path.is_relative_to(_watched[-1]) and path.parent.name != "__pycache__":
            _seen.append(f"{event} {details}")


sys.addaudithook(_hook)


@contextmanager
def nothing_but_files_in(folder: Path) -> Iterator[None]:
    """Fails if anything else is touched meanwhile."""
    _watched.append(folder)
    try:
        yield
    finally:
        _watched.pop()
    caused, _seen[:] = list(_seen), []
    assert not caused, caused
