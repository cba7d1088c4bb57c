"""Questions, answers and refusals in Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cards.innovation import CARD, CARDS
from cards.program import Step, sequence
from cards.text.it.prompts import answer, prompt, refusal

ASKED: list[tuple[str, str, int, int, dict[str, Any], str]] = [
    (
        "card",
        "pottery",
        0,
        0,
        {"due": 3},
        "Carlo, puoi riciclare fino a tre carte della tua Mano: con quale cominci?",
    ),
    (
        "card",
        "pottery",
        0,
        0,
        {"due": 3, "named": 1},
        "Carlo, puoi riciclare fino a tre carte della tua Mano. Ne hai già riciclata una: ne vuoi un'altra?",
    ),
    (
        "card",
        "tools",
        0,
        0,
        {"due": 3, "named": 2},
        "Carlo, ricicla tre carte della tua Mano. Ne hai già riciclate due: quale sarà la prossima?",
    ),
    (
        "card",
        "banking",
        0,
        0,
        {"due": 1, "by": "Andrea"},
        "Carlo, trasferisci nella Zona di Andrea una delle tue Carte Attive non verdi che producono una "
        "fabbrica: quale?",
    ),
    (
        "card",
        "archery",
        0,
        1,
        {"due": 1, "by": "Andrea"},
        "Carlo, trasferisci alla Mano di Andrea la carta di valore più alto della tua Mano: "
        "fra carte di pari valore scegli tu.",
    ),
    (
        "card",
        "education",
        0,
        0,
        {"due": 1, "may": True},
        "Carlo, puoi riciclare la carta di valore più alto della tua Influenza: vuoi farlo? "
        "Fra carte di pari valore scegli tu.",
    ),
    (
        "card",
        "databases",
        0,
        0,
        {"due": 2},
        "Carlo, ricicla la metà (arrotondata per eccesso) delle carte della tua Influenza (due in tutto): "
        "con quale cominci?",
    ),
    (
        "card",
        "collaboration",
        0,
        1,
        {"due": 1},
        "Carlo, la scelta è tua: quale di quelle carte va trasferita nella tua Zona?",
    ),
    ("colour", "banking", 1, 0, {}, "Carlo, puoi scalare le tue carte verdi verso destra: vuoi farlo?"),
    (
        "colour",
        "paper",
        0,
        0,
        {},
        "Carlo, puoi scalare le tue carte verdi o blu verso sinistra: quali scegli?",
    ),
    ("colour", "empiricism", 0, 0, {"named": 1}, "Carlo, scegli due colori: qual è il secondo?"),
    (
        "whole",
        "bicycle",
        0,
        0,
        {},
        "Carlo, puoi scambiare tutte le carte della tua Mano con tutte le carte della tua Influenza: "
        "vuoi farlo?",
    ),
    (
        "order",
        "railroad",
        0,
        0,
        {},
        "Carlo, l'ordine delle carte lo scegli tu: quale ricicli per prima?",
    ),
    (
        "order",
        "publications",
        0,
        0,
        {"named": 1},
        "Carlo, riordina il mazzo dall'alto in basso: quale carta viene subito sotto?",
    ),
]

ANSWERS: list[tuple[str, str, dict[str, Any], str]] = [
    ("action", "draw", {}, "Pesca"),
    ("action", "meld oars", {}, "Gioca Barche a remi"),
    ("action", "dogma the_wheel", {}, "Attiva Ruota"),
    ("action", "achieve 3", {}, "Domina il Periodo 3"),
    ("card", "banking", {}, "Banche (5)"),
    ("card", "Bob:8", {}, "Un 8 di Bob"),
    ("card", "pass", {"named": 0}, "No, grazie"),
    ("card", "pass", {"named": 1}, "Basta così"),
    ("colour", "red", {}, "Rosso"),
    ("player", "red", {}, "red"),
    ("value", "7", {}, "7"),
]

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("over", {}, "La partita è finita: non c'è più nulla da decidere"),
    ("unknown_card", {"key": "boat"}, "Nessuna carta si chiama «boat»"),
    ("not_in_hand", {"card": "oars", "player": "Anna"}, "Barche a remi non è nella Mano di Anna"),
    (
        "not_on_top",
        {"card": "oars", "player": "Anna"},
        "Barche a remi non è una Carta Attiva di Anna: "
        "si attiva soltanto una carta in cima a un proprio mazzo",
    ),
    (
        "no_such_period",
        {"key": "11"},
        "Non c'è nessun Periodo «11» da dominare: i Periodi vanno da 1 a 9",
    ),
    (
        "period_taken",
        {"age": 3, "owner": "Luca"},
        "Il Periodo 3 è già di Luca: ogni Periodo si domina una volta sola",
    ),
    (
        "too_few_points",
        {"age": 3, "points": 9, "needed": 15},
        "Per dominare il Periodo 3 servono 15 punti Influenza, cinque volte il suo valore: "
        "per ora ce ne sono 9",
    ),
    (
        "top_too_low",
        {"age": 3, "highest": 2},
        "Per dominare il Periodo 3 serve una Carta Attiva di valore pari o superiore: "
        "la più alta, per ora, vale 2",
    ),
    ("not_asked_for", {"key": "red", "card": None}, "«red» non è ciò che è richiesto qui"),
    (
        "not_asked_for",
        {"key": "oars", "card": "oars", "words": "Ricicla una carta"},
        "Barche a remi non è ciò che è richiesto qui: «Ricicla una carta»",
    ),
    ("must", {}, "Qui non si può rinunciare: è obbligatorio tutto ciò che non comincia con «Puoi»"),
    ("not_a_key", {"key": "?"}, "«?» non è una risposta"),
]


def about(card: str, effect: int, step: int) -> dict[str, Any]:
    return {
        "card": CARD[card],
        "step": sequence(CARD[card].effects[effect].steps)[step],
        "named": 0,
        "due": None,
    }


@pytest.mark.parametrize(("kind", "card", "effect", "step", "data", "text"), ASKED)
def test_what_is_asked(kind: str, card: str, effect: int, step: int, data: dict[str, Any], text: str) -> None:
    assert prompt(kind, "Carlo", {**about(card, effect, step), **data}) == text


def test_what_is_asked_outside_effects() -> None:
    assert prompt("setup", "Carlo", {}) == (
        "Carlo, scegli la carta da giocare per prima: l'altra resta nella tua Mano."
    )
    assert prompt("action", "Carlo", {"left": 1}) == (
        "Carlo, ti resta un'azione: puoi pescare, giocare, attivare o dominare. Che cosa fai?"
    )
    with pytest.raises(KeyError):
        prompt("nonsense", "Carlo", {})


@pytest.mark.parametrize("kind", ["card", "colour", "player", "value", "option", "whole", "order"])
def test_every_step_can_be_asked_about(kind: str) -> None:
    for card, step in every_step():
        for named in (0, 1):
            text = prompt(kind, "Zoe", {"card": CARD[card], "step": step, "named": named, "due": 2})
            assert text.startswith("Zoe, ")
            assert text.endswith(("?", "."))
            assert not re.search(r"  |None|[{}]|\bmi[ae]\b", text)


@pytest.mark.parametrize(("kind", "key", "data", "text"), ANSWERS)
def test_the_words_of_an_answer(kind: str, key: str, data: dict[str, Any], text: str) -> None:
    assert answer(kind, key, data) == text


def test_the_words_of_an_alternative_and_of_a_whole() -> None:
    evolution = about("evolution", 0, 0)
    assert answer("option", "1", evolution) == (
        "Pesca e capitalizza un 8 e poi ricicla una carta della tua Influenza"
    )
    assert answer("option", "2", evolution).startswith("Pesca una carta di valore superiore di uno")
    assert answer("whole", "yes", about("bicycle", 0, 0)) == "Sì, scambia"
    assert answer("whole", "yes", about("canning", 0, 0)) == "Sì, pesca e archivia un 6"


@pytest.mark.parametrize(("code", "data", "text"), REFUSED)
def test_why_an_answer_is_refused(code: str, data: dict[str, Any], text: str) -> None:
    assert refusal(code, data) == text


def test_an_unknown_refusal_is_told_to_the_caller() -> None:
    with pytest.raises(KeyError):
        refusal("nonsense", {})


def every_step() -> Iterator[tuple[str, Step]]:
    return ((card.id, step) for card in CARDS for effect in card.effects for step in sequence(effect.steps))
