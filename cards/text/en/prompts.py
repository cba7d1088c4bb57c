"""Questions, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from types import MappingProxyType

from cards.program import Place, Rank
from cards.text import option_text, prompts, step_text
from cards.text.en import talk
from cards.text.en.words import capital
from cards.text.facts import Data

QUESTIONS = prompts.Questions(
    setup="you meld one of your two cards and keep the other in hand: which one do you meld?",
    action=(
        "you have one action left: do you draw, meld, activate a card or achieve?",
        "you have {left} actions left: do you draw, meld, activate a card or achieve?",
    ),
    card="Which card do you {verb}?",
    card_may="Which card do you want to {verb}?",
    first="Which card do you {verb} first?",
    first_may="Which card do you want to {verb} first?",
    in_all="That makes {due} cards. ",
    next=(
        "You have {done} {named} of {due}: which card is next?",
        "You have {done} {named} of {due}: which card is next?",
    ),
    another=(
        "You have {done} {named}: {verb} another, or stop here?",
        "You have {done} {named}: {verb} another, or stop here?",
    ),
    tie=(
        "{among} tie for the {rank} value: which one do you {verb}?",
        "{among} have the same value: which one do you {verb}?",
    ),
    tie_may=(
        "{among} tie for the {rank} value: which one do you want to {verb}?",
        "{among} have the same value: which one do you want to {verb}?",
    ),
    among=MappingProxyType(
        {
            Place.HAND: ("Several cards in your hand", "Several of the highest cards in your hand"),
            Place.SCORE: ("Several cards in your score", "Several of the highest cards in your score"),
            Place.TOP: ("Several of {tops}", "Several of {tops}"),
        }
    ),
    ranks=MappingProxyType({Rank.HIGHEST: "highest", Rank.LOWEST: "lowest"}),
    revealed="which of the revealed cards goes to your board?",
    stays="Which card do you keep?",
    effects="Which card do you choose?",
    colour="Which colour do you {verb}?",
    colour_alone="which of your colours do you choose?",
    colour_may="Which colour do you want to {verb}?",
    first_colour="Which is the first?",
    next_colour="Which is the second?",
    whole="Do you want to {verb} it?",
    whole_cards="Do you want to {verb} them all?",
    whole_ranked="Do you want to {verb} the {rank} card?",
    whole_exchange="Do you want to exchange them?",
    whole_pile="Do you want to splay them?",
    whole_colour="Do you want to splay that colour?",
    whole_draw="Do you want to {verb} {drawn}?",
    player="Which player do you choose?",
    player_may="Which player do you want to choose?",
    value="which value do you choose?",
    option="Which of the two do you choose?",
    option_may="Which of the two, if either?",
    order_meld=(
        "the order matters, as the last card melded ends up on top: which one do you meld first?",
        "the last card melded ends up on top: which one do you meld next?",
    ),
    order_tuck=(
        "the order matters, as the last card tucked ends up at the bottom: which one do you tuck first?",
        "the last card tucked ends up at the bottom: which one do you tuck next?",
    ),
    order_return=(
        "the order matters, as the card returned first will be drawn first: which one do you return first?",
        "the card returned first will be drawn first: which one do you return next?",
    ),
    order_pile=(
        "you are rearranging the pile from the top down: which card goes on top?",
        "you are rearranging the pile from the top down: which card comes next?",
    ),
    pass_="No, thanks",
    stop="Stop here",
    draw="Draw",
    meld="Meld {name}",
    dogma="Activate {name}",
    achieve="Achieve period {name}",
    yes="Yes, {verb}",
    value_button="{value}",
    hidden_card="{value} of {owner}'s",
    do=MappingProxyType({}),
    refusals=MappingProxyType(
        {
            "over": "The game is over, so there is nothing left to answer",
            "unknown_card": "There is no card called {quoted_key}",
            "not_in_hand": "{name} is not in {player}'s hand, and only cards in hand can be melded",
            "not_on_top": "{name} is not one of {player}'s top cards, and only those can be activated",
            "no_such_period": "There is no period {quoted_key} to achieve: only periods 1 to 9 can be "
            "achieved",
            "period_taken": "{owner} has already achieved period {age}, and each period can be "
            "achieved only once",
            "period_gone": "Period {age} cannot be achieved in this game",
            "too_few_points": "To achieve period {age}, {player} needs {needed} points but has {points}",
            "top_too_low": "To achieve period {age}, {player} needs a top card of value {age} or higher, "
            "but {player}'s highest is {highest}",
            "no_top_card": "To achieve period {age}, {player} needs a top card of value {age} or higher, "
            "but has no top card at all",
            "not_asked_for": "{name} does not fit here: {words}",
            "not_asked_here": "{name} is not an answer to this question",
            "must": "This must be done: you can decline only where it says “you may”",
            "must_act": "{player} must take an action: draw, meld, activate a card or achieve",
            "must_meld": "{player} must meld one of the two cards",
            "not_a_key": "{quoted_key} is not an action: you can draw, meld, activate a card or achieve",
        }
    ),
)


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player; `by` in the data is the name of the one who activated the card.

    >>> prompt("action", "Carlo", {"left": 2})
    'Carlo, you have two actions left: do you draw, meld, activate a card or achieve?'
    """
    me = None if data.get("by") == player else data.get("by")
    return prompts.prompt(
        kind, player, data, QUESTIONS, talk, lambda step: step_text(step, data["card"], "en", me)
    )


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    return prompts.answer(
        kind, key, data, QUESTIONS, talk,
        lambda index: option_text(prompts.either_of(data), index, data["card"], "en", data.get("by")),
    )  # fmt: skip


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    return capital(prompts.refusal(code, data, QUESTIONS, talk))
