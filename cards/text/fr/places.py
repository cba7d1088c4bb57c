"""Whose cards, and where they lie."""

from __future__ import annotations

from typing import assert_never

from cards.program import Place, Who, Zone
from cards.text.context import Context
from cards.text.fr.words import PLACES, elided


def your(context: Context, *, many: bool = False) -> str:
    """The possessive of the one who acts, before a feminine noun: "votre", "sa", "vos", "ses"."""
    return ("vos" if many else "votre") if context.you else ("ses" if many else "sa")


def zone(place: Zone, context: Context, *, each: bool = False) -> str:
    """A place of a player: "votre Main"; `each`: those of all the players meant."""
    noun = PLACES[place.place].lower() if context.civ else PLACES[place.place]
    score = place.place is Place.SCORE
    match place.of:
        case Who.YOU if context.you:
            return f"votre {noun}"
        case Who.YOU:
            return f"{'son' if score else 'sa'} {noun}"
        case Who.ME if context.me is None:
            return f"{'mon' if score else 'ma'} {noun}"
        case who:
            return f"{elided('la', noun) if score else f'la {noun}'} {owner(who, context, each=each)}"


def same_zone(to: Zone, context: Context) -> str:
    """The same kind of place of another player: "la mienne", "celle d'un adversaire ..."."""
    match to.of:
        case Who.YOU:
            return "la vôtre"
        case Who.ME if context.me is None:
            return "la mienne"
        case who:
            return f"celle {owner(who, context)}"


def owner(who: Who, context: Context, *, each: bool = False) -> str:
    """Whose, where no possessive says it; `each`: of every one of them, not of one."""
    match who:
        case Who.ME:
            return elided("de", context.me or "moi")
        case Who.OTHERS:
            return "de chacun des autres joueurs" if each else "de n'importe quel autre joueur"
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
