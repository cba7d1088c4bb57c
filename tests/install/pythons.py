"""The Pythons that this machine has, of those on which Aula promises to run."""

import os
import subprocess
from pathlib import Path

OLDEST = (3, 11)

TELL_VERSION = "import ensurepip, sys, venv; print(*sys.version_info[:2])"


def pythons() -> dict[str, Path]:
    """Return a folder with a `python3` of each version; the system's own before others of it."""
    folders = [Path("/usr/bin"), *map(Path, os.get_exec_path())]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    found: dict[str, Path] = {}
    for folder in folders:
        version = _version(folder / "python3")
        if version >= OLDEST:
            found.setdefault(".".join(map(str, version)), folder)
    return found


def _version(python: Path) -> tuple[int, ...]:
    if not python.exists():
        return ()
    done = subprocess.run([python, "-ISc", TELL_VERSION], capture_output=True, text=True, check=False)
    return tuple(map(int, done.stdout.split()))
