"""Questions to a player, and the words on the buttons that answer them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.innovation import CARD
from cards.model import Card
from cards.program import (
    AllButOne,
    ChooseColours,
    ChooseValue,
    ColourOf,
    Colours,
    Either,
    Exactly,
    Exchange,
    Execute,
    If,
    IfDone,
    May,
    Meld,
    Pick,
    Rearrange,
    Return,
    Reveal,
    Score,
    Splay,
    Step,
    Transfer,
    Tuck,
    Verb,
    Who,
    sequence,
)
from cards.terms import Colour
from cards.text.effects import option_text, step_text
from cards.text.fr import words
from cards.text.fr.forms import action
from cards.text.fr.refusals import refusal
from cards.text.fr.words import COLON, SPACE, de

__all__ = ["answer", "prompt", "refusal"]

Data = Mapping[str, Any]

ACTIVE_PLAYER = "un adversaire"
"""The one who activated, where the name is not told."""


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player; `by` in the data is the name of the one who activated the card."""
    match kind:
        case "setup":
            first = "choisissez la carte à mettre en jeu en premier"
            return f"{player}, {first}{words.SEMICOLON}l'autre reste dans votre Main."
        case "action":
            return f"{player}, {_actions_left(data.get('left'))}piocher, poser, activer ou dominer{SPACE}?"
        case "card" | "order" | "colour" | "player" | "value" | "option" | "whole":
            return f"{player}, {_question(kind, player, data)}"
        case _:
            raise KeyError(kind)


def _actions_left(left: int | None) -> str:
    if left is None:
        return f"que faites-vous{COLON}"
    return f"il vous reste {words.number(left)} {words.plural('action', left > 1)}{COLON}"


def _question(kind: str, player: str, data: Data) -> str:
    verb = _verb(data["step"])
    if kind == "order":
        return _which_next(verb, data.get("named") or 0)
    if isinstance(verb, Exchange) and kind == "card":
        return f"plusieurs cartes sont à égalité{COLON}choisissez celle qui est échangée."
    pick = _pick(verb)
    if pick is not None and pick.by is Who.ME and kind == "card":
        return "choisissez la carte qui vous sera transférée."
    if pick is not None and isinstance(pick.amount, AllButOne) and kind == "card":
        return f"{_sentence(data)}{COLON}choisissez celle qui reste."
    return f"{_sentence(data)}{_detail(kind, verb, data)}"


def _sentence(data: Data) -> str:
    """The step as the beginning of a sentence, without its full stop."""
    step: Step = data["step"]
    card: Card = data["card"]
    verb = _verb(step)
    pick = _pick(verb)
    # A fixed number, once begun, can no longer be declined.
    begun = data.get("named") and pick is not None and isinstance(pick.amount, Exactly)
    shown: Step = May(verb) if isinstance(step, May) and not begun else verb
    text = step_text(shown, card, "fr", data.get("by") or ACTIVE_PLAYER)
    return f"{text[:1].lower()}{text[1:].rstrip('.')}"


def _detail(kind: str, verb: Verb, data: Data) -> str:
    """What exactly is asked, after the step."""
    named, due = data.get("named") or 0, data.get("due")
    match kind:
        case "whole":
            return f"{COLON}le faites-vous{SPACE}?"
        case "player":
            return f"{COLON}choisissez ce joueur."
        case "value" | "option":
            return "." if isinstance(verb, ChooseValue | Either) else f"{COLON}choisissez."
        case "colour":
            return _which_colour(verb, named, due)
        case _:
            return _which_card(named, due, data.get("may", False))


def _which_colour(verb: Verb, named: int, due: int | None) -> str:
    if isinstance(verb, ChooseColours):
        which = f"quelle est la {words.ordinal(named + 1)}"
        return f"{COLON}{which}{SPACE}?" if due and due > 1 else "."
    which = "le faites-vous" if _fixed_colour(verb) else "quelle couleur"
    return f"{COLON}{which}{SPACE}?"


def _fixed_colour(verb: Verb) -> bool:
    """Whether a verb splays one certain colour, so that the only question is whether to do it."""
    match verb:
        case Splay(ColourOf()) | Splay(Colours((_,))):
            return True
        case _:
            return False


def _which_card(named: int, due: int | None, may: bool) -> str:
    if due is not None and due > 1:
        return f"{COLON}choisissez la {words.ordinal(named + 1)} ({named + 1} sur {due})."
    if due is None and named:
        return f"{COLON}choisissez une autre carte ou arrêtez-vous."
    return "."


def _which_next(verb: Verb, named: int) -> str:
    """Which of cards that all must go is next."""
    place = "d'abord" if named == 0 else "ensuite"
    if isinstance(verb, Rearrange):
        place = "au-dessus de la pile" if named == 0 else "juste en dessous"
        return f"choisissez la carte à placer {place}."
    named_action = action(verb)
    done = named_action.bare()
    return f"l'ordre compte{COLON}choisissez la carte à {done} {place}."


def _verb(step: Step) -> Verb:
    """The verb of a step."""
    match step:
        case May(verb) | IfDone(verb):
            return verb
        case If(_, then):
            return _verb(sequence(then)[0])
        case _:
            return step


def _pick(verb: Verb) -> Pick | None:
    match verb:
        case (
            Meld(pick)
            | Tuck(pick)
            | Score(pick)
            | Return(pick)
            | Reveal(pick)
            | Transfer(pick)
            | Execute(pick)
        ):
            return pick
        case _:
            return None


def answer(kind: str, key: str, data: Data) -> str:
    """An answer in the words of its button."""
    match kind, key:
        case _, "pass":
            return "S'arrêter là" if data.get("named") else "Non, merci"
        case "whole", "yes":
            return f"Oui, {_short(data)}"
        case "action", _:
            return _action(key)
        case "option", _ if "step" in data:
            return _option(int(key), data)
        case "colour", _ if "step" in data and _fixed_colour(_verb(data["step"])):
            return f"Oui, {_short(data)}"
        case "colour", _:
            return words.capital(words.COLOUR_NAMES[Colour(key)])
        case "value", _:
            return f"Valeur {key}"
        case _:
            return _card(key)


def _short(data: Data) -> str:
    """The verb alone: "échanger", "piocher et archiver"."""
    if "step" not in data:
        return "volontiers"
    verb = _verb(data["step"])
    named = action(verb)
    return named.bare()


def _action(key: str) -> str:
    verb, _, what = key.partition(" ")
    match verb:
        case "draw":
            return "Piocher"
        case "meld":
            return f"Poser {CARD[what].name.fr}"
        case "dogma":
            return f"Activer {CARD[what].name.fr}"
        case "achieve":
            return f"Dominer la Période {what}"
        case _:
            raise KeyError(key)


def _option(number: int, data: Data) -> str:
    either = _verb(data["step"])
    if not isinstance(either, Either):
        return f"La {words.ordinal(number)} possibilité"
    return words.capital(option_text(either, number - 1, data["card"], "fr", data.get("by")))


def _card(key: str) -> str:
    """A card by name and value; one that may not be seen by value and owner; else the key itself."""
    if key in CARD:
        return f"{CARD[key].name.fr} ({CARD[key].age})"
    owner, colon, value = key.rpartition(":")
    return f"{words.capital(words.valued(int(value)))} {de(owner)}" if colon else key
