"""The texts of all cards of Innovation, its fields, what other editions print, and the domains of CIV."""

from __future__ import annotations

from collections.abc import Iterator

from cards.civ import DOMAINS
from cards.innovation import CARDS, FIELDS
from cards.innovation.editions import EDITIONS
from cards.terms import Language
from cards.text import card_text, domain_text, field_text


def texts(language: Language) -> Iterator[str]:
    """One paragraph for each card, field and domain; what another edition prints begins with two stars."""
    for card in CARDS:
        yield card_text(card.id, language)
    for field in FIELDS:
        yield f"{field.name[language]}\n{field_text(field, language)}"
    for edition in EDITIONS.values():
        for card in edition.differs:
            yield f"** {card_text(card.id, language, edition.name)}"
        for field in set(edition.fields) - set(FIELDS):
            yield f"** {field.name[language]}\n{field_text(field, language)}"
    for domain in DOMAINS:
        yield domain_text(domain.id, language)
