"""What somebody answers who misunderstands a rule of Innovation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cards.innovation import CARD
from cards.model import places
from engine.innovation.deck import BY_ID
from engine.innovation.table import seat_of
from tests.lessons.beliefs.belief import Belief, named
from tutor.story.exercises import Exercise
from tutor.story.exercises.confusions import sharing
from tutor.story.exercises.programs import equals, undone
from tutor.story.questions import Question
from tutor.story.questions.kinds import Order, Part, WhichPlayers
from tutor.story.questions.question import Answer


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


def theirs_who_get_it(one: Exercise, question: Question) -> Answer:
    """Who gets a card may choose it."""
    demands = question.branch.moves[0][0]
    obeys = [
        event.player
        for event in question.branch.events
        if event.kind == "affect" and event.data.get("role") == "obeys"
    ][-1]
    ((right,), *_) = question.right
    chosen = next(option.words for option in question.options if option.id == right)
    getting = demands if chosen == obeys else obeys
    return tuple(option.id for option in question.options if option.words == getting)


def from_one(one: Exercise, question: Question) -> Answer:
    """Where there is nothing, one counts from 1."""
    return (str(int(question.right[0][0]) + 1),)


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


def one_after_the_other(one: Exercise, question: Question) -> Answer:
    """Who activates a card acts first; each carries out the whole card before the next does."""
    assert isinstance(one.task.what, Order)
    first = one.game.decision.player  # type: ignore[union-attr]
    at = one.game.players.index(first)
    seats = [*one.game.players[at:], *one.game.players[:at]]
    # Of a demand, where the one who activates has no part: round the table as it is shown.
    if not any(id.endswith(first) for id in question.right[0]):
        seats = list(one.game.players)
    return tuple(sorted(question.right[0], key=lambda id: seats.index(id.rpartition(":")[2])))


def all_that_is_printed(one: Exercise, question: Question) -> Answer:
    """Covered cards show all their icons."""
    name, _, icon = str(one.task.what.of).split(".")  # type: ignore[union-attr]
    board = one.game.position(None)["players"][name]["board"]
    cards = [card for pile in board.values() for card in pile["cards"]]
    return (str(sum(str(each) == icon for card in cards for each in places(CARD[card].icons) if each)),)


def cards_are_points(one: Exercise, question: Question) -> Answer:
    """Each scored card is a point."""
    name = str(one.task.what.of).partition(".")[0]  # type: ignore[union-attr]
    return (str(len(seat_of(one.game, name).score)),)


def the_highest_wherever(one: Exercise, question: Question) -> Answer:
    """One draws from the age of one's highest card, be it covered or that age empty."""
    asked = one.game.decision
    assert asked is not None
    seat = seat_of(one.game, asked.player)
    return (str(max(card.age for pile in seat.piles for card in pile)),)


def fields_take_an_action(one: Exercise, question: Question) -> Answer:
    """A field is claimed by an action, as a period is."""
    return (question.options[-1].id,)


def endings_mixed_up(one: Exercise, question: Question) -> Answer:
    """If nothing is left to draw, most achievements win; if somebody has enough of these, most points."""
    end = next(event for event in question.branch.events if event.kind == "end")
    table = question.branch.game.position(None)["players"]
    points = {name: seat_of(question.branch.game, name).points for name in table}
    achieved = {name: len(player["achievements"]) for name, player in table.items()}
    counts = points if end.rule == "INN-10.1" else achieved
    return named(question, (name for name in table if counts[name] == max(counts.values())))


def covered_too(one: Exercise, question: Question) -> Answer:
    """Each card on one's board can be activated."""
    seat = seat_of(one.game, one.game.decision.player)  # type: ignore[union-attr]
    covered = {f"dogma {card.id}" for pile in seat.piles for card in pile[1:]}
    return named(question, {*question.right[0], *covered})


def a_card_for_each_part(one: Exercise, question: Question) -> Answer:
    """Each time somebody else carries out an effect, obeying too, there is a bonus."""
    return (question.options[1].id,)


def bonus_at_once(one: Exercise, question: Question) -> Answer:
    """The bonus is drawn first, before the card has changed anything."""
    asked, position = one.game.decision, one.game.position(None)
    assert asked is not None
    highest = seat_of(one.game, asked.player).highest_top()
    return (str(next(age for age in range(max(highest, 1), 11) if position["piles"][str(age)])),)


BELIEFS: Mapping[str, Belief] = {
    "bonus": a_card_for_each_part,
    "bonus_last": bonus_at_once,
    "shares": more_shares,
    "obeys": as_many_obeys,
    "order": one_after_the_other,
    "icons": all_that_is_printed,
    "points": cards_are_points,
    "draws": the_highest_wherever,
    "achieve": points_are_enough,
    "field": fields_take_an_action,
    "wins": endings_mixed_up,
    "legal": covered_too,
    "once": counting_again,
    "yours": by_the_activator,
    "compulsory": by_the_activator,
    "moved": moving_counts,
    "started": tucked_is_hidden,
    "anothers": by_the_activator,
    "level": equals_mixed_up,
    "undone": always_at_least_once,
    "alone": sharing_as_ever,
    "whose": theirs_who_get_it,
    "zero": from_one,
}
