"""Whose cards, and where they lie."""

from __future__ import annotations

from typing import assert_never

from cards.program import Place, Who, Zone
from cards.text.en.voice import Voice


def whose(who: Who, voice: Voice, *, each: bool = False) -> str:
    """Whose it is; `each`: of every one of them, not of one."""
    match who:
        case Who.YOU:
            return voice.you
        case Who.ME:
            return voice.me
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


def place(zone: Zone, voice: Voice, *, each: bool = False) -> str:
    """A place: "your hand", "the score of an opponent with fewer points than you"."""
    match zone.place:
        case Place.HAND:
            word = "hand"
        case Place.SCORE:
            word = "score"
        case Place.BOARD | Place.TOP | Place.BOTTOM:
            word = "board"
        case Place.AREA:
            word = "play area"
        case _:
            assert_never(zone.place)
    if zone.of is Who.POORER_OPPONENT:
        return f"the {word} of an opponent with fewer points than you"
    return f"{whose(zone.of, voice, each=each)} {word}"
