"""A hint: which answers are worth most, what will happen for certain, what is likely, and why it is good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.events import Event
from engine.game import Game
from engine.opponents.search import Candidate, Search
from engine.view import redacted
from engine.winning import Gain

ITERATIONS = 1000
"""So long takes a good hint, about a quarter of a second on a busy machine."""
LENGTH = 8
"""So many answers a likely line tells at most."""
DEALS = 50
"""In so many deals it is looked at what follows an answer."""
EQUAL = 0.03
"""Chances of winning that differ by less are called equal."""
ENOUGH = 0.04
"""An answer that got a smaller part of the iterations is not known well enough to be compared."""
NOBODY = ""
"""No player's name: who has it sees what everybody sees."""
CERTAIN = frozenset(("dogma", "affect", "copy"))
"""Kinds of events that follow from the rules alone, before a card is drawn or chosen."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to answer; with more iterations it becomes better."""

    iterations: int
    tried: tuple[Candidate, ...]
    """The answers, the most tried first; with their chances of winning."""
    line: tuple[tuple[str, str], ...]
    """How the game is likely to go on: who answers, and what."""

    @property
    def best(self) -> Candidate:
        """The answer to give."""
        return self.tried[0]

    @property
    def equal(self) -> tuple[str, ...]:
        """The answers that are about as good, the best among them."""
        least = self.best.chance - EQUAL
        return tuple(
            one.key for one in self.tried if one is self.best or (one.share >= ENOUGH and one.chance >= least)
        )


@dataclass(frozen=True, slots=True)
class Likely:
    """Something that happens in a part of the deals, as everybody would see it."""

    event: Event
    share: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an answer leads to, before another action begins."""

    certain: tuple[Event, ...]
    likely: tuple[Likely, ...]
    """The most frequent first."""


def searched(game: Game, seed: int = 0, iterations: int = ITERATIONS, *, settling: bool = False) -> Search:
    """A search that knows what the player who is asked can know; with 0 iterations one to be led in steps."""
    assert game.decision is not None, "the game is over"
    search = Search(game.imagined(game.decision.player, seed), seed, settling=settling)
    search.step(iterations)
    return search


def hint(search: Search) -> Hint:
    """What a search has found so far.

    >>> import engine
    >>> search = searched(engine.new("innovation", ["Ann", "Bob"], seed=1), iterations=100)
    >>> hint(search).best.key in search.game.decision.keys
    True
    """
    return Hint(search.iterations, tuple(search.tried), tuple(search.line(LENGTH)))


def rival(search: Search) -> Candidate | None:
    """The best of the answers that are not about as good as the best, with as much thought given to it."""
    thought = ""
    while True:
        found = hint(search)
        other = next((one for one in found.tried if one.key not in found.equal), None)
        if other is None or other.key == thought:
            return other
        thought = other.key
        search.give_thought(thought)


def weighed(search: Search) -> Hint:
    """What a search has found when it has thought about every answer as much as about the best."""
    for other in search.tried[1:]:
        search.give_thought(other.key)
    return hint(search)


def outlook(search: Search, key: str, deals: int = DEALS) -> Outlook:
    """What an answer leads to in many deals of what the player who is asked does not know."""
    events: dict[tuple[object, ...], Event] = {}
    counts: dict[tuple[object, ...], int] = {}
    for after in _played(search, key, deals):
        told = {_same(event): event for event in after.events}
        for same, event in told.items():
            events.setdefault(same, event)
            counts[same] = counts.get(same, 0) + 1
    certain = tuple(events[same] for same in events if counts[same] == deals and events[same].kind in CERTAIN)
    others = [Likely(events[same], counts[same] / deals) for same in events if events[same] not in certain]
    return Outlook(certain, tuple(sorted(others, key=lambda one: -one.share)))


def _same(event: Event) -> tuple[object, ...]:
    """What two events have in common that are told alike."""
    return event.kind, event.player, event.rule, repr(sorted(event.data.items(), key=lambda item: item[0]))


def _played(search: Search, key: str, deals: int) -> Iterator[Game]:
    """The game after an answer and all that hangs on it, with events as everybody sees them."""
    for number in range(deals):
        deal = search.game.imagined(search.player, search.seed + number)
        deal.telling = True
        search.carry_out(deal, key)
        deal.events = [redacted(event, NOBODY, deal.backs) for event in deal.events]
        yield deal


def reasons(search: Search, key: str, other: str, deals: int = DEALS) -> Mapping[str, Gain]:
    """Why an answer is better than another: the parts of the chance of winning, what weighs most first."""
    sums: dict[str, Gain] = {}
    for number in range(deals):
        for sign, after in zip((1 / deals, -1 / deals), _compared(search, key, other, number), strict=True):
            for name, part in after.chance(search.player).parts.items():
                known = sums.get(name, Gain())
                sums[name] = Gain(known.own + sign * part.own, known.others + sign * part.others)
    return dict(sorted(sums.items(), key=lambda item: -abs(item[1].total)))


def _compared(search: Search, key: str, other: str, number: int) -> list[Game]:
    """The game after each of two answers in the same deal, at the same moment.

    If one of them ends the turn, so does what follows the other: only then has each drawn what it draws.
    """
    seat = search.game.seat_of(search.player)
    after: list[Game] = []
    for turn_of in (None, seat):
        after = [search.game.imagined(search.player, search.seed + number) for _ in (key, other)]
        for deal, answer in zip(after, (key, other), strict=True):
            deal.telling = False
            search.carry_out(deal, answer, turn_of=turn_of)
        asked = {deal.decision.seat for deal in after if deal.decision is not None}
        if asked <= {seat} or seat not in asked:
            break
    return after
