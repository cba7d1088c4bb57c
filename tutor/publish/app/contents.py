"""What Python finds in the browser: our packages, the libraries that they use, lessons and scenarios."""

from __future__ import annotations

import importlib.util
import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from engine.reading import read
from tutor.library.folder import PREPARED, notebooks
from tutor.publish.app.npm import Unavailable, node

__all__ = ["files_beside", "packed_python", "taken_along"]

HERE = Path(__file__).parent
PACKAGES = ("cards", "engine", "tutor")
LEFT_OUT = ("tutor/command/", "tutor/publish/", "tutor/serving/", "tutor/simulation/")
"""Rooms of the tutor that no visitor's browser needs."""
READ = (".py", ".md", ".json", "/icons.js")
"""How the names end of what Python reads; worksheets on paper have the silhouettes that panels draw."""

NETWORKX = """\
from networkx.exception import *
from networkx import utils
from networkx.utils import _clear_cache, _dispatchable
from networkx import classes
from networkx.classes import *
from networkx import convert
from networkx.algorithms.cycles import find_cycle
from networkx.algorithms.dag import *
"""
"""All of networkx takes two thirds of a second to import; this is what our graphs are made of."""


def packed_python(pyodide: Path) -> bytes:
    """All modules as byte code in one archive: the standard library as far as it is used, ours, libraries.

    Raises Unavailable.
    """
    with tempfile.TemporaryDirectory() as folder:
        stage, archive = Path(folder, "stage"), Path(folder, "python.zip")
        for name, content in taken_along():
            file = stage / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        shutil.copytree(notebooks(), stage / "share/aula/notebooks", ignore=shutil.ignore_patterns("*.ipynb"))
        packing = node(str(HERE / "pages/pack.mjs"), str(pyodide), str(stage), str(archive))
        if packing.returncode:
            raise Unavailable(f"Python's files could not be packed: {packing.stderr.strip()[-500:]}")
        return archive.read_bytes()


def taken_along() -> Iterator[tuple[str, bytes]]:
    """Each module, by its path, and what lies beside modules to be read by them."""
    for package in PACKAGES:
        root = Path(__file__).parents[3] / package
        for file in sorted(root.rglob("*")):
            name = f"{package}/{file.relative_to(root).as_posix()}"
            if name.endswith(READ) and not name.startswith(LEFT_OUT):
                yield name, file.read_bytes()
    for library in ("ruamel", "networkx"):
        for root in _places(library):
            for file in sorted(root.rglob("*.py")):
                path = file.relative_to(root)
                if "tests" not in path.parts:
                    yield f"{library}/{path.as_posix()}", file.read_bytes()
    yield "networkx/__init__.py", NETWORKX.encode()
    yield "networkx/algorithms/__init__.py", b""


def _places(library: str) -> list[Path]:
    found = importlib.util.find_spec(library)
    return [Path(place) for place in found.submodule_search_locations or ()] if found else []


def files_beside(own: Mapping[str, Path]) -> dict[str, str]:
    """The lessons and scenarios as texts by their path below the notebooks, and all of them prepared.

    `own` are files of an author's by their places there; they stand before those of the library.
    """
    folder = notebooks()
    texts = {place: file.read_text(encoding="utf-8") for place, file in own.items()}
    for file in sorted((*folder.glob("*/**/*.yaml"), *folder.glob("*/order.txt"))):
        texts[file.relative_to(folder).as_posix()] = file.read_text(encoding="utf-8")
    first = [PurePosixPath(place) for place in own if place.startswith("scenarios/")]
    ids = (place.relative_to("scenarios").with_suffix("").as_posix() for place in first)
    texts["scenarios/order.txt"] = "\n".join((*ids, texts.get("scenarios/order.txt", "")))
    data = {name: read(text).plain() for name, text in texts.items() if name.endswith(".yaml")}
    return {**texts, PREPARED: json.dumps(data, ensure_ascii=False, separators=(",", ":"))}
