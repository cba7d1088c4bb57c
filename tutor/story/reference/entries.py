"""All that can be looked up: the rules, the words of the glossary, the cards of both games and the fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cards.civ import DOMAINS
from cards.innovation import CARDS, FIELDS
from cards.innovation.editions import EDITIONS
from cards.model import Name, places
from cards.program import Demand
from cards.program.trail import verbs
from cards.rules import glossary, rules
from cards.terms import GAMES, LANGUAGES, GameName, Language
from cards.text import card_text, domain_text, field_text

__all__ = ["CARD_KINDS", "ReferenceEntry", "card_entries", "entries"]

CARD_KINDS = ("card", "field", "domain")
"""The entries that lie on a table; the others are rules and words."""


_CALLED = {
    "claim": "achievement",
    "execute": "for-yourself-only",
    "removeall": "remove",
    "unsplay": "splay",
    "score": "to-score",
}
"""What the glossary calls a verb of the programs that has another name there."""


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """Something that can be looked up."""

    id: str
    kind: str
    """"term", "rule", or one of CARD_KINDS."""
    games: frozenset[GameName]
    names: tuple[str, ...]
    """What it is called: whoever searches for just this, means it."""
    title: str
    """Words that say what it is about."""
    text: str
    marks: frozenset[str] = frozenset()
    """What it can be chosen by: age, colour, icons, kinds of its effects, what they do."""


@cache
def entries(language: Language) -> tuple[ReferenceEntry, ...]:
    """Everything, words first and cards last."""
    return (*_terms(language), *card_entries(language), *_rules(language))


@cache
def card_entries(language: Language) -> tuple[ReferenceEntry, ...]:
    """The cards, the fields, and the domains of CIV with their effects."""
    return (*_cards(language), *_fields(language), *_domains(language))


def _terms(language: Language) -> Iterator[ReferenceEntry]:
    for term in glossary(language):
        names = (term.term, *term.forms)
        yield ReferenceEntry(term.id, "term", term.games, names, " ".join(names), term.meaning)


def _rules(language: Language) -> Iterator[ReferenceEntry]:
    """A rule is also about the words whose entry in the glossary names it."""
    for rule in rules(language).values():
        words = [form for term in glossary(language) if rule.id in term.rules for form in term.forms]
        title = " ".join((rule.id, rule.section, *words))
        yield ReferenceEntry(rule.id, "rule", frozenset((rule.game,)), (rule.id,), title, rule.text)


def _cards(language: Language) -> Iterator[ReferenceEntry]:
    innovation = frozenset((GAMES[0],))
    for card in CARDS:
        effects = [effect for edition in EDITIONS.values() for effect in edition.card[card.id].effects]
        kinds = {"demand" if isinstance(effect, Demand) else "cooperative" for effect in effects}
        named = {type(verb).__name__.lower() for effect in effects for verb in verbs(effect.steps)}
        does = {_CALLED.get(verb, verb) for verb in named}
        icons = {str(icon) for icon in places(card.icons) if icon}
        marks = frozenset((str(card.age), str(card.colour), *icons, *kinds, *does))
        names = (*_names(card.name), card.id)
        texts = dict.fromkeys(card_text(card.id, language, edition) for edition in EDITIONS)
        yield ReferenceEntry(card.id, "card", innovation, names, " ".join(names), "\n".join(texts), marks)


def _fields(language: Language) -> Iterator[ReferenceEntry]:
    for field in FIELDS:
        names = (*_names(field.name), str(field.id))
        text = field_text(field, language)
        yield ReferenceEntry(
            str(field.id),
            "field",
            frozenset((GAMES[0],)),
            names,
            " ".join(names),
            text,
            frozenset(("field",)),
        )


def _domains(language: Language) -> Iterator[ReferenceEntry]:
    for domain in DOMAINS:
        names = (*_names(domain.name), *(name for one in domain.abilities for name in _names(one.name)))
        marks = frozenset(type(one.effect).__name__.lower() for one in domain.abilities)
        text = domain_text(domain.id, language)
        yield ReferenceEntry(
            str(domain.id), "domain", frozenset((GAMES[1],)), names, " ".join(names), text, marks
        )


def _names(name: Name) -> tuple[str, ...]:
    return tuple(name[language] for language in LANGUAGES)
