"""Who takes part in what is carried out, in which order, and why."""

from __future__ import annotations

from dataclasses import dataclass


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
