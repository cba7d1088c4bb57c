"""What stands above the effects of a domain of CIV, and before each of them."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.text import civ
from cards.text.fr.words import COLON


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = [f"{count} de l'ère {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count]
    if len(eras) == 1:
        return domain.name.fr, eras[0].replace(" de", " cartes, toutes de")
    return domain.name.fr, f"{sum(domain.eras)} cartes{COLON}{', '.join(eras)}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = f"niveau {{level}}{COLON}{{few}} cartes, ou {{four}} dans une partie à quatre"
    return civ.label(ability, "fr", level, "effet de défausse")
