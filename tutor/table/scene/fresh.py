"""What has changed on the table since a moment of the game, to be marked until the next answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.game import Game
from tutor.table.focus import Focus
from tutor.table.session import Session

__all__ = ["Fresh", "game_before"]

Place = tuple[int, str]
"""Whose, and where: "hand", "score", a colour, a domain."""


class Fresh:
    """The cards that lie somewhere else than they did, and the piles that lie otherwise."""

    def __init__(
        self,
        before: Mapping[Place, Iterable[str]] | None,
        now: Mapping[Place, Iterable[str]],
        turned: Iterable[Place] = (),
    ) -> None:
        changed = [place for place in now if before is not None and now[place] != before[place]]
        then = before or {}
        self._new = {place: Counter(now[place]) - Counter(then[place]) for place in changed}
        self._left = {place: Counter(then[place]) - Counter(now[place]) for place in changed}
        self._turned = frozenset(turned)

    def take(self, place: Place, card: str) -> bool:
        """Whether a card has come to a place; of equal ones, as many as have come."""
        here = self._new.get(place)
        if here is None or not here[card]:
            return False
        here[card] -= 1
        return True

    def left(self, whose: int) -> dict[str, int]:
        """How many cards have gone from where, of all that lies before somebody."""
        return {
            place: n
            for (owner, place), cards in self._left.items()
            if owner == whose and (n := cards.total())
        }

    def turned(self, place: Place) -> bool:
        """Whether a pile is splayed otherwise than it was."""
        return place in self._turned


def game_before(session: Session, focus: Focus) -> Game | None:
    """The game as it was before the last answer of the one who looks; None at the beginning."""
    if session.at == 0:
        return None
    since = session.at - 1 if focus.since is None else min(focus.since, session.at - 1)
    return session.past(since)
