"""The end of a game: who won, why, by which rule, and what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cards.terms import Language
from tutor.table.scene.shape import SceneOver, SceneStanding, SceneWay
from tutor.words import said

if TYPE_CHECKING:
    from engine.game import Game

__all__ = ["over"]


def over(game: Game, language: Language) -> SceneOver | None:
    """How the game ended; null as long as it goes on."""
    result = game.result
    if result is None:
        return None
    standing: list[SceneStanding] = [
        {
            "name": name,
            "points": position["points"],
            "achievements": len(position["achievements"]) if "achievements" in position else None,
            "won": name in result.winners,
        }
        for name, position in game.position(None)["players"].items()
    ]
    return {
        "sentence": game.events[-1].text(language),
        "rule": result.reason,
        "standing": sorted(standing, key=_rank),
        "next": [
            _next("again", language, {"do": "again"}),
            _next("look_back", language, {"do": "go", "at": 0}),
        ],
    }


def _rank(one: SceneStanding) -> tuple[bool, int, int]:
    return (not one["won"], -one["points"], -(one["achievements"] or 0))


def _next(key: str, language: Language, send: dict[str, Any]) -> SceneWay:
    return {"key": key, "words": said(key, language), "primary": key == "again", "send": send}
