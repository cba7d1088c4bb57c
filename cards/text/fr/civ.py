"""The effects of CIV in words: what the cards of a domain let a player do."""

from __future__ import annotations

from typing import assert_never

from cards.civ import DOMAIN
from cards.program import (
    All,
    ChooseDomain,
    ChoosePlayer,
    CivEffect,
    CivSteps,
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
    Paid,
    Permanent,
    Pick,
    Place,
    Play,
    SetHandLimit,
    Take,
    While,
    Who,
    Zone,
)
from cards.program.paths import Path
from cards.text.clause import Clause
from cards.text.fr import words
from cards.text.fr.moods import Action, Mood

DISCARD = Action("défauss")
PLAY = Action("jou")
TAKE = Action("pren", "en main", "prendre")
GIVE_BACK = Action("rend", "à ce joueur", "rendre")
LAY = Action("plac", "face cachée")
DRAW = Action("pioch")
CHOOSE = Action("choisiss", "", "choisir")
COPY = Action("copi")

_IN_A_DOMAIN = "dans un domaine d'un joueur qui y a au moins une carte"
_FACE_DOWN = {
    FaceDown.EMBARGO: "à son prochain tour, ce joueur ne peut pas jouer de carte de ce domaine",
    FaceDown.DEMOCRACY: (
        "jusqu'à la fin de la partie, il faut à ce joueur une carte de plus de ce domaine pour l'Hégémonie"
    ),
}


def civ_clauses(effect: CivEffect, condition: str = "") -> tuple[Clause, ...]:
    """The text of an effect; `condition` is that of a While, in words."""
    match effect:
        case Permanent(_, steps):
            return _sentences(_steps(steps))
        case Paid(steps):
            first, *rest = _steps(steps)
            return (*_sentences([first]), *_spaced(_sentences(rest)))
        case While(_, steps):
            return _sentences(_steps(steps), f"si {condition}, ")
        case _:
            assert_never(effect)


def civ_phrase(verb: CivVerb, mood: Mood) -> str:
    """A verb with all that belongs to it."""
    match verb:
        case Discard(pick):
            return DISCARD.of(mood, _cards(pick))
        case Play(pick):
            return f"{PLAY.form(mood)} aussitôt {_cards(pick)}"
        case Take(pick):
            return TAKE.of(mood, _cards(pick))
        case Give(pick, _):
            return GIVE_BACK.of(mood, _cards(pick))
        case Lay(pick, as_):
            return f"{LAY.of(mood, _cards(pick))} {_IN_A_DOMAIN}{words.COLON}{_FACE_DOWN[as_]}"
        case DrawFromDeck(number):
            return DRAW.of(mood, f"{words.number(number)} cartes")
        case SetHandLimit(limit):
            return f"votre limite de main est de {words.number(limit)} cartes pour ce tour"
        case ChoosePlayer(having):
            place = "en main" if having is Place.HAND else "dans sa zone de jeu"
            return CHOOSE.of(mood, f"un autre joueur qui a des cartes {place}")
        case ChooseDomain():
            return CHOOSE.of(mood, "un domaine dont vous avez une carte dans votre zone de jeu")
        case EachOther(theirs):
            done = civ_phrase(theirs, Mood.INFINITIVE).replace("votre", "sa")
            return f"chaque autre joueur qui le peut doit {done}"
        case Copy():
            return COPY.of(mood, "un effet permanent qu'offre la zone de jeu d'un autre joueur")
        case _:
            assert_never(verb)


def domain_name(test: OfDomain) -> str:
    """The printed name of a domain."""
    return DOMAIN[test.domain].name.fr


def _cards(pick: Pick) -> str:
    kind = ""
    match pick.tests:
        case (OfDomain() as test,):
            kind = f" {domain_name(test)}"
        case (OfChosen(),):
            kind = " de ce domaine"
    match pick.amount:
        case Exactly(int(count)):
            amount = f"{words.number(count)} {words.plural('carte', count > 1)}{kind}"
        case Exactly():
            amount = f"autant de cartes{kind}"
        case All():
            amount = f"toutes les cartes{kind}"
        case _:
            raise ValueError(f"no words for {pick!r}")
    return f"{amount} de {_place(pick)}"


def _place(pick: Pick) -> str:
    match pick.source:
        case DiscardPile():
            return "la défausse"
        case Zone(place, of):
            noun = "main" if place is Place.HAND else "zone de jeu"
            return f"votre {noun}" if of is Who.YOU else f"la {noun} de ce joueur"
        case _:
            raise ValueError(f"no words for {pick!r}")


def _steps(steps: CivSteps) -> list[tuple[Path, CivVerb]]:
    row = steps if isinstance(steps, tuple) else (steps,)
    return [((index,), verb) for index, verb in enumerate(row)]


def _sentences(steps: list[tuple[Path, CivVerb]], lead: str = "") -> tuple[Clause, ...]:
    """Verbs in a row; what is said of other players, and of your limit, is a sentence of its own."""
    told: list[Clause] = []
    for place, (path, verb) in enumerate(steps):
        phrase = civ_phrase(verb, Mood.IMPERATIVE)
        new = place == 0 or isinstance(verb, EachOther)
        last = place == len(steps) - 1
        ends = last or isinstance(steps[place + 1][1], EachOther)
        link = (" " if place else "") if new else ", puis " if ends else ", "
        text = words.capital(lead + phrase) if new else phrase
        told.append(Clause(path, f"{link}{text}{'.' if ends else ''}"))
    return tuple(told)


def _spaced(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    if not clauses:
        return ()
    first, *rest = clauses
    return (Clause(first.path, f" {first.text}"), *rest)
