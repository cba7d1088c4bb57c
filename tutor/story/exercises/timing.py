"""Kinds of exercises about when something is due: the sharing bonus, hegemony."""

from __future__ import annotations

from collections.abc import Mapping

from cards.text import card_name
from engine.civ.table import table
from engine.game import Game
from engine.innovation.table import seat_of
from engine.innovation.table import table as innovation_table
from tutor.story.exercises.kind import Choice, ExerciseKind, Moment
from tutor.story.keys import beginning, key_words
from tutor.story.questions import Condition, Task
from tutor.story.questions.kinds import Happening, HowMany, Moves, Predict, Statement
from tutor.words import by_language

SEATS: Mapping[int, int] = {1: 2, 2: 3, 3: 4}
"""Players by level."""


def _bonus_last(moment: Moment, level: int, choice: Choice) -> Task | None:
    """From which age the bonus comes, where the card has raised the highest top card before it is drawn."""
    key = moment.moves[0][1]
    drawn = [event for event in moment.events if (event.kind, event.rule) == ("draw", "INN-5.5")]
    if not moment.at_once or not drawn or any(event.kind == "reveal" for event in moment.events):
        return None
    before, after = (seat_of(game, moment.player).highest_top() for game in (moment.game, moment.after))
    # Where ages are empty, a bonus drawn too early might come from the same one.
    supply = innovation_table(moment.game).supply
    if not any(supply[max(before, 1) : after]) or drawn[0].data["age"] < after:
        return None
    return Task(
        HowMany(Happening({"kind": "draw", "rule": "INN-5.5"}), "age"),
        by_language(
            "exercise_bonus_last",
            beginning=lambda language: beginning(moment.game, key, language),
        ),
        after=moment.moves,
        rules=("INN-5.5",),
    )


SPARING = (
    *("discard religion", "discard economy", "discard science", "discard utopia"),
    *("effect army", "effect religion"),
)
"""Effects that leave the play area of the one who uses them as it is, but for what a discard effect costs."""


def _in_time(moment: Moment, level: int, choice: Choice) -> Task | None:
    """Whether enough cards for hegemony are still there at the end of the turn, or have been spent."""
    asked, after = moment.game.decision, moment.after.decision
    if asked is None or asked.kind != "play" or after is None or after.seat != asked.seat:
        return None
    if not _reached(moment.after, after.seat):
        return None
    wins = choice.wish % 2 == 0
    for used in choice.mixed(after.keys):
        # At the first level who wins has spent nothing.
        if used == "end" if wins and level == 1 else used.startswith(SPARING):
            ended = _ended(moment.after, used)
            if (ended.result is not None) == wins:
                return _when(moment, used, tuple(ended.moves[len(moment.game.moves) :]))
    return None


def _reached(game: Game, seat: int) -> bool:
    """Whether there are enough cards of some domain for hegemony."""
    here = table(game)
    counts = here.seats[seat].counts
    return any(count >= here.hegemony_needs(seat, place) for place, count in enumerate(counts))


def _ended(game: Game, used: str) -> Game:
    """The game when an effect has been used and the turn is over."""
    ended = game.clone()
    ended.choose(used)
    while not (ended.result or ended.between_actions()):
        assert ended.decision is not None
        ended.choose(ended.decision.keys[0])
    if used != "end":
        ended.choose("end")
    return ended


def _when(moment: Moment, used: str, moves: Moves) -> Task:
    player, key = moment.moves[0]
    wins = Happening({"kind": "end", "rule": "CIV-5.1"})
    # By these rules one draws at the end of a turn, or does not.
    drawing = Happening({"rule": "CIV-2.3"}), Happening({"rule": "CIV-5.2"})
    options = {
        "at_once": Condition(events=(wins,), no_events=drawing),
        "at_end": Condition(events=(wins,)),
        "not": Condition(no_events=(wins,)),
    }
    prompt = by_language(
        "exercise_in_time_end" if used == "end" else "exercise_in_time",
        player=player,
        card=lambda language: card_name(key.removeprefix("play "), language),
        effect=lambda language: key_words(moment.after, used, language),
    )
    said = (
        Statement(by_language(f"exercise_in_time_{id}", player=player), holds)
        for id, holds in options.items()
    )
    return Task(Predict(tuple(said)), prompt, after=moves, rules=("CIV-5.1",), facts=("CIV-5.1.c",))


KINDS = (
    ExerciseKind(
        "bonus_last",
        "innovation",
        by_language("exercise_kind_bonus_last"),
        ("INN-5.5",),
        ("INN-5.5.b",),
        _bonus_last,
        SEATS,
    ),
    ExerciseKind(
        "in_time",
        "civ",
        by_language("exercise_kind_in_time"),
        ("CIV-5.1",),
        ("CIV-5.1.c", "CIV-5.2.e"),
        _in_time,
        SEATS,
    ),
)
