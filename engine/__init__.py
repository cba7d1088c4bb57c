"""The engine: a game that can be played, replayed, copied and explained."""

from __future__ import annotations

from engine.errors import IllegalMove, ScenarioError

__all__ = ["IllegalMove", "ScenarioError"]
