"""Kinds of exercises about values: whose choice equal cards are, and what is not there."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import LANGUAGES
from tutor.story.exercises.bots import Exchanger
from tutor.story.exercises.kind import Choice, ExerciseKind, Moment
from tutor.story.exercises.programs import EXCHANGING, among_equals, from_zero
from tutor.story.keys import beginning
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import Happening, HowMany, Predict, Statement, Words
from tutor.words import by_language

SEATS: Mapping[int, int] = {1: 2, 2: 3, 3: 4}
"""Players by level."""


def _asking(moment: Moment, key: str, player: str) -> Words:
    """A question that begins with what is chosen."""
    _, chosen = moment.moves[0]
    return by_language(
        key, player=player, beginning=lambda language: beginning(moment.game, chosen, language)
    )


def _whose(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Who chooses among equal cards in a demand: by turns one who obeys and the one who demands."""
    if moment.at_once or moment.moves[0][1].removeprefix("dogma ") not in EXCHANGING:
        return None
    here = moment.game.clone()
    for at, (_, key) in enumerate(moment.moves):
        asked = here.decision
        assert asked is not None
        if at and among_equals(asked) and (asked.player == moment.player) == (choice.wish % 2 == 1):
            options = (
                Statement(dict.fromkeys(LANGUAGES, name), Condition(expect={"pending": {"player": name}}))
                for name in here.players
            )
            return Task(
                Predict(tuple(options)),
                _asking(moment, "exercise_whose", asked.player),
                after=moment.moves[:at],
                rules=("INN-7.2",),
                facts=("INN-7.2.c",),
            )
        here.choose(key)
    return None


def _zero(moment: Moment, level: int, choice: Choice) -> Task | None:
    """From which age one draws who counts from a value that is not there."""
    for event in moment.events:
        if from_zero(event) and event.player and event.data["age"] == event.data["value"]:
            drawn = (one for one in moment.events if (one.kind, one.player) == ("draw", event.player))
            if next(drawn) is event:
                return Task(
                    HowMany(Happening({"kind": "draw", "player": event.player}), "age"),
                    _asking(moment, "exercise_zero", event.player),
                    after=moment.moves,
                    rules=("INN-7.1",),
                )
    return None


KINDS = (
    ExerciseKind(
        "whose",
        "innovation",
        by_language("exercise_kind_whose"),
        ("INN-7.2",),
        ("INN-7.2.c",),
        _whose,
        SEATS,
        bot=Exchanger,
    ),
    ExerciseKind(
        "zero",
        "innovation",
        by_language("exercise_kind_zero"),
        ("INN-7.1",),
        ("INN-7.1.b",),
        _zero,
        SEATS,
    ),
)
