"""Where the files that come with Aula lie."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["PREPARED", "contents_of", "notebooks"]

PREPARED = "prepared.json"
"""What all files hold, as plain data; a site in a browser has it, where reading them would take seconds."""


def notebooks() -> Path:
    """Return the folder of notebooks: beside the packages in a checkout, else where they were installed."""
    beside = Path(__file__).parents[2] / "notebooks"
    return beside if beside.is_dir() else Path(sys.prefix, "share", "aula", "notebooks")


def contents_of(file: Path) -> Path | Mapping[str, Any]:
    """Return what a scenario or lesson is read from: its file, or the data that was prepared from it."""
    if not file.is_relative_to(notebooks()):
        return file
    data: Mapping[str, Any] | None = _prepared().get(file.relative_to(notebooks()).as_posix())
    return file if data is None else data


@cache
def _prepared() -> Mapping[str, Any]:
    file = notebooks() / PREPARED
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
