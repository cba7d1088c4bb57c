"""Kinds of exercises for Innovation."""

from __future__ import annotations

from tutor.story.exercises.following import find_bonus, find_field, find_first, find_rule, find_wins
from tutor.story.exercises.kind import ExerciseKind, Find
from tutor.story.exercises.position import (
    find_achieve,
    find_draws,
    find_icons,
    find_legal,
    find_order,
    find_part,
    find_points,
)
from tutor.words import by_language

FEW = {1: 2, 2: 3, 3: 4}
"""Players by level."""
MANY = {1: 3, 2: 4, 3: 4}


def _kind(
    id: str,
    rules: tuple[str, ...],
    facts: tuple[str, ...],
    find: Find,
    seats: dict[int, int] = FEW,
    setting_up: bool = False,
) -> ExerciseKind:
    return ExerciseKind(
        id, "innovation", by_language(f"exercise_kind_{id}"), rules, facts, find, seats, setting_up
    )


KINDS = (
    _kind(
        "shares",
        ("INN-5.4", "INN-5.2"),
        (
            "INN-5.4.a",
            "INN-5.2.a",
        ),
        find_part("shares"),
        MANY,
    ),
    _kind(
        "obeys",
        ("INN-5.3", "INN-5.2"),
        (
            "INN-5.3.a",
            "INN-5.3.b",
            "INN-5.2.a",
        ),
        find_part("obeys"),
        MANY,
    ),
    _kind(
        "order",
        ("INN-5.1", "INN-5.3", "INN-5.4"),
        (
            "INN-5.1.b",
            "INN-5.1.c",
            "INN-5.3.c",
            "INN-5.4.b",
        ),
        find_order,
        MANY,
    ),
    _kind(
        "bonus",
        ("INN-5.5",),
        (
            "INN-5.5.a",
            "INN-5.5.d",
            "INN-5.5.e",
            "INN-5.5.g",
        ),
        find_bonus,
        MANY,
    ),
    _kind(
        "icons",
        ("INN-8.2", "INN-5.2"),
        (
            "INN-8.2.a",
            "INN-8.2.b",
            "INN-8.2.c",
            "INN-8.2.d",
            "INN-8.2.e",
        ),
        find_icons,
    ),
    _kind("points", ("INN-7.3",), ("INN-7.3.a",), find_points),
    _kind(
        "draws",
        ("INN-3.1", "INN-3.2"),
        (
            "INN-3.1.a",
            "INN-3.1.b",
            "INN-3.2.a",
        ),
        find_draws,
    ),
    _kind(
        "achieve",
        ("INN-6.1", "INN-6.2"),
        (
            "INN-6.1.a",
            "INN-6.1.b",
            "INN-6.2.a",
            "INN-6.2.b",
        ),
        find_achieve,
    ),
    _kind(
        "field",
        ("INN-9.1", "INN-9.2", "INN-9.3", "INN-9.4", "INN-9.5"),
        (
            "INN-9.1.a",
            "INN-9.2.a",
            "INN-9.3.a",
            "INN-9.4.a",
            "INN-9.5.a",
            "INN-9.8.a",
        ),
        find_field,
        MANY,
    ),
    _kind(
        "wins",
        ("INN-10.1", "INN-10.2"),
        (
            "INN-10.1.a",
            "INN-10.1.b",
            "INN-10.1.c",
            "INN-10.2.a",
            "INN-10.2.b",
        ),
        find_wins,
    ),
    _kind(
        "legal",
        ("INN-2.1", "INN-4.1", "INN-5.1"),
        (
            "INN-4.1.c",
            "INN-5.1.a",
        ),
        find_legal,
    ),
    _kind(
        "rule",
        ("INN-4.2", "INN-5.7", "INN-7.4", "INN-7.5", "INN-7.6", "INN-7.8", "INN-8.1"),
        (),
        find_rule,
    ),
    _kind(
        "first",
        ("INN-1.4", "INN-1.5"),
        ("INN-1.5.a",),
        find_first,
        setting_up=True,
    ),
)
