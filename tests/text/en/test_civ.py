"""The effects of CIV in English, verb by verb."""

from __future__ import annotations

import pytest

from cards.civ import DOMAINS
from cards.program import While
from cards.text.en.conditions import condition
from cards.text.en.verbs import done
from cards.text.en.voice import voice_for

SAID = {
    "assassination": "discard a card from your hand",
    "purge": "discard two cards from your hand",
    "attack": "discard an Army card from your play area | "
    "choose a domain of which you have a card in your play area | "
    "discard a card of that domain from your play area | "
    "every other player must discard a card of that domain from their play area, if possible",
    "holy_book": "your hand limit is five cards in this turn",
    "divine_right": "your hand limit is seven cards in this turn",
    "inquisition": "discard a Religion card from your play area | "
    "choose another player who has cards in hand | "
    "take all the cards in that player's hand into your hand | "
    "give that player a card from your hand for each card you took",
    "development": "discard a card from your play area | play a card from your hand",
    "monopoly": "discard two cards from your play area | play two cards from your hand",
    "embargo": "lay an Economy card from your play area face down across a domain of any player, "
    "who cannot play cards of that domain in their next turn",
    "experiment": "take a card from your play area into your hand | play a card from your hand",
    "research": "take two cards from your play area into your hand | play two cards from your hand",
    "breakthrough": "discard a Science card from your play area | draw five cards from the deck | "
    "discard a card from your hand for each card you drew",
    "inspiration": "copy a permanent effect that another player's play area offers",
    "oligarchy": "take a card from the discard pile into your hand",
    "republic": "take two cards from the discard pile into your hand",
    "democracy": "lay a Utopia card from your play area face down into a domain of any player, "
    "who needs one card more of that domain for hegemony",
}


EFFECTS = {ability.id: ability.effect for cards in DOMAINS for ability in cards.abilities}


@pytest.mark.parametrize("ability", EFFECTS)
def test_what_an_effect_of_civ_does(ability: str) -> None:
    said = EFFECTS[ability].steps
    steps = said if isinstance(said, tuple) else (said,)
    voice = voice_for([steps], ability)
    assert " | ".join(done(verb, voice) for verb in steps) == SAID[ability]


def test_when_another_player_may_be_copied() -> None:
    effect = EFFECTS["inspiration"]
    assert isinstance(effect, While)
    asked = condition(effect.condition, voice_for([], "inspiration"))
    assert asked == "you have more Culture cards in your play area than every other player"
