"""The effects of CIV in French: sentences cut into clauses that carry the paths of what they say."""

from __future__ import annotations

from typing import assert_never

from cards.civ import LEVELS
from cards.model import Ability, DomainCards
from cards.program import Paid, Permanent, While
from cards.text.civ import ROMAN
from cards.text.clause import Clause
from cards.text.fr.effects import ability_clauses
from cards.text.fr.words import COLON


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = ", ".join(f"{count} de l'ère {ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count)
    return domain.name.fr, f"{sum(domain.eras)} cartes{COLON}{eras}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    match ability.effect:
        case Permanent(level):
            few, four = LEVELS[2][level - 1], LEVELS[4][level - 1]
            return f"{ability.name.fr} (niveau {level}{COLON}{few} cartes, à quatre joueurs {four})"
        case Paid():
            return f"{ability.name.fr} (effet de défausse)"
        case While():
            return ability.name.fr
        case _:
            assert_never(ability.effect)


def clauses(ability: Ability) -> tuple[Clause, ...]:
    """The text of an effect; joined, the clauses are whole sentences."""
    return ability_clauses(ability.effect)
