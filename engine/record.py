"""The record of a game: a scenario that `load` takes back, with all its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from engine.format import ERROR, FOR_READERS, VERSION, is_move

Moves = Sequence[tuple[str, str]]
"""The answers so far: who, and what."""


def record(file: Mapping[str, Any], setup: Mapping[str, Any], moves: Moves) -> dict[str, Any]:
    """The set-up and the moves of a game, with the position and the words for the reader of its file.

    Notes and questions stay where they were as long as the moves are those of the file. What the file
    expects is kept only where it speaks of: after the file's last move.
    """
    entries, at_end = _entries(file, moves)
    written = {
        "aula": VERSION,
        "game": setup["game"],
        **{key: file[key] for key in FOR_READERS if key in file},
        **setup,
        **{key: file[key] for key in ("position",) if key in file},
        "moves": entries,
        **{key: file[key] for key in ("expect",) if key in file and at_end},
    }
    return deepcopy(written)


def _entries(scenario: Mapping[str, Any], moves: Moves) -> tuple[list[Any], bool]:
    """The entries of the file as far as they were played, then other moves; and is that the file's end?"""
    played: list[Any] = [{player: key} for player, key in moves]
    file: list[Any] = scenario.get("moves", [])
    kept: list[Any] = []
    count = 0
    for entry in file:
        if is_move(entry):
            if played[count : count + 1] != [entry]:
                break
            count += 1
        kept.append(entry)
    if ERROR in scenario.get("expect", {}) and played == [*filter(is_move, file)][:-1]:
        return file, True  # the last move was refused, and belongs to the record all the same
    return kept + played[count:], len(kept) == len(file) and count == len(played)
