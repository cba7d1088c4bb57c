"""Naming cards in CIV: equal cards are one key, and what follows must stay possible (CIV-4.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cards.program import Pick, Place, Value, Zone
from engine.civ.deck import Kind, by_era
from engine.civ.sources import Cards, number, source
from engine.events import Clause
from engine.naming import Act, Naming
from engine.run import Frame

if TYPE_CHECKING:
    from engine.civ.game import Civ


class CivNaming(Naming):
    """How the cards of one pick are named; `plays`: so many cards must be played after it."""

    def __init__(
        self, pick: Pick, may: bool, clause: Clause, about: dict[str, Any], act: Act | None, *,
        store: str = "moved", cards: Cards | None = None, plays: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(pick, may, clause, about, act, store=store)
        self.source = cards or source(pick.source, pick.tests)
        self.plays = plays if pick.source == Zone(Place.AREA) else 0

    def number(self, value: Value) -> Callable[[Civ, int, Frame | None], int]:
        return number(value)

    def candidates(self, game: Civ, frame: Frame) -> Sequence[Kind]:
        return self.source(game, frame.player, frame)

    def chooser(self, game: Civ, frame: Frame) -> int:
        return frame.player

    def keys(self, game: Civ, cards: tuple[Kind, ...]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
        kinds = tuple(dict.fromkeys(cards))
        return tuple([kind.id for kind in kinds]), kinds

    def in_order(self, game: Civ, frame: Frame, cards: Sequence[Kind]) -> Sequence[Kind]:
        return by_era(cards)

    def allowed(self, game: Civ, frame: Frame, cards: tuple[Kind, ...], missing: int) -> tuple[Kind, ...]:
        """The cards after which enough of those still to be taken, and those in hand, can be played."""
        owner = game.seats[frame.player]
        short = self.plays - len(owner.playable())
        if short <= 0:
            return cards
        barred = tuple(card for card in cards if card.domain in owner.barred)
        if short <= min(missing - 1, len(cards) - len(barred)):
            return cards
        return tuple(card for card in cards if card.domain not in owner.barred)
