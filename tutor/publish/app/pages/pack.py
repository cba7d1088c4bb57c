"""Run by Pyodide at build time: uses the app once, then packs the byte code of what was needed for it."""

import sys

sys.path.insert(0, "/stage")

import ruamel.yaml  # noqa: F401 - an author's own files are read with it

from tutor.pages.shell import preparations

for _ in preparations():
    pass
LOADED = frozenset(sys.modules)

import importlib.util  # noqa: E402 - what is imported from here on is not packed for that
import marshal  # noqa: E402
import zipfile  # noqa: E402
from collections.abc import Iterator  # noqa: E402
from pathlib import Path  # noqa: E402

WHOLE = ("cards", "engine", "ruamel", "tutor")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (1).to_bytes(4, "little")


def sources() -> Iterator[tuple[str, bytes]]:
    """Each file to be packed, with its content."""
    with zipfile.ZipFile("/pyodide/python_stdlib.zip") as library:
        for name in sorted(library.namelist()):
            if name.endswith(".py") and is_used(name):
                yield name, library.read(name)
    for file in sorted(Path("/stage").rglob("*")):
        name = file.relative_to("/stage").as_posix()
        if file.is_file() and (name.startswith(tuple(f"{package}/" for package in WHOLE)) or is_used(name)):
            yield name, file.read_bytes()


def is_used(name: str) -> bool:
    """Whether a module was imported."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") in LOADED


def compiled(name: str, source: bytes) -> bytes:
    """The byte code of a module, as its file holds it, without what it says to its readers."""
    code = compile(source, f"/{name}", "exec", dont_inherit=True, optimize=2)
    return b"".join(
        (importlib.util.MAGIC_NUMBER, UNCHECKED, importlib.util.source_hash(source), marshal.dumps(code))
    )


# Stored as they are: the site packs the whole archive, which makes it smaller and quicker to read.
with zipfile.ZipFile("/python.zip", "w", zipfile.ZIP_STORED) as archive:
    for name, content in sources():
        if name.endswith(".py"):
            archive.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), compiled(name, content))
        else:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
