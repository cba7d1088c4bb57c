"""Why nothing happened."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cards.innovation import CARD, FIELDS
from cards.text.fr.words import COLON

_REASONS: Mapping[str, str] = MappingProxyType(
    {
        "no_card": "aucune carte ne convient{colon}{words} est sans effet pour {player}",
        "none_due": "le nombre à appliquer est 0{colon}cette instruction est sans effet pour {player}",
        "not_so": "la condition {condition}n'est pas remplie{colon}rien de plus pour {player}",
        "not_done": "{player} n'a pas fait ce qui était demandé{colon}ce qui en dépend n'a pas lieu",
        "no_splay": "le décalage ne changerait rien{colon}les piles restent telles quelles",
        "no_exchange": "il n'y a de carte ni d'un côté ni de l'autre{colon}{player} n'échange rien",
        "same_order": "{player} laisse les cartes dans le même ordre{colon}rien ne change",
        "nobody": "aucun joueur n'est seul à remplir la condition de victoire{colon}la partie continue",
        "no_effects": "{card} n'a pas de Dogme Coopératif{colon}{player} n'a rien à exécuter",
        "no_player": "aucun joueur ne convient{colon}cette instruction est sans effet pour {player}",
        "none_to_obey": (
            "aucun joueur ne produit moins de la ressource requise{colon}personne ne subit la Suprématie"
        ),
    }
)


def reason(player: str, data: Mapping[str, Any]) -> str:
    """Why nothing happened, without capital and full stop."""
    why = data["why"]
    if why == "taken":
        return _taken(player, data)
    card = CARD[data["card"]].name.fr if "card" in data else ""
    quoted = f"«\N{NO-BREAK SPACE}{data['words']}\N{NO-BREAK SPACE}»" if data.get("words") else ""
    return _REASONS[why].format(
        player=player,
        card=card,
        colon=COLON,
        words=quoted or "cette instruction",
        condition=quoted and f"{quoted} ",
    )


def _taken(player: str, data: Mapping[str, Any]) -> str:
    field = next(card.name.fr for card in FIELDS if card.id == data["field"])
    owner = data.get("owner")
    if owner is None:
        return f"le Domaine {field} n'est plus disponible{COLON}{player} ne peut pas le dominer"
    if owner == player:
        return f"{player} a déjà dominé le Domaine {field}"
    return f"{owner} a déjà dominé le Domaine {field}{COLON}{player} ne peut plus le dominer"
