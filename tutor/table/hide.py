"""What is taken out of a scene: what could be answered, or gives an answer away; and what is lit in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from cards.terms import Language
from tutor.table.scene.shape import Scene
from tutor.table.scene.things import SceneArea, ScenePlayer
from tutor.words import said

__all__ = ["lit", "put_off", "still", "veiled"]


def still(scene: Scene) -> Scene:
    """The same scene to be looked at only: without its question and without anything that could be chosen."""
    return cast(Scene, {**{key: _unasked(part) for key, part in scene.items()}, "ask": None})


def put_off(scene: Scene, more: str) -> Scene:
    """The same scene with its question, but without its answers: something else comes first, says `more`."""
    asked = scene["ask"]
    return {**still(scene), "ask": asked and {**asked, "answers": [], "more": more}}


def _unasked(value: Any) -> Any:
    if isinstance(value, Mapping):
        same = {key: _unasked(part) for key, part in value.items()}
        return {**same, "key": None, "act": None, "why": None} if "act" in same else same
    return [_unasked(part) for part in value] if isinstance(value, list | tuple) else value


def veiled(scene: Scene, counted: str | None) -> Scene:
    """The scene while a question is open: without the graph, which says who acts when, and without what is
    asked for: numbers of "icons" or of "points", or something about domains.
    """
    players: list[ScenePlayer] = [
        {**player, "role": None, "roleWord": None, "state": None} for player in scene["players"]
    ]
    if counted == "icons":
        players = [
            {**player, "counts": [{**count, "n": "?"} for count in player["counts"]]} for player in players
        ]
    elif counted == "points":
        players = [{**player, "points": "?"} for player in players]
    elif counted is not None and counted in _UNSAID:
        language = cast(Language, scene["language"])
        players = [
            {**player, "areas": [_UNSAID[counted](area, language) for area in player["areas"]]}
            for player in players
        ]
    return {**scene, "graph": None, "players": players}


def _unmeasured(area: SceneArea, language: Language) -> SceneArea:
    """A domain of which it is not said how many cards of it are a hegemony."""
    reached = said("achievements_of", language, n=area["n"], needed="?")
    return {**area, "needed": None, "neededWord": reached, "label": f"{area['domainWord']}: {reached}"}


def _unlevelled(area: SceneArea, language: Language) -> SceneArea:
    """A domain of which it is not said how many cards its effects take, and which of them are open."""
    return {**area, "level": 0, "levelWord": None, "thresholds": []}


def _unled(area: SceneArea, language: Language) -> SceneArea:
    """A domain of which it is not said who has the majority."""
    return {**area, "majority": False}


_UNSAID: Mapping[str, Callable[[SceneArea, Language], SceneArea]] = {
    "hegemony": _unmeasured,
    "levels": _unlevelled,
    "majority": _unled,
}
"""What is not said of a domain while it is asked for."""


def lit(scene: Scene, kind: str | None, player: str | None = None) -> Scene:
    """The scene with all that counts, of an icon or a domain, lit and numbered at one seat or at all."""
    players: list[ScenePlayer] = [
        {**each, "counted": kind} if player in (None, each["name"]) else each for each in scene["players"]
    ]
    return scene if kind is None else {**scene, "players": players}
