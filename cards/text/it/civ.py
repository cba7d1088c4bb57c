"""The verbs of CIV, in the words of its printed edition."""

from __future__ import annotations

from typing import assert_never

from cards.civ import DOMAIN
from cards.program import (
    All,
    ChooseDomain,
    ChoosePlayer,
    CivVerb,
    Copy,
    Discard,
    DiscardPile,
    DrawFromDeck,
    EachOther,
    Exactly,
    FaceDown,
    Give,
    Lay,
    OfChosen,
    OfDomain,
    Pick,
    Place,
    Play,
    SetHandLimit,
    Source,
    Take,
    Test,
    Who,
    Zone,
)
from cards.text.it.forms import Mood, say
from cards.text.it.places import contracted
from cards.text.it.words import numeral

_PLACES = {Place.HAND: "mano", Place.AREA: "area di gioco"}
_MEANS = {
    FaceDown.EMBARGO: "nel suo prossimo turno quel giocatore non può giocare carte di quel Dominio",
    FaceDown.DEMOCRACY: (
        "fino alla fine della partita a quel giocatore serve per l'Egemonia una carta in più di quel Dominio"
    ),
}


def phrase(verb: CivVerb, mood: Mood) -> str:
    """A verb of CIV with all that belongs to it: "scarta due carte dalla tua mano"."""
    match verb:
        case Discard(cards):
            return f"{say('scartare', mood)} {_cards(cards)}"
        case Play(cards):
            return f"{say('giocare', mood)} immediatamente {_cards(cards)}"
        case Take(cards):
            added = say("aggiungere", mood, "la" if cards.amount == Exactly(1) else "le")
            return f"{say('prendere', mood)} {_cards(cards)} e {added} alla tua mano"
        case Give(cards):
            return f"{say('restituire', mood)} a quel giocatore {_cards(cards)}"
        case Lay(card, as_):
            across = " e orientata orizzontalmente" if as_ is FaceDown.EMBARGO else ""
            where = f"a faccia in giù{across} in un Dominio di un giocatore qualsiasi"
            return f"{say('collocare', mood)} {_cards(card)} {where}: {_MEANS[as_]}"
        case DrawFromDeck(number):
            return f"{say('pescare', mood)} {numeral(number)} carte dal mazzo delle Ere"
        case SetHandLimit(limit):
            return f"{say('portare', mood)} a {numeral(limit)} carte il tuo limite di mano per questo turno"
        case ChoosePlayer(having):
            return f"{say('scegliere', mood)} un altro giocatore che abbia carte {_within(having)}"
        case ChooseDomain():
            return f"{say('scegliere', mood)} un Dominio presente nella tua area di gioco"
        case EachOther(inner):
            ordered = phrase(inner, Mood.IMPERATIVE).replace("tua", "propria")
            return f"ogni altro giocatore {ordered}, se possibile"
        case Copy():
            what = "un effetto permanente di livello 1 o 2"
            return f"{say('copiare', mood)} {what} dall'area di gioco di un altro giocatore"
        case _:
            assert_never(verb)


def infinitive(verb: CivVerb) -> str:
    """The verb alone: "scartare"."""
    match verb:
        case Discard():
            return "scartare"
        case Play():
            return "giocare"
        case Take():
            return "prendere"
        case Give():
            return "restituire"
        case Lay():
            return "collocare"
        case DrawFromDeck():
            return "pescare"
        case SetHandLimit():
            return "portare"
        case ChoosePlayer() | ChooseDomain():
            return "scegliere"
        case EachOther(inner):
            return infinitive(inner)
        case Copy():
            return "copiare"
        case _:
            assert_never(verb)


def _of(test: Test) -> str:
    """What a test of CIV adds to "carta": "Esercito", "di quel Dominio"."""
    match test:
        case OfDomain(domain):
            return f" {DOMAIN[domain].name.it}"
        case OfChosen():
            return " di quel Dominio"
        case _:
            return ""


def _within(having: Place) -> str:
    return "in mano" if having is Place.HAND else "nella propria area di gioco"


def _cards(cards: Pick) -> str:
    tests = "".join(_of(test) for test in cards.tests)
    match cards.amount:
        case Exactly(1):
            how_many = f"una carta{tests}"
        case Exactly(int(number)):
            how_many = f"{numeral(number)} carte{tests}"
        case All():
            how_many = f"tutte le carte{tests}"
        case _:
            how_many = f"altrettante carte{tests} a tua scelta"
    return f"{how_many} {_origin(cards.source)}"


def _origin(source: Source) -> str:
    match source:
        case DiscardPile():
            return "dalla pila degli scarti"
        case Zone(place, Who.THAT_PLAYER):
            return contracted("da", f"{_PLACES[place]} di quel giocatore")
        case Zone(place):
            return contracted("da", f"tua {_PLACES[place]}")
        case _:
            return "fra quelle"
