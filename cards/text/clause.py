"""A clause: words, and the part of a program that they stand for."""

from __future__ import annotations

from dataclasses import dataclass

from cards.program.paths import Path


@dataclass(frozen=True, slots=True)
class Clause:
    """Words of an effect; the texts of all its clauses, joined, are the whole of it."""

    path: Path
    text: str
