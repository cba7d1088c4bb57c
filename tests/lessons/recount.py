"""Counts what lies on a table from what is printed on the cards, without the engine's own counting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cards.innovation import CARD
from cards.program import Cooperative, Demand

SHOWS = {
    None: (),
    "left": ("bottom_right",),
    "right": ("top_left", "bottom_left"),
    "up": ("bottom_left", "bottom_middle", "bottom_right"),
}
ALL = ("top_left", "bottom_left", "bottom_middle", "bottom_right")


def icons(player: Mapping[str, Any], icon: str) -> int:
    """How many icons of a kind a player of a position shows (INN-8.2)."""
    found = 0
    for pile in player["board"].values():
        for depth, card in enumerate(pile["cards"]):
            places = SHOWS[pile["splay"]] if depth else ALL
            found += sum(getattr(CARD[card].icons, place) == icon for place in places)
    return found


def roles(position: Mapping[str, Any], card: str, effect: int) -> dict[str, str]:
    """Roles in an effect of a card, by name, clockwise from the left of the one whose turn it is."""
    names = list(position["players"])
    start = names.index(position["turn"])
    others = [names[(start + step) % len(names)] for step in range(1, len(names))]
    counts = {name: icons(position["players"][name], CARD[card].dogma) for name in names}
    mine = counts[position["turn"]]
    program = CARD[card].effects[effect - 1]
    found: dict[str, str] = {}
    for name in others:
        fewer = counts[name] < mine
        if isinstance(program, Demand):
            found[name] = "obeys" if fewer else "immune"
        else:
            found[name] = "immune" if fewer else "shares"
    if isinstance(program, Cooperative):
        found[position["turn"]] = "acts"
    return found


def area(player: Mapping[str, Any], domain: str) -> int:
    """How many cards of a domain of CIV lie in a play area."""
    return sum(card[:-1] == domain for card in player["area"])
