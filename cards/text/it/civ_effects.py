"""The effects of CIV in Italian: sentences cut into clauses that carry the paths of what they say."""

from __future__ import annotations

from cards.model import Ability, DomainCards
from cards.program import While
from cards.text import civ
from cards.text.clause import Clause
from cards.text.it.civ import phrase
from cards.text.it.conditions import condition
from cards.text.it.forms import Mood
from cards.text.it.scene import Scene


def heading(domain: DomainCards) -> tuple[str, ...]:
    """What stands above the effects of a domain, line by line."""
    eras = ", ".join(
        f"{count} dell'Era {civ.ROMAN[era]}" for era, count in enumerate(domain.eras, 1) if count
    )
    return domain.name.it, f"{sum(domain.eras)} carte: {eras}"


def label(ability: Ability) -> str:
    """The name of an effect, its kind and what it takes."""
    level = "livello {level}: {few} carte, in quattro giocatori {four}"
    return civ.label(ability, "it", level, "effetto di scarto")


def clauses(ability: Ability) -> tuple[Clause, ...]:
    """The text of an effect; joined, the clauses are whole sentences."""
    effect = ability.effect
    lead = f"se {condition(effect.condition, Scene(ability.name.it))}, " if isinstance(effect, While) else ""
    return civ.clauses(effect, lambda verb: phrase(verb, Mood.IMPERATIVE), ", poi ", lead)
