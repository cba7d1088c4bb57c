"""Worksheets: exercises with their solutions as one web page that can be printed and needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from cards.terms import EditionName, Language
from tutor.story.exercises import KINDS, Exercise, exercise
from tutor.story.worksheet.page import worksheet_page

__all__ = ["exercises", "worksheet"]


def exercises(
    kinds: Sequence[str], level: int, number: int, seed: int, edition: EditionName = "first"
) -> tuple[Exercise, ...]:
    """So many exercises, the kinds in turn, each of another seed.

    Raises KeyError for a kind, ValueError for a level that there is not.
    """
    return tuple(exercise(kinds[place % len(kinds)], level, seed + place, edition) for place in range(number))


def worksheet(
    game: str,
    number: int = 10,
    level: int = 1,
    seed: int = 0,
    language: Language = "en",
    kinds: Sequence[str] = (),
    edition: EditionName = "first",
) -> str:
    """The page of a worksheet; without `kinds`, all of the game.

    >>> worksheet("innovation", number=2, kinds=["icons"]).count('class="solution"')
    2
    """
    chosen = kinds or tuple(id for id, kind in KINDS.items() if kind.game == game)
    return worksheet_page(game, exercises(chosen, level, number, seed, edition), level, seed, language)
