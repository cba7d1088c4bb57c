"""Cards and places: which cards, whose they are, where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from cards.program import (
    AtMost,
    Beneath,
    ChooseColours,
    ChooseValue,
    ColourNotOn,
    ColourOn,
    DiscardPile,
    Last,
    Named,
    Next,
    NotOfColour,
    NotThisCard,
    OfChosen,
    OfColour,
    OfDomain,
    OfValue,
    OrHigher,
    Pick,
    Place,
    Remaining,
    SameColourAs,
    SameValueAs,
    Source,
    Test,
    Who,
    With,
    Without,
    Zone,
)
from cards.text.fr import words
from cards.text.fr.civ import domain_name
from cards.text.fr.scope import Scope, plural_of, walk


@dataclass(frozen=True, slots=True)
class Tests:
    """What cards are asked for: adjectives that follow the noun, relative clauses that come last."""

    adjectives: str = ""
    relative: str = ""


def tests(asked: Sequence[Test], scope: Scope, *, many: bool) -> Tests:
    """The tests in words, in the number of their noun."""
    adjectives = [text for test in asked if (text := _adjective(test, scope, many))]
    relatives = [text for test in asked if (text := _relative(test, scope, many))]
    return Tests("".join(f" {text}" for text in adjectives), words.listed(relatives))


def _adjective(test: Test, scope: Scope, many: bool) -> str:
    match test:
        case OfColour(colours):
            return words.listed([words.plural(words.COLOURS[colour], many) for colour in colours], "ou")
        case NotOfColour(colour):
            return f"non {words.plural(words.COLOURS[colour], many)}"
        case OfValue(values):
            return f"de valeur {words.listed([str(value) for value in values], 'ou')}"
        case AtMost(value):
            return f"de valeur {value} ou moins"
        case OrHigher(value):
            return f"de valeur {value} ou plus"
        case SameColourAs(name):
            if scope.alone:
                return ""
            return "de cette couleur" if scope.said(test) else "de la même couleur"
        case SameValueAs(name):
            return f"de même valeur que {reference(name, scope)}" if scope.alone else "de même valeur"
        case OfChosen(name):
            return _chosen(name, scope)
        case NotThisCard():
            return f"autre{'s' if many else ''} que {_this_card(scope)}"
        case OfDomain():
            return domain_name(test)
        case With() | Without() | ColourOn() | ColourNotOn():
            return ""
        case _:
            assert_never(test)


def _relative(test: Test, scope: Scope, many: bool) -> str:
    match test:
        case With(icon):
            return f"qui {'produisent' if many else 'produit'} une {words.ICONS[icon]}"
        case Without(icon):
            return f"qui ne {'produisent' if many else 'produit'} aucune {words.ICONS[icon]}"
        case SameColourAs(name) if scope.alone:
            return colour_of(name, scope)
        case ColourOn(board):
            return f"d'une couleur déjà présente dans {zone(Zone(Place.BOARD, board), scope)}"
        case ColourNotOn(board):
            return f"d'une couleur absente de {zone(Zone(Place.BOARD, board), scope)}"
        case _:
            return ""


def _chosen(name: str, scope: Scope) -> str:
    for node in walk(scope.effect):
        if isinstance(node, ChooseValue) and node.bind == name:
            return "de cette valeur"
        if isinstance(node, ChooseColours) and node.bind == name and node.number > 1:
            return "de l'une de ces couleurs"
    return "de cette couleur"


def _this_card(scope: Scope) -> str:
    return scope.card.name.fr if scope.card else "celle-ci"


def zone(place: Zone, scope: Scope, *, each: bool = False) -> str:
    """A place of a player: "votre Main"; `each`: those of all the players meant."""
    noun = words.PLACES[place.place]
    match place.of:
        case Who.YOU:
            return f"votre {noun}"
        case Who.ME if scope.me is None:
            return f"mon {noun}" if place.place is Place.SCORE else f"ma {noun}"
    article = "l'" if place.place is Place.SCORE else "la "
    return f"{article}{noun} {_owner(place.of, scope, each)}"


def same_zone(to: Zone, scope: Scope) -> str:
    """The same kind of place of another player: "la mienne", "celle d'un adversaire ..."."""
    match to.of:
        case Who.YOU:
            return "la vôtre"
        case Who.ME if scope.me is None:
            return "la mienne"
        case _:
            return f"celle {_owner(to.of, scope, False)}"


def _owner(who: Who, scope: Scope, each: bool) -> str:
    match who:
        case Who.ME:
            return scope.me or "de moi"
        case Who.OTHERS:
            return "de chacun des autres joueurs" if each else "d'un autre joueur"
        case Who.ANOTHER:
            return "d'un autre joueur"
        case Who.POORER_OPPONENT:
            return "d'un adversaire qui a moins de points d'Influence que vous"
        case Who.THAT_PLAYER:
            return "de ce joueur"
        case Who.EVERYONE:
            return "de tous les joueurs" if each else "de n'importe quel joueur"
        case Who.YOU:
            return "de vous"
        case _:
            assert_never(who)


def reference(name: str, scope: Scope) -> str:
    """The cards of a name by a noun: "la carte recyclée"."""
    bound = scope.bound(name)
    return bound.noun() if bound else "la carte choisie"


def colour_of(name: str, scope: Scope) -> str:
    """The colour of a named card, or the chosen one, after "cartes"."""
    bound = scope.bound(name)
    return f"de la couleur de {bound.noun()}" if scope.alone and bound else "de cette couleur"


def beneath(source: Next | Beneath, scope: Scope) -> str:
    """The cards that lay, or lie, beneath a named card."""
    bound = scope.bound(source.name)
    if isinstance(source, Next):
        return "la carte qui se trouvait juste en dessous"
    if scope.said(Next(source.name)):
        return "toutes les autres cartes de cette pile"
    left = bound is not None and "mise en jeu" not in bound.participle and bound.participle != "piochée"
    return f"toutes les cartes qui se {'trouvaient' if left else 'trouvent'} en dessous"


def highest_of(source: Source, asked: Sequence[Test], scope: Scope) -> str:
    """The highest card somewhere: "votre carte Active la plus élevée"."""
    match source:
        case Zone(Place.TOP, Who.YOU):
            said = tests(asked, scope, many=False)
            one_colour = any(isinstance(test, OfColour) and len(test.colours) == 1 for test in asked)
            return f"votre carte Active{said.adjectives}{'' if one_colour else ' la plus élevée'}"
        case Zone():
            # A card of this place has just left it: the highest is another one now.
            rest = "restant dans" if _has_lost(source, scope) else "de"
            return f"la carte la plus élevée {rest} {zone(source, scope)}"
        case Named(name) | Remaining(name) | Last(name):
            return f"la plus élevée parmi {reference(name, scope)}"
        case Next() | Beneath():
            return f"la plus élevée parmi {beneath(source, scope)}"
        case DiscardPile():
            return "la carte la plus élevée de la défausse"
        case _:
            assert_never(source)


def _has_lost(place: Zone, scope: Scope) -> bool:
    return any(isinstance(node, Pick) and node.source == place for step in scope.told for node in walk(step))


def cards_of(source: Source, asked: Sequence[Test], scope: Scope, *, many: bool = True) -> str:
    """Cards somewhere, without an article: "cartes recyclées", "cartes vertes dans votre Zone de Jeu"."""
    said = tests(asked, scope, many=many)
    relative = f" {said.relative}" if said.relative else ""
    noun = words.plural("carte", many)
    match source:
        case Zone(Place.TOP, Who.YOU):
            return f"{noun} {words.plural('Active', many)}{said.adjectives}{relative}"
        case Zone(Place.BOARD | Place.AREA):
            return f"{noun}{said.adjectives} dans {zone(source, scope)}{relative}"
        case Zone():
            return f"{noun}{said.adjectives} de {zone(source, scope)}{relative}"
        case Named(name) | Remaining(name) | Last(name):
            bound = scope.bound(name)
            participle = bound.participle if bound else "choisie"
            return f"{noun} {plural_of(participle) if many else participle}{said.adjectives}{relative}"
        case Next() | Beneath():
            return f"{noun}{said.adjectives} en dessous{relative}"
        case DiscardPile():
            return f"{noun}{said.adjectives} de la défausse{relative}"
        case _:
            assert_never(source)
