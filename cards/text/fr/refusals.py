"""Why an answer is not legal, in words that teach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.innovation import CARD
from cards.text.fr import words
from cards.text.fr.words import COLON, de, quoted


def refusal(code: str, data: Mapping[str, Any]) -> str:
    """Why an answer is not legal, without a full stop: the caller adds the rule and the legal keys."""
    match code:
        case "over":
            return "La partie est terminée"
        case "unknown_card":
            return f"Aucune carte ne s'appelle {quoted(data['key'])}"
        case "not_in_hand":
            return f"{_name(data)} n'est pas dans la Main {de(data['player'])}"
        case "not_on_top":
            why = "seule la carte du dessus d'une pile peut être activée"
            return f"{_name(data)} n'est pas une carte Active {de(data['player'])}{COLON}{why}"
        case "no_such_period":
            return f"{quoted(data['key'])} n'est pas une Période à dominer{COLON}elles vont de 1 à 9"
        case "period_taken":
            return f"La Période {data['age']} n'est plus à dominer{_by(data.get('owner'))}"
        case "too_few_points":
            needed, points = data["needed"], data["points"]
            have = f"il n'y en a que {points}" if points else "il n'y en a aucun"
            return f"Dominer la Période {data['age']} demande {needed} points d'Influence{COLON}{have}"
        case "top_too_low":
            needed = "une carte Active de cette valeur ou plus"
            return f"Dominer la Période {data['age']} demande {needed}{_best(data)}"
        case "not_asked_for":
            name = _name(data) if data["card"] else quoted(data["key"])
            asked = f"{COLON}{quoted(data['words'])}" if data.get("words") else ""
            return f"{name} ne répond pas à ce qui est demandé{asked}"
        case "must":
            return "Cet effet est obligatoire, on ne peut pas passer"
        case "not_a_key":
            return f"{quoted(data['key'])} n'est pas une réponse que le jeu comprend"
        case _:
            raise KeyError(code)


def _name(data: Mapping[str, Any]) -> str:
    return CARD[data["card"]].name.fr


def _by(owner: str | None) -> str:
    return f"{COLON}{owner} l'a déjà dominée" if owner else ""


def _best(data: Mapping[str, Any]) -> str:
    highest = data.get("highest")
    return f"{COLON}la plus élevée est {words.valued(highest)}" if highest else f"{COLON}il n'y en a aucune"
