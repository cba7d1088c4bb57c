"""The forms of verbs: an order, a wish ("Esigo che tu..."), a possibility ("Puoi...")."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Mood(Enum):
    """How a verb is said."""

    IMPERATIVE = 0
    SUBJUNCTIVE = 1
    INFINITIVE = 2


_FORMS: Mapping[str, tuple[str, str, str]] = {
    "pescare": ("pesca", "peschi", "pescat"),
    "rivelare": ("rivela", "riveli", "rivelat"),
    "giocare": ("gioca", "giochi", "giocat"),
    "archiviare": ("archivia", "archivi", "archiviat"),
    "capitalizzare": ("capitalizza", "capitalizzi", "capitalizzat"),
    "riciclare": ("ricicla", "ricicli", "riciclat"),
    "trasferire": ("trasferisci", "trasferisca", "trasferit"),
    "scambiare": ("scambia", "scambi", "scambiat"),
    "scalare": ("scala", "scali", "scalat"),
    "cambiare": ("cambia", "cambi", "cambiat"),
    "scegliere": ("scegli", "scelga", "scelt"),
    "dominare": ("domina", "domini", "dominat"),
    "vincere": ("vinci", "vinca", "vint"),
    "scartare": ("scarta", "scarti", "scartat"),
    "eseguire": ("esegui", "esegua", "eseguit"),
    "ripetere": ("ripeti", "ripeta", "ripetut"),
    "prendere": ("prendi", "prenda", "pres"),
    "aggiungere": ("aggiungi", "aggiunga", "aggiunt"),
    "restituire": ("restituisci", "restituisca", "restituit"),
    "collocare": ("colloca", "collochi", "collocat"),
    "portare": ("porta", "porti", "portat"),
    "copiare": ("copia", "copi", "copiat"),
}
"""Imperative, present subjunctive (both of "tu"), participle without its ending."""


def say(verb: str, mood: Mood, clitic: str = "") -> str:
    """A verb, with its pronoun if it has one.

    >>> say("giocare", Mood.IMPERATIVE, "la"), say("giocare", Mood.SUBJUNCTIVE, "la")
    ('giocala', 'la giochi')
    >>> say("giocare", Mood.INFINITIVE, "le")
    'giocarle'
    """
    imperative, subjunctive, _ = _FORMS[verb]
    match mood:
        case Mood.IMPERATIVE:
            return imperative + clitic
        case Mood.SUBJUNCTIVE:
            return f"{clitic} {subjunctive}" if clitic else subjunctive
        case Mood.INFINITIVE:
            return verb[:-1] + clitic if clitic else verb


def participle(verb: str, plural: bool) -> str:
    """What has been done to cards (they are feminine): "riciclata", "riciclate"."""
    return f"{_FORMS[verb][2]}{'e' if plural else 'a'}"
