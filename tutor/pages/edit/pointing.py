"""What a note can point at where it stands, for its form; and what stands in the file of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cards.terms import Language
from engine.format import LOOK
from engine.scenario.looks import FROM, SPOTLIGHT, TO, Look, Target, looks_beside, pointable
from tutor.pages.edit.document import flowing
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.written_file import Refused
from tutor.table.focus import Focus
from tutor.table.scene import scene
from tutor.table.scene.highlights import absent, target_words
from tutor.words import said

__all__ = ["how_choices", "look_rows", "look_written", "looks_in", "target_choices"]

HOWS = ("mark", "arrow", "light")

Row = Mapping[str, str]
"""What stands in a line of the form: how, at what, and of an arrow to where."""


def looks_in(draft: Draft) -> dict[int, tuple[Look, ...]]:
    """What the notes point at, by their places among the entries."""
    return {
        number: looks_beside(entry, draft.game, draft.players)
        for number, entry in enumerate(draft.written)
        if entry.player is None and LOOK in entry.said
    }


def look_rows(look: Any) -> list[Row]:
    """What a file says, line by line."""
    found = look if isinstance(look, list) else [] if look is None else [look]
    return [_row(one) for one in found]


def _row(one: Any) -> Row:
    if not isinstance(one, Mapping):
        return {"how": "mark", "at": str(one), "to": ""}
    if SPOTLIGHT in one:
        return {"how": "light", "at": str(one[SPOTLIGHT]), "to": ""}
    return {"how": "arrow", "at": str(one[FROM]), "to": str(one[TO])}


def look_written(rows: Sequence[Row]) -> Any:
    """The same as it stands in a file; None for nothing. Raises Refused for two spotlights."""
    if sum(row["how"] == "light" for row in rows) > 1:
        raise Refused("edit_pointing_one_light")
    return flowing([_written(row) for row in rows]) if rows else None


def _written(row: Row) -> Any:
    match row["how"]:
        case "arrow":
            return {FROM: row["at"], TO: row["to"]}
        case "light":
            return {SPOTLIGHT: row["at"]}
        case _:
            return row["at"]


def how_choices(language: Language) -> list[dict[str, str]]:
    """The ways to point."""
    return [{"id": how, "word": said(f"edit_pointing_{how}", language)} for how in HOWS]


def target_choices(draft: Draft, at: int, language: Language) -> list[dict[str, str]]:
    """What there is to point at on the table at this point, player by player; nothing without a table."""
    if draft.played().game is None:
        return []
    shown = scene(draft.at(at), None, language, Focus(walk=True))
    every = pointable(draft.game, tuple(draft.players))
    gone = set(absent([Look("mark", target) for target in every.values()], shown))
    return [
        {"id": words, "word": target_words(target, language), "group": _group(target, language)}
        for words, target in sorted(every.items(), key=lambda one: _rank(one[1], draft.players))
        if target not in gone
    ]


def _group(target: Target, language: Language) -> str:
    if target.kind == "graph":
        return said("graph", language)
    return target.player or said("cards" if target.kind == "card" else "edit_middle", language)


def _rank(target: Target, players: Sequence[str]) -> tuple[int, int]:
    """Players first, then cards, the middle, the graph."""
    if target.kind == "graph":
        return (3, 0)
    if target.player is not None:
        return (0, players.index(target.player) * 2 + (target.kind != "seat"))
    return (1, 0) if target.kind == "card" else (2, 0)
