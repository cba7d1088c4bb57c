"""The verbs of CIV in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    CivVerb,
    Copy,
    Discard,
    DrawFromDeck,
    EachOther,
    FaceDown,
    Give,
    Lay,
    Place,
    Play,
    SetHandLimit,
    Take,
)
from cards.text.en import nouns, numbers
from cards.text.en.places import whose
from cards.text.en.voice import Voice
from cards.text.en.words import counted


def done(verb: CivVerb, voice: Voice) -> str:
    """What the verb does: "discard a card from your hand"."""
    match verb:
        case Discard():
            return f"discard {nouns.cards(verb.cards, voice)}"
        case Play():
            return f"play {nouns.cards(verb.cards, voice)}"
        case Take():
            return f"take {nouns.cards(verb.cards, voice)} into {voice.you} hand"
        case Give():
            to = whose(verb.to, voice).removesuffix("'s")
            return f"give {to} {nouns.cards(verb.cards, voice)}"
        case Lay():
            return f"lay {nouns.cards(verb.card, voice)} face down {_meaning(verb.as_)}"
        case DrawFromDeck():
            return f"draw {numbers.some_cards(verb.number, voice)} from the deck"
        case SetHandLimit():
            return f"{voice.you} hand limit is {counted(verb.limit, 'card', 'cards')} in this turn"
        case ChoosePlayer():
            where = "in hand" if verb.having is Place.HAND else f"in their {verb.having.value}"
            return f"choose another player who has cards {where}"
        case ChooseDomain():
            return f"choose a domain of which you have a card in {voice.you} play area"
        case EachOther():
            return f"every other player must {done(verb.verb, replace(voice, you='their'))}, if possible"
        case Copy():
            return "copy a permanent effect that another player's play area offers"
        case _:
            assert_never(verb)


def _meaning(laid: FaceDown) -> str:
    match laid:
        case FaceDown.EMBARGO:
            return "across a domain of any player, who cannot play cards of that domain in their next turn"
        case FaceDown.DEMOCRACY:
            return "into a domain of any player, who needs one card more of that domain for hegemony"
        case _:
            assert_never(laid)
