"""What somebody answers who misunderstands a rule of CIV."""

from __future__ import annotations

from collections.abc import Mapping

from cards.civ import DOMAINS, HEGEMONY, LEVELS
from engine.civ.table import seat_of
from tests.lessons.beliefs.belief import Belief, named
from tutor.story.exercises import Exercise
from tutor.story.questions import Question
from tutor.story.questions.question import Answer

PLACES = {str(cards.id): place for place, cards in enumerate(DOMAINS)}


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


def democracy_changes_nothing(one: Exercise, question: Question) -> Answer:
    """Hegemony takes as many cards of each domain."""
    return (str(HEGEMONY[len(one.game.players)]),)


def thresholds_of_another_table(one: Exercise, question: Question) -> Answer:
    """Three and five cards are needed whoever plays; or two and four."""
    owner = seat_of(one.game, one.game.decision.player)  # type: ignore[union-attr]
    needs = LEVELS[2 if len(one.game.players) == 4 else 4]
    return tuple(
        key for _, domain, number in (option.id.split(" ") for option in question.options)
        for key in [f"effect {domain} {number}"]
        if owner.counts[PLACES[domain]] >= needs[int(number) - 1]
    )  # fmt: skip


def culture_has_levels(one: Exercise, question: Question) -> Answer:
    """To copy takes as many Culture cards as the effect takes of its own domain."""
    owner = seat_of(one.game, one.game.decision.player)  # type: ignore[union-attr]
    mine = owner.counts[PLACES["culture"]]
    return named(
        question,
        (key for key in question.right[0] if mine >= LEVELS[len(one.game.players)][int(key[-1]) - 1]),
    )


def army_protects(one: Exercise, question: Question) -> Answer:
    """Only who has fewer Army cards than the one who attacks must obey."""
    asked = one.game.decision
    assert asked is not None
    army = {name: seat_of(one.game, name).counts[PLACES["army"]] for name in one.game.players}
    return named(question, (name for name in army if army[name] < army[asked.player]))


def a_tie_gives_nothing(one: Exercise, question: Question) -> Answer:
    """Of a domain in which several have the most nobody gets the point."""
    return question.right[0] if len(question.right[0]) == 1 else ()


def most_cards_win(one: Exercise, question: Question) -> Answer:
    """Who has the most cards in play wins."""
    counts = {name: sum(seat_of(one.game, name).counts) for name in one.game.players}
    return named(question, (name for name in counts if counts[name] == max(counts.values())))


def one_card_a_turn(one: Exercise, question: Question) -> Answer:
    """At the end of a turn one draws a card."""
    return ("1",)


def as_soon_as_it_is_reached(one: Exercise, question: Question) -> Answer:
    """With enough cards of a domain one has won, at once."""
    return (question.options[0].id,)


BELIEFS: Mapping[str, Belief] = {
    "in_time": as_soon_as_it_is_reached,
    "levels": thresholds_of_another_table,
    "copies": culture_has_levels,
    "attack": army_protects,
    "leads": a_tie_gives_nothing,
    "winner": most_cards_win,
    "hand": one_card_a_turn,
    "cost": counted_before,
    "each_once": everything,
    "barred": everything,
    "laid": democracy_changes_nothing,
    "last_round": the_last_card_ends_it,
}
