"""Questions of CIV, the words on the buttons that answer them, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.program import (
    ChooseDomain,
    ChoosePlayer,
    Discard,
    DiscardPile,
    Give,
    Lay,
    OfDomain,
    Place,
    Play,
    Take,
    Zone,
)
from cards.text.civ import applied
from cards.text.en.civ_words import a_card, ability, card, cards_of, domain, effect, names

Data = Mapping[str, Any]


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return f"{player}, {_question(kind, data)}"


def _question(kind: str, data: Data) -> str:
    match kind, data.get("step"):
        case "draft", _:
            take = "which card do you take into your play area?"
            return take if data.get("open") else "which card do you keep?"
        case "play", _:
            return "which card do you play?"
        case "effects", _:
            return "which effect do you apply, or is your step over?"
        case "player", ChoosePlayer():
            return "whose hand do you take?"
        case "player", _:
            return "in front of which player do you lay the card?"
        case "domain", ChooseDomain():
            return "which domain do you choose? All who have a card of it discard one."
        case "domain", _:
            return "into which domain do you lay the card?"
        case "card", step:
            return f"{_which_card(step)}{_how_far(data)}"
        case _:
            raise KeyError(kind)


def _which_card(step: Any) -> str:
    match step:
        case Discard(pick) if any(isinstance(test, OfDomain) for test in pick.tests):
            return "which card do you discard to pay for the effect?"
        case Discard(pick):
            place = "hand" if pick.source == Zone(Place.HAND) else "play area"
            return f"which card do you discard from your {place}?"
        case Play():
            return "which card do you play?"
        case Take(pick):
            place = "the discard pile" if pick.source == DiscardPile() else "your play area"
            return f"which card do you take from {place} into your hand?"
        case Give():
            return "which card do you give back?"
        case Lay():
            return "which card do you lay face down?"
        case _:
            raise KeyError(step)


def _how_far(data: Data) -> str:
    due = data.get("due") or 1
    return f" ({data['named'] + 1} of {due})" if due > 1 else ""


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    match kind:
        case "play":
            return card(key.removeprefix("play "))
        case "effects":
            return _effect(key)
        case "domain":
            return domain(key)
        case "player":
            return key
        case _:
            return card(key)


def _effect(key: str) -> str:
    found = applied(key)
    if found is None:
        return "End of the effects"
    return f"Copy {effect(found)} from {found.owner}" if found.owner else effect(found)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    match code:
        case "over":
            return "The game is over"
        case "unknown_card":
            return f'There is no card "{data["key"]}"'
        case "not_in_hand":
            return f"{card(data['card'])} is not in {data['player']}'s hand"
        case "barred":
            return f"An embargo forbids {data['player']} to play {a_card(data['domain'])} in this turn"
        case "used_permanent":
            return f"The permanent effect of {domain(data['domain'])} has been used in this turn already"
        case "used_discard":
            return f"The discard effect of {domain(data['domain'])} has been used in this turn already"
        case "too_few_cards":
            has = f"{data['player']} has {cards_of(data['count'], data['domain'])}"
            return f"Level {data['level']} needs {data['needed']}, and {has}"
        case "nothing_to_pay":
            return f"{data['player']} has no {domain(data['domain'])} card in play to pay with"
        case "not_in_full":
            return f"{ability(data['ability'])} cannot be carried out in full now"
        case "no_discard_effect":
            return "Culture has no discard effect"
        case "only_copies":
            return "Culture has no levels: it copies the effect of another player's domain"
        case "copy_own":
            return "Only an effect of another player can be copied"
        case "copied_already":
            return "Only one effect can be copied in a turn"
        case "not_most_culture":
            mine = f"{data['player']} has {cards_of(data['count'], 'culture')}"
            needs = "Copying takes more Culture cards than every other player"
            return f"{needs}: {mine}, no more than {names(data['others'])}"
        case "too_few_theirs":
            has = f"{data['owner']} has {cards_of(data['count'], data['domain'])}"
            return f"Level {data['level']} needs {data['needed']}, and {has}"
        case "must":
            return "This cannot be declined"
        case "not_offered":
            return f'"{data["key"]}" is not among the legal answers'
        case _:
            raise KeyError(code)
