"""The questions that decisions put to a player, each with the player's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.model import Card
from cards.program import (
    AllButOne,
    ChooseColours,
    Colours,
    Either,
    Exactly,
    Exchange,
    Half,
    If,
    IfDone,
    May,
    Meld,
    Pick,
    Rearrange,
    Return,
    Splay,
    Step,
    Transfer,
    Tuck,
    UpTo,
    Verb,
    Who,
)
from cards.text.context import pick_of
from cards.text.effects import step_text
from cards.text.it.answers import answer
from cards.text.it.forms import infinitive, participle
from cards.text.it.refusals import refusal
from cards.text.it.words import numeral, ordinal

__all__ = ["answer", "prompt", "refusal"]

Data = Mapping[str, Any]


def prompt(kind: str, player: str, data: Data) -> str:
    """The question as a full sentence.

    >>> prompt("action", "Andrea", {"left": 2})
    'Andrea, ti restano due azioni: puoi pescare, giocare, attivare o dominare. Che cosa fai?'

    Raises:
        KeyError: there is no such kind of decision.
    """
    match kind:
        case "setup":
            return f"{player}, scegli la carta da giocare per prima: l'altra resta nella tua Mano."
        case "action":
            return (
                f"{player}, {_left(data['left'])}: puoi pescare, giocare, attivare o dominare. Che cosa fai?"
            )
        case "card":
            return _card(player, data)
        case "colour":
            return _asked(player, data, _which_colour(_verb(data["step"]), data.get("named") or 0))
        case "player":
            return _asked(player, data, ": chi scegli?")
        case "value":
            return f"{player}, quale valore scegli?"
        case "option":
            return _asked(player, data, _which_option(_verb(data["step"])))
        case "whole":
            return _asked(player, data, ": vuoi farlo?")
        case "order":
            return _order(player, _verb(data["step"]), data.get("named") or 0)
        case _:
            raise KeyError(kind)


def _left(actions: int) -> str:
    return "ti resta un'azione" if actions == 1 else f"ti restano {numeral(actions)} azioni"


def _verb(step: Step) -> Verb | If:
    return step.verb if isinstance(step, May | IfDone) else step


def _asked(player: str, data: Data, question: str) -> str:
    """The step, addressed to the player, and the question; `by` is the one who activated the card."""
    card: Card = data["card"]
    me = data.get("by") or "chi ha attivato la carta"
    text = step_text(_going_on(data), card, "it", me).removesuffix(".")
    return f"{player}, {text[0].lower()}{text[1:]}{question}"


def _going_on(data: Data) -> Step:
    """The step as it stands: a fixed number, once begun, can no longer be declined."""
    step: Step = data["step"]
    verb = _verb(step)
    cards = None if isinstance(verb, If) else pick_of(verb)
    begun = data.get("named") and cards is not None and not isinstance(cards.amount, UpTo)
    return verb if begun else step


def _card(player: str, data: Data) -> str:
    verb = _verb(data["step"])
    if isinstance(verb, Exchange):
        return f"{player}, per lo scambio scegli fra le tue carte di pari valore: quale dai?"
    cards = None if isinstance(verb, If) else pick_of(verb)
    if isinstance(verb, Transfer) and verb.cards.by is Who.ME:
        return f"{player}, la scelta è tua: quale di quelle carte va trasferita nella tua Zona?"
    if cards is None or isinstance(verb, If):
        return _asked(player, data, ": quale?")
    named = data.get("named") or 0
    done = f"{participle(infinitive(verb), named > 1)} {numeral(named)}"
    question = (
        _which_next(cards, done) if named else _which_first(cards, bool(data.get("may")), data.get("due"))
    )
    return _asked(player, data, question)


def _which_next(cards: Pick, done: str) -> str:
    more = "ne vuoi un'altra?" if isinstance(cards.amount, UpTo) else "quale sarà la prossima?"
    return f". Ne hai già {done}: {more}"


def _which_first(cards: Pick, may: bool, due: int | None) -> str:
    if isinstance(cards.amount, AllButOne):
        return ": quale tieni?"
    # A number that the text leaves to be worked out is said.
    worked_out = isinstance(cards.amount, Half) or (
        isinstance(cards.amount, Exactly) and not isinstance(cards.amount.number, int)
    )
    in_all = f" ({numeral(due)} in tutto)" if worked_out and due else ""
    if cards.rank is not None:
        ties = "fra carte di pari valore scegli tu."
        return f": vuoi farlo? {ties[0].upper()}{ties[1:]}" if may else f": {ties}"
    return f"{in_all}: quale?" if due == 1 else f"{in_all}: con quale cominci?"


def _which_colour(verb: Verb | If, named: int) -> str:
    match verb:
        case ChooseColours(number, _) if number > 1:
            return f": qual è il {ordinal(named + 1)}?"
        case Splay(Colours(among)) if len(among) > 1:
            return ": quali scegli?"
        case Splay(Colours((), _)):
            return ": quale?"
        case Splay():
            return ": vuoi farlo?"
        case _:
            return ": quale?"


def _which_option(verb: Verb | If) -> str:
    many = isinstance(verb, Either) and len(verb.options) > 2
    return ": quale alternativa scegli?" if many else ": quale delle due alternative scegli?"


def _order(player: str, verb: Verb | If, named: int) -> str:
    when = "adesso" if named else "per prima"
    match verb:
        case Rearrange():
            which = "viene subito sotto" if named else "va in cima al mazzo"
            return f"{player}, riordina il mazzo dall'alto in basso: quale carta {which}?"
        case Meld():
            does = "giochi"
        case Tuck():
            does = "archivi"
        case Return():
            does = "ricicli"
        case _:
            does = "muovi"
    return f"{player}, l'ordine delle carte lo scegli tu: quale {does} {when}?"
