"""Exercises without end: positions from random play that show one rule, questions that the engine answers.

>>> found = exercise("shares", level=1, seed=7)
>>> found == exercise("shares", level=1, seed=7)
True
>>> found.question("en").judge(found.question("en").right[0]).right
True
"""

from tutor.story.exercises.exercise import KINDS, LEVELS, Exercise, exercise
from tutor.story.exercises.kind import ExerciseKind

__all__ = ["KINDS", "LEVELS", "Exercise", "ExerciseKind", "exercise"]
