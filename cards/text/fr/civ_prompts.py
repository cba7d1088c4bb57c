"""Questions of CIV in French, the words on the buttons, and why an answer is refused."""

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
from cards.text.fr.civ_words import ability, card, domain, effect, has, names
from cards.text.fr.words import COLON, SPACE, de, quoted

Data = Mapping[str, Any]


def prompt(kind: str, player: str, data: Data) -> str:
    """The question to a player."""
    return f"{player}, {_question(kind, data)}"


def _question(kind: str, data: Data) -> str:
    match kind, data.get("step"):
        case "draft", _:
            take = "quelle carte prenez-vous dans votre zone de jeu"
            return f"{take if data.get('open') else 'quelle carte gardez-vous'}{SPACE}?"
        case "play", _:
            return f"quelle carte jouez-vous{SPACE}?"
        case "effects", _:
            return f"quel effet appliquez-vous, ou avez-vous fini{SPACE}?"
        case "player", ChoosePlayer():
            return f"de qui prenez-vous la main{SPACE}?"
        case "player", _:
            return f"devant quel joueur placez-vous la carte{SPACE}?"
        case "domain", ChooseDomain():
            return f"quel domaine choisissez-vous{SPACE}? Qui en a une carte doit en défausser une."
        case "domain", _:
            return f"dans quel domaine placez-vous la carte{SPACE}?"
        case "card", step:
            return f"{_which_card(step)}{_how_far(data)}{SPACE}?"
        case _:
            raise KeyError(kind)


def _which_card(step: Any) -> str:
    match step:
        case Discard(pick) if any(isinstance(test, OfDomain) for test in pick.tests):
            return "quelle carte défaussez-vous pour payer l'effet"
        case Discard(pick):
            place = "main" if pick.source == Zone(Place.HAND) else "zone de jeu"
            return f"quelle carte de votre {place} défaussez-vous"
        case Play():
            return "quelle carte jouez-vous"
        case Take(pick):
            place = "de la défausse" if pick.source == DiscardPile() else "de votre zone de jeu"
            return f"quelle carte {place} prenez-vous en main"
        case Give():
            return "quelle carte rendez-vous"
        case Lay():
            return "quelle carte placez-vous face cachée"
        case _:
            raise KeyError(step)


def _how_far(data: Data) -> str:
    due = data.get("due") or 1
    return f" ({data['named'] + 1} sur {due})" if due > 1 else ""


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
        return "Fin des effets"
    return f"Copier {effect(found)} {de(found.owner)}" if found.owner else effect(found)


def refusal(code: str, data: Data) -> str:
    """Why an answer is not legal, without a full stop."""
    match code:
        case "over":
            return "La partie est terminée"
        case "unknown_card":
            return f"Aucune carte ne s'appelle {quoted(data['key'])}"
        case "not_in_hand":
            return f"{card(data['card'])} n'est pas dans la main {de(data['player'])}"
        case "barred":
            barred = f"de jouer une carte {domain(data['domain'])} à ce tour"
            return f"Un embargo interdit à {data['player']} {barred}"
        case "used_permanent":
            return f"L'effet permanent du domaine {domain(data['domain'])} a déjà été appliqué à ce tour"
        case "used_discard":
            return f"L'effet de défausse du domaine {domain(data['domain'])} a déjà été appliqué à ce tour"
        case "too_few_cards" | "too_few_theirs":
            owner = data["owner"] if code == "too_few_theirs" else data["player"]
            count = has(owner, data["count"], data["domain"])
            return f"Le niveau {data['level']} demande {data['needed']} cartes, et {count}"
        case "nothing_to_pay":
            return f"{data['player']} n'a en jeu aucune carte {domain(data['domain'])} pour payer"
        case "not_in_full":
            return f"{ability(data['ability'])} ne peut pas être exécuté en entier maintenant"
        case "no_discard_effect":
            return "La Culture n'a pas d'effet de défausse"
        case "only_copies":
            return f"La Culture n'a pas de niveaux{COLON}elle copie l'effet d'un domaine d'un autre joueur"
        case "copy_own":
            return "On ne peut copier que l'effet d'un autre joueur"
        case "copied_already":
            return "On ne peut copier qu'un seul effet par tour"
        case "not_most_culture":
            mine = has(data["player"], data["count"], "culture")
            needs = "Pour copier, il faut plus de cartes Culture que chacun des autres joueurs"
            return f"{needs}{COLON}{mine}, pas plus que {names(data['others'])}"
        case "must":
            return "On ne peut pas passer ici"
        case "not_offered":
            return f"{quoted(data['key'])} ne fait pas partie des réponses possibles ici"
        case _:
            raise KeyError(code)
