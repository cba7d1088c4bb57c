"""The end of a game: who won, why, by which rule, and what can be done next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cards.civ import CARD, DOMAIN
from cards.terms import Domain, Language
from tutor.table.scene.shape import SceneOver, SceneStanding, SceneWay
from tutor.words import said, words

if TYPE_CHECKING:
    from engine.game import Game

__all__ = ["over"]


def over(game: Game, language: Language) -> SceneOver | None:
    """How the game ended; null as long as it goes on."""
    result = game.result
    if result is None:
        return None
    told = game.events[-1].data
    domain = told["domain"] if result.reason == "CIV-5.1" else None
    standing: list[SceneStanding] = [
        {
            "name": name,
            "points": position["points"] if domain is None else _cards_of(domain, position),
            "achievements": len(position["achievements"]) if "achievements" in position else None,
            "won": name in result.winners,
        }
        for name, position in game.position(None)["players"].items()
    ]
    return {
        "sentence": game.events[-1].text(language),
        "rule": result.reason,
        "measure": words(language)["points"] if domain is None else DOMAIN[domain].name[language],
        "standing": sorted(standing, key=_rank),
        "next": [
            _next("again", language, {"do": "again"}),
            _next("look_back", language, {"do": "go", "at": 0}),
        ],
    }


def _cards_of(domain: Domain, position: Mapping[str, Any]) -> int:
    """How many cards of a domain lie in a play area."""
    return sum(CARD[card].domain.id == domain for card in position["area"])


def _rank(one: SceneStanding) -> tuple[bool, int, int]:
    return (not one["won"], -one["points"], -(one["achievements"] or 0))


def _next(key: str, language: Language, send: dict[str, Any]) -> SceneWay:
    return {"key": key, "words": said(key, language), "primary": key == "again", "send": send}
