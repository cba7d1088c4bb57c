"""Fields, claimed at once by whoever fulfils them (INN-9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from cards.events import innovation as told
from cards.innovation.fields import FIELDS, SEPARATE
from cards.model import FieldCard
from cards.terms import Field
from engine.innovation import ending
from engine.innovation.conditions import Holds, condition

if TYPE_CHECKING:
    from engine.innovation.game import Innovation

Due = Mapping[Field, tuple[str, Holds]]
"""For each field its rule and whether it is due to a player."""


def _due(cards: Iterable[FieldCard]) -> Due:
    return {field.id: (field.rule, condition(field.due)) for field in cards}


DUE: Mapping[str | None, Due] = {None: _due(FIELDS), "separate": _due(SEPARATE)}
"""By the option `monument`."""


def look(game: Innovation, touched: Collection[int]) -> None:
    """Give fields to the players whose cards have just changed, who have fulfilled them (INN-9.7)."""
    if not game.fields:
        return
    order = touched if len(touched) == 1 else [seat for seat in game.from_turn() if seat in touched]
    for seat in order:
        for field in tuple(game.fields):
            rule, due = game.due[field]
            if due(game, seat, None):
                claim(game, seat, field, "due", rule)


def claim(game: Innovation, seat: int, field: Field, how: Literal["due", "effect"], rule: str) -> None:
    """Give a field to a player."""
    game.fields.remove(field)
    game.seats[seat].fields.append(field)
    game.tell(told.ACHIEVE({"field": field, "how": how}), seat, rule)
    ending.by_achievements(game, seat)
