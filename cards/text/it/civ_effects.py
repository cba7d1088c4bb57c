"""What stands above the effects of a domain of CIV, and before each of them."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.text import civ


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = [f"{count} dell'Era {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count]
    if len(eras) == 1:
        return domain.name.it, eras[0].replace(" dell'", " carte, tutte dell'")
    return domain.name.it, f"{sum(domain.eras)} carte: {', '.join(eras)}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = "livello {level}: {few} carte, {four} in quattro giocatori"
    return civ.label(ability, "it", level, "effetto di scarto")
