"""Where a card is seen at work: in scenarios, in lessons, and on a small table made for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

import engine
from cards.civ import CARD as CIV_CARD
from cards.civ import LEVELS
from cards.innovation import CARD, CARDS
from cards.innovation.editions import PRINTINGS, options_of
from cards.model import places
from cards.terms import Domain, EditionName, Icon
from engine.game import Game
from tutor.library.scenarios import LibraryScenario, library
from tutor.story.lessons import Lesson, lessons, stops

__all__ = ["CardTable", "LessonPlace", "card_table", "lessons_with", "scenarios_with"]

_PLAYERS = ("Anna", "Bruno", "Carla")
_APPLIES = ("dogma", "effect", "discard", "copy")
"""With these words an answer begins that carries out a card."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """A table on which a card can be carried out, and the answer that does so."""

    game: Game
    key: str


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A lesson, and the step of it at which a card is carried out."""

    lesson: Lesson
    step: int


def scenarios_with(card: str) -> list[LibraryScenario]:
    """The scenarios in which a card, or a domain of CIV, is carried out."""
    return [entry for entry in library().values() if card in _carried_out(entry.id)]


@cache
def _carried_out(scenario: str) -> frozenset[str]:
    events = library()[scenario].game.events
    carried_out = (event.clause[0] for event in events if event.clause is not None)
    return frozenset(PRINTINGS[card].id if card in PRINTINGS else card for card in carried_out)


def lessons_with(card: str) -> list[LessonPlace]:
    """The lessons in which it is carried out, each at the first step where it is."""
    return [
        LessonPlace(lesson, next(step for step, stop in enumerate(stops(lesson)) if stop.at >= page))
        for lesson in lessons().values()
        for page in [_first_page(lesson, card)]
        if page is not None
    ]


def _first_page(lesson: Lesson, card: str) -> int | None:
    return next((number for number, cards in enumerate(_on_pages(lesson.id)) if card in cards), None)


@cache
def _on_pages(lesson: str) -> tuple[frozenset[str], ...]:
    """What is carried out on each page of a lesson."""
    return tuple(frozenset(_applied(page.node.plain())) for page in lessons()[lesson].pages)


def _applied(said: Any) -> Iterator[str]:
    """The cards that the answers in a file carry out."""
    if isinstance(said, Mapping):
        for part in said.values():
            yield from _applied(part)
    elif isinstance(said, list | tuple):
        for part in said:
            yield from _applied(part)
    elif isinstance(said, str) and said.startswith(_APPLIES):
        yield from said.split()[1:]


def card_table(card: str, edition: EditionName = "first") -> CardTable | None:
    """A table for three on which one player carries out the card, one has icons enough and one has none.

    None for what nobody carries out: a special achievement.
    """
    if card in CARD:
        return CardTable(_innovation(card, edition), f"dogma {card}")
    return _civ(Domain(card)) if card in list(Domain) else None


def _innovation(card: str, edition: EditionName) -> Game:
    icon, needed = CARD[card].dogma, _icons(card)[CARD[card].dogma]
    without = next(other for other in _others(card) if not _icons(other)[icon])
    boards = ([card], _enough(card, icon, needed), [without])
    return _laid(
        "innovation",
        {
            name: {"board": {str(CARD[one].colour): [one] for one in board}}
            for name, board in zip(_PLAYERS, boards, strict=True)
        },
        options_of(edition),
    )


def _enough(card: str, icon: str, needed: int) -> list[str]:
    """Cards of different colours that show an icon at least so many times, as few as will do."""
    ordered = sorted(_others(card), key=lambda one: -_icons(one)[icon])
    found: list[str] = []
    for other in ordered:
        if sum(_icons(one)[icon] for one in found) >= needed:
            break
        if all(CARD[one].colour != CARD[other].colour for one in found):
            found.append(other)
    return found


def _others(card: str) -> list[str]:
    """The other cards, those of about the same age first; none is given to two players."""
    near = sorted(CARDS, key=lambda one: abs(one.age - CARD[card].age))
    return [one.id for one in near if one.id != card]


def _icons(card: str) -> Mapping[str, int]:
    shown = [str(icon) for icon in places(CARD[card].icons) if icon]
    return {icon: shown.count(icon) for icon in Icon}


def _civ(domain: Domain) -> CardTable:
    """The first player has cards for the stronger effect, the others have some of another domain."""
    many = [card for card, kind in CIV_CARD.items() if kind.domain.id == domain]
    own = [many[number % len(many)] for number in range(LEVELS[len(_PLAYERS)][1])]
    other = "army1" if domain == Domain.RELIGION else "religion1"
    anna, *others = _PLAYERS
    players = {
        anna: {"hand": ["science2", "science3", "culture2"], "area": own},
        **{name: {"hand": ["utopia3"], "area": [other, other, other]} for name in others},
    }
    game = _laid("civ", players, step="effects", discard=["economy1", "economy2"])
    assert game.decision is not None
    own_keys = [key for key in game.decision.keys if domain in key.split() or key.startswith("copy")]
    return CardTable(game, max(own_keys, key=lambda key: len(game.preview(key))))


def _laid(
    game: str, players: Mapping[str, Any], options: Mapping[str, str] = MappingProxyType({}), **more: Any
) -> Game:
    return engine.load(
        {
            "aula": 1,
            "game": game,
            "players": list(players),
            "options": dict(options),
            "position": {"turn": _PLAYERS[0], **more, "players": dict(players)},
        }
    )
