"""Cards of CIV as they are drawn, and the large one: the effects of its domain, one clause of them lit."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cards.civ import CARD, DOMAIN, ERAS
from cards.program import Paid, Permanent
from cards.terms import Domain, Language
from cards.text import Clause, ability_clauses, ability_label
from cards.text.civ import ROMAN, applied
from engine.civ.table import table
from engine.game import Game
from tutor.table.focus import Focus
from tutor.table.scene.asked import Asked
from tutor.table.scene.reading import clause_going_on, clause_states, state_of
from tutor.table.scene.things import SceneCard, SceneEffect
from tutor.words import said, words

__all__ = ["card_to_read", "domain_back", "domain_face"]


@lru_cache(maxsize=128)
def domain_face(card: str, language: Language) -> SceneCard:
    domain, era = CARD[card].domain, CARD[card].era
    name = f"{domain.name[language]} {ROMAN[era]}"
    return {
        "id": card,
        "name": name,
        "age": None,
        "domain": str(domain.id),
        "era": era,
        "eraWord": ROMAN[era],
        "back": False,
        "label": name,
        "key": None,
        "act": None,
        "picked": False,
        "preview": False,
        "why": None,
    }


@lru_cache(maxsize=16)
def domain_back(era: int, language: Language) -> SceneCard:
    label = f"{words(language)['covered']}, {said('era', language, era=ROMAN[era])}"
    return {
        "id": None,
        "name": None,
        "age": ROMAN[era],
        "domain": None,
        "era": era,
        "eraWord": ROMAN[era],
        "back": True,
        "label": label,
        "key": None,
        "act": None,
        "picked": False,
        "preview": False,
        "why": None,
    }


def card_to_read(game: Game, asked: Asked, language: Language, focus: Focus) -> SceneCard | None:
    """The domain that was asked for, else that of the effect looked at or going on."""
    place = clause_going_on(game)
    if focus.card is not None:
        domain = str(CARD[focus.card].domain.id)
    elif asked.looked is not None and (found := _domain_of(asked.looked)):
        domain = found
    elif place is not None:
        domain = place[0]
    else:
        return None
    return {**_read(game, domain, place, language), "opened": focus.card is not None}


def _domain_of(key: str) -> str | None:
    action, _, card = key.partition(" ")
    if action == "play":
        return str(CARD[card].domain.id)
    effect = applied(key)
    return None if effect is None else str(effect.domain.id)


def _read(game: Game, domain: str, place: Any, language: Language) -> SceneCard:
    """The cards of a domain to be read, lit where one of its effects is being carried out."""
    cards = DOMAIN[Domain(domain)]
    lit = place if place is not None and place[0] == domain else None
    effects: list[SceneEffect] = []
    for number, ability in enumerate(cards.abilities):
        clauses: tuple[Clause, ...] = ability_clauses(ability, language)
        states = clause_states(clauses, number, lit)
        effects.append(
            {
                "kind": _KINDS.get(type(ability.effect), "permanent"),
                "word": ability_label(ability, language),
                "state": None if lit is None or number != lit[1] else state_of(number, lit[1]),
                "clauses": [
                    {"path": list(clause.path), "text": clause.text, "state": state}
                    for clause, state in zip(clauses, states, strict=True)
                ],
            }
        )
    eras = ", ".join(f"{ROMAN[era]}: {count}" for era, count in zip(ERAS, cards.eras, strict=True) if count)
    return {
        "key": None,
        "act": None,
        "picked": False,
        "preview": False,
        "why": None,
        "id": domain,
        "spot": "card",
        "name": cards.name[language],
        "domain": domain,
        "age": None,
        "icons": [],
        "shows": [],
        "label": cards.name[language],
        "heading": [eras],
        "iconWord": None,
        "iconsWord": None,
        "effects": effects,
        "for": None if lit is None else said("for_acts", language, player=game.players[table(game).turn]),
    }


_KINDS = {Permanent: "permanent", Paid: "discard"}
