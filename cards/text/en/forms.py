"""The forms of verbs: English needs the past of those whose cards are spoken of again."""

from __future__ import annotations

from cards import program
from cards.program import Verb


def past(verb: Verb) -> str:
    """What was done to the cards, as a participle: "returned"."""
    match verb:
        case program.Draw() | program.DrawFromDeck():
            return "drew"
        case program.Meld():
            return "melded"
        case program.Tuck():
            return "tucked"
        case program.Score():
            return "scored"
        case program.Return():
            return "returned"
        case program.Transfer():
            return "transferred"
        case program.Reveal():
            return "revealed"
        case program.Take():
            return "took"
        case _:
            return "chose"
