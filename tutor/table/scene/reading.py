"""The large card of Innovation: its text in clauses, of which the one being carried out is lit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from cards.innovation.editions import EDITIONS, PRINTINGS
from cards.model import Card, places
from cards.program import Demand
from cards.program.paths import Path
from cards.terms import Language
from cards.text import Clause, effect_clauses, effect_label
from engine.events import Clause as Place
from engine.game import Game
from engine.innovation.table import printed
from tutor.table.scene.faces import face, in_words
from tutor.table.scene.things import SceneCard, SceneEffect
from tutor.words import said, words

__all__ = ["card_to_light", "clause_going_on", "clause_states", "state_of"]


def clause_going_on(game: Game) -> Place | None:
    """The clause being carried out: that of the question, or in the middle of an answer the last told."""
    asked = game.decision
    if asked is not None:
        return asked.clause if asked.kind not in ("action", "setup") else None
    if game.result is None and game.events:
        return game.events[-1].clause
    return None


def card_to_light(game: Game, card: str, place: Place | None, language: Language) -> SceneCard:
    """A card to be read, lit where it is being carried out."""
    known, seen = printed(game, card), face(card, language, None, True)
    lit = place if place is not None and place[0] == known.printing else None
    effects = [effect.copy() for effect in _effects(known.printing, language)]
    if lit is not None:
        for number, effect in enumerate(effects):
            effect["state"] = state_of(number, lit[1])
            states = clause_states(effect_clauses(known, number, language), number, lit)
            pairs = zip(effect["clauses"], states, strict=True)
            effect["clauses"] = [{**clause, "state": state} for clause, state in pairs]
    icon = words(language)[known.dogma]
    return {
        **seen,
        "spot": "card",
        "heading": [
            said("age", language, n=known.age),
            words(language)[known.colour],
            *_edition(known, language),
        ],
        "iconWord": said("dogma_icon", language, icon=icon),
        "iconsWord": in_words(Counter(icon for icon in places(known.icons) if icon), language),
        "effects": effects,
        "for": None if lit is None else _for_whom(game, language),
    }


@lru_cache(maxsize=512)
def _effects(printing: str, language: Language) -> tuple[SceneEffect, ...]:
    return tuple(
        {
            "kind": "demand" if isinstance(effect, Demand) else "cooperative",
            "word": effect_label(printing, number, language),
            "state": None,
            "clauses": [
                {"path": list(clause.path), "text": clause.text, "state": None}
                for clause in effect_clauses(printing, number, language)
            ],
        }
        for number, effect in enumerate(PRINTINGS[printing].effects)
    )


def _edition(card: Card, language: Language) -> tuple[str, ...]:
    """Which edition is read, on a card that is not the same in all."""
    differs = any(edition.card[card.id].effects != card.effects for edition in EDITIONS.values())
    return (said(f"edition_{card.edition}", language),) if differs else ()


def state_of(number: int, now: int) -> str:
    """Whether an effect is done, going on, or still to come."""
    return "done" if number < now else "now" if number == now else "next"


def clause_states(clauses: Sequence[Clause], number: int, lit: Place | None) -> list[str | None]:
    """Before, at, or after the clause being carried out, clause by clause of an effect; None without any."""
    if lit is None:
        return [None] * len(clauses)
    if number != lit[1]:
        return [state_of(number, lit[1])] * len(clauses)
    now = _lit(clauses, lit[2])
    if not now:
        return ["next"] * len(clauses)
    return ["now" if n in now else "done" if n < now[0] else "next" for n in range(len(clauses))]


def _lit(clauses: Sequence[Clause], path: Path) -> list[int]:
    """The clauses that say what stands at a path: that very one, else those within, else the one around."""
    if not path:
        return []
    exact = [n for n, clause in enumerate(clauses) if clause.path == path]
    if exact:
        return exact
    within = [n for n, clause in enumerate(clauses) if clause.path[: len(path)] == path]
    if within:
        return within
    around = [n for n, clause in enumerate(clauses) if path[: len(clause.path)] == clause.path]
    deepest = max((len(clauses[n].path) for n in around), default=0)
    return [n for n in around if len(clauses[n].path) == deepest]


def _for_whom(game: Game, language: Language) -> str | None:
    """Who carries it out, and in which role."""
    for event in reversed(game.events):
        if event.kind == "execute":
            return said("for_alone", language, player=event.player)
        if event.kind == "affect" and event.data["role"] != "immune":
            return said(f"for_{event.data['role']}", language, player=event.player, by=event.data["by"])
    return None
