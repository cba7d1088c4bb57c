"""Practice: positions in which one answer is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from engine.advice.hint import EQUAL, searched
from engine.game import Game
from engine.opponents.search import Search

MARGIN = 0.05
"""By so much of a chance of winning the best answer is better than any that is not as good."""
FEW = 0.25
"""So large a part of the answers may be as good: whether one draws or copies what one has, for instance."""
ITERATIONS = 250
FIRST_LOOK = 60
"""After so many iterations many positions can be put aside."""
PROMISING = 1.5
"""After the first look the best answer was tried so many times as often as one would be by chance."""
MOST = 0.5
"""So large a part of the tries went to it in the end."""
COMPARED = 40
"""So many times another answer is followed beside the best, in the same deals."""
MUCH = 8
"""So many answers are much to choose from."""


def best_by_far(game: Game, hasty: str, difficulty: int) -> str | None:
    """The answer that is clearly the best, if there is one and it is so difficult to find.

    1: one action ahead shows it, as `hasty`, the answer of one who looks no further; 2: one must look
    further; 3: and there is much to choose from.

    >>> import engine
    >>> best_by_far(engine.new("innovation", ["Ann", "Bob"], seed=1), "agriculture", 1) is None
    True
    """
    count = 0 if game.decision is None else len(game.decision.keys)
    if count < (MUCH if difficulty == 3 else 3):
        return None
    search = searched(game, iterations=0, settling=True)
    # An answer that is better than the others is tried more and more often.
    for iterations, often in ((FIRST_LOOK, PROMISING / count), (ITERATIONS - FIRST_LOOK, MOST)):
        search.step(iterations)
        if search.tried[0].share < often or (search.tried[0].key == hasty) != (difficulty == 1):
            return None
    few = max(1, int(FEW * count))
    best, *others = search.tried
    if sum(one.chance > best.chance - MARGIN for one in others) >= few:
        return None
    as_good = 1
    for _, loss in losses(search):
        as_good += loss < EQUAL
        if as_good > few or EQUAL <= loss < MARGIN:
            return None
    return best.key


def losses(search: Search) -> Iterator[tuple[str, float]]:
    """How much of the chance of winning each answer gives away that is not the best, in the same deals.

    Those that may be as good come first; each gets as much thought as the best, for what was tried seldom
    seems worse than it is.
    """
    assert search.game.decision is not None, "the game is over"
    best, *others = [one.key for one in search.tried]
    for key in dict.fromkeys((*others, *search.game.decision.keys)):
        if key != best:
            search.give_thought(key)
            yield key, fmean(search.differences(best, key, range(COMPARED)))
