"""What others may read of a table of CIV: everything that lies on it, nothing of how it is played.

Cards are the kinds of `engine.civ.deck`: `id`, `domain`, `era`. Domains are numbers, places in `DOMAINS`
there; seats are numbers in seating order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from engine.civ.deck import Kind
from engine.civ.game import Civ
from engine.game import Game


class CivSeat(Protocol):
    """What lies before a player."""

    @property
    def hand(self) -> Sequence[Kind]: ...
    @property
    def area(self) -> Sequence[Kind]:
        """The cards that lie face up in the play area."""

    @property
    def counts(self) -> Sequence[int]:
        """How many of them there are of each domain."""

    @property
    def democracy(self) -> Sequence[int]:
        """How many Utopia cards lie face down in each domain (CIV-4.5)."""

    @property
    def embargoes(self) -> Mapping[int, Kind]:
        """The domains under an embargo, and the Economy card that lies there."""

    @property
    def barred(self) -> Collection[int]:
        """The domains that may not be played in the present turn."""

    @property
    def limit(self) -> int:
        """The hand limit now."""


class CivTable(Protocol):
    """A whole table; what is asked, told and carried out stands in `Game`."""

    @property
    def seats(self) -> Sequence[CivSeat]: ...
    @property
    def turn(self) -> int:
        """Whose turn it is; -1 during the set-up."""

    @property
    def step(self) -> str:
        """draft, play or effects."""

    @property
    def deck(self) -> Sequence[Kind]:
        """The top card is the last."""

    @property
    def discard(self) -> Sequence[Kind]:
        """The top card is the last."""

    @property
    def open(self) -> Sequence[Kind]:
        """The face-up cards in the middle at the end of the draft."""

    @property
    def packs(self) -> Sequence[Sequence[Kind]]:
        """What each player chooses from during the draft."""

    @property
    def coin(self) -> tuple[int, int, int] | None:
        """Where the culture coin lies: whose play area, which domain, and who copied (CIV-3.7)."""

    @property
    def levels(self) -> tuple[int, int]:
        """How many cards levels 1 and 2 need (CIV-3.1)."""

    def hegemony_needs(self, seat: int, domain: int) -> int:
        """How many cards of a domain win, with those that democracy asks for (CIV-5.1, CIV-4.5)."""

    def majorities(self) -> Sequence[Collection[int]]:
        """The seats that have the most cards of each domain (CIV-5.3)."""

    def points(self, seat: int) -> int:
        """In how many domains a player has the majority (CIV-5.3)."""


def table(game: Game) -> CivTable:
    """The table of a game of CIV; any other game is refused."""
    if not isinstance(game, Civ):
        raise TypeError(f"a game of CIV has this table, not one of {game.name}")
    return game


def seat_of(game: Game, player: str) -> CivSeat:
    """What lies before the player of this name.

    >>> import engine
    >>> game = engine.new("civ", ["Ann", "Ben"], seed=1)
    >>> len(seat_of(game, "Ben").hand), seat_of(game, "Ben").limit
    (3, 3)
    """
    return table(game).seats[game.players.index(player)]
