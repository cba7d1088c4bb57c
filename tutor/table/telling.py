"""What has happened told one sentence after the other, each when the table has come so far.

A table that is told shows the moment after each sentence, until all has happened; how long a sentence
stays is for the drawing to say, and how one goes on for the learner.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

from cards.terms import Language
from engine.game import Game
from tutor.table import explain
from tutor.table.scene.shape import SceneLine

__all__ = ["PACES", "Pace", "Stop", "captions_of", "read_pace"]

Pace = Literal["step", "slow", "fast", "once"]
"""How fast it goes: by hand, a sentence at a time slowly or fast, or all at once."""
PACES: tuple[Pace, ...] = get_args(Pace)


@dataclass(frozen=True, slots=True)
class Stop:
    """A sentence, and after how many events of the game the table shows what it tells."""

    at: int
    line: SceneLine


def read_pace(text: object) -> Pace | None:
    """A pace that somebody asks for; None if there is no such pace."""
    return next((pace for pace in PACES if pace == text), None)


def captions_of(
    game: Game, first: int, last: int, viewer: str | None, language: Language
) -> tuple[Stop, ...]:
    """The sentences about the events from `first` up to `last`, as one player may know them."""
    told: list[Stop] = []
    at = first
    for line in explain.commented(game, range(first, last), viewer, language, first):
        at = max(at, _reached(line))
        told.append(Stop(at, line))
    return tuple(told)


def _reached(line: SceneLine) -> int:
    """After how many events a line has come true: it may name later ones that only repeat it."""
    end, *others = sorted(_numbers(line))
    for number in others:
        if number != end + 1:
            break
        end = number
    return end + 1


def _numbers(line: SceneLine) -> Iterator[int]:
    """The numbers of all events that a line tells."""
    details = line.get("details", [])
    if not details:
        yield line["n"]
    for detail in details:
        yield from _numbers(detail)
