"""Events as sentences cut into parts, of which words of the glossary and names of cards can be opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cards.rules import glossary, rules, terms_in
from cards.terms import Language
from cards.text import card_name
from cards.text.civ import domain_and_era
from engine.commentary import Line, commentary
from engine.events import Event
from engine.game import Game
from engine.view import redacted
from tutor.table.scene.shape import Parts, SceneLine, ScenePart

__all__ = ["commented", "explained", "name_of", "parts", "recent", "rule", "term", "text_of"]

Mark = tuple[int, int, str, str]
"""From where to where, "card" or "term", and which."""

RECENT_TURNS = 2
RECENT_EVENTS = 60


def parts(text: str, game: str, language: Language, cards: tuple[str, ...] = ()) -> tuple[ScenePart, ...]:
    """A sentence in parts, each with its `text` and perhaps the `term` or `card` that it names.

    >>> [part for part in parts("Ann melds Oars.", "innovation", "en", ("oars",)) if len(part) > 1]
    [{'text': 'melds', 'term': 'meld'}, {'text': 'Oars', 'card': 'oars'}]
    >>> [part for part in parts("Una Carta Attiva.", "innovation", "it", ("paper",)) if len(part) > 1]
    [{'text': 'Carta Attiva', 'term': 'top-card'}]
    """
    return _cut(text, game, language, cards)


def text_of(parts: Iterable[ScenePart]) -> str:
    """A sentence in parts as plain text."""
    return "".join(part["text"] for part in parts)


@lru_cache(maxsize=4096)
def _cut(text: str, game: str, language: Language, cards: tuple[str, ...]) -> tuple[ScenePart, ...]:
    found = sorted(_marks(text, game, language, cards))
    cut: list[ScenePart] = []
    end = 0
    for start, stop, kind, id in found:
        if start < end:
            continue
        if start > end:
            cut.append({"text": text[end:start]})
        named = text[start:stop]
        cut.append({"text": named, "card": id} if kind == "card" else {"text": named, "term": id})
        end = stop
    if end < len(text):
        cut.append({"text": text[end:]})
    return tuple(cut)


def _marks(text: str, game: str, language: Language, cards: Sequence[str]) -> Iterator[Mark]:
    """Where a card or a term is named; a term once in a sentence. Of one within another, it is the longer."""
    mentions = tuple(terms_in(text, language, game))
    named: list[tuple[int, int]] = []
    for card in cards:
        name = name_of(card, game, language)
        for start, end in (found.span() for found in re.finditer(re.escape(name), text)):
            around = (term for term in mentions if term.start <= start and end <= term.end)
            if all(term.end - term.start == len(name) for term in around):
                named.append((start, end))
                yield start, end, "card", card
                break
    marked = set()
    for mention in mentions:
        inside = any(start < mention.end and mention.start < end for start, end in named)
        if not inside and mention.term.id not in marked:
            marked.add(mention.term.id)
            yield mention.start, mention.end, "term", mention.term.id


def name_of(card: str, game: str, language: Language) -> str:
    """A card as sentences call it."""
    return _NAMES_OF[game](card, language)


def _domain_name(card: str, language: Language) -> str:
    domain, era = domain_and_era(card)
    return f"{domain.name[language]} {era}"


_NAMES_OF: Mapping[str, Callable[[str, Language], str]] = {"innovation": card_name, "civ": _domain_name}


def recent(game: Game) -> range:
    """The numbers of the events of this turn and the one before, which are enough to follow the game."""
    turns = 0
    first = last = len(game.events)
    while first > 0 and last - first < RECENT_EVENTS and turns < RECENT_TURNS:
        first -= 1
        turns += game.events[first].kind == "turn"
    return range(first, last)


def explained(
    game: Game, numbers: Iterable[int], viewer: str | None, language: Language, fresh: int
) -> list[SceneLine]:
    """Events, given by their numbers, as one player may know them; those from `fresh` on are new."""
    return [_told(game, number, viewer, language, fresh) for number in numbers]


def commented(
    game: Game, numbers: Sequence[int], viewer: str | None, language: Language, fresh: int
) -> list[SceneLine]:
    """The same as a commentary: what a line sums up, or what only adds to it, lies in its `details`."""
    events = [_known(game, number, viewer) for number in numbers]

    def entry(line: Line) -> SceneLine:
        told = sorted(line.events())
        first = events[told[0]]
        cards = tuple(card for place in told for card in _cards(events[place]))
        return {
            "n": numbers[told[0]],
            "kind": first.kind,
            "player": first.player,
            "parts": parts(line.text, game.name, language, cards),
            "rule": line.rule,
            "clause": None if first.clause is None else list(first.clause),
            "now": numbers[told[-1]] >= fresh,
            "details": [entry(detail) for detail in line.details],
        }

    return [entry(line) for line in commentary(events, language)]


def _known(game: Game, number: int, viewer: str | None) -> Event:
    event = game.events[number]
    return event if viewer is None else redacted(event, viewer, game.backs)


def _told(game: Game, number: int, viewer: str | None, language: Language, fresh: int) -> SceneLine:
    event, known = game.events[number], _known(game, number, viewer)
    return {
        "n": number,
        "kind": event.kind,
        "player": event.player,
        "parts": parts(known.text(language), game.name, language, _cards(known)),
        "rule": event.rule,
        "clause": None if event.clause is None else list(event.clause),
        "now": number >= fresh,
    }


def _cards(event: Event) -> tuple[str, ...]:
    data = event.data
    named = [data.get("card"), *data.get("given", ()), *data.get("taken", ())]
    return tuple(card for card in named if isinstance(card, str))


def rule(id: str, language: Language) -> dict[str, Any] | None:
    """A rule with its sentences in parts, or None if there is none of this id."""
    found = rules(language).get(id)
    if found is None:
        return None
    plain = [paragraph for paragraph in found.text.split("\n\n") if not paragraph.startswith("*")]
    return {
        "kind": "rule",
        "id": found.id,
        "title": f"{found.id} · {found.section}",
        "paragraphs": [_paragraph(paragraph, found.game, language) for paragraph in plain],
        "ruling": parts(_unmarked(found.ruling), found.game, language) if found.ruling else None,
        "rules": [],
    }


def _paragraph(markdown: str, game: str, language: Language) -> Parts | dict[str, list[list[str]]]:
    """A paragraph in parts, or a table as its rows, of which the first is its heading.

    >>> _paragraph("| | I |\\n|---|---|\\n| Army | 8 |", "civ", "en")
    {'rows': [['', 'I'], ['Army', '8']]}
    """
    if not markdown.startswith("|"):
        return parts(_unmarked(markdown), game, language)
    lines = [line for line in markdown.splitlines() if not line.startswith("|--")]
    return {"rows": [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]}


def term(id: str, game: str, language: Language) -> dict[str, Any] | None:
    """A word of the glossary with its meaning and its rules, or None if there is none of this id."""
    found = next((one for one in glossary(language) if one.id == id), None)
    if found is None:
        return None
    return {
        "kind": "term",
        "id": found.id,
        "title": found.term,
        "paragraphs": [parts(_unmarked(found.meaning), game, language)],
        "ruling": None,
        "rules": list(found.rules),
    }


def _unmarked(markdown: str) -> str:
    """The words of a paragraph without marks for bold and italic."""
    return markdown.replace("**", "").replace("*", "")
