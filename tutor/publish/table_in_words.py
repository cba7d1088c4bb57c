"""How the table lies, in words: for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

__all__ = ["lying"]

Seen = Mapping[str, Any]


def lying(scene: Seen) -> str:
    """The table of a scene as lists: what is in the middle, then what each player has."""
    said = scene["words"]
    middle = _deck(scene["civ"]) if scene["civ"] else _supply(scene, said)
    return "".join((_list(middle), *(_player(player, said) for player in scene["players"])))


def _supply(scene: Seen, said: Mapping[str, str]) -> Iterator[str]:
    open_periods = [one["word"] for one in scene["periods"] if one["owner"] is None and one["open"]]
    fields = [one["word"] for one in scene["fields"] if one["owner"] is None]
    yield _line(said["supply"], [one["word"] for one in scene["supply"]])
    yield _line(said["periods"], open_periods)
    yield _line(said["fields"], fields)


def _deck(civ: Seen) -> Iterator[str]:
    yield _line(civ["deckWord"], [one["word"] for one in civ["deck"]])
    yield f"<li>{escape(civ['coin']['word'])}</li>"


def _player(player: Seen, said: Mapping[str, str]) -> str:
    lines = [_line(pile["label"], _labels(pile["cards"])) for pile in player["piles"]]
    lines += [
        _line(area["label"], _labels(area["cards"])) for area in player.get("areas", ()) if area["cards"]
    ]
    if player["hand"]:
        lines.append(_line(said["hand"], _labels(player["hand"])))
    if player["score"]:
        lines.append(_line(f"{said['score']} {player['points']}", _labels(player["score"])))
    if player.get("achieved"):
        achieved = [one["word"] for one in player["achievements"]]
        lines.append(_line(f"{said['achievements']} {player['achievedWord']}", achieved))
    lines += [f"<li>{escape(note)}</li>" for note in player["notes"]]
    counts = ", ".join(f"{one['n']} {one['word']}" for one in player["counts"] if one["n"])
    head = f"{player['name']} ({counts})" if counts else player["name"]
    return f"<h3>{escape(head)}</h3>{_list(lines)}"


def _labels(cards: Iterable[Seen]) -> list[str]:
    return [card["label"] for card in cards]


def _line(head: str, each: Iterable[str]) -> str:
    """A line that names several things; they may have commas of their own."""
    return f"<li>{escape(head)}: {escape('; '.join(each) or '–')}</li>"


def _list(lines: Iterable[str]) -> str:
    inside = "".join(lines)
    return f"<ul>{inside}</ul>" if inside else ""
