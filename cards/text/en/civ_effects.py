"""What stands above the effects of a domain of CIV, and before each of them."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.text import civ


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = [f"{count} of era {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count]
    if len(eras) == 1:
        return domain.name.en, eras[0].replace(" of", " cards, all of")
    return domain.name.en, f"{sum(domain.eras)} cards: {', '.join(eras)}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = "level {level}: {few} cards, or {four} with four players"
    return civ.label(ability, "en", level, "discard effect")
