"""Where the files that come with Aula lie."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["notebooks"]


def notebooks() -> Path:
    """Return the folder of notebooks: beside the packages in a checkout, else where they were installed."""
    beside = Path(__file__).parents[2] / "notebooks"
    return beside if beside.is_dir() else Path(sys.prefix, "share", "aula", "notebooks")
