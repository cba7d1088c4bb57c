"""Who takes part in what is carried out, in which order, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from cards.terms import Language


@dataclass(frozen=True, slots=True)
class EffectPart:
    """One player's part in an effect (from 1); the sharing bonus is one more, behind those of the effects."""

    effect: int
    player: str
    role: str
    """obeys, shares, acts, immune or bonus."""
    count: int
    rule: str
    against: int | None = None
    """What the count is compared with, if with anything: the same of the one who activated the card."""


class Preview(tuple[EffectPart, ...]):
    """Who would be affected by an answer, in order: a tuple which knows the language of its game."""

    language: Language

    def __new__(cls, parts: Iterable[EffectPart] = (), language: Language = "en") -> Self:
        preview = super().__new__(cls, parts)
        preview.language = language
        return preview
