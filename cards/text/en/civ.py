"""The verbs of CIV in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards import program
from cards.program import CivVerb, FaceDown, Place
from cards.text.context import Context, Mood
from cards.text.en.nouns import cards
from cards.text.en.places import whose
from cards.text.en.words import counted

_MEANS = {
    FaceDown.EMBARGO: (
        "across a domain in any player's play area. On their next turn that player cannot play cards of "
        "that domain; at the end of that turn the Economy card is discarded"
    ),
    FaceDown.DEMOCRACY: (
        "in that domain. For the rest of the game that player needs one more card of that domain for hegemony"
    ),
}


def phrase(verb: CivVerb, mood: Mood, context: Context) -> str:
    """What the verb does: "discard a card from your hand"."""
    match verb:
        case program.Discard(program.Pick(tests=(program.OfChosen(name),))) if (
            context.you and name in context.spoken
        ):
            return "discard one of your cards in that domain"
        case program.Discard(pick):
            return f"discard {cards(pick, context)}"
        case program.Play(pick):
            return f"play {cards(pick, context)}"
        case program.Take(pick):
            return f"take {cards(pick, context)} into {whose(program.Who.YOU, context)} hand"
        case program.Give(pick, to):
            return f"give {whose(to, context).removesuffix(chr(39) + 's')} {cards(pick, context)}"
        case program.Lay(pick, as_):
            chosen = "choose a player and a domain in which that player has a card, then "
            first = chosen if as_ is FaceDown.DEMOCRACY else ""
            return f"{first}lay {cards(pick, context)} face down {_MEANS[as_]}"
        case program.DrawFromDeck(number):
            return f"draw {counted(number, 'card', 'cards')} from the deck"
        case program.SetHandLimit(limit):
            return f"your hand limit is {counted(limit, 'card', 'cards')} this turn"
        case program.ChoosePlayer(having):
            where = "hand" if having is Place.HAND else "their play area"
            return f"choose another player who has cards in {where}"
        case program.ChooseDomain():
            return "choose a domain in your play area"
        case program.EachOther(inner):
            return f"every other player must {phrase(inner, mood, replace(context, you=False))}, if possible"
        case program.Copy():
            return (
                "copy one level 1 or level 2 permanent effect from another player's play area instead of "
                "using your own effect of the same domain"
            )
        case _:
            assert_never(verb)
