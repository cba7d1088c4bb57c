"""Imports go from tutor to engine to cards, and engine and cards run on a bare Python."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Beside the standard library; None: whatever pyproject.toml names.
ALLOWED = {
    "cards": {"cards"},
    "engine": {"cards", "engine", "ruamel"},
    "tutor": None,
}


def imports(file: Path) -> Iterator[str]:
    """Yield the top level names that a file imports, those within functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    allowed = ALLOWED[package]
    files = sorted((ROOT / package).rglob("*.py"))
    assert files
    for file in files:
        for name in imports(file):
            assert name != "tests", f"{file}: the house does not stand on its tests"
            if allowed is not None:
                assert name in allowed | sys.stdlib_module_names, f"{file} imports {name}"


IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, name + "."):
        importlib.import_module(module.name)
"""


@pytest.mark.parametrize(
    ("packages", "needs"),
    [(["cards"], []), (["engine"], ["cards", "ruamel"])],
    ids=["cards", "engine"],
)
def test_every_module_can_be_imported_on_a_bare_python(
    packages: list[str], needs: list[str], tmp_path: Path
) -> None:
    for name in [*packages, *needs]:
        found = importlib.util.find_spec(name)
        assert found is not None
        assert found.submodule_search_locations
        (tmp_path / name).symlink_to(next(iter(found.submodule_search_locations)))
    # -I and -S: no environment variables, no folder of installed packages.
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", IMPORT_ALL, str(tmp_path), *packages]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
