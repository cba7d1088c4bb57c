"""All effects of all domains, compiled once when the game is first used."""

from __future__ import annotations

from cards.program import While
from engine.civ.deck import DOMAINS, Able
from engine.civ.needs import able
from engine.civ.sources import condition
from engine.civ.verbs import verb
from engine.programs import Compiler


def prepare() -> None:
    """Give every effect its operations, and what it needs."""
    compiler = Compiler(verb, condition)
    for domain in DOMAINS:
        for ability in domain.abilities:
            effect = ability.said.effect
            ability.operations = compiler.effect(effect.steps, domain, ability.clause[:2])
            ability.able = _while(effect) if isinstance(effect, While) else able(effect.steps)


def _while(effect: While) -> Able:
    holds = condition(effect.condition)
    return lambda game, seat: holds(game, seat, None)
