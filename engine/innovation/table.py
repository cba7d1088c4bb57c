"""What others may read of a table of Innovation: everything that lies on it, nothing of how it is played.

Cards are those of `engine.innovation.deck`: `id`, `age`, `colour`, `icons`. Colours, directions and icons
are numbers, places in `COLOURS`, `DIRECTIONS` and `ICONS` there; seats are numbers in seating order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cards.innovation.editions import Edition
from cards.model import Card
from engine.game import Game
from engine.innovation.deck import AGES, Counts, ReadyCard
from engine.innovation.game import Innovation


class InnovationSeat(Protocol):
    """What lies before a player."""

    @property
    def hand(self) -> Sequence[ReadyCard]: ...
    @property
    def score(self) -> Sequence[ReadyCard]: ...
    @property
    def points(self) -> int: ...
    @property
    def piles(self) -> Sequence[Sequence[ReadyCard]]:
        """The board: a pile for each colour, top first."""

    @property
    def splays(self) -> Sequence[int]:
        """How each pile is splayed; UNSPLAYED if it is not."""

    @property
    def shown(self) -> Sequence[Counts]:
        """The icons that each pile shows."""

    @property
    def icons(self) -> Counts:
        """The icons of the whole board."""

    @property
    def periods(self) -> Sequence[int]: ...
    @property
    def fields(self) -> Sequence[str]: ...
    def tops(self) -> Sequence[ReadyCard]:
        """The top cards, in the order of the colours."""

    def highest_top(self) -> int:
        """The value of the highest top card; 0 without any (INN-7.1)."""

    def achievements(self) -> int:
        """Periods and fields together."""


class InnovationTable(Protocol):
    """A whole table; what is asked, told and carried out stands in `Game`."""

    @property
    def seats(self) -> Sequence[InnovationSeat]: ...
    @property
    def turn(self) -> int:
        """Whose turn it is; -1 during the set-up."""

    @property
    def actions(self) -> int:
        """How many actions are left in this turn."""

    @property
    def supply(self) -> Sequence[Sequence[ReadyCard]]:
        """The piles by age, top first; there is no age 0."""

    @property
    def periods(self) -> Sequence[int]:
        """The periods that nobody has achieved."""

    @property
    def fields(self) -> Sequence[str]:
        """The fields that nobody has claimed."""

    @property
    def removed(self) -> Sequence[ReadyCard]: ...
    @property
    def needed(self) -> int:
        """How many achievements win: of a player, or of a team (INN-10.1, INN-10.4)."""

    @property
    def edition(self) -> Edition:
        """What the game is played with."""

    def tucked_or_scored(self, seat: int) -> int:
        """What counts for Monument in this turn (INN-9.1)."""


def table(game: Game) -> InnovationTable:
    """The table of a game of Innovation; any other game is refused."""
    if not isinstance(game, Innovation):
        raise TypeError(f"a game of Innovation has this table, not one of {game.name}")
    return game


def draws_from(game: Game, seat: int) -> int | None:
    """The age of the pile that a player draws from by an action; None: there is none (INN-3.1, INN-3.2)."""
    here = table(game)
    highest = max(here.seats[seat].highest_top(), 1)
    return next((age for age in AGES if age >= highest and here.supply[age]), None)


def printed(game: Game, card: str) -> Card:
    """A card, given by its id, as the edition prints it that is played.

    >>> import engine
    >>> game = engine.new("innovation", ["Ann", "Bob"], options={"edition": "third"})
    >>> len(printed(game, "combustion").effects)
    2
    """
    return table(game).edition.card[card]


def seat_of(game: Game, player: str) -> InnovationSeat:
    """What lies before the player of this name.

    >>> import engine
    >>> game = engine.new("innovation", ["Ann", "Bob"], seed=1)
    >>> [card.id for card in seat_of(game, "Ann").hand]
    ['agriculture', 'clothing']
    """
    return table(game).seats[game.players.index(player)]
