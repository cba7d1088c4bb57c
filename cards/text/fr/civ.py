"""The verbs of CIV in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cards import program
from cards.program import CivVerb, FaceDown, Place
from cards.text.context import Context, Mood
from cards.text.fr.forms import action
from cards.text.fr.nouns import cards
from cards.text.fr.words import COLON, SEMICOLON, number

_MEANS = {
    FaceDown.EMBARGO: (
        f"en travers d'un domaine de n'importe quel joueur{COLON}à son prochain tour, ce joueur ne peut pas "
        f"jouer de carte de ce domaine{SEMICOLON}à la fin de ce tour, la carte Économie est "
        "défaussée"
    ),
    FaceDown.DEMOCRACY: (
        f"dans un domaine où un joueur de votre choix a au moins une carte{COLON}jusqu'à la fin de la "
        "partie, ce joueur a besoin d'une carte supplémentaire de ce domaine pour l'Hégémonie"
    ),
}


def phrase(verb: CivVerb, mood: Mood, context: Context) -> str:
    """A verb with all that belongs to it: "défaussez une carte de votre main"."""
    do = action(verb)
    match verb:
        case program.Discard(program.Pick(tests=(program.OfChosen(name),))) if (
            context.you and name in context.spoken
        ):
            return f"{do.form(mood)}-en une carte"
        case program.Discard(program.Pick(tests=(program.OfChosen(),))) if not context.you:
            return f"{do.form(mood)} de sa zone de jeu une carte de ce domaine"
        case program.Take(program.Pick(program.All(), program.Zone(of=program.Who.THAT_PLAYER))):
            return f"{do.form(mood)}-les toutes"
        case program.Discard(pick) | program.Take(pick):
            return do.of(mood, cards(pick, context))
        case program.Give(pick):
            return f"{do.form(mood)}-lui {cards(pick, context).whole()}"
        case program.Play(pick):
            return f"{do.form(mood)} aussitôt {cards(pick, context).whole()}"
        case program.Lay(pick, as_):
            return f"{do.of(mood, cards(pick, context))} {_MEANS[as_]}"
        case program.DrawFromDeck(count):
            return do.of(mood, f"{number(count)} cartes")
        case program.SetHandLimit(limit):
            return f"{do.form(mood)} à {number(limit)} cartes votre limite de main pour ce tour"
        case program.ChoosePlayer(having):
            place = "en main" if having is Place.HAND else "dans sa zone de jeu"
            return do.of(mood, f"un autre joueur qui a des cartes {place}")
        case program.ChooseDomain():
            return do.of(mood, "un domaine présent dans votre zone de jeu")
        case program.EachOther(inner):
            done = phrase(inner, Mood.INFINITIVE, replace(context, you=False))
            return f"chaque autre joueur qui le peut doit {done}"
        case program.Copy():
            return do.of(
                mood,
                "un effet permanent (niveau 1 ou 2) de la zone de jeu d'un autre joueur, à la place de "
                "votre propre effet du même domaine",
            )
        case _:
            assert_never(verb)
