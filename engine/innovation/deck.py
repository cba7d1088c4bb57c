"""The cards made ready for play: icons counted and keys spelled out once, programs compiled once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cards.innovation import CARD, SHOWN_BENEATH
from cards.innovation.editions import EDITIONS, PRINTINGS, Edition
from cards.model import Card, places
from cards.program import Demand
from cards.terms import Colour, Direction, Icon
from engine.run import Operation

COLOURS = tuple(Colour)
ICONS = tuple(Icon)
DIRECTIONS = tuple(Direction)
LEFT, RIGHT, UP = range(3)
UNSPLAYED = -1

Counts = tuple[int, int, int, int, int, int]
"""How many of each icon, in the order of ICONS."""

NO_ICONS: Counts = (0, 0, 0, 0, 0, 0)


def _count(*icons: Icon | None) -> Counts:
    a, b, c, d, e, f = (icons.count(icon) for icon in ICONS)
    return (a, b, c, d, e, f)


@dataclass(eq=False, slots=True)
class ReadyCard:
    """A card as the engine handles it; a deck has one of each, compared by identity."""

    card: Card
    index: int
    """Its place in the list of all cards, which breaks ties (INN-9.8)."""
    id: str = field(init=False)
    printing: str = field(init=False)
    """How clauses call it."""
    age: int = field(init=False)
    colour: int = field(init=False)
    dogma: int = field(init=False)
    icons: Counts = field(init=False)
    showing: tuple[Counts, Counts, Counts] = field(init=False)
    """What it shows beneath others, splayed left, right, up (INN-8.2)."""
    demands: tuple[bool, ...] = field(init=False)
    """Of each effect whether it is a demand; the others are cooperative."""
    effects: tuple[tuple[Operation, ...], ...] = ()
    """Its effects as operations; filled in when the programs are compiled."""
    meld_key: str = field(init=False)
    dogma_key: str = field(init=False)

    def __post_init__(self) -> None:
        card, icons = self.card, places(self.card.icons)
        self.id = card.id
        self.printing = card.printing
        self.age = card.age
        self.colour = COLOURS.index(card.colour)
        self.dogma = ICONS.index(card.dogma)
        self.icons = _count(*icons)
        left, right, up = ([icons[place] for place in SHOWN_BENEATH[way]] for way in DIRECTIONS)
        self.showing = _count(*left), _count(*right), _count(*up)
        self.demands = tuple(isinstance(effect, Demand) for effect in card.effects)
        self.meld_key = f"meld {card.id}"
        self.dogma_key = f"dogma {card.id}"

    def __repr__(self) -> str:
        return self.id


@dataclass(frozen=True, eq=False, slots=True)
class Deck:
    """The 105 cards of an edition; what is the same in several, they share."""

    cards: tuple[ReadyCard, ...]
    by_id: Mapping[str, ReadyCard]


_ORDER = {id: index for index, id in enumerate(CARD)}

READY = {printing: ReadyCard(card, _ORDER[card.id]) for printing, card in PRINTINGS.items()}
"""The cards of all editions, as clauses call them."""


def _deck(edition: Edition) -> Deck:
    cards = tuple(READY[card.printing] for card in edition.card.values())
    return Deck(cards, {ready.id: ready for ready in cards})


DECKS = {name: _deck(edition) for name, edition in EDITIONS.items()}
BY_ID = DECKS["first"].by_id
"""For what is printed alike on a card in every edition: all but its effects."""
AGES = range(1, 11)
PERIODS = range(1, 10)
BACKS = {ready.id: ready.age for ready in BY_ID.values()}
"""The number on the back of each card, which everybody may know (INN-2.2)."""
