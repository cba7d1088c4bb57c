"""The effects of CIV in French: sentences cut into clauses that carry the paths of what they say."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.text import civ
from cards.text.clause import Clause
from cards.text.fr.effects import ability_clauses
from cards.text.fr.words import COLON


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = ", ".join(
        f"{count} de l'ère {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count
    )
    return domain.name.fr, f"{sum(domain.eras)} cartes{COLON}{eras}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = f"niveau {{level}}{COLON}{{few}} cartes, à quatre joueurs {{four}}"
    return civ.label(ability, "fr", level, "effet de défausse")


def clauses(ability: Ability) -> tuple[Clause, ...]:
    """The text of an effect; joined, the clauses are whole sentences."""
    return ability_clauses(ability.effect)
