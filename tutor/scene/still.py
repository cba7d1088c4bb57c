"""A table to be looked at only: cards can be read, but nothing can be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["still"]


def still(scene: Mapping[str, Any]) -> dict[str, Any]:
    """The same scene without its question and without anything that could be chosen."""
    return {**{key: _unasked(each) for key, each in scene.items()}, "ask": None}


def _unasked(value: Any) -> Any:
    if isinstance(value, Mapping):
        same = {key: _unasked(each) for key, each in value.items()}
        return {**same, "key": None, "act": None, "why": None} if "act" in same else same
    return [_unasked(each) for each in value] if isinstance(value, list | tuple) else value
