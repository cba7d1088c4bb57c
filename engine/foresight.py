"""Looking ahead in a game: what a player may imagine of what they cannot know, and who is likely to win.

Opponents and advice see a game through this alone; `aula fit` finds what the prospects weigh.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cards.terms import Language
from engine import luck, winning
from engine.machine import Machine
from engine.winning import Chance

IDLE = 4
"""An action that changes nothing is as tiresome as so many that only lead to and fro."""


class Foresight(Machine):
    """A game in progress, as those see it who think ahead."""

    def __init__(
        self, players: Sequence[str], seed: int, language: Language, options: Mapping[str, Any]
    ) -> None:
        super().__init__(players, seed, language, options)
        self.lull = 0
        """For how many actions, or turns, the end has not come nearer; those without effect count more."""
        self._before = (0, 0)
        """How many cards were left to draw at the last such moment, and how many changes there had been."""

    def copy(self) -> Self:
        """An independent copy without events, moves and past: to look ahead, not to be told or wound back."""
        return self._twin()

    def drop(self) -> None:
        """Let go of a copy: its question points back at it, so that its memory would be freed late."""
        self._asked = None

    def imagined(self, viewer: str | None, seed: int = 0, tries: int = 16) -> Self:
        """A copy to play on: all that a player may not know and has not seen is dealt anew by chance.

        It depends on what the player (None: a spectator) sees and remembers, and on the seed, and on nothing
        else: whoever is handed it cannot cheat. It has neither a past nor the words of a file. If another
        player is asked, cards are dealt until that player is asked the same, up to a number of tries.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> game.imagined("Ann", seed=3).view("Ann") == game.view("Ann")
        True
        """
        seat = len(self.players) if viewer is None else self.seat_of(viewer)
        if self._asked is not None and self._asked.seat == seat:
            _ = self._asked.keys  # They show the order of the cards in hand, which is lost in a moment.
        state = luck.seeded(seed)
        while True:
            imagined = self._twin()
            imagined.listener = None
            imagined.seed, imagined.luck = seed, state
            tries -= 1
            if self._asked is None or imagined.deal_anew(seat, state) or not tries:
                return imagined
            _, state = luck.below(state, 1)

    def chance(self, player: str) -> Chance:
        """How likely a player is to win, 0 to 1, and its `parts` by their names.

        Hands count: what a player can know of it is the chance in an imagined game.

        Raises ValueError if nobody of that name plays.

        >>> import engine
        >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
        >>> 0 < game.chance("Ann") < 1
        True
        """
        return winning.chance(self, self.seat_of(player))

    def look_back(self, left: int) -> None:
        """An action or a turn is over: note whether it has led anywhere; so many cards are left to draw."""
        least, changes = self._before
        if left < least or not self.lull:
            self.lull, least = 1, left
        else:
            self.lull += 1 if self.changes > changes else IDLE
        self._before = least, self.changes

    # What each game adds -----------------------------------------------------------------

    @abstractmethod
    def deal_anew(self, viewer: int, seed: int) -> bool:
        """Deal anew, in place, all that a viewer does not know; is the same player still asked the same?

        The viewer is a seat; a spectator's is the one behind the last.
        """

    @abstractmethod
    def remembered(self, player: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The cards in other players' hands and scores that a player has seen go there: who, where, which."""

    @abstractmethod
    def prospects(self) -> Sequence[tuple[float, ...]]:
        """What each team has that makes it likely to win, as numbers: what lies on the table, and hands."""

    @abstractmethod
    def standing(self, seat: int) -> float:
        """How well a player stands compared with the best of the others, by counting what lies there."""
