"""Mixed practice: which exercise comes next, and how hard it is, by what went right so far."""

from __future__ import annotations

from cards.terms import GameName
from tutor.story.exercises import KINDS, LEVELS
from tutor.story.progress import AnswerTally, Progress

__all__ = ["fitting_level", "next_exercise"]

UP = 2
"""So many more right than wrong answers at a level lead to the next one; mistakes lead back."""


def next_exercise(game: GameName, progress: Progress, number: int) -> tuple[str, int]:
    """The kind that went right least often so far, and its level; the number decides among equals."""
    won = {kind.id: _won(kind.id, progress) for kind in KINDS.values() if kind.game == game}
    among = [kind for kind, count in won.items() if count == min(won.values())]
    kind = among[number % len(among)]
    return kind, fitting_level(kind, progress)


def fitting_level(kind: str, progress: Progress) -> int:
    """The first level that has not gone well often enough."""
    fitting, above = LEVELS[-1], 0
    for level in reversed(LEVELS):
        # Mistakes at a level tell that the one below it is not sure yet.
        above = _ahead(kind, level, progress) + min(0, above)
        if above < UP:
            fitting = level
    return fitting


def _won(kind: str, progress: Progress) -> int:
    return sum(_ahead(kind, level, progress) for level in LEVELS)


def _ahead(kind: str, level: int, progress: Progress) -> int:
    """How many more answers were right than wrong."""
    tally = progress.exercises.get(f"{kind}/{level}", AnswerTally())
    return tally.right - tally.wrong
