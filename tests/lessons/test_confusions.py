"""Each widespread misunderstanding leads to a wrong answer in the exercises that are made for it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from cards.civ import HEGEMONY
from engine.innovation.deck import BY_ID
from engine.innovation.table import seat_of
from tests.effort import cases
from tutor.story.exercises import LEVELS, Exercise, exercise
from tutor.story.exercises.confusions import KINDS, sharing
from tutor.story.exercises.programs import equals, undone
from tutor.story.questions import Question
from tutor.story.questions.kinds import Part, WhichPlayers
from tutor.story.questions.question import Answer

CASES = int(os.environ.get("CASES", cases(sample=10, nightly=200)))
"""So many exercises of each kind; 200 for the share that is promised."""

SHARE = 0.9

Belief = Callable[[Exercise, Question], Answer]
"""What somebody answers who holds a mistaken belief."""


def counting_again(one: Exercise, question: Question) -> Answer:
    """The icons are counted anew for each effect."""
    (player, key), *_ = question.branch.moves
    found = sharing(question.branch.game, player, BY_ID[key.removeprefix("dogma ")].dogma)
    return tuple(name for name in one.game.players if name in found)


def by_the_activator(one: Exercise, question: Question) -> Answer:
    """What a card does is done by the one who activated it."""
    return (question.branch.moves[0][0],)


def moving_counts(one: Exercise, question: Question) -> Answer:
    """A card that comes into a score is scored, one that comes to a board is melded."""
    kind = str(one.task.what.of.said["kind"])  # type: ignore[union-attr]
    place = "score" if kind == "score" else "board"
    events = question.branch.events
    moved = [event for event in events if event.kind == "transfer" and event.data.get("to") == place]
    return (str(len(moved) + sum(event.kind == kind for event in events)),)


def tucked_is_hidden(one: Exercise, question: Question) -> Answer:
    """A tucked card lies under others, always."""
    tucked = {f"dogma {event.data['card']}" for event in question.branch.events if event.kind == "tuck"}
    return tuple(key for key in question.right[0] if key not in tucked)


def counted_before(one: Exercise, question: Question) -> Answer:
    """The cards are counted at the beginning of the turn; what pays has not left."""
    decision = one.game.decision
    assert decision is not None
    paid = question.branch.moves[0][1]
    return tuple(option.id for option in question.options if option.id in decision.keys and option.id != paid)


def everything(one: Exercise, question: Question) -> Answer:
    """All that the cards would do for is open."""
    return tuple(option.id for option in question.options)


def the_last_card_ends_it(one: Exercise, question: Question) -> Answer:
    """When the last card is drawn, the game is over."""
    return (question.options[0].id,)


def equals_mixed_up(one: Exercise, question: Question) -> Answer:
    """The highest card is all cards of that value, and all the highest are a single one."""
    found = equals(one.game, question.branch.moves, question.branch.events)
    assert found is not None
    return (str(int(question.right[0][0]) + found.stay - found.join),)


def always_at_least_once(one: Exercise, question: Question) -> Answer:
    """What a card says is done once at least, whatever the number, and whether or not it is "if you do"."""
    kind = str(one.task.what.of.said["kind"])  # type: ignore[union-attr]
    left_out = sum(undone(event) == kind for event in question.branch.events)
    return (str(int(question.right[0][0]) + left_out),)


def sharing_as_ever(one: Exercise, question: Question) -> Answer:
    """Who has the icons for it shares a card that somebody carries out through another one, too."""
    card = str(one.task.what.of.said["card"])  # type: ignore[union-attr]
    (player, *_), icon = question.right[0], BY_ID[card].dogma
    found = sharing(question.branch.game, player, icon) | set(question.right[0])
    return tuple(name for name in one.game.players if name in found)


def democracy_changes_nothing(one: Exercise, question: Question) -> Answer:
    """Hegemony takes as many cards of each domain."""
    return (str(HEGEMONY[len(one.game.players)]),)


def more_shares(one: Exercise, question: Question) -> Answer:
    """Only who has more icons than the one who activates shares."""
    return _by_count(one, lambda count, mine: count > mine)


def as_many_obeys(one: Exercise, question: Question) -> Answer:
    """Who has as many icons obeys too."""
    return _by_count(one, lambda count, mine: count <= mine)


def _by_count(one: Exercise, affected: Callable[[int, int], bool]) -> Answer:
    assert isinstance(one.task.what, WhichPlayers)
    part, decision = one.task.what.of, one.game.decision
    assert isinstance(part, Part)
    assert decision is not None
    mine = seat_of(one.game, decision.player).icons[BY_ID[part.key.removeprefix("dogma ")].dogma]
    counts = {step.player: step.count for step in one.game.preview(part.key) if step.effect == part.effect}
    others = [name for name in one.game.players if name in counts and name != decision.player]
    return tuple(name for name in others if affected(counts[name], mine))


def points_are_enough(one: Exercise, question: Question) -> Answer:
    """For a period one needs points and nothing else."""
    decision = one.game.decision
    assert decision is not None
    points = seat_of(one.game, decision.player).points
    return tuple(
        option.id for option in question.options if points >= 5 * int(option.id.removeprefix("achieve "))
    )


BELIEFS: dict[str, Belief] = {
    "shares": more_shares,
    "obeys": as_many_obeys,
    "achieve": points_are_enough,
    "once": counting_again,
    "yours": by_the_activator,
    "compulsory": by_the_activator,
    "moved": moving_counts,
    "started": tucked_is_hidden,
    "anothers": by_the_activator,
    "cost": counted_before,
    "each_once": everything,
    "barred": everything,
    "level": equals_mixed_up,
    "undone": always_at_least_once,
    "alone": sharing_as_ever,
    "laid": democracy_changes_nothing,
    "last_round": the_last_card_ends_it,
}


def test_each_kind_has_its_belief() -> None:
    assert set(BELIEFS) >= {kind.id for kind in KINDS}


@pytest.mark.parametrize("kind", BELIEFS)
def test_the_mistaken_belief_answers_wrongly(kind: str) -> None:
    asked = [exercise(kind, LEVELS[seed % 3], seed) for seed in range(CASES)]
    wrong = 0
    for one in asked:
        question = one.question("en")
        wrong += not question.judge(BELIEFS[kind](one, question)).right
    print(f"{kind}: {wrong} of {CASES}")
    assert wrong >= SHARE * CASES
