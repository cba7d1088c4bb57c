"""All effects of all cards of all editions, compiled once when the game is first used."""

from __future__ import annotations

from engine.innovation.conditions import condition
from engine.innovation.deck import READY
from engine.innovation.verbs import verb
from engine.programs import Compiler


def prepare() -> None:
    """Give every card its operations."""
    compiler = Compiler(verb, condition)
    for ready in READY.values():
        ready.effects = tuple(
            compiler.effect(effect.steps, ready, (ready.printing, number))
            for number, effect in enumerate(ready.card.effects)
        )
