"""How often something happened, and between which shares the truth may lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

__all__ = ["Rate"]

SURE = 1.96
"""So many standard deviations hold in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many times of so many; `low` and `high` bound its 95 % interval, by Wilson's formula.

    >>> half = Rate(5, 10)
    >>> half.share, round(half.low, 2), round(half.high, 2)
    (0.5, 0.24, 0.76)
    """

    times: int
    of: int

    @property
    def share(self) -> float:
        """How often, from 0 to 1."""
        return self.times / self.of

    @property
    def low(self) -> float:
        """It is hardly less often."""
        return max(0.0, self._middle - self._reach)

    @property
    def high(self) -> float:
        """It is hardly more often."""
        return min(1.0, self._middle + self._reach)

    @property
    def _middle(self) -> float:
        return (self.times + SURE**2 / 2) / (self.of + SURE**2)

    @property
    def _reach(self) -> float:
        spread = self.share * (1 - self.share) * self.of + SURE**2 / 4
        return SURE * sqrt(spread) / (self.of + SURE**2)

    def data(self) -> dict[str, float]:
        """Everything, for a table."""
        shares = {"share": self.share, "low": self.low, "high": self.high}
        return {"wins": self.times, "of": self.of, **{key: round(one, 4) for key, one in shares.items()}}

    def __str__(self) -> str:
        return f"{self.share:4.0%} ({self.low:.0%} to {self.high:.0%})"
