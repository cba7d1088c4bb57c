"""The steps of a presentation: after each answer the table, then the author's questions and their answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.game import Game
from engine.scenario.moves import ASK, NOTE, is_move

__all__ = ["Kind", "Moves", "Step", "steps"]

Kind = Literal["title", "table", "question", "answer"]
Moves = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be shown; texts stand here as in the file, in one or several languages."""

    kind: Kind
    at: int
    """After how many answers."""
    part: int
    """Its place among the steps after so many answers."""
    notes: tuple[Any, ...] = ()
    """What the author says."""
    ask: Any = None
    """The question, where this is one or its answer."""
    coming: Moves = ()
    """The answers that follow the question, up to the next words of the author."""


@dataclass(frozen=True, slots=True)
class _Said:
    """Words of the author between the answers."""

    entry: Mapping[str, Any]
    coming: Moves


def steps(game: Game) -> tuple[Step, ...]:
    """All steps of a game that stands at its end.

    >>> from engine.innovation import Innovation
    >>> game = Innovation(["Ann", "Bob"], 1, "en", {})
    >>> game.begin()
    >>> _ = game.choose(game.decision.keys[0])
    >>> [(step.kind, step.at) for step in steps(game)]
    [('table', 0), ('table', 1)]
    """
    said = _said(game)
    return tuple(step for at in range(len(game.moves) + 1) for step in _after(game, at, said.get(at, [])))


def _after(game: Game, at: int, said: Sequence[_Said]) -> Iterator[Step]:
    """The steps after so many answers: what is said behind a question belongs to its answer."""
    part = 0
    if not at and game.scenario.get("title"):
        about = tuple(game.scenario[key] for key in ("goal", "notes") if game.scenario.get(key))
        yield Step("title", 0, 0, about)
        part = 1
    asks = [number for number, one in enumerate(said) if ASK in one.entry]
    yield Step("table", at, part, _notes(said[: asks[0]] if asks else said))
    for number, following in zip(asks, [*asks[1:], len(said)], strict=False):
        put = said[number]
        notes = _notes(said[number + 1 : following])
        yield Step("question", at, part + 1, (), put.entry[ASK], put.coming)
        yield Step("answer", at, part + 2, notes, put.entry[ASK], put.coming)
        part += 2


def _notes(said: Sequence[_Said]) -> tuple[Any, ...]:
    return tuple(one.entry[NOTE] for one in said if NOTE in one.entry)


def _said(game: Game) -> dict[int, list[_Said]]:
    """The author's words by the number of answers before them, as far as the game went as written."""
    found: dict[int, list[_Said]] = {}
    entries = [entry for entry in game.scenario.get("moves", ()) if isinstance(entry, Mapping)]
    at = 0
    for number, entry in enumerate(entries):
        if not is_move(entry):
            found.setdefault(at, []).append(_Said(entry, _coming(game, at, entries[number + 1 :])))
        elif at < len(game.moves) and game.moves[at] == _move(entry):
            at += 1
        else:
            break
    return found


def _coming(game: Game, at: int, entries: Sequence[Mapping[str, Any]]) -> Moves:
    """The next answers in a row; words between them and here do not matter."""
    count = 0
    for entry in entries:
        if is_move(entry):
            count += 1
        elif count:
            break
    return tuple(game.moves[at : at + count])


def _move(entry: Mapping[str, Any]) -> tuple[str, str]:
    ((player, key),) = entry.items()
    return player, key
