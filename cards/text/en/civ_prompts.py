"""Questions of CIV, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.text import civ_prompts
from cards.text.civ_fields import Data
from cards.text.en import civ_words

PHRASES = civ_prompts.Phrases(
    keep="which card do you keep?",
    take_from_middle="which card do you take into your play area?",
    play="which card do you play?{progress}",
    effect="which effect do you apply, or is your step over?",
    whose_hand="whose hand do you take?",
    before_whom="in front of which player do you lay the card?",
    which_domain="which domain do you choose? All who have a card of it discard one.",
    into_which_domain="into which domain do you lay the card?",
    pay="which card do you discard to pay for the effect?{progress}",
    discard_from_hand="which card do you discard from your hand?{progress}",
    discard_from_area="which card do you discard from your play area?{progress}",
    take_from_pile="which card do you take from the discard pile into your hand?{progress}",
    take_from_area="which card do you take from your play area into your hand?{progress}",
    give_back="which card do you give back?{progress}",
    lay="which card do you lay face down?{progress}",
    progress=" ({number} of {due})",
    end="End of the effects",
    copy="Copy {effect} from {owner}",
    refusals=MappingProxyType(
        {
            "over": "The game is over",
            "unknown_card": "There is no card called “{key}”",
            "not_in_hand": "{card} is not in {of_player} hand",
            "barred": "An embargo forbids {player} to play {domain} cards in this turn",
            "used_permanent": "The permanent effect of {domain} has been used in this turn already",
            "used_discard": "The discard effect of {domain} has been used in this turn already",
            "too_few_cards": "Level {level} needs {needed}, and {has}",
            "too_few_theirs": "Level {level} needs {needed}, and {owner_has}",
            "nothing_to_pay": "{player} has no {domain} card in play to pay with",
            "not_in_full": "{ability} cannot be carried out in full now",
            "no_discard_effect": "Culture has no discard effect",
            "only_copies": "Culture has no levels: it copies the effect of another player's domain",
            "copy_own": "Only an effect of another player can be copied",
            "copied_already": "Only one effect can be copied in a turn",
            "not_most_culture": "Copying takes more Culture cards than every other player: "
            "{has_culture}, no more than {others}",
            "must": "This cannot be declined",
            "not_offered": "“{key}” is not among the legal answers",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return civ_prompts.prompt(kind, player, data, PHRASES)


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return civ_prompts.refusal(code, data, PHRASES, civ_words)
