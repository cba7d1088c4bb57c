"""Whose cards, and where they lie."""

from __future__ import annotations

from typing import assert_never

from cards.program import Place, Who, Zone
from cards.text.context import Context

_PLACES = {
    Place.HAND: "hand",
    Place.SCORE: "score",
    Place.BOARD: "board",
    Place.TOP: "board",
    Place.BOTTOM: "board",
    Place.AREA: "play area",
}


def your(context: Context) -> str:
    """The possessive of the one who acts."""
    return "your" if context.you else "their"


def whose(who: Who, context: Context, *, each: bool = False) -> str:
    """Whose it is; `each`: of every one of them, not of one."""
    match who:
        case Who.YOU:
            return your(context)
        case Who.ME:
            return "my" if context.me is None else f"{context.me}'s"
        case Who.OTHERS:
            return "each other player's" if each else "any other player's"
        case Who.ANOTHER:
            return "another player's"
        case Who.POORER_OPPONENT:
            return "an opponent's"
        case Who.THAT_PLAYER:
            return "that player's"
        case Who.EVERYONE:
            return "every player's" if each else "any player's"
        case _:
            assert_never(who)


def place(zone: Zone, context: Context, *, each: bool = False) -> str:
    """A place: "your hand", "the score of an opponent with fewer points than you"."""
    word = _PLACES[zone.place]
    if zone.of is Who.POORER_OPPONENT:
        return f"the {word} of an opponent with fewer points than you"
    return f"{whose(zone.of, context, each=each)} {word}"
