"""Python packages as archives that Pyodide lays among its own: those that are installed here, and Aula."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import PurePath
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

__all__ = ["Archive", "archived", "installed", "is_wanted", "with_needs"]

BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "os_name": "posix", "extra": ""}
LEFT_OUT = (".so", ".pyd", ".pyc", ".pyi")
"""What runs on this machine only, or is for readers."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Archive:
    """A package as Pyodide takes it."""

    name: str
    version: str
    file: str
    content: bytes

    def entry(self) -> Mapping[str, Any]:
        """Say of it what stands in the list of Pyodide's packages."""
        return {
            "name": self.name,
            "version": self.version,
            "file_name": self.file,
            "install_dir": "site",
            "sha256": hashlib.sha256(self.content).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }


def archived(name: str, version: str, files: Iterable[tuple[str, bytes]]) -> Archive:
    """Pack files by their places among Python's packages; what they are is added where they do not say it."""
    stem = f"{name.replace('-', '_')}-{version}"
    about = f"{stem}.dist-info/METADATA"
    found = {about: f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode(), **dict(files)}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, content in found.items():
            archive.writestr(zipfile.ZipInfo(place, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return Archive(name, version, f"{stem}-py3-none-any.whl", packed.getvalue())


def installed(name: str) -> Archive:
    """Pack a package as it is installed here, as far as a browser can use it."""
    found = distribution(name)
    files = (
        (path.as_posix(), path.locate().read_bytes())  # type: ignore[attr-defined]
        for path in found.files or ()
        if is_wanted(path)
    )
    return archived(name, found.version, files)


def is_wanted(path: PurePath) -> bool:
    """Return whether a file is among Python's packages, runs in a browser, and is no test."""
    inside = path.parts[0] != ".." and not path.is_absolute()
    return inside and path.suffix not in LEFT_OUT and not {"tests", "__pycache__"} & set(path.parts)


def with_needs(names: Iterable[str], given: frozenset[str]) -> Iterator[str]:
    """Yield these packages and all that they need in a browser, but for those that are given otherwise."""
    waiting, found = list(names), set(given)
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found.add(name)
        yield name
        wants = map(Requirement, distribution(name).requires or ())
        waiting += [one.name for one in wants if one.marker is None or one.marker.evaluate(BROWSER)]
