"""The effects of CIV as sentences, cut into clauses that carry the paths of what they say."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.program import While
from cards.text import civ
from cards.text.clause import Clause
from cards.text.en.civ import done
from cards.text.en.conditions import condition
from cards.text.en.voice import voice_for


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = ", ".join(f"{count} of era {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count)
    return domain.name.en, f"{sum(domain.eras)} cards: {eras}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = "level {level}: {few} cards, with four players {four}"
    return civ.label(ability, "en", level, "discard effect")


def clauses(ability: Ability) -> tuple[Clause, ...]:
    """The text of an effect; joined, the clauses are whole sentences."""
    effect = ability.effect
    voice = voice_for([effect.steps], ability.name.en)
    lead = f"if {condition(effect.condition, voice)}, " if isinstance(effect, While) else ""
    return civ.clauses(effect, lambda verb: done(verb, voice), ", then ", lead)
