"""Pyodide, a Python for browsers."""

from __future__ import annotations

from pathlib import Path

from tutor.publish.app.npm import NpmPackage

__all__ = ["PYODIDE", "runtime"]

PYODIDE = NpmPackage(
    "pyodide",
    "314.0.7",
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
    ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"),
)
"""Its options for pictures of memory are undocumented; another version is to be tried before it is taken."""


def runtime() -> Path:
    """Return the folder with its files. Raises Unavailable."""
    return PYODIDE.folder()
