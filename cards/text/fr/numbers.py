"""Numbers that have to be worked out: as the value of a card, as "for each", as a total."""

from __future__ import annotations

from typing import assert_never

from cards.program import (
    Achievements,
    ColoursOnlyYours,
    ColoursSplayed,
    Count,
    DifferentValues,
    Highest,
    Named,
    Per,
    Plus,
    Points,
    Produced,
    Tally,
    Times,
    TuckedOrScored,
    Value,
    ValueOf,
)
from cards.terms import Direction
from cards.text.fr import words
from cards.text.fr.nouns import cards_of, highest_of, reference
from cards.text.fr.scope import Scope

ANY_WAY = "dans n'importe quel sens"


def card_of_value(value: Value, scope: Scope) -> str:
    """A card to draw: "une 5", "une carte d'une valeur supérieure de un à ...".

    >>> card_of_value(5, Scope())
    'une 5'
    """
    match value:
        case int():
            return f"une {value}"
        case Plus(number, more):
            amount = "un" if more == 1 else words.number(more)
            return f"une carte d'une valeur supérieure de {amount} {_compared(number, scope)}"
        case Highest() | ValueOf():
            return f"une carte d'une valeur égale {_compared(value, scope)}"
        case _:
            return f"une carte d'une valeur égale au nombre {words.elided('de', total(value, scope))}"


def _compared(number: Value, scope: Scope) -> str:
    """What a value is measured by, after "supérieure" or "égale"."""
    match number:
        case ValueOf(name):
            return f"à celle de {reference(name, scope)}"
        case Highest(source, tests):
            return f"à celle de {highest_of(source, tests, scope)}"
        case int():
            return f"à {number}"
        case _:
            return f"au nombre {words.elided('de', total(number, scope))}"


def rate(value: Value, scope: Scope) -> tuple[int, str]:
    """How often: a number, and what it is multiplied by ("pour chaque carte recyclée"), or nothing."""
    match value:
        case int():
            return value, ""
        case Per(1, number):
            return rate(number, scope)
        case Per(each, number):
            return 1, f"par groupe de {words.number(each)} {total(number, scope)}"
        case Times(factor, number):
            return factor, rate(number, scope)[1]
        case _:
            return 1, f"pour chaque {total(value, scope, many=False)}"


def total(value: Value, scope: Scope, *, many: bool = True) -> str:
    """What is counted, without an article: "ampoules que vous produisez", "cartes recyclées"."""
    match value:
        case Produced(icon):
            return f"{words.plural(words.ICONS[icon], many)} que vous produisez"
        case Count(source, tests):
            return cards_of(source, tests, scope, many=many)
        case DifferentValues(Named(name)):
            return f"{_values(many)} parmi {reference(name, scope)}"
        case DifferentValues(source):
            return f"{_values(many)} parmi les {cards_of(source, (), scope)}"
        case ColoursSplayed(directions):
            return f"{words.plural('couleur', many)} {splayed(directions, many)} dans votre Zone de Jeu"
        case ColoursOnlyYours():
            yours = f"{words.plural('couleur', many)} de votre Zone de Jeu"
            return f"{yours} qu'aucun autre joueur n'a dans la sienne"
        case Achievements():
            return words.plural("Domination", many)
        case Points():
            return f"{words.plural('point', many)} d'Influence"
        case Tally():
            return f"{words.plural('carte', many)} ainsi {words.plural('déplacée', many)}"
        case TuckedOrScored():
            archived = (words.plural(word, many) for word in ("archivée", "comptabilisée"))
            return f"{words.plural('carte', many)} {' et/ou '.join(archived)} au cours du même tour"
        case int() | Plus() | Per() | Times() | ValueOf() | Highest():
            raise ValueError(f"nothing is counted by {value!r}")
        case _:
            assert_never(value)


def splayed(directions: tuple[Direction, ...], many: bool) -> str:
    """Splayed in one of the directions; none given: in any."""
    ways = words.listed([words.DIRECTIONS[direction] for direction in directions], "ou")
    return f"{words.plural('décalée', many)} {ways or ANY_WAY}"


def _values(many: bool) -> str:
    return "valeurs différentes" if many else "valeur différente"
