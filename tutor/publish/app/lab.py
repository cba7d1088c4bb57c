"""JupyterLab beside a site, without a server as well: JupyterLite with our notebooks, on the site's Pyodide.

Nothing is fetched from elsewhere at run time. What Python needs are the packages that are installed here;
they stand in the list that Pyodide reads, and all of them are there when a notebook opens.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from tutor.library.folder import notebooks
from tutor.publish.app.archives import Archive, archived, installed, is_wanted, with_needs
from tutor.publish.app.contents import PACKAGES
from tutor.publish.app.npm import Unavailable
from tutor.publish.app.runtime import runtime

__all__ = ["FOLDER", "write_lab"]

FOLDER = "lab"
"""The folder of the site in which it lies."""
CONFIGURATION = "jupyter-lite.json"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
LIBRARIES = ("ipython", "comm", "ipywidgets", "anywidget", "networkx", "ruamel.yaml")
OF_KERNEL = ("ipykernel", "pyodide_kernel", "widgetsnbextension-4")
"""Small packages that the kernel brings itself."""
NOTHING = ("micropip", "jedi")
"""The kernel asks for them by name and does without: nothing is installed at run time, jedi takes 5 MB."""
GIVEN = frozenset((*NOTHING, "widgetsnbextension", "jupyterlab-widgets", "pexpect"))
LEFT_OUT = ("tutor/command/", "tutor/publish/", "tutor/serving/")
"""Rooms of the tutor that no notebook needs."""
PIPLITE = {
    "piplite/__init__.py": "",
    "piplite/piplite.py": "",
    "piplite/cli.py": """\
async def get_transformed_code(words):
    return "raise RuntimeError('Nothing can be installed here: this page fetches nothing from elsewhere.')"
""",
}
"""In the place of what would install packages from elsewhere."""


def write_lab(own: Sequence[Path], output: Path) -> None:
    """Build it into a folder, with an author's own files beside our notebooks.

    Raises Unavailable, or OSError.
    """
    if output.exists() and any(output.iterdir()) and not (output / CONFIGURATION).is_file():
        raise Unavailable(f"{output} is there already, and is not JupyterLite")
    if not all(map(is_installed, ("jupyterlite-core", "jupyterlite-pyodide-kernel"))):
        raise Unavailable("this needs JupyterLite; install it with: pip install 'aula[site,lab]'")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        lay_files(place / "files", own)
        lay_python(place / "static/pyodide", archives())
        configure(place)
        words = (sys.executable, "-m", "jupyterlite_core", "build")
        built = subprocess.run(words, cwd=place, capture_output=True, text=True, check=False)
        if built.returncode:
            raise Unavailable(
                f"JupyterLite could not be built: {(built.stderr or built.stdout).strip()[-500:]}"
            )
        shutil.rmtree(output, ignore_errors=True)
        shutil.copytree(place / "built", output)


def is_installed(name: str) -> bool:
    """Return whether a package is there."""
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False


def lay_files(folder: Path, own: Sequence[Path]) -> None:
    """Lay out what stands in the list of files: our notebooks, lessons and scenarios, and an author's own."""
    shutil.copytree(notebooks(), folder, ignore=shutil.ignore_patterns("aula.ipynb", ".*"))
    for file in own:
        shutil.copyfile(file, folder / file.name)


def archives() -> Iterator[Archive]:
    """All that Python is to find, as archives."""
    yield from map(installed, with_needs(LIBRARIES, GIVEN))
    for name in NOTHING:
        yield archived(name, "0", ())
    yield archived("piplite", "0", ((place, text.encode()) for place, text in PIPLITE.items()))
    for file in distribution("jupyterlite-pyodide-kernel").files or ():
        if file.suffix == ".whl" and file.parent.name == "pypi" and file.name.startswith(OF_KERNEL):
            name, number = file.name.split("-")[:2]
            yield Archive(name.replace("_", "-"), number, file.name, Path(str(file.locate())).read_bytes())
    yield aula()


def aula() -> Archive:
    """Aula itself, with its lessons and scenarios where an installed Aula has them."""
    number = version("aula")
    share = f"aula-{number}.data/data/share/aula/notebooks"
    folder = notebooks()
    data = (
        (f"{share}/{file.relative_to(folder).as_posix()}", file.read_bytes()) for file in files_of(folder)
    )
    return archived("aula", number, (*our_packages(), *data))


def our_packages() -> Iterator[tuple[str, bytes]]:
    """Each module, and what the panels are drawn by."""
    for package in PACKAGES:
        root = Path(__file__).parents[3] / package
        for file in sorted(root.rglob("*")):
            name = f"{package}/{file.relative_to(root).as_posix()}"
            if file.is_file() and is_wanted(file.relative_to(root)) and not name.startswith(LEFT_OUT):
                yield name, file.read_bytes()


def files_of(folder: Path) -> Iterator[Path]:
    """The lessons, scenarios and courses."""
    return (file for file in sorted(folder.glob("*/**/*")) if file.suffix in (".yaml", ".txt"))


def lay_python(folder: Path, packages: Iterator[Archive]) -> None:
    """Lay out Pyodide, the packages, and its list of them."""
    shutil.copytree(runtime(), folder)
    about = folder / "pyodide-lock.json"
    found = list(packages)
    for package in found:
        (folder / package.file).write_bytes(package.content)
    info = json.loads(about.read_text(encoding="utf-8"))["info"]
    entries = {package.name: package.entry() for package in found}
    about.write_text(json.dumps({"info": info, "packages": entries}), encoding="utf-8")
    settings = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": list(entries)},
    }
    data = {"appName": "Aula", "litePluginSettings": {f"{KERNEL}:kernel": settings}}
    page = {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}
    (folder.parents[1] / CONFIGURATION).write_text(json.dumps(page), encoding="utf-8")


def configure(folder: Path) -> None:
    """Say how it is built: JupyterLab alone, with the extensions that our panels need."""
    places = Path(sys.prefix, "share/jupyter/labextensions")
    build = {
        "apps": ["lab"],
        "federated_extensions": [str(places / name) for name in EXTENSIONS],
        "ignore_sys_prefix": ["federated_extensions"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": "built",
    }
    file = folder / "jupyter_lite_config.json"
    file.write_text(json.dumps({"LiteBuildConfig": build}), encoding="utf-8")
