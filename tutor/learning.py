"""Lessons and exercises in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cards.terms import Language
    from tutor.learn.widget import Learning

__all__ = ["lesson", "practise"]


def lesson(id: str, language: Language | None = None) -> Learning:
    """A lesson to be played, by its file: "innovation/01-goal"; by default in the browser's language.

    Raises KeyError if there is none.
    """
    from tutor.learn import Open
    from tutor.learn.widget import Learning

    return Learning(Open(lesson=id), language)


def practise(
    kind: str, level: int = 1, seed: int | None = None, language: Language | None = None
) -> Learning:
    """Exercises of a kind (see `tutor.exercise`), one after the other; with a seed always the same.

    Raises KeyError for a kind, ValueError for a level that there is not.
    """
    from tutor.learn import Open, some_seed
    from tutor.learn.widget import Learning

    return Learning(Open(exercise=kind, level=level, seed=some_seed() if seed is None else seed), language)
