"""The words that cards are made of, and the languages they are said in."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, get_args

GameName = Literal["innovation", "civ"]
GAMES: tuple[GameName, ...] = get_args(GameName)
"""The games, as files and addresses call them, in the order in which they are offered."""

Language = Literal["en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "it", "fr")

EditionName = Literal["first", "third"]
"""The editions of Innovation that differ."""
EDITION_NAMES: tuple[EditionName, ...] = get_args(EditionName)
EDITIONS_OF: Mapping[str, tuple[EditionName, ...]] = {"innovation": EDITION_NAMES, "civ": ()}
"""The editions that can be chosen, by game."""

Texts = tuple[str, str, str]
"""One text in each language, in the order of LANGUAGES."""


class Colour(StrEnum):
    """The five colours of Innovation, in the order in which piles lie on a board."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


class Icon(StrEnum):
    """The six icons of Innovation."""

    CASTLE = "castle"
    CROWN = "crown"
    LEAF = "leaf"
    BULB = "bulb"
    FACTORY = "factory"
    CLOCK = "clock"


class Direction(StrEnum):
    """The three ways to splay a pile."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"


class Field(StrEnum):
    """The five special achievements of Innovation."""

    MONUMENT = "monument"
    EMPIRE = "empire"
    WONDER = "wonder"
    WORLD = "world"
    UNIVERSE = "universe"


class Domain(StrEnum):
    """The six domains of CIV, in the order in which they lie in a play area."""

    ARMY = "army"
    RELIGION = "religion"
    ECONOMY = "economy"
    SCIENCE = "science"
    CULTURE = "culture"
    UTOPIA = "utopia"
