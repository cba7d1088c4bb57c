"""What the third edition of Innovation changes: its cards beside those of the first, and its rules."""

from __future__ import annotations

from typing import Any

from cards.innovation.editions import EDITIONS, Edition
from cards.model import Card
from cards.program import Demand
from cards.terms import LANGUAGES, EditionName, Language
from cards.text import Clause, effect_clauses, effect_label
from tutor.story.reference.entries import card_entries
from tutor.table import explain
from tutor.words import said, words

__all__ = ["editions_page"]

Json = dict[str, Any]


def editions_page(language: Language, owned: EditionName) -> Json:
    """Each card that differs in both editions, side by side, with the words marked that only one has."""
    first, third = EDITIONS["first"], EDITIONS["third"]
    names = {entry.id: entry.names[LANGUAGES.index(language)] for entry in card_entries(language)}
    return {
        "title": said("editions", language),
        "lead": said("editions_lead", language),
        "cards": [
            {
                "id": card.id,
                "name": names[card.id],
                "line": f"{said('age', language, n=card.age)}, {words(language)[card.colour]}",
                "colour": str(card.colour),
                "open": said("editions_open", language, name=names[card.id]),
                "sides": [
                    _side(card.id, edition, other, language, owned)
                    for edition, other in ((first, third), (third, first))
                ],
            }
            for card in third.differs
        ],
        "rulesTitle": said("editions_rules", language),
        "rules": [explain.rule(id, language) for id in third.rules],
        "editionWords": said("editions_words", language),
    }


def _side(id: str, edition: Edition, other: Edition, language: Language, owned: EditionName) -> Json:
    """What one edition prints on a card."""
    card = edition.card[id]
    elsewhere = {_words(clause) for clause in _clauses(other.card[id], language)}
    return {
        "id": edition.name,
        "word": said(f"edition_{edition.name}", language),
        "own": edition.name == owned,
        "effects": [
            {
                "kind": "demand" if isinstance(effect, Demand) else "cooperative",
                "word": effect_label(card, number, language),
                "clauses": [
                    {"text": clause.text, "differs": _words(clause) not in elsewhere}
                    for clause in effect_clauses(card, number, language)
                ],
            }
            for number, effect in enumerate(card.effects)
        ],
    }


def _clauses(card: Card, language: Language) -> list[Clause]:
    return [
        clause for number in range(len(card.effects)) for clause in effect_clauses(card, number, language)
    ]


def _words(clause: Clause) -> str:
    """What a clause says, wherever in its sentence it stands."""
    return clause.text.strip(" .,;!")
