"""Which style sheets the app wears, wherever it is shown."""

from __future__ import annotations

from pathlib import Path

__all__ = ["STYLED"]

STYLED = tuple(Path(__file__).parent / room for room in ("", "present", "learn", "edit"))
"""The folders of its style sheets, which lie over those of `tutor.drawing`."""
