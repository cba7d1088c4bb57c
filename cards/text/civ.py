"""What the words for CIV share in all languages: cards and answers taken apart, sentences put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import assert_never

from cards.civ import CARD, DOMAIN, LEVELS
from cards.model import Ability, DomainCards
from cards.program import CivEffect, CivVerb, EachOther, Paid, Permanent, While, sequence
from cards.terms import Domain, Language
from cards.text.clause import Clause

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
    """What `effect army 1`, `discard army` or `copy Ben army 1` applies; None for the end of the step."""
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
            return next(
                Applied(cards, each, None) for each in cards.abilities if isinstance(each.effect, Paid)
            )
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


def clauses(effect: CivEffect, phrase: Callable[[CivVerb], str], then: str, lead: str) -> tuple[Clause, ...]:
    """The steps of an effect as sentences; `then` stands before the last verb of one, `lead` before all.

    A payment, and what the other players do, is a sentence of its own.
    """
    steps = sequence(effect.steps)
    told: list[Clause] = []
    opening = True
    for index, step in enumerate(steps):
        assert isinstance(step, CivVerb)
        paid = index == 0 and isinstance(effect, Paid)
        last = paid or index + 1 == len(steps) or isinstance(steps[index + 1], EachOther)
        said = phrase(step) if index else lead + phrase(step)
        text = said[:1].upper() + said[1:] if opening else said
        link = (" " if index else "") if opening else then if last else ", "
        told.append(Clause((index,), f"{link}{text}{'.' if last else ''}"))
        opening = last
    return tuple(told)
