"""Every event of Innovation in Italian, with the reason and without anybody's gender."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.text.it.events import sentence

BANKING = {"card": "banking", "icon": "crown", "against": 3, "by": "Andrea", "partner": False}
OBEYS = {**BANKING, "effect": 1, "role": "obeys", "count": 2}
SHARES = {**BANKING, "effect": 2, "role": "shares", "count": 3}
SWAP = {"from": "hand", "owner": "Luca", "to": "hand", "receiver": "Andrea"}

SAID: list[tuple[str, str | None, dict[str, Any], str]] = [
    ("draw", "Andrea", {"card": "banking", "value": 5, "age": 5}, "Andrea pesca Banche (5)."),
    ("draw", "Andrea", {"card": 5, "value": 5, "age": 5}, "Andrea pesca un 5."),
    (
        "draw",
        "Andrea",
        {"card": 6, "value": 5, "age": 6},
        "Il mazzo dei 5 è vuoto, quindi Andrea pesca un 6.",
    ),
    ("draw", "Bob", {"card": 9, "value": 8, "age": 9}, "Il mazzo degli 8 è vuoto, quindi Bob pesca un 9."),
    (
        "draw",
        "Andrea",
        {"card": 4, "value": 1, "age": 4},
        "I mazzi degli 1, dei 2 e dei 3 sono vuoti, quindi Andrea pesca un 4.",
    ),
    (
        "draw",
        "Andrea",
        {"card": "oars", "value": 0, "age": 1},
        "Con un valore di 0 si pesca dal Periodo 1, quindi Andrea pesca Barche a remi (1).",
    ),
    (
        "draw",
        "Andrea",
        {"card": 2, "value": 0, "age": 2},
        "Con un valore di 0 si pesca dal Periodo 1, ma il mazzo degli 1 è vuoto, quindi Andrea pesca un 2.",
    ),
    ("reveal", "Anna", {"card": "physics", "owner": "Anna"}, "Anna rivela Fisica (blu, 5)."),
    ("meld", "Anna", {"card": "oars", "from": "hand", "splay": None}, "Anna gioca Barche a remi."),
    (
        "meld",
        "Anna",
        {"card": "banking", "from": "score", "splay": "right"},
        "Anna gioca Banche dalla propria Influenza: il mazzo verde continua a essere scalato verso destra.",
    ),
    (
        "tuck",
        "Anna",
        {"card": "steam_engine", "from": "hand", "splay": "up"},
        "Anna archivia Macchina a vapore: il mazzo giallo continua a essere scalato verso l'alto.",
    ),
    ("score", "Anna", {"card": 5, "from": "hand"}, "Anna capitalizza un 5."),
    (
        "score",
        "Anna",
        {"card": "banking", "from": "board"},
        "Anna capitalizza Banche (5) dalla propria Zona.",
    ),
    (
        "return",
        "Anna",
        {"card": "pottery", "from": "hand", "owner": "Anna"},
        "Anna ricicla Ceramica dalla propria Mano: la carta va in fondo al mazzo degli 1.",
    ),
    (
        "return",
        "Anna",
        {"card": 8, "from": "score", "owner": "Bob"},
        "Anna ricicla un 8 dall'Influenza di Bob: la carta va in fondo al mazzo degli 8.",
    ),
    (
        "transfer",
        "Luca",
        {
            "card": "chemistry",
            "from": "board",
            "owner": "Luca",
            "to": "board",
            "receiver": "Andrea",
            "splay": "right",
        },
        "Luca trasferisce Chimica dalla propria Zona alla Zona di Andrea: "
        "il mazzo blu continua a essere scalato verso destra.",
    ),
    (
        "transfer",
        "Luca",
        {"card": 4, "from": "hand", "owner": "Luca", "to": "score", "receiver": "Andrea", "splay": None},
        "Luca trasferisce un 4 dalla propria Mano all'Influenza di Andrea.",
    ),
    (
        "exchange",
        "Luca",
        {**SWAP, "given": ["oars", "writing"], "taken": ["banking"]},
        "Luca scambia Barche a remi e Scrittura della propria Mano con Banche della Mano di Andrea.",
    ),
    (
        "exchange",
        "Luca",
        {**SWAP, "given": [], "taken": [3, 5, 5]},
        "Luca non ha carte nella propria Mano, ma lo scambio avviene lo stesso: "
        "prende un 3 e due 5 dalla Mano di Andrea.",
    ),
    (
        "exchange",
        "Luca",
        {**SWAP, "given": [1], "taken": []},
        "Luca non riceve carte, ma lo scambio avviene lo stesso: "
        "un 1 passa dalla sua Mano alla Mano di Andrea.",
    ),
    (
        "splay",
        "Carlo",
        {"colour": "green", "direction": "right", "was": None},
        "Carlo scala verso destra le proprie carte verdi.",
    ),
    (
        "splay",
        "Carlo",
        {"colour": "purple", "direction": "up", "was": "right"},
        "Carlo scala verso l'alto le proprie carte viola, che erano scalate verso destra.",
    ),
    ("arrange", "Anna", {"colour": "red"}, "Anna cambia l'ordine delle proprie carte rosse."),
    (
        "remove",
        "Anna",
        {},
        "La carta rivelata è rossa: tutte le carte nelle Mani, nelle Zone e nelle Influenze vengono scartate "
        "dal gioco, e il Dogma ha termine.",
    ),
    (
        "achieve",
        "Anna",
        {"period": 3, "how": "action"},
        "Anna ha almeno 15 punti Influenza e una Carta Attiva di valore 3 o superiore: domina il Periodo 3.",
    ),
    (
        "achieve",
        "Anna",
        {"field": "universe", "how": "due"},
        "Anna domina subito il Campo SCIENZA, perché ha cinque Carte Attive di valore 8 o più.",
    ),
    (
        "achieve",
        "Anna",
        {"field": "empire", "how": "effect"},
        "Anna domina il Campo MILITARE grazie a un Dogma.",
    ),
    (
        "dogma",
        "Andrea",
        {"card": "banking", "icon": "crown", "counts": {"Andrea": 3, "Carlo": 3, "Massimo": 4, "Luca": 2}},
        "Andrea attiva Banche. La risorsa richiesta è la corona: "
        "Andrea ne produce 3, Carlo 3, Massimo 4 e Luca 2.",
    ),
    (
        "affect",
        "Luca",
        OBEYS,
        "Luca produce 2 corone, meno di Andrea (3): deve obbedire al primo Dogma di Banche (Supremazia).",
    ),
    (
        "affect",
        "Massimo",
        {**OBEYS, "role": "immune", "count": 4},
        "Massimo produce 4 corone, almeno quante Andrea (3): "
        "non deve obbedire al primo Dogma di Banche (Supremazia).",
    ),
    (
        "affect",
        "Carlo",
        SHARES,
        "Carlo produce 3 corone, almeno quante Andrea (3): "
        "esegue il secondo Dogma di Banche (Cooperativo), prima di Andrea.",
    ),
    (
        "affect",
        "Luca",
        {**SHARES, "role": "immune", "count": 1},
        "Luca produce 1 corona, meno di Andrea (3): non condivide il secondo Dogma di Banche (Cooperativo).",
    ),
    (
        "affect",
        "Andrea",
        {**SHARES, "role": "acts"},
        "Chi attiva la carta agisce dopo gli altri: Andrea esegue il secondo Dogma di Banche (Cooperativo).",
    ),
    (
        "affect",
        "Luca",
        {**OBEYS, "role": "immune", "partner": True},
        "Luca e Andrea fanno squadra: Luca non deve obbedire al primo Dogma di Banche (Supremazia).",
    ),
    (
        "affect",
        "Luca",
        {**OBEYS, "count": 0},
        "Luca non produce corone, mentre Andrea ne produce 3: "
        "deve obbedire al primo Dogma di Banche (Supremazia).",
    ),
    (
        "affect",
        "Luca",
        {**SHARES, "count": 0, "against": 0},
        "Luca non produce corone, e nemmeno Andrea: "
        "esegue il secondo Dogma di Banche (Cooperativo), prima di Andrea.",
    ),
    ("choose", "Anna", {"what": "colour", "chosen": "blue"}, "Anna sceglie il blu."),
    ("choose", "Anna", {"what": "value", "chosen": 8}, "Anna sceglie il valore 8."),
    ("choose", "Anna", {"what": "player", "chosen": "Bob"}, "Anna sceglie Bob."),
    ("choose", "Anna", {"what": "option", "chosen": "2"}, "Anna sceglie la seconda alternativa."),
    ("decline", "Anna", {}, "Anna decide di rinunciare."),
    ("decline", "Anna", {"named": 2}, "Anna decide di fermarsi qui."),
    (
        "nothing",
        "Anna",
        {"why": "taken", "field": "world", "owner": "Luca"},
        "Il Campo DIPLOMAZIA è già di Luca: Anna non può più dominarlo.",
    ),
    (
        "nothing",
        "Anna",
        {"why": "no_effects", "card": "archery"},
        "Tiro con l'arco non ha Dogmi Cooperativi: non c'è nulla da eseguire.",
    ),
    (
        "execute",
        "Anna",
        {"card": "writing"},
        "Anna esegue i Dogmi Cooperativi di Scrittura soltanto per sé.",
    ),
    (
        "repeat",
        "Anna",
        {"card": "metalworking", "effect": 1},
        "Anna ripete il Dogma Cooperativo di Metallurgia.",
    ),
    (
        "bonus",
        "Andrea",
        {"drawn": True, "why": "shared", "by": ("Carlo", "Luca")},
        "Carlo e Luca hanno tratto beneficio dal Dogma Cooperativo: "
        "Andrea ottiene il Bonus di Cooperazione, un'azione gratuita di Pescare.",
    ),
    ("turn", "Anna", {"actions": 2}, "Tocca ad Anna: ha due azioni."),
    (
        "turn",
        "Anna",
        {"actions": 1, "first": "Agricoltura"},
        "Agricoltura viene per prima in ordine alfabetico: comincia Anna, con una sola azione.",
    ),
    (
        "end",
        None,
        {"winners": ["Anna"], "reason": "INN-10.1"},
        "Anna raggiunge le Dominazioni necessarie e vince la partita.",
    ),
    (
        "end",
        None,
        {
            "winners": ["Anna", "Bob"],
            "reason": "INN-10.2",
            "points": 31,
            "achievements": 2,
            "by": "shared",
        },
        "Bisognerebbe pescare oltre il Periodo 10, quindi la partita finisce: "
        "Anna e Bob vincono alla pari (31 in Influenza, 2 in Dominazioni).",
    ),
    (
        "nothing",
        "Anna",
        {"why": "not_so", "words": "Se produce una torre"},
        "Per Anna la condizione «Se produce una torre» non è soddisfatta: ciò che segue non si applica.",
    ),
]

REASONS: list[tuple[str, dict[str, Any]]] = [
    *(
        ("nothing", {"why": why})
        for why in (
            "no_card",
            "none_due",
            "not_so",
            "not_done",
            "no_splay",
            "same_order",
            "no_exchange",
            "nobody",
            "no_player",
            "none_to_obey",
        )
    ),
    *(("bonus", {"drawn": False, "why": why, "by": ()}) for why in ("nobody", "nothing", "partner")),
    *(
        ("end", {"winners": winners, "reason": reason, "points": 7, "achievements": 1, "by": by})
        for reason in ("INN-10.1", "INN-10.2", "INN-10.3", "CIV-5.1", "CIV-5.3")
        for winners, by in ((["Anna"], "points"), (["Anna"], "achievements"), (["Anna", "Bob"], "shared"))
    ),
    *(
        ("achieve", {"field": field, "how": "due"})
        for field in ("monument", "empire", "wonder", "world", "universe")
    ),
]


@pytest.mark.parametrize(("kind", "player", "data", "text"), SAID)
def test_what_happened(kind: str, player: str | None, data: dict[str, Any], text: str) -> None:
    assert sentence(kind, player, data) == text


@pytest.mark.parametrize(("kind", "data"), REASONS)
def test_every_reason_has_words(kind: str, data: dict[str, Any]) -> None:
    text = sentence(kind, "Zoe", data)
    assert text[0].isupper()
    assert text.endswith(".")
    assert not re.search(r"  |None|[{}]|\b(?:a|di) (?:il|la)\b", text)
    assert not re.search(r"\b(?:lui|lei|egli|ella|stesso|stessa)\b(?! [a-z])", text), "no gender"


def test_what_has_no_words_is_told_to_the_caller() -> None:
    with pytest.raises(KeyError):
        sentence("nonsense", "Anna", {})
    with pytest.raises(KeyError):
        sentence("nothing", "Anna", {"why": "nonsense"})
