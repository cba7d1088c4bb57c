"""Fields, claimed at once by whoever fulfils them (INN-9)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from cards import innovation
from cards.events import innovation as told
from cards.terms import Field
from engine.innovation import ending
from engine.innovation.conditions import Holds, condition

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

DUE: dict[Field, tuple[str, Holds]] = {
    field.id: (field.rule, condition(field.due)) for field in innovation.FIELDS
}
"""For each field its rule and whether it is due to a player."""


def look(game: Innovation, touched: Collection[int]) -> None:
    """Give fields to the players whose cards have just changed, who have fulfilled them (INN-9.7)."""
    if not game.fields:
        return
    order = touched if len(touched) == 1 else [seat for seat in game.from_turn() if seat in touched]
    for seat in order:
        for field in tuple(game.fields):
            rule, due = DUE[field]
            if due(game, seat, None):
                claim(game, seat, field, "due", rule)


def claim(game: Innovation, seat: int, field: Field, how: Literal["due", "effect"], rule: str) -> None:
    """Give a field to a player."""
    game.fields.remove(field)
    game.seats[seat].fields.append(field)
    game.tell(told.ACHIEVE({"field": field, "how": how}), seat, rule)
    ending.by_achievements(game, seat)
