"""What sentences about a game share: cards, places and players as they are named in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from cards.innovation import CARD
from cards.program import Demand, Place
from cards.terms import Colour, Direction, Field, Icon
from cards.text.it.places import NAMES, contracted
from cards.text.it.words import COLOURS, DIRECTIONS, FIELDS, ICONS, a_value, joined, ordinal


def card(known: str | int) -> str:
    """A card by its name, or by its value for those who may not know it."""
    return a_value(known) if isinstance(known, int) else CARD[known].name.it


def card_and_value(known: str | int) -> str:
    """A card by its name and value: "Banche (5)"."""
    return a_value(known) if isinstance(known, int) else f"{CARD[known].name.it} ({CARD[known].age})"


def cards(known: Iterable[str | int]) -> str:
    """Several cards: "Banche e Chimica", "due 5 e un 3"."""
    listed = list(known)
    names = [CARD[one].name.it for one in listed if isinstance(one, str)]
    values = Counter(one for one in listed if isinstance(one, int))
    return joined([*names, *(a_value(value, values[value]) for value in sorted(values))])


def place(preposition: str, where: str, owner: str, speaker: str = "") -> str:
    """A place of a player: "dalla Mano di Luca", or, if it is the subject's, "dalla propria Mano"."""
    name = NAMES[Place(where)][0]
    if owner == speaker:
        return contracted(preposition, f"propria {name}")
    return f"{contracted(preposition, name)} di {owner}"


def to(player: str) -> str:
    """To a player: "ad Anna", "a Luca"."""
    return f"{'ad' if player[:1] in ('A', 'a') else 'a'} {player}"


def icons(icon: Icon | str, count: int) -> str:
    """So many icons, in figures: "1 corona", "3 corone"."""
    _, several, one = ICONS[Icon(icon)]
    return f"{count} {one if count == 1 else several}"


def field(name: Field | str) -> str:
    """A field by its printed name."""
    return f"Campo {FIELDS[Field(name)].upper()}"


def cards_of(colour: Colour | str) -> str:
    """The cards of a colour: "carte rosse"."""
    return f"carte {COLOURS[Colour(colour)][2]}"


def direction(way: Direction | str) -> str:
    """A direction: "verso l'alto"."""
    return DIRECTIONS[Direction(way)]


def dogma(name: str, effect: int) -> str:
    """An effect (from 1) of a card, without article: "primo Dogma di Banche (Supremazia)"."""
    effects = CARD[name].effects
    demand = isinstance(effects[effect - 1], Demand)
    if len(effects) == 1:
        return f"Dogma {'di Supremazia' if demand else 'Cooperativo'} di {CARD[name].name.it}"
    kind = "Supremazia" if demand else "Cooperativo"
    return f"{ordinal(effect)} Dogma di {CARD[name].name.it} ({kind})"


def names(data: Mapping[str, Any], key: str) -> list[str]:
    """Players in the data of an event, one or several."""
    players = data.get(key) or ()
    return [players] if isinstance(players, str) else list(players)
