"""Aula as somebody gets it: a fresh copy in a folder of any name, on a machine where nothing is installed."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import browser, playwright

__all__ = ["browser", "playwright"]

ROOT = Path(__file__).parents[2]
MADE_HERE = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "site")

Machine = Callable[..., dict[str, str]]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, and nothing that was made from them."""
    return Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("any") / "Aula à l'école", ignore=MADE_HERE))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    """Return the environment of somebody whose home is empty, with these folders on the path."""
    home = tmp_path_factory.mktemp("home")
    # How packages are reached is a matter of the machine, and what was loaded before need not be again.
    network = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_"))}
    network |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    caches = {"PIP_CACHE_DIR": str(cache / "pip"), "UV_CACHE_DIR": str(cache / "uv")}

    def environment(*folders: str | Path) -> dict[str, str]:
        path = os.pathsep.join(map(str, folders))
        return {**caches, **network, "HOME": str(home), "PATH": path, "BROWSER": "true"}

    return environment
