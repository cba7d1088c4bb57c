"""Faults that are none: what the changed line does is the same for everybody who can be at a table."""

from __future__ import annotations

SAME: dict[tuple[str, str], str] = {}
"""By file and changed line: why nothing can be told from it."""
