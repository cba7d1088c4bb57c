"""A review of a finished game: what the answers of a player were worth, by what that player could know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from math import sqrt
from statistics import fmean

from engine.advice.hint import EQUAL, reasons, searched
from engine.game import Game
from engine.opponents.search import Search
from engine.winning import Gain, chances

ITERATIONS = 200
EFFORT = 22_000
"""No more iterations are spent on a first look at all answers of a game, however long it was."""
LONGER = 3
"""So many times as long as at first it is looked at what seems worse than another answer."""
CANDIDATES = 3
"""So many of the answers that a search likes best are compared with the one that was given."""
JUDGES = 3
"""So many searches that know nothing of each other judge together, as long as the mark is in doubt."""
DOUBT = 0.02
"""By about so much two of them differ."""
ELSEWHERE = 1 << 20
"""So far from the deals of one look lie those of the next."""
AHEAD = 16
"""So many answers are enough to come to what somebody else does then."""
DEALS = 40
"""In so many deals it is looked at what was to be expected of an answer, and what came of it."""


class Mark(Enum):
    """How good an answer was, by the chance of winning that it gave away; the bounds are those of Lichess."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @staticmethod
    def of(loss: float) -> Mark:
        """The mark for a loss.

        >>> Mark.of(0.12)
        <Mark.MISTAKE: 'mistake'>
        """
        if loss >= 0.15:
            return Mark.BLUNDER
        if loss >= 0.10:
            return Mark.MISTAKE
        return Mark.INACCURACY if loss >= 0.05 else Mark.GOOD


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer of a game, and what it was worth to the one who gave it."""

    number: int
    """The answer is the one after so many."""
    player: str
    played: str
    best: str
    chance: float
    """Of winning, with the best answer."""
    loss: float
    """How much of it the answer gave away."""
    luck: float
    """How much better than expected things then went, until the player could choose again: nobody's doing."""

    gains: Mapping[str, Gain] = field(default_factory=dict)
    """What the best answer would have brought, if another was blamed, what weighs most first."""
    line: tuple[tuple[str, str], ...] = ()
    """How the game was likely to go on after an answer that was blamed: who answers, and what."""
    instead: tuple[tuple[str, str], ...] = ()
    """The same after the better answer, which comes first."""

    @property
    def left(self) -> float:
        """The chance of winning that was left with the answer given."""
        return max(self.chance - self.loss, 0.0)

    @property
    def mark(self) -> Mark:
        """How good the answer was."""
        return Mark.of(self.loss)

    @property
    def accepted(self) -> bool:
        """Whether the answer was about as good as the best."""
        return self.loss < EQUAL


def review(game: Game, player: str, seed: int = 0, iterations: int | None = None) -> Iterator[Judged]:
    """Judge the answers of a player one after the other, as soon as each is known.

    Raises ValueError if nobody of that name plays.
    """
    game.seat_of(player)
    iterations = iterations or min(EFFORT // max(len(game.moves), 1), ITERATIONS)
    past = game.at(0)
    before: Judged | None = None
    for number, (asked, key) in enumerate(game.moves):
        if before is not None and asked != player and past.between_actions():
            yield before
            before = None
        if asked == player and past.decision is not None and len(past.decision.keys) > 1:
            now = judged(past, key, _after(game, number), seed, iterations)
            if before is not None:
                yield _not_lost_yet(before, now)
            before = now
        past.choose(key)
    if before is not None:
        yield before


def _not_lost_yet(before: Judged, now: Judged) -> Judged:
    """What an answer gave away: nothing, if as good a chance was still there at the next of the same turn."""
    left = max(before.chance - now.chance, 0.0)
    return replace(before, loss=left) if left < min(before.loss, EQUAL) else before


def judged(
    game: Game, played: str, after: Game | None = None, seed: int = 0, iterations: int = ITERATIONS
) -> Judged:
    """What an answer to the pending decision is worth.

    `after` is the game when the player could choose again; without it nothing is known of luck.
    """
    assert game.decision is not None, "the game is over"
    player = game.decision.player
    search, better, chance, loss = _weighed(game, played, [seed], iterations)
    if loss >= EQUAL:
        # Before somebody is blamed, it is looked at anew, in other deals, for longer and by several.
        seeds = [seed + number * ELSEWHERE for number in range(1, JUDGES + 1)]
        search, better, chance, loss = _weighed(game, played, seeds, LONGER * iterations)
    luck = (
        0.0
        if after is None
        else _seen(after, player, seed) - _expected(search, played, until=game.decision.seat)
    )
    gains: Mapping[str, Gain] = {}
    line: list[tuple[str, str]] = []
    instead: list[tuple[str, str]] = []
    if Mark.of(loss) is not Mark.GOOD:
        gains = reasons(search, better, played)
        line, instead = search.line(AHEAD, played), search.line(AHEAD, better)
    return Judged(
        len(game.moves), player, played, better, chance, loss, luck, gains, tuple(line), tuple(instead)
    )


def _weighed(
    game: Game, played: str, seeds: Sequence[int], iterations: int
) -> tuple[Search, str, float, float]:
    """The best answer, its chance of winning, and how much of it another gives away.

    Each seed is a look of its own; what it likes is looked at by all. No more of them are asked than need be.
    """
    looks: list[_Look] = []
    best, worth, loss = played, {played: 0.0}, 0.0
    for seed in seeds:
        looks.append(_Look(game, seed, iterations))
        answers = dict.fromkeys([*(key for look in looks for key in look.liked), played])
        worth = {key: fmean(look.worth(key) for look in looks) for key in answers}
        best = max(worth, key=worth.__getitem__)
        loss = worth[best] - worth[played]
        doubt = DOUBT / sqrt(len(looks))
        if Mark.of(loss - doubt) is Mark.of(loss + doubt):
            break
    return looks[0].search, best if loss else played, worth[best], loss


class _Look:
    """What one search thinks of the answers to a decision."""

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        assert game.decision is not None, "the game is over"
        self.seat = game.decision.seat
        self.search = searched(game, seed, 0, settling=True)
        for _ in self.search.until(iterations):
            pass
        self.liked = [one.key for one in self.search.tried[:CANDIDATES]]
        self._worth: dict[str, float] = {}

    def worth(self, key: str) -> float:
        """The chance of winning after an answer: on the lines that were followed, and as the turn ends.

        Lines look further, but not all of them equally far; the end of the turn is the same moment for all.
        """
        if key not in self._worth:
            self.search.give_thought(key)
            self._worth[key] = (self.search.worth(key) + _expected(self.search, key, turn_of=self.seat)) / 2
        return self._worth[key]


def _after(game: Game, number: int) -> Game:
    """The finished game where the action was over of which an answer is part, or the player chose again."""
    player = game.moves[number][0]
    number += 1
    after = game.at(number)
    while after.decision is not None and after.decision.player != player and not after.between_actions():
        after.choose(game.moves[number][1])
        number += 1
    return after


def _seen(after: Game, player: str, seed: int) -> float:
    """The chance of winning as it is then, by what the player can know: what others hold is nobody's luck."""
    return fmean(after.imagined(player, seed + number).chance(player) for number in range(DEALS))


def _expected(search: Search, key: str, until: int | None = None, turn_of: int | None = None) -> float:
    """The chance of winning after an answer and what it leads to, as far as `carry_out` is to go."""
    seat = search.game.seat_of(search.player)
    total = 0.0
    for number in range(DEALS):
        deal = search.game.imagined(search.player, search.seed + number)
        deal.telling = False
        search.carry_out(deal, key, until, turn_of)
        total += chances(deal)[deal.teams[seat]]
    return total / DEALS
