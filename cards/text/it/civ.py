"""The verbs of CIV, in the words of its printed edition."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards import program
from cards.program import CivVerb, FaceDown, Pick, Place
from cards.text.context import Context, Mood, one_card
from cards.text.it.forms import infinitive, say
from cards.text.it.nouns import noun
from cards.text.it.words import numeral

_MEANS = {
    FaceDown.EMBARGO: (
        "a faccia in giù, orizzontalmente, su un Dominio di un giocatore qualsiasi: nel suo prossimo turno "
        "quel giocatore non può giocare carte di quel Dominio; alla fine di quel turno la carta Economia "
        "viene scartata"
    ),
    FaceDown.DEMOCRACY: (
        "a faccia in giù su quel Dominio: fino alla fine della partita a quel giocatore serve una carta "
        "in più di quel Dominio per l'Egemonia"
    ),
}


def phrase(verb: CivVerb, mood: Mood, context: Context) -> str:
    """A verb with all that belongs to it: "scarta due carte dalla tua mano"."""
    done = say(infinitive(verb), mood)
    match verb:
        case program.Discard(Pick(tests=(program.OfChosen(name),))) if context.you and name in context.spoken:
            return f"{done} dalla tua area di gioco una carta di quel Dominio"
        case program.Discard(pick):
            return f"{done} {_cards(pick, context)}"
        case program.Play(pick):
            return f"{done} immediatamente {_cards(pick, context)}"
        case program.Take(Pick(program.All(), program.Zone(of=program.Who.THAT_PLAYER))):
            return f"{say(infinitive(verb), mood, 'le')} tutte"
        case program.Take(pick):
            added = say("aggiungere", mood, "la" if one_card(pick) else "le")
            return f"{done} {_cards(pick, context)} e {added} alla tua mano"
        case program.Give(pick):
            return f"{done} a quel giocatore {_cards(pick, context)}"
        case program.Lay(pick, FaceDown.DEMOCRACY as as_):
            chosen = f"{say('scegliere', mood)} un giocatore e un Dominio di cui quel giocatore abbia almeno"
            return f"{chosen} una carta, poi {_laid(pick, as_, mood, context)}"
        case program.Lay(pick, as_):
            return _laid(pick, as_, mood, context)
        case program.DrawFromDeck(number):
            return f"{done} {numeral(number)} carte dal mazzo delle Ere"
        case program.SetHandLimit(limit):
            return f"{done} a {numeral(limit)} carte il tuo limite di mano per questo turno"
        case program.ChoosePlayer(having):
            where = "in mano" if having is Place.HAND else "nella propria area di gioco"
            return f"{done} un altro giocatore che abbia carte {where}"
        case program.ChooseDomain():
            return f"{done} un Dominio presente nella tua area di gioco"
        case program.EachOther(inner):
            does = phrase(inner, Mood.IMPERATIVE, replace(context, you=False))
            return f"ogni altro giocatore {does}, se possibile"
        case program.Copy():
            return (
                f"{done} un effetto permanente (livello 1 o 2) dall'area di gioco di un altro giocatore, al "
                "posto del tuo effetto dello stesso Dominio"
            )
        case _:
            assert_never(verb)


def _laid(pick: Pick, as_: FaceDown, mood: Mood, context: Context) -> str:
    laid = say("collocare", mood, "la")
    return f"{say('prendere', mood)} {_cards(pick, context)} e {laid} {_MEANS[as_]}"


def _cards(pick: Pick, context: Context) -> str:
    cards = noun(pick, context)
    return f"{cards.bare} {cards.origin}"
