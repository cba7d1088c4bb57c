"""The forms of verbs: an order, a wish ("Esigo che tu..."), a possibility ("Puoi..."), what was done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from cards import program
from cards.program import And, Verb
from cards.text.context import Mood

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

WITH_DRAWN = {
    And.REVEAL: "rivelare",
    And.MELD: "giocare",
    And.TUCK: "archiviare",
    And.SCORE: "capitalizzare",
}
"""What is done at once with a card that is drawn."""


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


def infinitive(verb: Verb) -> str:
    """The verb alone: "scambiare"."""
    match verb:
        case program.Draw() | program.DrawFromDeck():
            return "pescare"
        case program.Meld() | program.Play():
            return "giocare"
        case program.Tuck():
            return "archiviare"
        case program.Score():
            return "capitalizzare"
        case program.Return():
            return "riciclare"
        case program.Transfer():
            return "trasferire"
        case program.Exchange():
            return "scambiare"
        case program.Reveal():
            return "rivelare"
        case program.Splay() | program.Unsplay():
            return "scalare"
        case program.Rearrange():
            return "cambiare"
        case (
            program.ChooseColours()
            | program.ChooseValue()
            | program.Either()
            | program.ChoosePlayer()
            | program.ChooseDomain()
        ):
            return "scegliere"
        case program.Claim():
            return "dominare"
        case program.Win() | program.WinSingle():
            return "vincere"
        case program.RemoveAll() | program.Discard():
            return "scartare"
        case program.Execute():
            return "eseguire"
        case program.Repeat():
            return "ripetere"
        case program.Take():
            return "prendere"
        case program.Give():
            return "restituire"
        case program.Lay():
            return "collocare"
        case program.SetHandLimit():
            return "portare"
        case program.EachOther(inner):
            return infinitive(inner)
        case program.Copy():
            return "copiare"
        case _:
            assert_never(verb)


def done(verb: Verb, *, many: bool) -> str:
    """What a verb has done to cards: "riciclata", "riciclate"."""
    return participle(infinitive(verb), many)
