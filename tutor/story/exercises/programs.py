"""What a card says behind what happens: cards of the highest or lowest value, numbers, an "if you do"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cards.innovation.editions import PRINTINGS
from cards.program import (
    All,
    And,
    Demand,
    Draw,
    Exchange,
    Highest,
    IfDone,
    May,
    Meld,
    Pick,
    Plus,
    Return,
    Score,
    Step,
    Transfer,
    Tuck,
    ValueOf,
    sequence,
)
from cards.program.trail import Word, trail, verbs
from engine.decisions import PASS, Decision
from engine.events import Clause, Event
from engine.game import Game
from tutor.story.questions.kinds import Moves

_MOVING = {Meld: "meld", Tuck: "tuck", Score: "score", Return: "return", Transfer: "transfer"}
_DRAWING = {And.KEEP: "draw", And.MELD: "meld", And.TUCK: "tuck", And.SCORE: "score"}


def _words(clause: Clause | None) -> tuple[Word, ...]:
    """What a clause says, from the step down to the verb."""
    if clause is None or not clause[2]:
        return ()
    card, effect, path = clause
    return trail(PRINTINGS[card].effects[effect].steps, path)


def _told(word: Word) -> str | None:
    """The kind of event by which doing it is told."""
    if isinstance(word, May | IfDone):
        word = word.verb
    return _DRAWING.get(word.and_) if isinstance(word, Draw) else _MOVING.get(type(word))


def undone(event: Event) -> str | None:
    """The kind of event that is lacking because a number was 0, or an "if you do" did not hold."""
    if event.kind != "nothing":
        return None
    match event.data["why"], _words(event.clause):
        case "none_due", (*_, verb):
            return _told(verb)
        case "not_done", (*_, IfDone(then=then), _):
            return _told(sequence(then)[0])
        case _:
            return None


def from_zero(event: Event) -> bool:
    """Whether a card is drawn that is so much higher than a value that is not there (INN-7.1)."""
    match _words(event.clause)[-1:] if event.kind == "draw" else ():
        case (Draw(value=Plus(number=Highest() | ValueOf(), more=more)),):
            return bool(event.data["value"] == more)
        case _:
            return False


def among_equals(asked: Decision) -> bool:
    """Whether a demand exchanges the highest or lowest cards, and it is asked which of equal ones."""
    if asked.clause is None or len(asked.keys) < 2:
        return False
    card, effect, _ = asked.clause
    demands = isinstance(PRINTINGS[card].effects[effect], Demand)
    return demands and isinstance(_words(asked.clause)[-1], Exchange)


EXCHANGING = frozenset(
    card
    for card, printed in PRINTINGS.items()
    for effect in printed.effects
    if isinstance(effect, Demand) and any(isinstance(verb, Exchange) for verb in verbs(effect.steps))
)
"""The cards that demand an exchange."""


@dataclass(frozen=True, slots=True)
class Equals:
    """Cards of one value, of which the highest or the lowest were asked for."""

    kind: str
    """The event by which it is told that they go."""
    stay: int
    """So many stay, for only a number was asked for."""
    join: int
    """So many go with another one, for all of them were asked for."""


def _pick(word: Word | Step) -> Pick | None:
    """The highest or lowest cards that something is done with."""
    verb = word.verb if isinstance(word, May | IfDone) else word
    cards = getattr(verb, "cards", None)
    return cards if isinstance(cards, Pick) and cards.rank else None


LEVELLING = frozenset(
    card
    for card, printed in PRINTINGS.items()
    if any(_pick(verb) for effect in printed.effects for verb in verbs(effect.steps))
)
"""The cards that ask for the highest or the lowest of something."""


def equals(game: Game, moves: Moves, events: Sequence[Event]) -> Equals | None:
    """The cards that were level when an action was carried out, if nothing else had to be decided in it."""
    here, stay, kinds = game.clone(), 0, set[str | None]()
    here.choose(moves[0][1])
    for _, key in moves[1:]:
        asked = here.decision
        if (
            asked is None
            or PASS in asked.keys
            or (asked.kind != "order" and _pick(asked.about["step"]) is None)
        ):
            return None
        if asked.kind != "order" and asked.due is not None and asked.due - asked.named == 1:
            stay += len(asked.keys) - 1
            kinds.add(_told(asked.about["step"]))
        here.choose(key)
    together = Counter((event.player, event.clause) for event in events if _all_ranked(event))
    kinds.update(event.kind for event in events if together[event.player, event.clause] > 1)
    join = sum(together.values()) - len(together)
    kind = kinds.pop() if len(kinds) == 1 else None
    return Equals(kind, stay, join) if kind and bool(stay) != bool(join) else None


def _all_ranked(event: Event) -> bool:
    """Whether a card goes because all of the highest or lowest value were asked for."""
    words = _words(event.clause) if event.kind in _MOVING.values() else ()
    cards = _pick(words[-1]) if words else None
    return cards is not None and isinstance(cards.amount, All) and event.kind == _told(words[-1])
