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
    effect="do you use an effect or end this step?",
    whose_hand="whose hand do you take?",
    embargo_whom="which player do you put under embargo?",
    democracy_whom="one player will need one more card for hegemony: which player do you choose?",
    which_domain="everyone who has a card of the domain you choose, you included, discards one: "
    "which domain do you choose?",
    embargo_which="which of {of_on} domains do you put under embargo?",
    democracy_which="in which of {of_on} domains do you lay the card?",
    pay="which card do you discard to pay for the effect?{progress}",
    discard_from_hand="which card do you discard from your hand?{progress}",
    discard_from_area="which card do you discard from your play area?{progress}",
    take_from_pile="which card do you take from the discard pile into your hand?{progress}",
    take_from_area="which card do you take from your play area into your hand?{progress}",
    give_back="which card do you give back {to_on}?{progress}",
    lay="which card do you lay face down?{progress}",
    progress=" ({number} of {due})",
    end="End of the effects",
    copy="Copy {effect} from {owner}",
    no_such_discard="Discard effect ({domain})",
    no_such_level="Level {level} ({domain})",
    refusals=MappingProxyType(
        {
            "over": "The game is over, so there is nothing left to answer",
            "unknown_card": "There is no card called “{key}”",
            "not_in_hand": "{card} is not in {of_player} hand, and only cards in hand can be played",
            "barred": "An embargo keeps {player} from playing {domain} cards this turn",
            "used_permanent": "A permanent effect of {domain} has already been used this turn",
            "used_discard": "The discard effect of {domain} has already been used this turn",
            "too_few_cards": "Level {level} needs {needed_cards}, but {player} has {count}",
            "too_few_theirs": "Level {level} needs {needed_cards}, but {owner} has {count}",
            "nothing_to_pay": "{player} has no {domain} card in play to pay with",
            "short_hand": "{ability} needs {needed_any} in hand, but {player} has fewer",
            "short_area": "{ability} needs {needed_any} in the play area, but {player} has fewer",
            "short_discard": "{ability} needs {needed_any} in the discard pile, but there are fewer",
            "no_play": "After {ability}, {player} would have to play {needed_any} from hand, but could not",
            "no_hands": "{ability} needs another player with cards in hand",
            "no_target": "{ability} needs another domain to lay the card on",
            "empty_deck": "{ability} needs cards in the deck, but the deck is empty",
            "no_discard_effect": "Culture has no discard effect",
            "only_copies": "Culture has no levels: it copies the effect of another player's domain",
            "copy_own": "Only another player's effect can be copied",
            "copied_already": "Only one effect can be copied each turn",
            "not_most_culture": "To copy, {player} needs more Culture cards than any other player, "
            "but {others} has at least as many",
            "not_most_culture_several": "To copy, {player} needs more Culture cards than any other player, "
            "but {others} each have at least as many",
            "must": "An effect that has begun must be carried out in full",
            "must_play": "{player} must play a card first",
            "played_already": "{player} has already played a card this turn",
            "no_effect": "“{key}” is not an effect: {player} can use an effect or end this step",
            "not_in_draft": "“{key}” is not among the cards to choose from",
            "none_in_area": "{player} has no {domain} cards in play",
            "under_embargo": "{of_player} {domain} cards are already under embargo",
            "own_domain": "The {domain} card cannot be laid across itself",
            "empty_hand": "{player} has no cards in hand",
            "blocks_play": "If {player} took back {card}, there would be no card for {player} to play "
            "afterwards",
            "no_such_card": "“{key}” is not one of the cards that can be chosen here",
            "no_such_player": "“{key}” is not one of the players who can be chosen here",
            "no_such_domain": "“{key}” is not one of the domains that can be chosen here",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return civ_prompts.prompt(kind, player, data, PHRASES, civ_words)


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return civ_prompts.answer(kind, key, PHRASES, civ_words)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return civ_prompts.refusal(code, data, PHRASES, civ_words)
