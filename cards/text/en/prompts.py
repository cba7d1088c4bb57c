"""Questions, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.innovation import CARD
from cards.program import (
    AllButOne,
    Amount,
    And,
    ChooseColours,
    Draw,
    Either,
    Exactly,
    Exchange,
    If,
    IfDone,
    May,
    Meld,
    Rearrange,
    Return,
    Score,
    Step,
    Transfer,
    Tuck,
    Verb,
    Who,
)
from cards.terms import Colour
from cards.text.effects import option_text, step_text
from cards.text.en.events import card
from cards.text.en.words import COLOURS, TERMS, capital, counted, valued

Data = Mapping[str, Any]


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player; `by` in the data is the name of the one who activated the card."""
    return f"{player}, {_QUESTIONS[kind](player, data)}"


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    if key == "pass":
        return "Stop here" if data.get("named") else "No, thanks"
    match kind:
        case "action":
            return _action(key)
        case "setup" | "card" | "order":
            return _card(key)
        case "colour":
            return capital(COLOURS[Colour(key)])
        case "option":
            either, by = _either(data["step"]), data.get("by")
            return capital(option_text(either, int(key) - 1, data["card"], "en", by))
        case "whole":
            return f"Yes, {_word(_verb(data['step']))}"
        case "player" | "value":
            return key
        case _:
            raise KeyError(kind)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop: the caller adds the rule and the legal keys."""
    return _REFUSALS[code](data)


def _setup(_: str, __: Data) -> str:
    return "choose the card that you meld first; the other stays in your hand."


def _ask_action(_: str, data: Data) -> str:
    left = counted(data["left"], "action", "actions")
    return f"you have {left} left: draw, meld, activate or achieve."


def _ask_card(player: str, data: Data) -> str:
    verb = _verb(data["step"])
    if isinstance(verb, Exchange):
        return "choose which of your cards goes into the exchange."
    if isinstance(verb, Transfer) and verb.cards.by is Who.ME:
        return f"choose one of the revealed cards: it goes to your {verb.to.place.value}."
    if isinstance(verb, Transfer) and isinstance(verb.cards.amount, AllButOne):
        return f"choose the card that stays: {_told(player, data)}"
    return _told(player, data)


def _ask_colour(player: str, data: Data) -> str:
    if isinstance(_verb(data["step"]), ChooseColours) and data.get("named"):
        return "choose another colour."
    return _told(player, data)


def _ask_player(player: str, data: Data) -> str:
    return f"choose a player: {_told(player, data)}"


def _ask_order(_: str, data: Data) -> str:
    verb = _verb(data["step"])
    named = data.get("named")
    if isinstance(verb, Rearrange):
        return f"choose the card that lies {'beneath that' if named else 'on top'}."
    return f"choose the card to {_word(verb)} {'next' if named else 'first'}: the order matters."


def _told(player: str, data: Data) -> str:
    """The step itself, spoken to the player."""
    step: Step = data["step"]
    named = data.get("named") or 0
    if named:
        step = _going_on(step)
    by = data.get("by")
    text = step_text(step, data["card"], "en", None if by == player else by)
    text = text[:1].lower() + text[1:]
    if not named:
        return text
    due = data.get("due")
    return f"{text.removesuffix('.')}: {named}{'' if due is None else f' of {due}'} so far."


def _going_on(step: Step) -> Step:
    """The step once a card has been named: a fixed number can no longer be declined."""
    verb = _verb(step)
    optional = isinstance(step, May) and not isinstance(_amount(verb), Exactly)
    return May(verb) if optional else verb


def _amount(verb: Verb) -> Amount | None:
    match verb:
        case Meld() | Tuck() | Score() | Return() | Transfer():
            return verb.cards.amount
        case _:
            return None


def _verb(step: Step) -> Verb:
    match step:
        case May() | IfDone():
            return step.verb
        case If():
            raise TypeError("a condition is not asked about")
        case _:
            return step


def _either(step: Step) -> Either:
    verb = _verb(step)
    assert isinstance(verb, Either)
    return verb


def _word(verb: Verb) -> str:
    """The verb in a word."""
    match verb:
        case Meld() | Tuck() | Score() | Return() | Transfer() | Exchange():
            return type(verb).__name__.lower()
        case Draw():
            return "draw" if verb.and_ is And.KEEP else f"draw and {verb.and_.value}"
        case _:
            return "do it"


def _action(key: str) -> str:
    action, _, what = key.partition(" ")
    match action:
        case "draw":
            return "Draw"
        case "achieve":
            return f"Achieve period {what}"
        case _:
            return f"{capital(TERMS[action])} {CARD[what].name.en}"


def _card(key: str) -> str:
    owner, hidden, value = key.partition(":")
    return f"{capital(valued(int(value)))} of {owner}'s" if hidden else card(key)


def _quoted(text: str) -> str:
    return f"“{text}”"


def _period_taken(data: Data) -> str:
    owner = data.get("owner")
    if owner is None:
        return f"Period {data['age']} is not there to be achieved"
    return f"Period {data['age']} has already been achieved by {owner}"


def _highest(value: int) -> str:
    return f"the highest there is a {value}" if value else "there is no top card"


_QUESTIONS: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
        "setup": _setup,
        "action": _ask_action,
        "card": _ask_card,
        "colour": _ask_colour,
        "player": _ask_player,
        "value": _told,
        "option": _told,
        "whole": _told,
        "order": _ask_order,
    }
)

_REFUSALS: Mapping[str, Callable[[Data], str]] = MappingProxyType(
    {
        "over": lambda _: "The game is over, so nothing more can be answered",
        "unknown_card": lambda data: f"There is no card called {_quoted(data['key'])}",
        "not_in_hand": lambda data: (
            f"{CARD[data['card']].name.en} is not in {data['player']}'s hand, "
            "and only cards in hand can be melded"
        ),
        "not_on_top": lambda data: (
            f"{CARD[data['card']].name.en} is not a top card of {data['player']}'s, "
            "and only your own top cards can be activated"
        ),
        "no_such_period": lambda data: f"There is no period {data['key']}: the periods are 1 to 9",
        "period_taken": _period_taken,
        "too_few_points": lambda data: (
            f"Period {data['age']} takes {data['needed']} points in the score, and there are {data['points']}"
        ),
        "top_too_low": lambda data: (
            f"Period {data['age']} takes a top card of value {data['age']} or higher, "
            f"and {_highest(data['highest'])}"
        ),
        "not_asked_for": lambda data: (
            f"{_card(data['card']) if data['card'] else _quoted(data['key'])} is not what is asked for here"
            + (f": {_quoted(data['words'])}" if data.get("words") else "")
        ),
        "must": lambda _: "This cannot be declined: what does not say “you may” must be done",
        "not_a_key": lambda data: f"{_quoted(data['key'])} is not an answer that the game knows",
    }
)
