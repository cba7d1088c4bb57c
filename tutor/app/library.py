"""The scenarios that come with Aula: one file each below notebooks/scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import engine
from cards.terms import LANGUAGES, Language
from engine.game import Game
from tutor.command.start import notebooks

__all__ = ["Entry", "library", "note_at", "said_in"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A scenario of the library; its game stands at its end."""

    id: str
    game: Game


@cache
def library() -> Mapping[str, Entry]:
    """All scenarios that can be read, by id: the path of the file without its ending."""
    folder = notebooks() / "scenarios"
    found = {}
    for file in sorted(folder.rglob("*.yaml")):
        entry = _read(file, file.relative_to(folder).with_suffix("").as_posix())
        if entry is not None:
            found[entry.id] = entry
    return found


def _read(file: Path, id: str) -> Entry | None:
    try:
        return Entry(id, engine.load(file))
    except (engine.ScenarioError, OSError):
        # `aula check` says what is wrong with it; here the others are still to be played.
        return None


def said_in(texts: Any, language: Language) -> str:
    """A text of a scenario in a language, or in the first one in which there is any."""
    if isinstance(texts, str):
        return texts
    if not isinstance(texts, Mapping):
        return ""
    return str(next((texts[one] for one in (language, *LANGUAGES) if one in texts), ""))


def note_at(game: Game, step: int, language: Language) -> str:
    """What the author says after so many answers."""
    answers, notes = 0, []
    for entry in game.scenario.get("moves", ()):
        if isinstance(entry, Mapping) and "note" in entry:
            if answers == step:
                notes.append(said_in(entry["note"], language))
        elif not (isinstance(entry, Mapping) and "ask" in entry):
            answers += 1
    return "\n".join(notes)
