"""What the table would give away while it is asked for."""

from __future__ import annotations

from typing import Any

from tutor.task import Task
from tutor.task.kinds import Count, Most

__all__ = ["veiled"]

Json = dict[str, Any]


def veiled(scene: Json, task: Task | None) -> Json:
    """The scene without the graph, which says who acts when, and without the numbers that are asked for."""
    shown = {**scene, "graph": None}
    amount = _amount(task)
    players = [{**player, "role": None, "roleWord": None, "state": None} for player in scene["players"]]
    if amount == "icons":
        players = [
            {**player, "counts": [{**one, "n": "?"} for one in player["counts"]]} for player in players
        ]
    elif amount == "points":
        players = [{**player, "points": "?"} for player in players]
    return {**shown, "players": players}


def _amount(task: Task | None) -> str | None:
    """What is to be counted: "icons", "points" or something else."""
    if task is None:
        return None
    what = getattr(task.what, "of", None)
    path = what.amount if isinstance(what, Most) else what if isinstance(task.what, Count) else None
    if not isinstance(path, str):
        return None
    places = set(path.split("."))
    return next((place for place in ("icons", "points") if place in places), None)
