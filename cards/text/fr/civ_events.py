"""What happened in CIV, in French sentences that give the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.text.fr.civ_words import ability, card, cards_of, domain, has, hegemony, left, names
from cards.text.fr.words import COLON, SEMICOLON, capital, de, listed

Data = Mapping[str, Any]

NEAR = 2
"""So many cards before hegemony it is worth a word."""


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return capital(_SENTENCES[kind](player or "personne", data))


def _play(player: str, data: Data) -> str:
    played = f"{player} joue {card(data['card'])} et a {cards_of(data['count'], data['domain'])}"
    opens = f"{COLON}assez pour le niveau {data['level']}" if data["level"] else ""
    return f"{played}{opens}.{_near_hegemony(data)}"


def _near_hegemony(data: Data) -> str:
    missing = data["needed"] - data["count"]
    if missing > NEAR:
        return ""
    needs = f" L'Hégémonie en {domain(data['domain'])} demande {hegemony(data)}"
    return f"{needs}." if missing > 0 else f"{needs}{COLON}c'est assez à la fin du tour."


def _discard(player: str, data: Data) -> str:
    match data["from"]:
        case "hand":
            return f"{player} défausse {card(data['card'])} de sa main."
        case "embargo":
            over = f"le tour {de(player)} finit, et avec lui l'embargo sur {domain(data['domain'])}"
            return f"{over}{COLON}{card(data['card'])} est défaussée."
        case _:
            return f"{player} défausse {card(data['card'])} de sa zone de jeu, où {left(data)}."


def _take(player: str, data: Data) -> str:
    taken = card(data["card"])
    match data["from"]:
        case "area":
            return f"{player} reprend en main {taken} de sa zone de jeu, où {left(data)}."
        case "discard":
            return f"{player} prend en main {taken} de la défausse."
        case "draft":
            return f"{player} garde {taken}."
        case "middle":
            return f"{player} prend {taken} au milieu de la table pour sa zone de jeu."
        case _:
            return f"{player} prend {taken} de la main {de(data['owner'])}."


def _give(player: str, data: Data) -> str:
    verb = "passe" if data["from"] == "draft" else "rend"
    return f"{player} {verb} {card(data['card'])} à {data['receiver']}."


def _draw(player: str, data: Data) -> str:
    return f"{player} pioche {card(data['card'])}."


def _lay(player: str, data: Data) -> str:
    laid = f"{player} place {card(data['card'])}"
    if data["as"] == "open":
        return f"{laid} face visible au milieu de la table."
    where = f"face cachée dans le domaine {domain(data['domain'])} {de(data['on'])}"
    if data["as"] == "embargo":
        barred = f"{data['on']} ne peut pas jouer de carte {domain(data['domain'])} à son prochain tour"
        return f"{laid} {where}{COLON}embargo, {barred}, jusqu'à la fin de ce tour."
    return f"{laid} {where}{COLON}l'Hégémonie y demande maintenant {hegemony(data)}."


def _affect(player: str, data: Data) -> str:
    count = has(player, data["count"], data["domain"])
    match data["role"]:
        case "obeys":
            return f"{count} et doit en défausser une."
        case "immune":
            return f"{count} et ne défausse rien."
    applies = f"{player} applique {ability(data['ability'])}"
    if not data["level"]:
        return f"{applies}, effet de défausse du domaine {domain(data['domain'])}."
    needed = f"il en faut {data['needed']}, et {count}"
    return f"{applies}, niveau {data['level']} du domaine {domain(data['domain'])}{COLON}{needed}."


def _choose(player: str, data: Data) -> str:
    match data["what"]:
        case "first":
            return f"C'est {player} qui commence."
        case "domain":
            return f"{player} choisit {domain(data['chosen'])}."
        case _:
            return f"{player} choisit {data['chosen']}."


def _copy(player: str, data: Data) -> str:
    culture = ", ".join(f"{name} {count}" for name, count in data["culture"].items())
    owner, field = data["from"], domain(data["domain"])
    why = f"{player} a plus de cartes Culture que chacun des autres joueurs ({culture})"
    copied = (
        f"{player} copie {ability(data['ability'])}, niveau {data['level']} du domaine {field} {de(owner)}"
    )
    return (
        f"{why}. {copied}{COLON}il en faut {data['needed']}, et {has(owner, data['count'], data['domain'])}."
    )


def _coin(player: str, data: Data) -> str:
    back = "le jeton Culture retourne à côté de la pioche"
    match data["why"]:
        case "copied":
            return f"Le jeton Culture va devant le domaine {domain(data['domain'])} {de(data['on'])}."
        case "turn":
            return f"Un nouveau tour {de(player)} commence{COLON}{back}."
        case _:
            return f"{_level_in_culture(player, data)}{COLON}{back}."


def _level_in_culture(player: str, data: Data) -> str:
    others = f"{names(data['others'])} n'en {'ont' if len(data['others']) > 1 else 'a'} pas moins"
    return f"{has(player, data['count'], 'culture')}, et {others}"


def _limit(player: str, data: Data) -> str:
    limit = f"la limite de main {de(player)} est de {data['limit']} cartes, et non de {data['was']}"
    return f"Pour ce tour, {limit}."


def _nothing(player: str, data: Data) -> str:
    match data["why"]:
        case "barred":
            barred = listed([domain(each) for each in data["barred"]])
            return f"{player} ne joue rien{COLON}toutes les cartes de sa main sont sous embargo ({barred})."
        case "no_hand":
            return f"{player} ne joue rien, sans carte en main."
        case "culture":
            return f"{player} ne pouvait rien copier{COLON}{_level_in_culture(player, data)}."
        case "hand_full":
            held = "carte" if data["count"] == 1 else "cartes"
            full = f"{data['count']} {held} en main pour une limite de {data['limit']}"
            return f"{player} a {full}, et ne pioche pas."
        case "no_deck":
            return f"La pioche est vide{COLON}{player} ne pioche pas."
        case _:
            return f"{player} n'a rien pour le faire."


def _turn(player: str, data: Data) -> str:
    if data["what"] == "last_round":
        drawn = f"{player} a pioché la dernière carte{COLON}c'est la dernière manche"
        if not data["still"]:
            return f"{drawn}, et personne ne joue après ce tour."
        verb = "jouent" if len(data["still"]) > 1 else "joue"
        return f"{drawn}, et {names(data['still'])} {verb} encore après ce tour."
    said = f"C'est le {'dernier ' if data['last_round'] else ''}tour {de(player)}"
    if data["barred"]:
        barred = listed([domain(each) for each in data["barred"]])
        said += f", où un embargo interdit de jouer des cartes {barred}"
    return f"{said}."


def _end(player: str, data: Data) -> str:
    winners = list(data["winners"])
    win = f"{listed(winners)} {'gagnent' if len(winners) > 1 else 'gagne'}"
    if data["reason"] == "CIV-5.1":
        count = f"{cards_of(data['count'], data['domain'])} à la fin du tour"
        return f"Hégémonie{COLON}{count}, là où il en faut {hegemony(data, '')}. {win}."
    leaders = SEMICOLON.join(f"{domain(each)}{COLON}{names(who)}" for each, who in data["leaders"].items())
    points = ", ".join(f"{name} {count}" for name, count in data["points"].items())
    return f"La dernière manche est finie. Majorités. {leaders}. Points{COLON}{points}.{_tie(data)} {win}."


def _tie(data: Data) -> str:
    if not data["by"]:
        return ""
    level = f"Égalité de points entre {names(data['tied'])}"
    if len(data["winners"]) > 1:
        return f" {level}{SEMICOLON}domaine par domaine, {listed(data['winners'])} restent à égalité."
    return f" {level}{COLON}les cartes {domain(data['by'])} décident."


_SENTENCES: Mapping[str, Callable[[str, Data], str]] = MappingProxyType(
    {
        "play": _play,
        "discard": _discard,
        "take": _take,
        "give": _give,
        "draw": _draw,
        "lay": _lay,
        "affect": _affect,
        "choose": _choose,
        "copy": _copy,
        "coin": _coin,
        "limit": _limit,
        "nothing": _nothing,
        "turn": _turn,
        "end": _end,
    }
)
