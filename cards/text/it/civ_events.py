"""What happened in CIV, in Italian sentences that give the reason and need no player's gender."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cards.text.it.civ_words import ability, card, cards_of, domain, has, hegemony, left, names, to
from cards.text.it.words import joined, sentence_case

Data = Mapping[str, Any]

NEAR = 2
"""So many cards before hegemony it is worth a word."""


def sentence(kind: str, player: str | None, data: Data) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return sentence_case(_SENTENCES[kind](player or "nessuno", data))


def _play(player: str, data: Data) -> str:
    played = f"{player} gioca {card(data['card'])} e ha {cards_of(data['count'], data['domain'])}"
    opens = f": bastano per il livello {data['level']}" if data["level"] else ""
    return f"{played}{opens}.{_near_hegemony(data)}"


def _near_hegemony(data: Data) -> str:
    missing = data["needed"] - data["count"]
    if missing > NEAR:
        return ""
    needs = f" L'Egemonia in {domain(data['domain'])} richiede {hegemony(data)}"
    return f"{needs}." if missing > 0 else f"{needs}: a fine turno bastano."


def _discard(player: str, data: Data) -> str:
    match data["from"]:
        case "hand":
            return f"{player} scarta {card(data['card'])} dalla mano."
        case "embargo":
            over = f"finisce il turno di {player}, e con esso l'embargo su {domain(data['domain'])}"
            return f"{over}: {card(data['card'])} va nella pila degli scarti."
        case _:
            return f"{player} scarta {card(data['card'])} dalla propria area di gioco, dove {left(data)}."


def _take(player: str, data: Data) -> str:
    taken = card(data["card"])
    match data["from"]:
        case "area":
            return f"{player} riprende in mano {taken} dalla propria area di gioco, dove {left(data)}."
        case "discard":
            return f"{player} prende in mano {taken} dalla pila degli scarti."
        case "draft":
            return f"{player} tiene {taken}."
        case "middle":
            return f"{player} prende {taken} dal centro del tavolo nella propria area di gioco."
        case _:
            return f"{player} prende {taken} dalla mano di {data['owner']}."


def _give(player: str, data: Data) -> str:
    verb = "passa" if data["from"] == "draft" else "restituisce"
    return f"{player} {verb} {card(data['card'])} {to(data['receiver'])}."


def _draw(player: str, data: Data) -> str:
    return f"{player} pesca {card(data['card'])}."


def _lay(player: str, data: Data) -> str:
    laid = f"{player} colloca {card(data['card'])}"
    if data["as"] == "open":
        return f"{laid} a faccia in su al centro del tavolo."
    where = f"a faccia in giù sul Dominio {domain(data['domain'])} di {data['on']}"
    if data["as"] == "embargo":
        barred = f"{data['on']} non può giocare carte {domain(data['domain'])} nel suo prossimo turno"
        return f"{laid} {where}: embargo, {barred}, fino alla fine di quel turno."
    return f"{laid} {where}: lì ora l'Egemonia richiede {hegemony(data)}."


def _affect(player: str, data: Data) -> str:
    count = has(player, data["count"], data["domain"])
    match data["role"]:
        case "obeys":
            return f"{count} e deve scartarne una."
        case "immune":
            return f"{count} e non scarta nulla."
    applies = f"{player} applica {ability(data['ability'])}"
    if not data["level"]:
        return f"{applies}, effetto di scarto di {domain(data['domain'])}."
    needed = f"ne servono {data['needed']}, e {count}"
    return f"{applies}, livello {data['level']} di {domain(data['domain'])}: {needed}."


def _choose(player: str, data: Data) -> str:
    match data["what"]:
        case "first":
            return f"Comincia {player}."
        case "domain":
            return f"{player} sceglie {domain(data['chosen'])}."
        case _:
            return f"{player} sceglie {data['chosen']}."


def _copy(player: str, data: Data) -> str:
    culture = ", ".join(f"{name} {count}" for name, count in data["culture"].items())
    owner = data["from"]
    why = f"{player} ha più carte Cultura di ogni altro giocatore ({culture})"
    copied = f"{player} copia {ability(data['ability'])}, livello {data['level']} di {domain(data['domain'])}"
    reason = f"ne servono {data['needed']}, e {has(owner, data['count'], data['domain'])}"
    return f"{why}. {copied}, dall'area di gioco di {owner}: {reason}."


def _coin(player: str, data: Data) -> str:
    back = "la moneta Cultura torna accanto al mazzo"
    match data["why"]:
        case "copied":
            return f"La moneta Cultura va davanti al Dominio {domain(data['domain'])} di {data['on']}."
        case "turn":
            return f"Comincia un nuovo turno di {player}: {back}."
        case _:
            return f"{_level_in_culture(player, data)}: {back}."


def _level_in_culture(player: str, data: Data) -> str:
    others = f"{names(data['others'])} non ne {'hanno' if len(data['others']) > 1 else 'ha'} di meno"
    return f"{has(player, data['count'], 'culture')}, e {others}"


def _limit(player: str, data: Data) -> str:
    return f"In questo turno il limite di mano di {player} è di {data['limit']} carte, non di {data['was']}."


def _nothing(player: str, data: Data) -> str:
    match data["why"]:
        case "barred":
            barred = joined([domain(each) for each in data["barred"]])
            return f"{player} non gioca nulla: tutte le carte in mano sono sotto embargo ({barred})."
        case "no_hand":
            return f"{player} non ha carte in mano e non gioca nulla."
        case "culture":
            return f"{player} non poteva copiare nulla: {_level_in_culture(player, data)}."
        case "hand_full":
            held = "carta" if data["count"] == 1 else "carte"
            return (
                f"{player} ha {data['count']} {held} in mano con un limite di {data['limit']}, e non pesca."
            )
        case "no_deck":
            return f"Il mazzo delle Ere è vuoto: {player} non pesca."
        case _:
            return f"{player} non ha nulla con cui farlo."


def _turn(player: str, data: Data) -> str:
    if data["what"] == "last_round":
        drawn = f"{player} ha pescato l'ultima carta del mazzo: è l'ultimo round"
        if not data["still"]:
            return f"{drawn}, e dopo questo turno non gioca più nessuno."
        verb = "giocano" if len(data["still"]) > 1 else "gioca"
        return f"{drawn}, e dopo questo turno {verb} ancora {names(data['still'])}."
    said = f"È l'ultimo turno di {player}" if data["last_round"] else f"È il turno di {player}"
    if data["barred"]:
        barred = joined([domain(each) for each in data["barred"]])
        said += f", in cui un embargo vieta di giocare carte {barred}"
    return f"{said}."


def _end(player: str, data: Data) -> str:
    winners = list(data["winners"])
    win = f"{joined(winners)} {'vincono' if len(winners) > 1 else 'vince'}"
    if data["reason"] == "CIV-5.1":
        count = f"{cards_of(data['count'], data['domain'])} alla fine del turno"
        return f"Egemonia: {count}, dove ne servono {_needed(data)}. {win}."
    leaders = "; ".join(f"{domain(each)}: {names(who)}" for each, who in data["leaders"].items())
    points = ", ".join(f"{name} {count}" for name, count in data["points"].items())
    return f"L'ultimo round è finito. Maggioranze: {leaders}. Punti: {points}.{_tie(data)} {win}."


def _tie(data: Data) -> str:
    if not data["by"]:
        return ""
    level = f"Parità di punti fra {names(data['tied'])}"
    if len(data["winners"]) > 1:
        return f" {level}; Dominio per Dominio, {joined(data['winners'])} restano alla pari."
    return f" {level}: decide {domain(data['by'])}."


def _needed(data: Data) -> str:
    return hegemony(data).replace(" carte", "", 1)


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
