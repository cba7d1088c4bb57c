"""What the words for CIV share in all languages: cards and answers taken apart, sentences put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cards.civ import CARD, DOMAIN, LEVELS
from cards.model import Ability, DomainCards
from cards.program import Paid, Permanent, While
from cards.terms import Domain, Language

ROMAN = ("", "I", "II", "III")
"""The numbers of the eras as printed."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What an answer of the effects step applies; `owner`: whose effect is copied."""

    domain: DomainCards
    ability: Ability
    level: int | None
    owner: str | None = None


def domain_and_era(card: str) -> tuple[DomainCards, str]:
    """The two things that a card is: `army1` is Army, I."""
    return CARD[card].domain, ROMAN[CARD[card].era]


def applied(key: str) -> Applied | None:
    """What `effect army 1`, `discard army` or `copy Ben army 1` applies; None for the end of the step.

    Raises KeyError for an effect that its domain does not have, as `discard culture`.
    """
    action, _, rest = key.partition(" ")
    match action:
        case "effect":
            domain, level = rest.split(" ")
            return _permanent(domain, int(level), None)
        case "copy":
            owner, domain, level = rest.rsplit(" ", 2)
            return _permanent(domain, int(level), owner)
        case "discard":
            cards = DOMAIN[Domain(rest)]
            for ability in cards.abilities:
                if isinstance(ability.effect, Paid):
                    return Applied(cards, ability, None)
            raise KeyError(key)
        case _:
            return None


def _permanent(domain: str, level: int, owner: str | None) -> Applied:
    cards = DOMAIN[Domain(domain)]
    for ability in cards.abilities:
        if isinstance(ability.effect, Permanent) and ability.effect.level == level:
            return Applied(cards, ability, level, owner)
    raise KeyError(f"{domain} {level}")


def label(ability: Ability, language: Language, level: str, paid: str) -> str:
    """The name of an effect, its kind and what it takes, in the words of a language for the kinds."""
    name, effect = ability.name[language], ability.effect
    match effect:
        case Permanent():
            few, four = LEVELS[2][effect.level - 1], LEVELS[4][effect.level - 1]
            return f"{name} ({level.format(level=effect.level, few=few, four=four)})"
        case Paid():
            return f"{name} ({paid})"
        case While():
            return name
        case _:
            assert_never(effect)
