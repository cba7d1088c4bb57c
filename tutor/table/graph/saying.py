"""What the graph says: the few words in a node, and why it is so."""

from __future__ import annotations

from typing import Any

from cards.civ import ABILITY, DOMAIN
from cards.innovation import CARD
from cards.terms import Domain, Language
from cards.text import sentence
from tutor.words import said

__all__ = ["heading", "node_name", "part_text", "part_why"]

Node = dict[str, Any]


def node_name(data: Node, language: Language) -> str:
    """What stands in large letters on a node."""
    match data["kind"]:
        case "bonus":
            return said("bonus", language)
        case "card":
            return CARD[data["card"]].name[language]
        case "step":
            return said("step_play" if data["effect"] == 1 else "step_draw", language)
        case "effect" | "copy":
            return ABILITY[data["ability"]][1].name[language]
        case _:
            return str(data["player"])


def part_text(data: Node, language: Language) -> str:
    """The few words under the name of a node: what was compared, and what follows."""
    key, domain = _text_of(data), ""
    if data["kind"] in ("effect", "copy"):
        domain = f"{DOMAIN[Domain(data['card'])].name[language]} · "
    filled = {**data, "limit": data["count"], "n": data["effect"], "kind": said("role_cooperative", language)}
    return domain + said(key, language, **filled)


def _text_of(data: Node) -> str:
    """The key of the words on a node."""
    match data["kind"]:
        case "bonus":
            return {None: "bonus_if", True: "bonus_yes", False: "bonus_no"}[data["drawn"]]
        case "card":
            return "part_alone"
        case "step":
            return "part_play" if data["effect"] == 1 else "part_draw"
        case "copy":
            return "part_copied"
        case "effect":
            return _effect_of(data, "part")
        case _ if data["icon"] is None:
            does = "part_would_discard" if data["open"] else "part_discards"
            return does if data["role"] == "obeys" else "part_has_none"
        case _:
            return "effect" if data["inside"] else f"part_{_reason(data)}"


def _effect_of(data: Node, what: str) -> str:
    """The key of the words about an effect of CIV: whether it is open, and at which level."""
    if data["role"] == "immune":
        return f"{what}_closed"
    if data["level"] is None:
        return f"{what}_paid"
    return f"{what}_open" if data["open"] else f"{what}_applied"


def part_why(data: Node, language: Language) -> str:
    """Why this player, why in this role: mostly the sentence that the game itself tells."""
    player = data["player"]
    match data["kind"]:
        case "bonus":
            return said("why_bonus", language, player=player)
        case "step":
            key = "why_step_play" if data["effect"] == 1 else "why_step_draw"
            return said(key, language, player=player, limit=data["count"])
        case "effect" if data["open"] or data["role"] == "immune":
            return said(_effect_of(data, "why"), language, **data)
        case "copy":
            return said("why_copy", language, player=player)
        case "part" if data["open"]:
            return said(
                "why_would_discard" if data["role"] == "obeys" else "part_has_none", language, player=player
            )
        case "effect" | "part" if data["icon"] is None:
            told = {**data, "domain": data["card"], "needed": data["against"]}
            return sentence("affect", player, told, language, "civ")
        case _:
            clause = (data["printing"], data["effect"] - 1, ())
            kind = "execute" if data["inside"] else "affect"
            return sentence(kind, player, data, language, clause=clause)


def _reason(data: Node) -> str:
    """What decided a player's role in a word."""
    match data["role"], data["demand"]:
        case "immune", True:
            return "partner_spared" if data["partner"] else "spared"
        case "immune", False:
            return "excluded"
        case role, _:
            return str(role)


def heading(data: Node, language: Language) -> str:
    """What a node is, for those who do not see where it stands."""
    name = node_name(data, language)
    if data["kind"] == "card":
        return said("executes", language, card=name)
    if data["kind"] != "part" or data["icon"] is None:
        return name
    kind = said("role_demand" if data["demand"] else "role_cooperative", language)
    return f"{said('effect', language, n=data['effect'], kind=kind)}, {name}"
