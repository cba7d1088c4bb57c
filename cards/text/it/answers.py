"""Answers in the words of their buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.innovation import CARD
from cards.model import Card
from cards.program import Draw, Either, If, IfDone, May, Step
from cards.terms import Colour
from cards.text.context import Context, Mood
from cards.text.effects import option_text
from cards.text.it.forms import infinitive, say
from cards.text.it.talk import card, card_and_value
from cards.text.it.verbs import phrase
from cards.text.it.words import COLOURS, a_value, sentence_case

Data = Mapping[str, Any]

_ACTIONS = {"meld": "Gioca", "dogma": "Attiva"}


def answer(kind: str, key: str, data: Data) -> str:
    """The words of an answer.

    >>> answer("action", "meld oars", {}), answer("card", "Bob:7", {}), answer("card", "pass", {"named": 1})
    ('Gioca Barche a remi', 'Un 7 di Bob', 'Basta così')
    """
    if key == "pass":
        return "Basta così" if data.get("named") else "No, grazie"
    match kind:
        case "action":
            return _action(key)
        case "colour":
            return sentence_case(COLOURS[Colour(key)][0])
        case "setup" | "card" | "order":
            return _card(key)
        case "whole":
            return f"Sì, {_verb(data)}"
        case "option":
            return _option(int(key) - 1, data)
        case _:
            return key


def _action(key: str) -> str:
    action, _, what = key.partition(" ")
    if action == "draw":
        return "Pesca"
    if action == "achieve":
        return f"Domina il Periodo {what}"
    return f"{_ACTIONS[action]} {card(what)}"


def _card(key: str) -> str:
    if key in CARD:
        return card_and_value(key)
    owner, _, value = key.rpartition(":")
    return f"{sentence_case(a_value(int(value)))} di {owner}"


def _verb(data: Data) -> str:
    step: Step = data["step"]
    verb = step.verb if isinstance(step, May | IfDone) else step
    if isinstance(verb, If):
        return "procedi"
    if isinstance(verb, Draw):
        return phrase(verb, Mood.IMPERATIVE, Context())
    return say(infinitive(verb), Mood.IMPERATIVE)


def _option(number: int, data: Data) -> str:
    step: Step = data["step"]
    owner: Card = data["card"]
    verb = step.verb if isinstance(step, May | IfDone) else step
    if not isinstance(verb, Either):
        return str(number + 1)
    return sentence_case(option_text(verb, number, owner, "it"))
