"""The events that only tell: who is affected and why, what was chosen, why nothing happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cards.terms import Colour, Icon
from cards.text.it.talk import card, dogma, field, icons, names, to
from cards.text.it.words import COLOURS, ICONS, joined, numeral, ordinal

Data = Mapping[str, Any]


def _dogma(player: str, data: Data) -> str:
    icon = ICONS[Icon(data["icon"])][2]
    article = "l'" if icon[0] == "o" else "la "
    others = [f"{name} {count}" for name, count in data["counts"].items() if name != player]
    counted = joined([f"{player} ne produce {data['counts'].get(player, 0)}", *others])
    return f"{player} attiva {card(data['card'])}. La risorsa richiesta è {article}{icon}: {counted}."


def _affect(player: str, data: Data) -> str:
    role, by = data["role"], data["by"]
    effect = dogma(data["card"], data["effect"])
    if role == "acts":
        return f"Chi attiva la carta agisce dopo gli altri: {player} esegue il {effect}."
    if data.get("partner"):
        return f"{joined([player, by])} fanno squadra: {player} non deve obbedire al {effect}."
    enough = data["count"] >= data["against"]
    match role:
        case "obeys":
            does = f"deve obbedire al {effect}"
        case "shares":
            does = f"esegue il {effect}, prima di {by}"
        case _:
            does = f"non deve obbedire al {effect}" if enough else f"non condivide il {effect}"
    return f"{player} {_compared(data, enough)}: {does}."


def _compared(data: Data, enough: bool) -> str:
    """How many icons a player has, beside those of the one who activated the card."""
    count, against, by = data["count"], data["against"], data["by"]
    icon = Icon(data["icon"])
    if count == 0:
        other = f"e nemmeno {by}" if against == 0 else f"mentre {by} ne produce {against}"
        return f"non produce {ICONS[icon][1]}, {other}"
    as_many = "quanti" if icon is Icon.CLOCK else "quante"
    return f"produce {icons(icon, count)}, {f'almeno {as_many}' if enough else 'meno di'} {by} ({against})"


def _choose(player: str, data: Data) -> str:
    chosen = data["chosen"]
    match data["what"]:
        case "colour":
            words = f"il {COLOURS[Colour(chosen)][0]}"
        case "value":
            words = f"il valore {chosen}"
        case "option":
            words = f"la {ordinal(int(chosen), feminine=True)} alternativa"
        case _:
            words = str(chosen)
    return f"{player} sceglie {words}."


def _decline(player: str, data: Data) -> str:
    if data.get("named"):
        return f"{player} decide di fermarsi qui."
    return f"{player} decide di rinunciare{_quoted(data, ': {}')}."


def _quoted(data: Data, frame: str) -> str:
    """The words of the clause that the event is about, in quotation marks, if they are known."""
    return frame.format(f"«{data['words']}»") if data.get("words") else ""


_WHY_NOTHING: Mapping[str, str] = {
    "no_card": "{player} non ha carte a cui applicare {words}: non succede nulla.",
    "none_due": "Il numero di carte richiesto è zero: per {player} non succede nulla.",
    "not_so": "Per {player} la condizione {condition}non è soddisfatta: ciò che segue non si applica.",
    "not_done": "{player} non ha fatto ciò che era richiesto: ciò che segue «Se lo fai» non si applica.",
    "no_splay": "{player} non ha mazzi che questo effetto possa scalare: non succede nulla.",
    "no_exchange": "{player} non ha nulla da scambiare, da nessuna delle due parti: non succede nulla.",
    "taken": "Il {field} è già di {owner}: {player} non può più dominarlo.",
    "nobody": "Nessuno soddisfa da solo il requisito: il Dogma viene ignorato e la partita prosegue.",
    "no_effects": "{card} non ha Dogmi Cooperativi: non c'è nulla da eseguire.",
    "no_player": "Non c'è nessun giocatore che {player} possa scegliere: non succede nulla.",
    "none_to_obey": "Il Dogma di Supremazia non raggiunge nessuno: nessun giocatore deve obbedire.",
    "same_order": "{player} lascia le carte nell'ordine di prima: non è cambiato nulla.",
}


def _nothing(player: str, data: Data) -> str:
    return _WHY_NOTHING[data["why"]].format(
        player=player,
        owner=data.get("owner"),
        field=field(data["field"]) if "field" in data else "",
        card=card(data["card"]) if "card" in data else "",
        words=_quoted(data, "{}") or "questo effetto",
        condition=_quoted(data, "{} "),
    )


def _execute(player: str, data: Data) -> str:
    return f"{player} esegue i Dogmi Cooperativi di {card(data['card'])} soltanto per sé."


def _repeat(player: str, data: Data) -> str:
    return f"{player} ripete il {dogma(data['card'], data['effect'])}."


def _bonus(player: str, data: Data) -> str:
    bonus = "Bonus di Cooperazione"
    match data["why"]:
        case "shared":
            by = names(data, "by")
            has = "ha" if len(by) == 1 else "hanno"
            drawn = f"{player} ottiene il {bonus}, un'azione gratuita di Pescare"
            return f"{joined(by)} {has} tratto beneficio dal Dogma Cooperativo: {drawn}."
        case "nobody":
            return f"Nessun altro ha eseguito il Dogma Cooperativo: {player} non ottiene il {bonus}."
        case "partner":
            only = f"Soltanto chi fa squadra con {player} ha tratto beneficio dal Dogma Cooperativo"
            return f"{only}: niente {bonus}."
        case "nothing":
            return f"Chi ha condiviso non ha cambiato nulla nella partita: {player} non ottiene il {bonus}."
        case why:
            raise KeyError(why)


def _turn(player: str, data: Data) -> str:
    actions = "una sola azione" if data["actions"] == 1 else f"{numeral(data['actions'])} azioni"
    if data.get("first") is not None:
        return f"{data['first']} viene per prima in ordine alfabetico: comincia {player}, con {actions}."
    return f"Tocca {to(player)}: ha {actions}."


def _standing(data: Data) -> str:
    points = f"con il maggior numero di punti Influenza, {data['points']}"
    match data["by"]:
        case "points":
            return points
        case "achievements":
            return f"{points}, e a parità con il maggior numero di Dominazioni, {data['achievements']}"
        case _:
            return f"alla pari ({data['points']} in Influenza, {data['achievements']} in Dominazioni)"


def _end(player: str, data: Data) -> str:
    winners = names(data, "winners")
    who, several = joined(winners), len(winners) > 1
    win = "vincono" if several else "vince"
    match data["reason"]:
        case "INN-10.1":
            reach = "raggiungono" if several else "raggiunge"
            return f"{who} {reach} le Dominazioni necessarie e {win} la partita."
        case "INN-10.2":
            over = "Bisognerebbe pescare oltre il Periodo 10, quindi la partita finisce"
            return f"{over}: {who} {win} {_standing(data)}."
        case "INN-10.3":
            return f"Grazie a un Dogma {who} {win} la partita."
        case "CIV-5.1":
            return f"{who} {'hanno' if several else 'ha'} l'Egemonia in un Dominio e {win} la partita."
        case "CIV-5.3" | "CIV-5.4":
            return f"Il mazzo delle Ere è esaurito: per numero di Maggioranze {_first(who, several)}."
        case reason:
            raise KeyError(reason)


def _first(who: str, several: bool) -> str:
    return f"{who} {'condividono la vittoria' if several else 'vince la partita'}"


TELLINGS: Mapping[str, Callable[[str, Data], str]] = {
    "dogma": _dogma,
    "affect": _affect,
    "choose": _choose,
    "decline": _decline,
    "nothing": _nothing,
    "execute": _execute,
    "repeat": _repeat,
    "bonus": _bonus,
    "turn": _turn,
    "end": _end,
}
