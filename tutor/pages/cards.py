"""The cards to be looked up, as plain data, words included; drawn by `cards.js`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.innovation import CARD
from cards.innovation.editions import EDITIONS
from cards.model import places
from cards.rules import glossary, rules, terms_in
from cards.terms import EDITIONS_OF, LANGUAGES, Colour, EditionName, GameName, Icon, Language
from cards.text import card_text, domain_text, field_text
from tutor.library.address import Address
from tutor.story.reference.entries import CARD_KINDS, ReferenceEntry, card_entries
from tutor.story.reference.search import search
from tutor.story.reference.seen import card_table, lessons_with, scenarios_with
from tutor.table import explain
from tutor.table.focus import Focus
from tutor.table.scene import scene
from tutor.table.session import Session
from tutor.words import NAMES, said, spoken, words

__all__ = ["card_faces", "cards_page", "entry_of", "table_to_try"]

Json = dict[str, Any]

_AGES = tuple(dict.fromkeys(str(card.age) for card in CARD.values()))
_DIFFERING = frozenset(card.id for edition in EDITIONS.values() for card in edition.differs)
"""The cards that are not the same in every edition."""
_KINDS = ("demand", "cooperative", "field", "permanent", "paid", "while")


def cards_page(address: Address, language: Language, edition: EditionName) -> Json:
    """The cards that are found, by what they can be chosen, and the one that is open."""
    game, query = address.game, address.query
    own = [entry for entry in card_entries(language) if game in entry.games]
    hits = [entry for entry in search(query, language) if game in entry.games] if query.strip() else None
    found = own if hits is None else [entry for entry in hits if entry.kind in CARD_KINDS]
    groups = list(_groups(own, language))
    shown = [entry for entry in found if _chosen(entry, address.only, groups)]
    rules_too = 0 if hits is None else len(hits) - len(found)
    opened = entry_of(address.card or "", language)
    return {
        "title": said("cards", language),
        "lead": said(f"cards_lead_{game}", language),
        "query": query,
        "count": said(
            "found_none" if not shown else "found_1" if len(shown) == 1 else "found", language, n=len(shown)
        ),
        "groups": [
            *([_edition_group(edition, language)] if EDITIONS_OF[game] else []),
            *(
                {**group, "options": [{**one, "on": one["id"] in address.only} for one in group["options"]]}
                for group in groups
            ),
        ],
        "changed": _changed(language) if EDITIONS_OF[game] else None,
        "cards": card_faces(shown, language),
        "rules": {
            "word": said("rules_found", language, n=rules_too),
            "send": {"do": "page", "page": "rules"},
        }
        if rules_too
        else None,
        "open": None if opened is None or game not in opened.games else _all_about(opened, language, edition),
    }


def entry_of(card: str, language: Language) -> ReferenceEntry | None:
    """The card, field or domain of this id; a card of CIV is looked up as its domain."""
    id = str(CIV_CARD[card].domain.id) if card in CIV_CARD else card
    return next((entry for entry in card_entries(language) if entry.id == id), None)


def card_faces(found: Sequence[ReferenceEntry], language: Language) -> list[Json]:
    """Cards in a list: enough to tell them apart."""
    return [_face(entry, language) for entry in found]


def _face(entry: ReferenceEntry, language: Language) -> Json:
    name = entry.names[LANGUAGES.index(language)]
    face: Json = {"id": entry.id, "name": name, "age": None, "colour": None, "domain": None, "icons": []}
    if entry.kind == "card":
        card = CARD[entry.id]
        icons = [str(icon) for icon in places(card.icons) if icon]
        return {
            **face,
            "age": card.age,
            "colour": str(card.colour),
            "icons": icons,
            "dogma": str(card.dogma),
            "line": f"{said('age', language, n=card.age)}, {words(language)[card.colour]}",
        }
    if entry.kind == "domain":
        return {**face, "domain": entry.id, "icons": [entry.id], "line": None}
    return {**face, "line": said("only_field", language)}


# What cards can be chosen by ----------------------------------------------------------------


def _groups(own: Sequence[ReferenceEntry], language: Language) -> Iterator[Json]:
    """Ages, colours and so on, as far as there are cards that have them."""
    marks = frozenset().union(*(entry.marks for entry in own))
    every = {
        "age": {age: age for age in _AGES},
        "colour": {str(colour): words(language)[colour] for colour in Colour},
        "icon": {str(icon): words(language)[icon] for icon in Icon},
        "kind": {kind: _kind_word(kind, language) for kind in _KINDS},
        "does": {term.id: term.term for term in glossary(language) if term.id not in _KINDS},
    }
    for id, options in every.items():
        present = [{"id": one, "word": word} for one, word in options.items() if one in marks]
        if present:
            yield {"id": id, "word": said(f"only_{id}", language), "options": present}


def _edition_group(edition: EditionName, language: Language) -> Json:
    """The editions whose cards can be read."""
    options = [
        {"id": one, "word": said(f"edition_{one}", language), "on": one == edition} for one in EDITIONS
    ]
    return {"id": "edition", "word": said("edition", language), "options": options}


def _changed(language: Language) -> Json:
    """The way to what differs."""
    return {"word": said("editions", language), "send": {"do": "page", "page": "editions"}}


def _kind_word(kind: str, language: Language) -> str:
    return said(f"role_{kind}" if kind in ("demand", "cooperative") else f"only_{kind}", language)


def _chosen(entry: ReferenceEntry, only: Sequence[str], groups: Sequence[Json]) -> bool:
    """Whether a card has something of each group in which something is chosen."""
    for group in groups:
        wanted = {one["id"] for one in group["options"]} & set(only)
        if wanted and not wanted & entry.marks:
            return False
    return True


# One card -----------------------------------------------------------------------------------


def _all_about(entry: ReferenceEntry, language: Language, edition: EditionName) -> Json:
    """The large card, its texts, its rules, how it goes at a table, and where it is played."""
    naming, behind = _rules_naming(entry, language), _rules_behind(entry, language, edition)
    return {
        "id": entry.id,
        **_large(entry, language, edition),
        "differs": _changed(language) if entry.id in _DIFFERING else None,
        "texts": [
            {"language": other, "word": NAMES[other], "lines": _text(entry, other, edition).split("\n")}
            for other in LANGUAGES
        ],
        "rulings": [explain.rule(id, language) for id in naming],
        "rules": [id for id in behind if id not in naming],
        "seen": [
            *(
                {
                    "word": said("seen_scenario", language, title=one.said("title", language) or one.id),
                    "send": {"do": "scenario", "id": one.id},
                }
                for one in scenarios_with(entry.id)
            ),
            *(
                {
                    "word": said("seen_lesson", language, title=spoken(one.lesson.title, language)),
                    "send": {"do": "lesson", "id": one.lesson.id, "step": one.step},
                }
                for one in lessons_with(entry.id)
            ),
        ],
    }


def _large(entry: ReferenceEntry, language: Language, edition: EditionName) -> Json:
    """The card as it is read at a table, and the graph of its order there; a field has none."""
    table = card_table(entry.id, edition)
    if table is None:
        return {"card": _field(entry, language, edition), "graph": None, "lead": None, "try": None}
    opened = (
        entry.id if entry.kind == "card" else next(card for card in CIV_CARD if card.startswith(entry.id))
    )
    shown = scene(Session(table.game), None, language, Focus(looked=table.key, card=opened))
    assert shown["card"] is not None, "it was opened"
    return {
        "card": {**shown["card"], "opened": False},
        "graph": shown["graph"],
        "lead": said("card_table_lead", language, player=table.game.players[0]),
        "try": {"word": said("card_try", language), "send": {"do": "try", "card": entry.id}},
    }


def _field(entry: ReferenceEntry, language: Language, edition: EditionName) -> Json:
    effect: Json = {"kind": "cooperative", "word": "", "state": None}
    clause: Json = {"path": [], "text": _text(entry, language, edition), "state": None}
    return {
        **_face(entry, language),
        "icons": [None] * 4,
        "heading": [said("only_field", language)],
        "iconWord": None,
        "iconsWord": None,
        "effects": [{**effect, "clauses": [clause]}],
        "for": None,
        "opened": False,
    }


def _text(entry: ReferenceEntry, language: Language, edition: EditionName) -> str:
    if entry.kind == "card":
        return card_text(entry.id, language, edition)
    if entry.kind == "domain":
        return domain_text(entry.id, language)
    return field_text(next(field for field in EDITIONS[edition].fields if field.id == entry.id), language)


def _rules_naming(entry: ReferenceEntry, language: Language) -> list[str]:
    """The rules that say something about this very card, or about an effect of the domain."""
    english = [entry.names[number] for number in range(0, len(entry.names), len(LANGUAGES))]
    names = english[:1] if entry.kind != "domain" else english[1:]
    named = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
    games = {id for id, rule in rules("en").items() if rule.game in entry.games}
    return [id for id, rule in rules("en").items() if id in games and named.search(rule.text)]


def _rules_behind(entry: ReferenceEntry, language: Language, edition: EditionName) -> list[str]:
    """The rules of the words that stand on it."""
    (game,) = entry.games
    mentions = terms_in(_text(entry, language, edition), language, game)
    found = dict.fromkeys(rule for mention in mentions for rule in mention.term.rules)
    return [id for id in rules(language) if id in found and rules(language)[id].game == game]


def table_to_try(card: str, edition: EditionName) -> tuple[GameName, str]:
    """The game, and the text of a scenario that begins at the example table of a card.

    Raises KeyError for what nobody carries out.
    """
    table = card_table(card, edition)
    if table is None:
        raise KeyError(card)
    return ("innovation" if card in CARD else "civ"), json.dumps(table.game.record())
