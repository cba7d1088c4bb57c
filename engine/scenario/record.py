"""The record of a game: a scenario that `load` takes back, with all its moves."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from engine.scenario.expect import ERROR
from engine.scenario.header import FOR_READERS
from engine.scenario.kind import VERSION
from engine.scenario.moves import is_move

if TYPE_CHECKING:
    from engine.game import Game


def record(game: Game) -> dict[str, Any]:
    """The set-up, the position and the moves of a game, with the words that its file has for the reader.

    Notes and questions stay where they were as long as the moves are those of the file. What the file
    expects is kept only where it speaks of: after the file's last move.
    """
    file = game.scenario
    entries, at_end = _moves(game)
    written = {
        "aula": VERSION,
        "game": game.name,
        **{key: file[key] for key in FOR_READERS if key in file},
        "players": list(game.players),
        "language": game.language,
        "seed": game.seed,
        "options": dict(game.options),
        **{key: file[key] for key in ("position",) if key in file},
        "moves": entries,
        **{key: file[key] for key in ("expect",) if key in file and at_end},
    }
    return deepcopy(written)


def _moves(game: Game) -> tuple[list[Any], bool]:
    """The entries of the file as far as they were played, then other moves; and is that the file's end?"""
    played: list[Any] = [{player: key} for player, key in game.moves]
    file: list[Any] = game.scenario.get("moves", [])
    kept: list[Any] = []
    count = 0
    for entry in file:
        if is_move(entry):
            if played[count : count + 1] != [entry]:
                break
            count += 1
        kept.append(entry)
    if ERROR in game.scenario.get("expect", {}) and played == [*filter(is_move, file)][:-1]:
        return file, True  # the last move was refused, and belongs to the record all the same
    return kept + played[count:], len(kept) == len(file) and count == len(played)
