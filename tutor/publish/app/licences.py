"""What a site says of the works in it that are not ours."""

from __future__ import annotations

from importlib.metadata import distribution

from tutor.publish.app.runtime import PYODIDE

__all__ = ["licences"]

LIBRARIES = ("networkx", "ruamel.yaml")

ABOUT = f"""\
This site contains, unchanged but for being packed, parts of these works.

Pyodide {PYODIDE.version}
    Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/
    Source: https://github.com/pyodide/pyodide

Python, its standard library
    Python Software Foundation License 2.0, https://docs.python.org/3/license.html
    Copyright 2001 Python Software Foundation. All rights reserved.
    Source: https://github.com/python/cpython
"""


def licences() -> str:
    """The names, licences and sources of all of them, with the texts of those that ask for it."""
    return "\n".join((ABOUT, *map(_of_library, LIBRARIES)))


def _of_library(name: str) -> str:
    library = distribution(name)
    texts = (file.read_text() for file in library.files or () if file.name.upper().startswith("LICEN"))
    return f"{name} {library.version}\n\n" + "\n".join(
        f"    {line}".rstrip() for text in texts for line in text.splitlines()
    )
